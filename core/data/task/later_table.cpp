#include "core/data/task/later_table.h"

#include <algorithm>
#include <iterator>

#include "core/data/shape/expression.h"
#include "core/data/table/long_wholes.h"
#include "core/data/table/number_text.h"
#include "core/data/task/sources.h"

namespace ardent {
namespace {

/// Of a text, or of one that as a number would be written otherwise: "007", "1E5".
bool hasWordyClass(const FittedRecipe& recipe) {
    return std::ranges::any_of(recipe.classes, [](const std::string& name) {
        const ParsedNumber number = parseNumber(name);
        return number.kind != NumberKind::Finite || losesDigits(name, number.value) ||
               numberText(number.value, Storage::Float64) != name;
    });
}

TableShape stepsForInputs(const FittedRecipe& recipe) {
    return stepsFor(sourceColumns(recipe), recipe.shape, recipe.target);
}

/// The steps of training without those that leave out some of its rows, and those that only make
/// the target, where their columns are not here.
TableShape laterSteps(const FittedRecipe& recipe, const Table& table) {
    const TableShape needed = stepsForInputs(recipe);
    std::vector<std::string> made;
    const auto isKnown = [&](const std::string& name) {
        return table.find(name) >= 0 || std::ranges::find(made, name) != made.end();
    };
    TableShape steps;
    for (const ShapeStep& step : recipe.shape) {
        if (step.kind == StepKind::Exclude) continue;
        const bool canBeTaken = std::ranges::all_of(columnsIn(step.expression), isKnown) &&
                                (step.kind != StepKind::Transform || isKnown(step.column));
        if (!canBeTaken && std::ranges::find(needed, step) == needed.end()) continue;
        if (step.kind == StepKind::Derive) made.push_back(step.column);
        steps.push_back(step);
    }
    return steps;
}

}  // namespace

Readings laterReadings(const FittedRecipe& recipe) {
    Readings readings = recipe.readings;
    for (const SourceColumn& source : recipe.sources)
        if (source.type != ColumnType::Numeric || source.date)
            readings[columnOf(source)] = ReadAs::Category;
    if (hasWordyClass(recipe)) readings[recipe.target] = ReadAs::Category;
    return readings;
}

Readings laterReadings(const Table& training, Readings chosen) {
    for (const Column& column : training.columns)
        if (column.type != ColumnType::Numeric) chosen[column.name] = ReadAs::Category;
    return chosen;
}

ReadingOptions laterOptions(ReadingOptions training) {
    training.footer.reset();
    return training;
}

std::vector<std::string> neededColumns(const FittedRecipe& recipe) {
    std::vector<std::string> names = sourceColumns(recipe);
    std::erase_if(names, [&](const std::string& name) { return isDerived(recipe.shape, name); });
    for (std::string& name : columnsNeeded(stepsForInputs(recipe)))
        if (name != recipe.target && std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    return names;
}

std::vector<std::string> neededNumbers(const FittedRecipe& recipe) {
    std::vector<std::string> names = neededColumns(recipe);
    std::erase_if(names, [&](const std::string& name) {
        const auto source = std::ranges::find(recipe.sources, name, columnOf);
        if (source != recipe.sources.end())
            return source->type != ColumnType::Numeric || source->date.has_value();
        const auto reading = recipe.readings.find(name);
        return reading != recipe.readings.end() && reading->second == ReadAs::Category;
    });
    return names;
}

Result<> takeLaterSteps(const FittedRecipe& recipe, Imported& imported,
                        std::vector<std::int32_t>* rows) {
    const TableShape steps = laterSteps(recipe, imported.table);
    auto shaped = takeSteps(steps, std::move(imported.table), recipe.target);
    if (!shaped) return tl::unexpected(shaped.error());
    imported.table = std::move(shaped->table);
    std::ranges::move(shaped->notes, std::back_inserter(imported.report.notes));
    if (std::ranges::find(recipe.shape, StepKind::Exclude, &ShapeStep::kind) != recipe.shape.end())
        imported.report.notes.push_back(
            message("later-rows-kept",
                    "Training left rows out by their numbers; of this table all are kept."));
    if (rows != nullptr) *rows = std::move(shaped->rows);
    return {};
}

Result<Imported> readLaterTable(const std::filesystem::path& path, Precision precision,
                                const FittedRecipe& recipe) {
    auto imported = readTable(path, precision, laterReadings(recipe), recipe.decimalMark,
                              neededColumns(recipe), laterOptions(recipe.fileReading));
    if (!imported) return imported;
    if (const Result<> taken = takeLaterSteps(recipe, *imported); !taken)
        return tl::unexpected(taken.error());
    return imported;
}

}  // namespace ardent
