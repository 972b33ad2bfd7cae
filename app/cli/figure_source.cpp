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
#include "core/data/task/encoded_alike.h"
#include "core/data/task/encoding.h"
#include "core/data/task/later_table.h"
#include "core/data/task/later_task.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/store/model_file.h"
#include "core/store/project_file.h"

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

/// The project's table where it is now; "" when it cannot be found.
std::string findTable(const DataReference& data, const std::string& project) {
    const fs::path folder = fs::path(project).parent_path();
    for (const fs::path& place : {folder / data.relative, fs::path(data.absolute),
                                  folder / fs::path(data.absolute).filename()})
        if (std::error_code error; fs::is_regular_file(place, error)) return place.string();
    return {};
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
    source.digest = run.digest;
    source.recipe = run.recipe;
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

/// The run's table where it is as it was, else a later one.
Result<Imported> readRunTable(const FigureSource& source) {
    if (source.predictor() && !source.reading.empty())
        return readLaterTableAs(source.table, Precision::Training, *source.predictor()->recipe,
                                source.reading, /*needsTarget=*/true);
    const char mark = source.predictor() ? source.predictor()->recipe->decimalMark : '\0';
    auto same = readTable(source.table, Precision::Training, source.recipe->readings, mark, {},
                          source.recipe->fileReading);
    if (!same || !source.predictor() || source.digest == digest(same->table)) return same;
    return readLaterTable(source.table, Precision::Training, *source.predictor()->recipe);
}

Result<Table> readRows(const FigureSource& source, bool needsTarget) {
    if (!source.sample.empty()) {
        const SyntheticSet* set = findSyntheticSet(source.sample);
        if (!set)
            return fail(Fault::Data,
                        message("no-such-sample", "This Ardent has no sample called \"{}\".",
                                source.sample));
        return synthesize(*set, set->defaultRows, /*seed=*/1);
    }
    if (source.table.empty()) {
        return source.isRun()
                   ? fail(Fault::Data, message("table-moved",
                                               "The table of {} is not where it was; name it "
                                               "behind the project.",
                                               source.name))
                   : fail(Fault::Usage,
                          message("no-table",
                                  "This view needs a table: ardent-cli figure MODEL.json FILE."));
    }
    auto imported =
        source.recipe ? readRunTable(source)
                      : readLaterTableAs(source.table, Precision::Printed,
                                         *source.predictor()->recipe, source.reading, needsTarget);
    if (!imported) return tl::unexpected(imported.error());
    return std::move(imported->table);
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

Result<FigureRows> runRows(const FigureSource& source, const Table& table) {
    if (source.recipe && source.digest == digest(table)) {
        auto task = makeTask(*source.recipe, table);
        if (!task) return tl::unexpected(task.error());
        if (!source.predictor() || areEncodedAlike(*task->recipe, *source.predictor()->recipe))
            return figureRows(std::move(*task), RowPart::Training, /*areLearned=*/true, table);
    }
    if (!source.predictor())
        return fail(Fault::Data,
                    fmt::format("{} has no model that reads the table as it is now.", source.name));
    auto task = laterTask(source.predictor()->recipe, table);
    if (!task) return tl::unexpected(task.error());
    if (task->split.train.empty())
        return fail(Fault::Data,
                    message("no-row-with-known-target", "{}: no row has a value of {}.",
                            source.table, source.predictor()->recipe->target));
    return figureRows(std::move(*task),
                      {message("rows-with-known", "rows of {} with a known {}", source.origin.data,
                               source.predictor()->recipe->target),
                       message("row-with-known", "row of {} with a known {}", source.origin.data,
                               source.predictor()->recipe->target)},
                      /*areLearned=*/false, table);
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
    auto table = readRows(source, /*needsTarget=*/true);
    if (!table) return tl::unexpected(table.error());
    return runRows(source, *table);
}

Result<FigureRows> rowsOf(const FigureSource& source) {
    auto table = readRows(source, /*needsTarget=*/false);
    if (!table) return tl::unexpected(table.error());
    if (source.recipe) return runRows(source, *table).map(withoutLevelGaps);
    auto encoded = encode(*source.predictor()->recipe, *table);
    if (!encoded) return tl::unexpected(encoded.error());
    FigureRows rows{{},
                    {message("rows-of-table", "rows of {}", source.origin.data),
                     message("row-of-table", "row of {}", source.origin.data)}};
    rows.task.recipe = source.predictor()->recipe;
    rows.task.x = std::move(encoded->x);
    rows.task.split.train.resize(static_cast<std::size_t>(rows.task.x.rows()));
    std::iota(rows.task.split.train.begin(), rows.task.split.train.end(), 0);
    return withoutLevelGaps(std::move(rows));
}

}  // namespace ardent::cli
