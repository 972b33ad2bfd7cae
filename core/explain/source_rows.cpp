#include "core/explain/source_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>

#include "core/base/check.h"
#include "core/data/table/moments.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/encoding.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/missing_marks.h"
#include "core/explain/level_waves.h"

namespace ardent {

namespace {

double decoded(const EncodedColumn& column, float value) {
    return column.offset + column.scale * static_cast<double>(value);
}

/// The shortest decimal number that the design matrix, in single precision, cannot tell from this
/// one: what most likely stands in the table.
double asWritten(const EncodedColumn& column, double value) {
    constexpr int kMostDigits = 17;
    const double error = 0x1p-23 * std::abs(value / 2. - column.offset / 2.) +
                         0x1p-52 * std::abs(value) + 0x1p-52 * std::abs(column.offset);
    if (std::abs(value) <= error) return 0.;
    for (int digits = 0; digits < kMostDigits; ++digits) {
        const std::string text = fmt::format("{:.{}e}", value, digits);
        double shorter = 0.;
        std::from_chars(text.data(), text.data() + text.size(), shorter);
        if (std::abs(shorter - value) <= error) return shorter;
    }
    return value;
}

bool isDayOfYear(const SourceColumn& source) {
    return source.date && source.date->clock == DateClock::DayOfYear;
}

/// A number of a source in its own unit.
double numberAt(const FittedRecipe& recipe, Index source, const SourceInputs& at,
                const DesignMatrix& x, std::int32_t row) {
    const auto input = [&](Index j) {
        return decoded(recipe.columns[static_cast<std::size_t>(at.first + j)],
                       x(row, at.first + j));
    };
    return isDayOfYear(recipe.sources[static_cast<std::size_t>(source)])
               ? dayOfYear(input(0), input(1))
               : input(0);
}

/// Days of the year are whole already.
double writtenNumber(const FittedRecipe& recipe, Index source, const SourceInputs& at,
                     double value) {
    return isDayOfYear(recipe.sources[static_cast<std::size_t>(source)])
               ? value
               : asWritten(recipe.columns[static_cast<std::size_t>(at.first)], value);
}

/// Position of the level that most rows have; the first of equals.
double mostFrequentLevel(const Task& task, Index source, const SourceInputs& inputs,
                         const std::vector<std::int32_t>& rows) {
    const FittedRecipe& recipe = *task.recipe;
    const std::size_t levels = recipe.sources[static_cast<std::size_t>(source)].levels.size();
    std::vector<Index> counts(levels + 2);
    for (const Index state : observedStates(recipe, source, inputs, task.x, rows))
        ++counts[static_cast<std::size_t>(state)];
    counts.resize(levels);
    return static_cast<double>(std::ranges::max_element(counts) - counts.begin());
}

/// Its position; kMissingLevel or kUnseenLevel of the other states.
double levelOf(const FittedRecipe& recipe, Index source, Index state) {
    const auto levels = std::ssize(recipe.sources[static_cast<std::size_t>(source)].levels);
    return static_cast<double>(state < levels    ? state
                               : state == levels ? kMissingLevel
                                                 : kUnseenLevel);
}

}  // namespace

Index inputOfNumber(const FittedRecipe& recipe, Index source) {
    for (std::size_t j = 0; j < recipe.columns.size(); ++j) {
        if (recipe.columns[j].source == source && recipe.columns[j].level < 0) {
            return static_cast<Index>(j);
        }
    }
    check(false, "source {} is not a number", source);
    return -1;
}

std::vector<double> sourceValues(const FittedRecipe& recipe, const DesignMatrix& x, Index source,
                                 const std::vector<std::int32_t>& rows) {
    const SourceInputs at = sourceInputs(recipe)[static_cast<std::size_t>(source)];
    std::vector<double> values;
    values.reserve(rows.size());
    if (!at.numeric) {
        for (const Index state : observedStates(recipe, source, at, x, rows))
            values.push_back(levelOf(recipe, source, state));
        return values;
    }
    for (const std::int32_t row : rows) values.push_back(numberAt(recipe, source, at, x, row));
    return values;
}

std::vector<double> writtenValues(const FittedRecipe& recipe, const DesignMatrix& x, Index source,
                                  const std::vector<std::int32_t>& rows, std::size_t most) {
    const SourceInputs at = sourceInputs(recipe)[static_cast<std::size_t>(source)];
    std::vector<double> values;
    for (const std::int32_t row : rowsWithNumber(recipe, at, x, rows)) {
        const double value = numberAt(recipe, source, at, x, row);
        const auto place = std::ranges::lower_bound(values, value);
        if (place != values.end() && *place == value) continue;
        if (values.size() == most) return {};
        values.insert(place, value);
    }
    for (double& value : values) value = writtenNumber(recipe, source, at, value);
    return values;
}

Vector typicalRow(const Task& task, const std::vector<std::int32_t>& rows) {
    return *typicalRow(task, rows, always);
}

std::optional<Vector> typicalRow(const Task& task, const std::vector<std::int32_t>& rows,
                                 const GoOn& goOn) {
    check(!rows.empty(), "a typical row needs rows");
    const FittedRecipe& recipe = *task.recipe;
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    Vector typical(std::ssize(inputs));
    for (Index source = 0; source < typical.size(); ++source) {
        if (!goOn()) return std::nullopt;
        const SourceInputs& at = inputs[static_cast<std::size_t>(source)];
        if (at.numeric) {
            std::vector<double> values = sourceValues(recipe, task.x, source, rows);
            typical(source) = writtenNumber(recipe, source, at, median(values));
        } else {
            typical(source) = mostFrequentLevel(task, source, at, rows);
        }
    }
    return typical;
}

std::optional<Vector> rowNearestTo(const Task& task, const std::vector<std::int32_t>& rows,
                                   const Vector& values, const GoOn& goOn) {
    constexpr Index kMostRows = 2000;
    check(!rows.empty(), "a nearest row needs rows");
    const Eigen::RowVectorXf wanted = encodeRow(*task.recipe, values).transpose();
    std::int32_t nearest = rows.front();
    float least = std::numeric_limits<float>::infinity();
    for (const std::int32_t row : drawnRows(rows, kMostRows, kLookSeed)) {
        if (!goOn()) return std::nullopt;
        const float distance = (task.x.row(row) - wanted).squaredNorm();
        if (!(distance < least)) continue;
        least = distance;
        nearest = row;
    }
    Vector found = sourceRow(*task.recipe, task.x, nearest);
    for (Index source = 0; source < found.size(); ++source)
        if (std::isnan(found(source)) ||
            (found(source) < 0. &&
             task.recipe->sources[static_cast<std::size_t>(source)].type != ColumnType::Numeric))
            found(source) = values(source);
    return found;
}

Vector sourceRow(const FittedRecipe& recipe, const DesignMatrix& x, std::int32_t row) {
    check(row >= 0 && row < x.rows(), "row {} of {}", row, x.rows());
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    Vector values(std::ssize(inputs));
    for (Index source = 0; source < values.size(); ++source) {
        const SourceInputs& at = inputs[static_cast<std::size_t>(source)];
        if (at.numeric) {
            values(source) =
                isMarkedMissing(recipe, at, x, row)
                    ? std::numeric_limits<double>::quiet_NaN()
                    : writtenNumber(recipe, source, at, numberAt(recipe, source, at, x, row));
            continue;
        }
        values(source) =
            levelOf(recipe, source, observedStates(recipe, source, at, x, std::array{row}).front());
    }
    return values;
}

Range sourceRange(const FittedRecipe& recipe, const DesignMatrix& x, Index source,
                  const std::vector<std::int32_t>& rows) {
    check(!rows.empty(), "a range needs rows");
    const SourceInputs at = sourceInputs(recipe)[static_cast<std::size_t>(source)];
    const std::vector<double> values = sourceValues(recipe, x, source, rows);
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const auto held = [&](double value) {
        return std::clamp(writtenNumber(recipe, source, at, value), -kWidestRange, kWidestRange);
    };
    return {held(*low), held(*high)};
}

}  // namespace ardent
