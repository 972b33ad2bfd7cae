#include "core/figure/findings/findings.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

#include "core/base/message.h"
#include "core/data/task/combined_leaks.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/leaks.h"
#include "core/data/task/split_notes.h"
#include "core/figure/boundary/boundary_figure.h"
#include "core/figure/notes/notes.h"
#include "core/figure/notes/relevance_caution.h"
#include "core/figure/relevance/importance_headline.h"
#include "core/figure/relevance/variable_importance_figure.h"

namespace ardent {
namespace {

constexpr double kPercent = 100.;

std::vector<Index> mostImportant(const VariableImportance& importance, std::size_t most) {
    std::vector<Index> sources;
    for (const std::size_t source : mostImportantFirst(importance)) {
        if (sources.size() == most) break;
        sources.push_back(static_cast<Index>(source));
    }
    return sources;
}

Message qText(double evidence) {
    constexpr double kLeast = 0.001;
    const double q = std::pow(10., -evidence);
    return q < kLeast ? message("q-below", "q < {:.3f}", kLeast) : message("q", "q {:.3f}", q);
}

void addScreen(const Measured& screen, Figure& figure) {
    std::map<std::string, double> evidence;
    for (std::size_t i = 0; i < screen.relevance.names.size(); ++i)
        evidence[screen.relevance.names[i]] = screen.relevance.values[i];
    for (const std::string& name : figure.bars->names)
        figure.bars->remarks.push_back(qText(evidence.at(name)));
    addNote(NoteKind::Finding, words(screen.finding), figure);
    addNote(NoteKind::Shown,
            words("q: the least false discovery rate at which a screen selects the variable. {}",
                  screen.meaning),
            figure);
}

std::string nameOf(const FittedRecipe& recipe, Index source) {
    return recipe.sources[static_cast<std::size_t>(source)].name;
}

}  // namespace

std::optional<Findings> findingsOf(const Predictor& predictor, const Task& task,
                                   std::optional<VariableImportance> importance, bool withPair,
                                   const GoOn& goOn) {
    constexpr std::size_t kMostPaired = 8;
    constexpr Index kPairRows = 500;
    Findings found{std::move(importance), {}, {}};
    if (!found.importance || task.split.train.empty()) return found;
    auto sketches = effectSketches(predictor, task, mostImportantFirst(*found.importance), goOn);
    if (!sketches) return std::nullopt;
    found.sketches = std::move(*sketches);
    if (!withPair || !predictor.fourier() || !isShownToExplain(*found.importance)) return found;
    const auto rows = drawnRows(task, task.split.train, kPairRows, kLookSeed);
    found.pair =
        strongestPair(predictor, task.x, rows, mostImportant(*found.importance, kMostPaired), goOn);
    if (!goOn()) return std::nullopt;
    return found;
}

Figure findingsFigure(const Snapshot& run, const Task& task, const Findings& found,
                      const Measured* screen, const RelevanceChoice& choice) {
    if (!found.importance || !run.predictor) return {};
    const FittedRecipe& recipe = *run.predictor->recipe;
    Figure figure = variableImportanceFigure(*found.importance, recipe, run.selection, choice);
    if (figure.isEmpty()) return figure;
    const std::string caution = relevanceCaution(
        task, mostImportant(*found.importance, static_cast<std::size_t>(recipe.sources.size())));
    addCaution(caution, figure);
    if (screen && figure.bars) addScreen(*screen, figure);
    addSketches(found.sketches, recipe, figure);
    return figure;
}

bool actsTogether(const StrongestPair& pair) {
    constexpr double kLeastShare = 0.05;
    return pair.effect.share() >= kLeastShare;
}

Message pairFinding(const std::optional<StrongestPair>& pair, const FittedRecipe& recipe) {
    if (!pair) return {};
    const std::string first = nameOf(recipe, pair->sources.first),
                      second = nameOf(recipe, pair->sources.second);
    const double percent = kPercent * pair->effect.share();
    return actsTogether(*pair)
               ? message("pair-acts-together",
                         "{} and {} act together in the model: a sum of two effects misses "
                         "{:.0f} % of their joint effect.",
                         first, second, percent)
               : message("no-pair-acts-together",
                         "The model is nearly a sum of effects: a sum misses {2:.1f} % of the "
                         "joint effect of {0} and {1}, the pair farthest from one.",
                         first, second, percent);
}

std::optional<Figure> pairSurface(const Predictor& predictor, const Task& task,
                                  const StrongestPair& pair, const GoOn& goOn) {
    constexpr Index kSteps = 48, kMostPoints = 200;
    BoundaryChoice choice;
    choice.first = pair.sources.first;
    choice.second = pair.sources.second;
    choice.steps = kSteps;
    choice.others = Others::Averaged;
    choice.maxPoints = kMostPoints;
    const auto frame = boundaryFrame(task, choice, goOn);
    if (!frame) return std::nullopt;
    auto figure = boundaryFigure(predictor, task, *frame, goOn);
    if (!figure) return std::nullopt;
    figure->notes.insert(figure->notes.begin(),
                         Note{NoteKind::Finding, words(pairFinding(pair, *predictor.recipe))});
    return figure;
}

std::vector<Message> leaksAmong(const FittedRecipe& recipe, const Table& table) {
    const Index target = table.find(recipe.target);
    if (target < 0) return {};
    std::vector<const Column*> columns;
    for (const SourceColumn& source : recipe.sources)
        if (const Index at = table.find(source.name); at >= 0)
            columns.push_back(&table.columns[static_cast<std::size_t>(at)]);
    const Column& ofTarget = table.columns[static_cast<std::size_t>(target)];
    std::vector<Message> notes = leakNotes(ofTarget, columns);
    std::ranges::move(combinedLeakNotes(ofTarget, columns), std::back_inserter(notes));
    return notes;
}

std::vector<std::string> flagsOf(const Figure& figure, const Task& task,
                                 std::span<const Message> aboutColumns) {
    constexpr std::size_t kMost = 3;
    std::vector<std::string> flags;
    const auto add = [&](const std::string& text) {
        const bool isNew = std::ranges::find(flags, text) == flags.end();
        if (!text.empty() && isNew && flags.size() < kMost) flags.push_back(text);
    };
    for (const Message& note : aboutColumns) add(words(note));
    for (const Message& note : task.notes)
        if (doubtsTheTestError(note)) add(words(note));
    for (const Note& note : figure.notes)
        if (note.kind == NoteKind::Caution) add(note.text);
    for (const Message& note : task.notes)
        if (countsRareClass(note)) add(words(note));
    return flags;
}

}  // namespace ardent
