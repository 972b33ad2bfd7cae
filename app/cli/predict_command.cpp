#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <map>

#include "app/cli/command.h"
#include "app/cli/figure_source.h"
#include "app/cli/number_check.h"
#include "app/cli/read_as.h"
#include "core/base/text.h"
#include "core/data/import/cell_texts.h"
#include "core/data/import/dialect/column_names.h"
#include "core/data/table/no_such_column.h"
#include "core/data/table/table_writer.h"
#include "core/data/task/encoding.h"
#include "core/data/task/gaps.h"
#include "core/data/task/later_table.h"
#include "core/data/task/range_notes.h"

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
            return fail(Fault::Usage,
                        message("no-such-column-to-keep", "--keep {}: {} has no such column; {}",
                                name, table.name, columnsLike(name, table)));
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

/// Errors (Fault::Usage): the model knows no errors on held-out rows, or of too few.
Result<double> scoreFor(const Snapshot& model, double percent) {
    if (!model.conformal)
        return fail(Fault::Usage,
                    message("no-held-out-errors",
                            "--interval {:g}: the model file holds no errors on held-out rows; "
                            "train it again with test rows.",
                            percent));
    const double level = percent / 100.;
    const double score = scoreWithin(*model.conformal, level);
    if (std::isfinite(score)) return score;
    return fail(Fault::Usage,
                message("too-few-held-out-rows",
                        "--interval {:g}: this needs {} held-out rows and the model has {}; train "
                        "it with more test rows, or ask for less.",
                        percent, fewestRows(level), model.conformal->rows));
}

/// Behind the predictions: both ends for a number, the classes that cannot be excluded for a class.
void addInterval(const FittedRecipe& recipe, const Matrix& predictions, const Conformal& held,
                 double percent, double score, Table& table) {
    if (recipe.problem == Problem::Regression) {
        const std::string name = table.columns.back().name;
        const auto ends = [&](auto end) -> Vector {
            return predictions.col(0).unaryExpr(
                [&](double prediction) { return end(rangeAt(held, prediction, score)); });
        };
        table.columns.push_back(numericColumn(fmt::format("{} low {:g} %", name, percent),
                                              ends([](const Range& range) { return range.low; })));
        table.columns.push_back(numericColumn(fmt::format("{} high {:g} %", name, percent),
                                              ends([](const Range& range) { return range.high; })));
        return;
    }
    Column sets;
    sets.name = fmt::format("{} {:g} % set", recipe.target, percent);
    sets.type = ColumnType::Categorical;
    std::map<std::string, std::int32_t> codes;
    for (Index i = 0; i < predictions.rows(); ++i) {
        std::vector<std::string> names;
        for (const Index c : classesWithin(predictions.row(i).transpose(), score))
            names.push_back(recipe.classes[static_cast<std::size_t>(c)]);
        const std::string set = fmt::format("{}", fmt::join(names, "; "));
        const auto [known, isNew] = codes.emplace(set, static_cast<std::int32_t>(codes.size()));
        if (isNew) sets.levels.push_back(set);
        sets.codes.push_back(known->second);
    }
    table.columns.push_back(std::move(sets));
}

