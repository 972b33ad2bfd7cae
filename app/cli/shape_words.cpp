#include "app/cli/shape_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace ardent::cli {
namespace {

/// "name" and "a / b" of "name = a / b", cut at this '='.
std::pair<std::string, std::string> cutAt(const std::string& word, std::size_t equals) {
    const auto trimmed = [](std::string text) {
        const std::size_t first = text.find_first_not_of(' ');
        if (first == std::string::npos) return std::string();
        return text.substr(first, text.find_last_not_of(' ') - first + 1);
    };
    if (equals == std::string::npos) return {};
    return {trimmed(word.substr(0, equals)), trimmed(word.substr(equals + 1))};
}

std::optional<Transform> transformCalled(std::string_view name) {
    for (const Transform kind : {Transform::Log, Transform::Sqrt})
        if (name == transformName(kind)) return kind;
    return std::nullopt;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> ShapeWords::all() const {
    std::vector<std::pair<std::string, std::string>> given;
    for (const std::string& word : withoutRows) given.emplace_back("--without-rows", word);
    for (const std::string& word : derive) given.emplace_back("--derive", word);
    for (const std::string& word : where) given.emplace_back("--where", word);
    for (const std::string& word : transform) given.emplace_back("--transform", word);
    return given;
}

void addShape(CLI::App& command, ShapeWords& words) {
    constexpr const char* kGroup = "Shape of the table, before it is learned";
    command
        .add_option("--without-rows", words.withoutRows,
                    "Rows to leave out by their numbers in the table, the first of which is 1, "
                    "such as 3,17-20")
        ->take_all()
        ->allow_extra_args(false)
        ->group(kGroup);
    command
        .add_option("--derive", words.derive,
                    "NAME=EXPRESSION: a new column, such as \"rooms each = rooms / people\"; names "
                    "of several words stand between backticks or brackets")
        ->take_all()
        ->allow_extra_args(false)
        ->group(kGroup);
    command
        .add_option("--where", words.where,
                    "EXPRESSION: keep the rows for which it holds, such as \"age > 30 and species "
                    "= 'setosa'\"; may be repeated")
        ->take_all()
        ->allow_extra_args(false)
        ->group(kGroup);
    command
        .add_option("--transform", words.transform,
                    "COLUMN=log or sqrt, also of the target, whose predictions and metrics "
                    "stay in its unit; may be repeated")
        ->take_all()
        ->allow_extra_args(false)
        ->group(kGroup);
}

Result<TableShape> parseShape(const ShapeWords& words) {
    TableShape shape;
    if (!words.withoutRows.empty())
        shape.push_back(
            {StepKind::Exclude, {}, fmt::format("{}", fmt::join(words.withoutRows, ", "))});
    for (const std::string& word : words.derive) {
        const auto [name, expression] = cutAt(word, word.find('='));
        if (name.empty() || expression.empty())
            return fail(Fault::Usage, message("bad-derive",
                                              "--derive {}: write NAME=EXPRESSION, as in "
                                              "\"ratio = a / b\".",
                                              word));
        shape.push_back({StepKind::Derive, name, expression});
    }
    for (const std::string& word : words.where) shape.push_back({StepKind::Where, {}, word});
    for (const std::string& word : words.transform) {
        const auto [name, how] = cutAt(word, word.rfind('='));
        const auto kind = transformCalled(how);
        if (name.empty() || !kind)
            return fail(
                Fault::Usage,
                message("bad-transform", "--transform {}: write COLUMN=log or COLUMN=sqrt.", word));
        const bool isSecond = std::ranges::any_of(shape, [&](const ShapeStep& step) {
            return step.kind == StepKind::Transform && step.column == name;
        });
        if (isSecond)
            return fail(Fault::Usage, message("two-transforms",
                                              "--transform {}: this column has a transform "
                                              "already; choose one of the two.",
                                              word));
        shape.push_back({StepKind::Transform, name, {}, *kind});
    }
    return shape;
}

Result<> shapeTable(const ShapeWords& words, Imported& imported, Recipe& recipe) {
    auto shape = parseShape(words);
    if (!shape) return tl::unexpected(shape.error());
    if (shape->empty()) return {};
    auto shaped = takeSteps(*shape, std::move(imported.table));
    if (!shaped) return tl::unexpected(shaped.error());
    imported.table = std::move(shaped->table);
    std::ranges::move(shaped->notes, std::back_inserter(imported.report.notes));
    recipe.shape = std::move(*shape);
    return {};
}

}  // namespace ardent::cli
