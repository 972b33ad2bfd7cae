#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "app/cli/command.h"
#include "core/data/gaps.h"
#include "core/data/table_reader.h"
#include "core/data/table_writer.h"
#include "core/store/model_file.h"

namespace ardent::cli {
namespace {

Column numericColumn(std::string name, const Eigen::Ref<const Vector>& values) {
    Column column;
    column.name = std::move(name);
    for (const double value : values) column.numbers.append(value);
    return column;
}

/// Regression: the prediction. Classification: the most probable class and every class's
/// probability.
Table predictionTable(const FittedRecipe& recipe, const Matrix& predictions) {
    Table table;
    table.rows = predictions.rows();
    if (recipe.problem == Problem::Regression) {
        table.columns.push_back(numericColumn(recipe.target, predictions.col(0)));
        return table;
    }
    Column label;
    label.name = recipe.target;
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

int predictFile(const std::string& modelFile, const std::string& file, const std::string& out) {
    if (isSameFile(out, file) || isSameFile(out, modelFile))
        return reportError(
            {Fault::Usage, fmt::format("--out {}: this is an input; name another file.", out)});
    const auto model = loadModel(modelFile);
    if (!model) return reportError(model.error());
    const auto imported =
        readTable(file, Precision::Printed, model->predictor.recipe->readings);
    if (!imported) return reportError(imported.error());
    for (const std::string& note : imported->report.notes) std::cerr << "Note: " << note << '\n';
    if (imported->report.rowsDropped > 0)
        return reportError(
            {Fault::Data,
             fmt::format("{}: {} rows have a wrong number of fields, so that predictions "
                         "would not line up with the rows; mend them first.",
                         file, imported->report.rowsDropped)});
    const auto predictions = predict(model->predictor, imported->table);
    if (!predictions) return reportError(predictions.error());
    const FittedRecipe& recipe = *model->predictor.recipe;
    for (const std::string& note : gapNotes(recipe, findGaps(recipe, imported->table)))
        std::cerr << "Note: " << note << '\n';
    const auto written = writeCsv(predictionTable(recipe, *predictions), out);
    return written ? 0 : reportError(written.error());
}

}  // namespace

void addPredictCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand("predict", "Apply a model file to the rows of a table");
    auto model = std::make_shared<std::string>();
    auto file = std::make_shared<std::string>();
    auto out = std::make_shared<std::string>("-");
    command->add_option("model", *model, "Model file written by train --model")->required();
    command->add_option("file", *file, "Table with the model's columns")->required();
    command->add_option("--out", *out, "CSV file to write; - is standard output")
        ->capture_default_str();
    command->callback(
        [model, file, out, &exitCode] { exitCode = predictFile(*model, *file, *out); });
}

}  // namespace ardent::cli
