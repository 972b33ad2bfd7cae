#include "core/evaluate/model_selection.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <string_view>

#include "core/base/text.h"
#include "core/data/table/table_part.h"
#include "core/data/task/make_task.h"
#include "core/data/task/order_notes.h"
#include "core/data/task/target.h"
#include "core/evaluate/knockoffs.h"
#include "core/method/methods.h"
#include "core/model/variable_importance.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

/// Of columns, the greatest of their sources; 0 of those without a positive one.
using Importances = std::vector<double>;

Importances ofColumns(const std::vector<std::string>& columns, const FittedRecipe& recipe,
                      const std::vector<double>& values) {
    std::map<std::string_view, double> largest;
    for (std::size_t s = 0; s < recipe.sources.size(); ++s) {
        double& known = largest[columnOf(recipe.sources[s])];
        known = std::max(known, values[s]);
    }
    Importances found;
    for (const std::string& column : columns) found.push_back(largest[column]);
    return found;
}

/// Of a trained method: the importance of its model over all rows, or its own measure where that is
/// not known.
Importances importancesOf(const Trainer& trainer, const Task& task,
                          const std::vector<std::string>& names, const GoOn& goOn) {
    HeldOutRows all{{}, RowPart::Training, true};
    all.rows.resize(static_cast<std::size_t>(task.x.rows()));
    std::iota(all.rows.begin(), all.rows.end(), 0);
    constexpr ImportanceSettings kQuick{.repeats = 4, .mostRows = 1000};
    if (const PredictorPtr predictor = trainer.predictor())
        if (const auto importance = variableImportance(*predictor, task, all, kQuick, goOn))
            return ofColumns(names, *task.recipe, importance->shares);
    const auto relevance = trainer.relevance();
    return relevance ? ofColumns(names, *task.recipe, relevance->values)
                     : Importances(names.size(), 0.);
}

tl::unexpected<Error> stoppedSelection() {
    return fail(Fault::Training,
                message("selection-stopped", "The selection was stopped before its end."));
}

Result<Importances> fittedImportances(const Recipe& recipe, Table table,
                                      const EvaluatedMethod& method, Seed seed,
                                      const std::vector<std::string>& names, const GoOn& goOn) {
    auto made = makeTask(recipe, std::move(table));
    if (!made) return tl::unexpected(made.error());
    const auto task = std::make_shared<const Task>(std::move(*made));
    auto trainer = makeTrainer(*method.method, task, method.options, seed);
    if (!trainer) return tl::unexpected(trainer.error());
    Advance done;
    while (done.state == Advance::State::Working && goOn()) done = (*trainer)->advance(goOn);
    if (!goOn()) return stoppedSelection();
    if (done.state == Advance::State::Diverged)
        return fail(Fault::Training,
                    message("selection-diverged", "{}: {}", method.label, Message(done.reason)));
    Importances importances = importancesOf(**trainer, *task, names, goOn);
    if (!goOn()) return stoppedSelection();
    return importances;
}

/// What both ways begin with: the rows that have a target, and the columns to select from.
struct Prepared {
    ModelSelection selection;
    Recipe recipe;
    Table table;
    std::vector<const Column*> columns;
};

Result<Prepared> prepared(const Recipe& recipe, const Table& table, Seed seed) {
    auto target = readTarget(recipe, table);
    if (!target) return tl::unexpected(target.error());
    Prepared start;
    start.selection.problem = target->problem;
    start.selection.notes = std::move(target->notes);
    if (Message note = serialRowsNote(table, recipe.target, target->rows, target->values);
        !note.empty())
        start.selection.notes.push_back(std::move(note));
    start.table = rowsOf(table, std::vector<Index>(target->rows.begin(), target->rows.end()));
    start.table.decimalMark = table.decimalMark;
    start.selection.rows = start.table.rows;
    start.recipe = recipe;
    start.recipe.split = {0.9, 0.1, 0.};
    start.recipe.seed = seed;
    start.recipe.problem = target->problem == Problem::Regression ? ProblemChoice::Regression
                                                                  : ProblemChoice::Classification;
    return start;
}

/// Errors (Fault::Data): there is none; (Fault::Usage): more than fit.
Result<> findColumns(Prepared& start, std::size_t most) {
    for (const Column& column : start.table.columns) {
        if (roleOf(start.recipe, column) != Role::Feature) continue;
        start.columns.push_back(&column);
        start.selection.names.push_back(column.name);
    }
    if (start.columns.empty())
        return fail(Fault::Data,
                    message("no-column-to-select",
                            "{} has no column to select from besides the target \"{}\".",
                            start.table.name, start.recipe.target));
    if (start.columns.size() > most)
        return fail(Fault::Usage,
                    message("too-many-for-knockoffs",
                            "Knockoffs of {} columns take too long, {} at most; select by a screen "
                            "first, or ignore columns.",
                            start.columns.size(), most));
    return {};
}

