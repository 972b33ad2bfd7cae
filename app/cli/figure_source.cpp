#include "app/cli/figure_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <numeric>

#include "app/cli/read_as.h"
#include "core/base/text.h"
#include "core/data/synthetic/synthetic.h"
#include "core/data/table/table_digest.h"
#include "core/data/task/encoding.h"
#include "core/data/task/later_table.h"
#include "core/data/task/later_task.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/target.h"
#include "core/method/methods.h"
#include "core/project/find_table.h"
#include "core/project/run_rows.h"
#include "core/project/sample_table.h"
#include "core/store/model_file.h"

namespace ardent::cli {
namespace {

namespace fs = std::filesystem;

std::string fileName(const std::string& path) {
    return fs::path(path).filename().string();
}

std::string titleOf(const std::string& method) {
    const Method* known = findMethod(method);
    return known ? std::string(known->title) : method;
}

Result<FigureSource> openModel(const std::string& path, const std::string& file) {
    auto model = loadModel(path);
    if (!model) return tl::unexpected(model.error());
    FigureSource source;
    source.name = fileName(path);
    source.origin = {source.name,
                     titleOf(model->origin.method),
                     file.empty() ? model->origin.data : fileName(file),
                     model->origin.seed,
                     model->origin.split,
                     model->doubt.text,
                     model->predictor.recipe->target};
    source.method = model->origin.method;
    source.options = model->origin.options;
    source.relevanceCautions = std::move(model->relevanceCautions);
    source.snapshot = std::make_shared<const Snapshot>(toSnapshot(std::move(*model)));
    source.table = file;
    return source;
}

Result<const StoredRun*> chooseRun(const StoredProject& project, const std::string& path,
                                   const std::string& wanted) {
    const std::vector<StoredRun>& runs = project.runs;
    if (runs.empty())
        return fail(Fault::Data,
                    message("no-run", "{} has no run that has ended.", fileName(path)));
    if (wanted == "latest") return &runs.back();
    const auto named = std::ranges::find(runs, wanted, &StoredRun::name);
    if (named != runs.end()) return &*named;
    std::size_t place = 0;
    std::from_chars(wanted.data(), wanted.data() + wanted.size(), place);
    if (place >= 1 && place <= runs.size()) return &runs[place - 1];
    std::vector<std::string> names;
    for (const StoredRun& run : runs) names.push_back(run.name);
    return fail(Fault::Usage,
                message("no-such-run", "--run {}: {} has no such run; {}", wanted, fileName(path),
                        didYouMean(wanted, names,
                                   message("runs-are", "its runs are {}.", quotedList(names)))));
}

/// Of a sample's own target; nothing for a file.
std::optional<std::vector<std::string>> truthOf(const std::string& sample,
                                                const std::string& target) {
    const SyntheticSet* set = findSyntheticSet(sample);
    if (!set || target != kSyntheticTarget) return std::nullopt;
    return relevantColumns(*set);
}

Result<FigureSource> openRun(const std::string& path, const std::string& file,
                             const std::string& wanted) {
    const auto project = loadProject(path);
    if (!project) return tl::unexpected(project.error());
    const auto found = chooseRun(*project, path, wanted);
    if (!found) return tl::unexpected(found.error());
    const StoredRun& run = **found;
    FigureSource source;
    source.name = fmt::format("{} of {}", run.name, fileName(path));
    source.method = run.method;
    source.options = run.options;
    source.snapshot = run.snapshot;
    source.run = run;
    if (file.empty()) source.sample = project->data.sample;
    source.truth = truthOf(source.sample, run.recipe.target);
    if (source.sample.empty()) source.table = file.empty() ? findTable(project->data, path) : file;
    const std::string reference = source.table.empty() ? project->data.absolute : source.table;
    source.origin = {run.name,
                     titleOf(run.method),
                     source.sample.empty() ? fileName(reference) : source.sample,
                     run.recipe.seed,
                     run.recipe.split,
                     doubt(*run.snapshot).text,
                     run.recipe.target};
    return source;
}

Result<TablePtr> tableOf(Result<Imported> imported) {
    if (!imported) return tl::unexpected(imported.error());
    return std::make_shared<const Table>(std::move(imported->table));
}

/// Errors (Fault::Usage, for a run Fault::Data): there is none.
Result<> requireTable(const FigureSource& source) {
    if (!source.sample.empty() || !source.table.empty()) return {};
    return source.isRun()
               ? fail(Fault::Data, message("table-moved",
                                           "The table of {} is not where it was; name it "
                                           "behind the project.",
                                           source.name))
               : fail(Fault::Usage,
                      message("no-table",
                              "This view needs a table: ardent-cli figure MODEL.json FILE."));
}

Result<TablePtr> readSample(const std::string& id) {
    const SyntheticSet* set = findSyntheticSet(id);
    if (!set)
        return fail(Fault::Data,
                    message("no-such-sample", "This Ardent has no sample called \"{}\".", id));
    return std::make_shared<const Table>(sampleTable(*set));
}

/// fileRows: where to put the rows of the file that the table has.
Result<TablePtr> readModelTable(const FigureSource& source, bool needsTarget,
                                std::vector<std::int32_t>* fileRows = nullptr) {
    if (const auto there = requireTable(source); !there) return tl::unexpected(there.error());
    return tableOf(readLaterTableAs(source.table, Precision::Printed, *source.predictor()->recipe,
                                    source.reading, needsTarget, fileRows));
}

/// It is read in one way alone: a sample, or as typed.
bool isReadOnce(const FigureSource& source) {
    return !source.sample.empty() || (source.predictor() && !source.reading.empty());
}

/// With its columns read as the run had them, or as typed.
Result<TablePtr> readRunTable(const FigureSource& source) {
    if (const auto there = requireTable(source); !there) return tl::unexpected(there.error());
    if (!source.sample.empty()) return readSample(source.sample);
    if (isReadOnce(source))
        return tableOf(readLaterTableAs(source.table, Precision::Training,
                                        *source.predictor()->recipe, source.reading,
                                        /*needsTarget=*/true));
    const Recipe& recipe = source.run->recipe;
    const char mark = source.predictor() ? source.predictor()->recipe->decimalMark : '\0';
    auto imported =
        readTable(source.table, Precision::Training, recipe.readings, mark, {}, recipe.fileReading);
    if (!imported) return tl::unexpected(imported.error());
    auto shaped = takeSteps(recipe.shape, std::move(imported->table));
    if (!shaped) return tl::unexpected(shaped.error());
    return std::make_shared<const Table>(std::move(shaped->table));
}

FigureRows figureRows(Task task, RowsName are, bool areLearned, const Table& table) {
    TableRowsPtr rows = tableRows(task, table);
    const Index target = table.find(task.recipe->target);
    Table gappy;
    gappy.rows = table.rows;
    std::ranges::copy_if(table.columns, std::back_inserter(gappy.columns),
                         [](const Column& column) { return column.missing > 0; });
    return {std::move(task),
            std::move(are),
            areLearned,
            std::move(rows),
            target < 0 ? Column() : table.columns[static_cast<std::size_t>(target)],
            std::move(gappy)};
}

/// Of a table that the model has not learned from. Errors (Fault::Data): there is no row.
Result<FigureRows> laterRows(const FigureSource& source, Task task, const Table& table) {
    const std::string& target = source.predictor()->recipe->target;
    const auto isOfOtherClass = [](const Message& note) { return note.code() == kClassNotTrained; };
    if (task.split.train.empty())
        return fail(
            Fault::Data,
            std::ranges::any_of(task.notes, isOfOtherClass)
                ? message("no-row-with-known-class",
                          "{}: no row has a class of {} that the model knows ({}); write "
                          "classes as in training.",
                          source.table, target, quotedList(source.predictor()->recipe->classes, 5))
                : message("no-row-with-known-target", "{}: no row has a value of {}.", source.table,
                          target));
    return figureRows(
        std::move(task),
        {message("rows-with-known", "rows of {} with a known {}", source.origin.data, target),
         message("row-with-known", "row of {} with a known {}", source.origin.data, target)},
        /*areLearned=*/false, table);
}

Result<FigureRows> runRows(const FigureSource& source) {
    const auto read = readRunTable(source);
    if (!read) return tl::unexpected(read.error());
    const TablePtr& asThen = *read;
    const auto later = [&]() -> Result<TablePtr> {
        if (!source.predictor())
            return fail(
                Fault::Data,
                fmt::format("{} has no model that reads the table as it is now.", source.name));
        if (isReadOnce(source)) return asThen;
        return tableOf(
            readLaterTable(source.table, Precision::Training, *source.predictor()->recipe));
    };
    auto rows = rowsOfRun(*source.run, {asThen, digest(*asThen)}, later);
    if (!rows) return tl::unexpected(rows.error());
    if (rows->areLearned)
        return figureRows(std::move(rows->task), RowPart::Training, /*areLearned=*/true,
                          *rows->table);
    return laterRows(source, std::move(rows->task), *rows->table);
}

Result<FigureRows> modelRows(const FigureSource& source) {
    const auto table = readModelTable(source, /*needsTarget=*/true);
    if (!table) return tl::unexpected(table.error());
    auto task = laterTask(source.predictor()->recipe, **table);
    if (!task) return tl::unexpected(task.error());
    return laterRows(source, std::move(*task), **table);
}

}  // namespace

Result<FigureSource> openFigureSource(const std::string& path, const std::string& file,
                                      const std::string& run) {
    const bool isProject = fs::path(path).extension() == ".ardent" || isProjectFile(path);
    return isProject ? openRun(path, file, run) : openModel(path, file);
}

FigureRows withoutLevelGaps(FigureRows rows) {
    rows.task.x = withDrawnLevels(*rows.task.recipe, std::move(rows.task.x));
    return rows;
}

Result<FigureRows> rowsWithTarget(const FigureSource& source) {
    return source.isRun() ? runRows(source) : modelRows(source);
}

Result<FigureRows> rowsOf(const FigureSource& source) {
    if (source.isRun()) return runRows(source).map(withoutLevelGaps);
    std::vector<std::int32_t> fileRows;
    const auto table = readModelTable(source, /*needsTarget=*/false, &fileRows);
    if (!table) return tl::unexpected(table.error());
    auto encoded = encode(*source.predictor()->recipe, **table);
    if (!encoded) return tl::unexpected(encoded.error());
    FigureRows rows{{},
                    {message("rows-of-table", "rows of {}", source.origin.data),
                     message("row-of-table", "row of {}", source.origin.data)}};
    rows.task.recipe = source.predictor()->recipe;
    rows.task.x = std::move(encoded->x);
    rows.tableRows = std::make_shared<const std::vector<std::int32_t>>(std::move(fileRows));
    rows.task.split.train.resize(static_cast<std::size_t>(rows.task.x.rows()));
    std::iota(rows.task.split.train.begin(), rows.task.split.train.end(), 0);
    return withoutLevelGaps(std::move(rows));
}

}  // namespace ardent::cli
