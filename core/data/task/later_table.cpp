#include "core/data/task/later_table.h"

#include <algorithm>
#include <iterator>

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

}  // namespace

Readings laterReadings(const FittedRecipe& recipe) {
    Readings readings = recipe.readings;
    for (const SourceColumn& source : recipe.sources)
        if (source.type != ColumnType::Numeric || source.date)
            readings[source.name] = ReadAs::Category;
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
    std::vector<std::string> names = sourceNames(recipe);
    std::erase_if(names, [&](const std::string& name) { return isDerived(recipe.shape, name); });
    for (std::string& name : columnsNeeded(recipe.shape))
        if (name != recipe.target && std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    return names;
}

std::vector<std::string> neededNumbers(const FittedRecipe& recipe) {
    std::vector<std::string> names = neededColumns(recipe);
    std::erase_if(names, [&](const std::string& name) {
        const auto source = std::ranges::find(recipe.sources, name, &SourceColumn::name);
        if (source != recipe.sources.end())
            return source->type != ColumnType::Numeric || source->date.has_value();
        const auto reading = recipe.readings.find(name);
        return reading != recipe.readings.end() && reading->second == ReadAs::Category;
    });
    return names;
}

Result<Imported> readLaterTable(const std::filesystem::path& path, Precision precision,
                                const FittedRecipe& recipe) {
    auto imported = readTable(path, precision, laterReadings(recipe), recipe.decimalMark,
                              neededColumns(recipe), laterOptions(recipe.fileReading));
    if (!imported || recipe.shape.empty()) return imported;
    auto shaped = takeSteps(recipe.shape, std::move(imported->table), recipe.target);
    if (!shaped) return tl::unexpected(shaped.error());
    imported->table = std::move(shaped->table);
    std::ranges::move(shaped->notes, std::back_inserter(imported->report.notes));
    return imported;
}

}  // namespace ardent
