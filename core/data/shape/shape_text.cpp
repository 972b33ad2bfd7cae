#include "core/data/shape/shape_text.h"

#include <algorithm>
#include <optional>

#include "core/data/shape/row_list.h"

namespace ardent {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// What stands behind the word and a blank, if the line begins with it.
std::optional<std::string> behind(std::string_view word, std::string_view line) {
    if (!line.starts_with(word)) return std::nullopt;
    const std::string_view rest = line.substr(word.size());
    if (rest.empty() || (rest[0] != ' ' && rest[0] != '\t')) return std::nullopt;
    return std::string(trimmed(rest));
}

std::optional<ShapeStep> stepIn(std::string_view line) {
    if (auto condition = behind("where", line))
        return ShapeStep{StepKind::Where, {}, std::move(*condition)};
    if (auto rows = behind("without rows", line))
        if (rowList(*rows)) return ShapeStep{StepKind::Exclude, {}, std::move(*rows)};
    for (const Transform transform : {Transform::Log, Transform::Sqrt})
        if (auto column = behind(std::string(transformName(transform)) + " of", line))
            return ShapeStep{StepKind::Transform, std::move(*column), {}, transform};
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const bool isComparison =
        (equals > 0 && std::string_view("<>!").find(line[equals - 1]) != std::string_view::npos) ||
        line.substr(equals + 1).starts_with('=');
    if (isComparison) return std::nullopt;
    const std::string_view name = trimmed(line.substr(0, equals));
    const std::string_view expression = trimmed(line.substr(equals + 1));
    if (name.empty() || expression.empty()) return std::nullopt;
    return ShapeStep{StepKind::Derive, std::string(name), std::string(expression)};
}

}  // namespace

std::string shapeText(const TableShape& shape) {
    std::string text;
    for (const ShapeStep& step : shape) {
        if (!text.empty()) text += '\n';
        text += stepText(step);
    }
    return text;
}

Result<TableShape> shapeIn(std::string_view text) {
    TableShape shape;
    for (Index number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        std::optional<ShapeStep> step = stepIn(line);
        if (!step)
            return fail(Fault::Usage,
                        message("no-step",
                                "Line {} is no step: write \"where age > 30\", \"without rows 3, "
                                "17-20\", \"ratio = a / b\", \"log of income\" or \"sqrt of "
                                "area\".",
                                number));
        if (step->kind == StepKind::Transform &&
            transformOf(shape, step->column) != Transform::None)
            return fail(Fault::Usage, message("second-transform",
                                              "Line {} transforms {} a second time; leave one of "
                                              "the two out.",
                                              number, step->column));
        shape.push_back(std::move(*step));
    }
    return shape;
}

}  // namespace ardent