/// So many columns in front are kept ones. Errors (Fault::Usage): one is called as another column.
Result<> requireDistinctNames(const Table& table, std::size_t kept) {
    for (std::size_t j = 0; j < kept; ++j)
        if (const std::string& name = table.columns[j].name;
            std::ranges::count(table.columns, name, &Column::name) > 1)
            return fail(Fault::Usage, message("kept-twice",
                                              "--keep {}: two columns would have this name; keep "
                                              "it once, or rename it in the table.",
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
        std::cerr << fmt::format("Note: Columns with the name of another, numbered: {}.\n",
                                 quotedList(changed));
}

Message rowsDropped(const std::string& file, Index rows) {
    return rows == 1
               ? message("fields-missing",
                         "{}: {} row has a wrong number of fields, so predictions would not line "
                         "up with the rows; correct it first.",
                         file, rows)
               : message("fields-missing",
                         "{}: {} rows have a wrong number of fields, so predictions would not "
                         "line up with the rows; correct them first.",
                         file, rows);
}

/// What changes when a file does.
struct FileState {
    std::uintmax_t bytes = 0;
    std::filesystem::file_time_type written;
    bool operator==(const FileState&) const = default;
};

FileState stateOf(const std::string& path) {
    std::error_code error;
    return {std::filesystem::file_size(path, error), std::filesystem::last_write_time(path, error)};
}

/// The cells of the rows that were predicted, which are read a second time. Errors: those of
/// readCellTexts; (Fault::Data) the file is another one since `before`.
Result<std::vector<Column>> keptColumns(const std::string& file,
                                        const std::vector<std::string>& names,
                                        const FittedRecipe& recipe, Index rows,
                                        const ReadingOptions& options, const FileState& before) {
    if (names.empty()) return std::vector<Column>();
    auto kept = readCellTexts(file, names, rows, neededColumns(recipe), options);
    const bool areAlike = kept && kept->size() == names.size() &&
                          std::ranges::all_of(*kept, [&](const Column& column) {
                              return std::ssize(column.codes) == rows;
                          });
    if (stateOf(file) == before && (areAlike || !kept)) return kept;
    return fail(Fault::Data,
                message("file-changed",
                        "{}: this file changed while it was read, so its cells would not line up "
                        "with the predictions; run again once it is written.",
                        file));
}

Column spreadOver(const Column& column, const std::vector<std::int32_t>& rows, Index all) {
    Column result;
    result.name = column.name;
    result.type = column.type;
    result.levels = column.levels;
    std::vector<std::int32_t> codes(static_cast<std::size_t>(all), -1);
    std::vector<double> numbers(static_cast<std::size_t>(all), std::nan(""));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto row = static_cast<std::size_t>(rows[i]);
        if (column.type == ColumnType::Numeric)
            numbers[row] = column.numbers.at(static_cast<Index>(i));
        else
            codes[row] = column.codes[i];
    }
    if (column.type != ColumnType::Numeric)
        result.codes = std::move(codes);
    else
        for (const double value : numbers) result.numbers.append(value);
    result.missing = all - std::ssize(rows);
    return result;
}

/// So that predictions line up with the rows of the file: those that the model's conditions leave
/// out have none.
void lineUp(Table& table, std::size_t kept, const std::vector<std::int32_t>& rows, Index all) {
    table.rows = all;
    if (std::ssize(rows) == all) return;
    for (std::size_t j = kept; j < table.columns.size(); ++j)
        table.columns[j] = spreadOver(table.columns[j], rows, all);
    std::cerr << fmt::format(
        "Note: Rows without a prediction, which the conditions that the model was trained under "
        "leave out: {}.\n",
        all - std::ssize(rows));
}

/// The columns that the file has, without their cells.
Table withoutDerived(const Table& table, const TableShape& shape) {
    Table names;
    names.name = table.name;
    for (const Column& column : table.columns) {
        if (isDerived(shape, column.name)) continue;
        names.columns.emplace_back();
        names.columns.back().name = column.name;
    }
    return names;
}

struct PredictArguments {
    std::string model, file, out = "-", run = "latest";
    std::vector<std::string> keep;
    ReadingWords reading;
    double interval = 0.;  ///< percent; 0: none
};

int predictFile(const PredictArguments& arguments) {
    const auto& [modelFile, file, out, run, keep, reading, interval] = arguments;
    if (isSameFile(out, file) || isSameFile(out, modelFile))
        return reportError({Fault::Usage, outputIsInput(out)});
    const auto source = openFigureSource(modelFile, "", run);
    if (!source) return reportError(source.error());
    if (!source->predictor())
        return reportError({Fault::Data, message("no-model", "{} has no model.", source->name)});
    const Snapshot& model = *source->snapshot;
    const FittedRecipe& recipe = *model.predictor->recipe;
    const Result<double> score = interval > 0. ? scoreFor(model, interval) : 0.;
    if (!score) return reportError(score.error());
    const FileState before = stateOf(file);
    std::vector<std::int32_t> rows;
    const auto imported =
        readLaterTableAs(file, Precision::Printed, recipe, reading, /*needsTarget=*/false, &rows);
    if (!imported) return reportError(imported.error());
    for (const Message& note : imported->report.notes)
        std::cerr << "Note: " << note.english() << '\n';
    if (imported->report.rowsDropped > 0)
        return reportError({Fault::Data, rowsDropped(file, imported->report.rowsDropped)});
    const auto names = keptNames(withoutDerived(imported->table, recipe.shape), keep);
    if (!names) return reportError(names.error());
    const auto encoded = encode(recipe, imported->table);
    if (!encoded) return reportError(encoded.error());
    const Matrix predictions = predict(*model.predictor, encoded->x);
    for (const Message& note : gapNotes(recipe, findGaps(recipe, imported->table)))
        std::cerr << "Note: " << note.english() << '\n';
    const std::vector<Message> outside = rangeNotes(recipe, imported->table);
    for (const Message& note : outside) std::cerr << "Note: " << note.english() << '\n';
    for (const Message& note : heldNotes(encoded->held))
        std::cerr << "Note: " << note.english() << '\n';
    auto kept = keptColumns(file, *names, recipe, imported->report.rowsKept,
                            *parseOptions(reading, laterOptions(recipe.fileReading)), before);
    if (!kept) return reportError(kept.error());
    Table table = predictionTable(recipe, predictions, std::move(*kept));
    if (interval > 0.) {
        addInterval(recipe, predictions, *model.conformal, interval, *score, table);
        std::cerr << "Note: "
                  << intervalSentence(*model.conformal, recipe, interval / 100.).english() << '\n';
        if (!outside.empty())
            std::cerr << "Note: The intervals do not hold for rows outside the training range.\n";
    }
    if (const auto distinct = requireDistinctNames(table, names->size()); !distinct)
        return reportError(distinct.error());
    numberRepeatedNames(table);
    lineUp(table, names->size(), rows, imported->report.rowsKept);
    const auto written = writeCsv(table, out);
    return written ? 0 : reportError(written.error());
}

}  // namespace

void addPredictCommand(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand("predict", "Apply a model file to the rows of a table");
    auto arguments = std::make_shared<PredictArguments>();
    command
        ->add_option("model", arguments->model,
                     "Model file, written by train --model or by the window; or a project")
        ->required();
    command->add_option("file", arguments->file, "Table with the model's columns")->required();
    command->add_option("--out", arguments->out, "CSV file to write; - is standard output")
        ->capture_default_str();
    command
        ->add_option("--keep", arguments->keep,
                     "Column of the table to copy in front of the predictions, so that they can be "
                     "joined; several between commas, or repeated")
        ->take_all()
        ->allow_extra_args(false);
    command
        ->add_option(
            "--interval", arguments->interval,
            "Also write an interval, or a set of classes, that holds the true value of so "
            "many per cent of new rows (split conformal, from the errors on held-out rows)")
        ->check(realFrom(1., 99.9));
    command->add_option("--run", arguments->run, "Run of a project: latest, its name or number")
        ->capture_default_str();
    addReadAs(*command, arguments->reading);
    command->callback([arguments, command, &exitCode] {
        const auto named = requireName(*command, "--out", "file");
        exitCode = named ? predictFile(*arguments) : reportError(named.error());
    });
}

}  // namespace ardent::cli
