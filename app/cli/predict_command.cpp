#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iostream>

#include "app/cli/command.h"
#include "app/cli/read_as.h"
#include "core/base/text.h"
#include "core/data/import/cell_texts.h"
#include "core/data/import/dialect/column_names.h"
#include "core/data/table/no_such_column.h"
#include "core/data/table/table_writer.h"
#include "core/data/task/gaps.h"
#include "core/data/task/later_table.h"
#include "core/store/model_file.h"

namespace ardent::cli {
namespace {

Column numericColumn(std::string name, const Eigen::Ref<const Vector>& values) {
    Column column;
    column.name = std::move(name);
    for (const double value : values) column.numbers.append(value);
    return column;
}

/// Each word is a column's name or several between commas. Errors (Fault::Usage): no such column.
Result<std::vector<std::string>> keptNames(const Table& table,
                                           const std::vector<std::string>& words) {
    std::vector<std::string> names;
    for (const std::string& word : words) {
        if (table.find(word) >= 0) {
            names.push_back(word);
            continue;
        }
        for (const std::string& name : CLI::detail::split(word, ',')) {
            names.push_back(name);
            if (table.find(name) >= 0) continue;
            return fail(Fault::Usage, fmt::format("--keep {}: {} has no such column; {}", name,
                                                  table.name, columnsLike(name, table)));
        }
    }
    return names;
}

/// Kept columns, then for regression the prediction, for classification the most probable class and
/// every class's probability.
Table predictionTable(const FittedRecipe& recipe, const Matrix& predictions,
                      std::vector<Column> kept) {
    const bool isKept = std::ranges::find(kept, recipe.target, &Column::name) != kept.end();
    const std::string name = isKept ? "predicted " + recipe.target : recipe.target;
    Table table;
    table.rows = predictions.rows();
    table.columns = std::move(kept);
    if (recipe.problem == Problem::Regression) {
        table.columns.push_back(numericColumn(name, predictions.col(0)));
        return table;
    }
    Column label;
    label.name = name;
    label.type = ColumnType::Categorical;
    label.levels = recipe.classes;
    for (Index i = 0; i < predictions.rows(); ++i) {
        Index best = 0;
        predictions.row(i).maxCoeff(&best);
        label.codes.push_back(static_cast<std::int32_t>(best));
    }
    table.columns.push_back(std::move(label));
    for (Index c = 0; c < predictions.cols(); ++c)
        table.columns.push_back(numericColumn(
            fmt::format("probability of {}", recipe.classes[static_cast<std::size_t>(c)]),
            predictions.col(c)));
    return table;
}

/// So many columns in front are kept ones. Errors (Fault::Usage): one is called as another column.
Result<> requireDistinctNames(const Table& table, std::size_t kept) {
    for (std::size_t j = 0; j < kept; ++j)
        if (const std::string& name = table.columns[j].name;
            std::ranges::count(table.columns, name, &Column::name) > 1)
            return fail(Fault::Usage, fmt::format("--keep {}: two columns would have this name; "
                                                  "keep it once, or rename it in the table.",
                                                  name));
    return {};
}

/// Where the target is called "probability of A", as the column of its class A would be.
void numberRepeatedNames(Table& table) {
    std::vector<std::string> names, changed;
    for (const Column& column : table.columns) names.push_back(column.name);
    names = distinctNames(names);
    for (std::size_t j = 0; j < names.size(); ++j) {
        if (table.columns[j].name != names[j]) changed.push_back(names[j]);
        table.columns[j].name = names[j];
    }
    if (!changed.empty())
        std::cerr << fmt::format(
            "Note: Columns that would have the name of another, numbered: {}.\n",
            quotedList(changed));
}

struct PredictArguments {
    std::string model, file, out = "-";
    std::vector<std::string> keep;
    ReadingWords reading;
};

int predictFile(const PredictArguments& arguments) {
    const auto& [modelFile, file, out, keep, reading] = arguments;
    if (isSameFile(out, file) || isSameFile(out, modelFile))
        return reportError(
            {Fault::Usage, fmt::format("--out {}: this is an input; name another file.", out)});
    const auto model = loadModel(modelFile);
    if (!model) return reportError(model.error());
    const FittedRecipe& recipe = *model->predictor.recipe;
    const auto imported =
        readLaterTableAs(file, Precision::Printed, recipe, reading, /*needsTarget=*/false);
    if (!imported) return reportError(imported.error());
    for (const Message& note : imported->report.notes)
        std::cerr << "Note: " << note.english() << '\n';
    if (imported->report.rowsDropped > 0)
        return reportError(
            {Fault::Data,
             fmt::format("{}: {} a wrong number of fields, so that predictions would not line up "
                         "with the rows; correct {} first.",
                         file,
                         counted(imported->report.rowsDropped, "row") +
                             (imported->report.rowsDropped == 1 ? " has" : " have"),
                         imported->report.rowsDropped == 1 ? "it" : "them")});
    const auto names = keptNames(imported->table, keep);
    if (!names) return reportError(names.error());
    const auto encoded = encode(recipe, imported->table);
    if (!encoded) return reportError(encoded.error());
    const Matrix predictions = predict(model->predictor, encoded->x);
    for (const Message& note : gapNotes(recipe, findGaps(recipe, imported->table)))
        std::cerr << "Note: " << note.english() << '\n';
    for (const Message& note : heldNotes(encoded->held))
        std::cerr << "Note: " << note.english() << '\n';
    Result<std::vector<Column>> kept;
    if (!names->empty())
        kept = readCellTexts(file, *names, imported->table.rows, neededColumns(recipe),
                             *parseOptions(reading, recipe.fileReading));
    if (!kept) return reportError(kept.error());
    Table table = predictionTable(recipe, predictions, std::move(*kept));
    if (const auto distinct = requireDistinctNames(table, names->size()); !distinct)
        return reportError(distinct.error());
    numberRepeatedNames(table);
    const auto written = writeCsv(table, out);
    return written ? 0 : reportError(written.error());
}

}  // namespace

void addPredictCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand("predict", "Apply a model file to the rows of a table");
    auto arguments = std::make_shared<PredictArguments>();
    command->add_option("model", arguments->model, "Model file written by train --model")
        ->required();
    command->add_option("file", arguments->file, "Table with the model's columns")->required();
    command->add_option("--out", arguments->out, "CSV file to write; - is standard output")
        ->capture_default_str();
    command
        ->add_option("--keep", arguments->keep,
                     "Column of the table to write as it stands in front of the predictions, so "
                     "that they can "
                     "be joined; several between commas, or repeated")
        ->take_all()
        ->allow_extra_args(false);
    addReadAs(*command, arguments->reading);
    command->callback([arguments, command, &exitCode] {
        const auto named = requireName(*command, "--out", "file");
        exitCode = named ? predictFile(*arguments) : reportError(named.error());
    });
}

}  // namespace ardent::cli