/// A name that no column has.
std::string nameOfCopy(const std::string& name, const Table& table) {
    std::string copy = name + " (knockoff)";
    while (table.find(copy) >= 0) copy += '\'';
    return copy;
}

}  // namespace

Result<ModelSelection> selectByKnockoffs(const Recipe& recipe, const Table& table,
                                         const EvaluatedMethod& method, double rate, Seed seed,
                                         const GoOn& goOn) {
    auto start = prepared(recipe, table, seed);
    if (!start) return tl::unexpected(start.error());
    constexpr std::size_t kMostKnockoffs = 3000;
    if (const auto found = findColumns(*start, kMostKnockoffs); !found)
        return tl::unexpected(found.error());
    ModelSelection& selection = start->selection;
    std::vector<std::string> names = selection.names;
    Table both = start->table;
    for (Column& copy : knockoffsOf(start->columns, start->table.rows, seed)) {
        const std::string name = copy.name;
        copy.name = nameOfCopy(name, both);
        names.push_back(copy.name);
        if (const auto reading = recipe.readings.find(name); reading != recipe.readings.end())
            start->recipe.readings[copy.name] = reading->second;
        if (const auto role = recipe.roles.find(name); role != recipe.roles.end())
            start->recipe.roles[copy.name] = role->second;
        both.columns.push_back(std::move(copy));
    }
    const auto importances =
        fittedImportances(start->recipe, std::move(both), method, seed, names, goOn);
    if (!importances) return tl::unexpected(importances.error());
    const std::size_t count = selection.names.size();
    for (std::size_t j = 0; j < count; ++j)
        selection.scores.push_back((*importances)[j] - (*importances)[count + j]);
    selection.fits = 1;
    selection.threshold = knockoffThreshold(selection.scores, rate);
    selection.q = knockoffRates(selection.scores);
    for (const double score : selection.scores)
        selection.selected.push_back(score >= selection.threshold);
    if (const auto least = static_cast<std::size_t>(std::ceil(1. / rate));
        std::ranges::count(selection.selected, true) == 0)
        selection.notes.push_back(message(
            "knockoffs-select-many", "Knockoffs select {} variables or more at {:g} %, or none.",
            least, 100. * rate));
    return std::move(selection);
}

Result<ModelSelection> selectByStability(const Recipe& recipe, const Table& table,
                                         const EvaluatedMethod& method, int pairs, Seed seed,
                                         const GoOn& goOn, const TellShare& tell) {
    constexpr double kShare = 0.9, kExpected = 1.;
    auto start = prepared(recipe, table, seed);
    if (!start) return tl::unexpected(start.error());
    if (const auto found = findColumns(*start, std::numeric_limits<std::size_t>::max()); !found)
        return tl::unexpected(found.error());
    ModelSelection& selection = start->selection;
    const auto count = static_cast<double>(selection.names.size());
    const double spread = 2. * kShare - 1.;
    const auto most =
        static_cast<std::size_t>(std::max(1., std::floor(std::sqrt(kExpected * spread * count))));
    selection.perHalf = static_cast<Index>(most);
    selection.expectedFalse = static_cast<double>(most * most) / (spread * count);
    selection.threshold = kShare;
    selection.scores.assign(selection.names.size(), 0.);
    std::vector<std::int32_t> order(static_cast<std::size_t>(start->table.rows));
    std::iota(order.begin(), order.end(), 0);
    for (int pair = 0; pair < pairs; ++pair) {
        RandomStream random(seed, StreamId::Permutation, static_cast<std::uint32_t>(pair));
        shuffle(order, random);
        const std::size_t middle = order.size() / 2;
        for (const int half : {0, 1}) {
            std::vector<Index> rows(order.begin() + (half == 0 ? 0 : static_cast<Index>(middle)),
                                    half == 0 ? order.begin() + static_cast<Index>(middle)
                                              : order.begin() + 2 * static_cast<Index>(middle));
            std::ranges::sort(rows);
            start->recipe.seed = seed + static_cast<Seed>(2 * pair + half);
            const auto importances =
                fittedImportances(start->recipe, rowsOf(start->table, rows), method,
                                  start->recipe.seed, selection.names, goOn);
            if (!importances) return tl::unexpected(importances.error());
            std::vector<std::size_t> falling(importances->size());
            std::iota(falling.begin(), falling.end(), std::size_t{0});
            std::ranges::stable_sort(falling, std::greater{},
                                     [&](std::size_t j) { return (*importances)[j]; });
            for (std::size_t place = 0; place < std::min(most, falling.size()); ++place)
                if ((*importances)[falling[place]] > 0.) selection.scores[falling[place]] += 1.;
            ++selection.fits;
            tell(static_cast<double>(selection.fits) / (2. * pairs));
        }
    }
    for (double& score : selection.scores) {
        score /= static_cast<double>(selection.fits);
        selection.selected.push_back(score >= selection.threshold);
    }
    return std::move(selection);
}

}  // namespace ardent
