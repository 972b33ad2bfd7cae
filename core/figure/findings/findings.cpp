#include "core/figure/findings/findings.h"

#include <algorithm>
#include <map>

#include "core/base/message.h"
#include "core/data/import/missing_codes.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/identifiers.h"
#include "core/data/task/leaks.h"
#include "core/data/task/split_notes.h"
#include "core/explain/closed_form.h"
#include "core/figure/boundary/boundary_figure.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"
#include "core/figure/notes/relevance_caution.h"
#include "core/figure/relevance/importance_headline.h"
#include "core/figure/relevance/variable_importance_figure.h"

namespace ardent {
namespace {

constexpr double kPercent = 100.;

std::vector<Index> mostImportant(const VariableImportance& importance, std::size_t most) {
    std::vector<Index> sources;
    for (const std::size_t source : mostImportantFirst(importance))
        if (sources.size() < most) sources.push_back(static_cast<Index>(source));
    return sources;
}

void addScreen(const Measured& screen, Bars& bars, Figure& figure) {
    std::map<std::string, Message> remarks;
    for (std::size_t i = 0; i < screen.remarks.size(); ++i)
        remarks[screen.relevance.names[i]] = screen.remarks[i];
    for (const std::string& name : bars.names) bars.remarks.push_back(remarks[name]);
    addNote(NoteKind::Finding, words(screen.finding), figure);
    addNote(NoteKind::Shown,
            words("q: the least false discovery rate at which a screen {} selects the variable; of "
                  "variables that order the rows almost alike it selects one, and \"as a\" stands "
                  "for the others. {}",
                  overRows(screen.rows, screen.ofRows, screen.rowsAre), screen.meaning),
            figure);
}

std::string nameOf(const FittedRecipe& recipe, Index source) {
    return recipe.sources[static_cast<std::size_t>(source)].name;
}

}  // namespace

std::optional<Findings> findingsOf(const Predictor& predictor, const Task& task,
                                   std::optional<VariableImportance> importance, bool withPair,
                                   const GoOn& goOn) {
    constexpr std::size_t kMostLooked = 5;
    Findings found{std::move(importance), {}, {}, {}};
    if (!found.importance || task.split.train.empty()) return found;
    auto sketches = effectSketches(predictor, task, mostImportantFirst(*found.importance), goOn);
    if (!sketches) return std::nullopt;
    found.sketches = std::move(*sketches);
    found.caution = relevanceCaution(task, mostImportant(*found.importance, kMostLooked));
    if (withPair) found.pair = strongestPairOf(predictor, task, *found.importance, goOn);
    return goOn() ? std::optional(std::move(found)) : std::nullopt;
}

std::optional<StrongestPair> strongestPairOf(const Predictor& predictor, const Task& task,
                                             const VariableImportance& importance,
                                             const GoOn& goOn) {
    if (!isShownToExplain(importance) || task.split.train.empty()) return std::nullopt;
    // Other models have no closed form: every row is set to every place.
    const bool isCheap = predictor.fourier() != nullptr;
    const Index rows = isCheap ? 500 : 100;
    const std::size_t most = isCheap ? 8 : 4;
    return strongestPair(predictor, task.x, drawnRows(task, task.split.train, rows, kLookSeed),
                         mostImportant(importance, most), goOn);
}

Figure findingsFigure(const Snapshot& run, const Findings& found, const Measured* screen,
                      const RelevanceChoice& choice) {
    if (!found.importance || !run.predictor) return {};
    const FittedRecipe& recipe = *run.predictor->recipe;
    Figure figure = variableImportanceFigure(*found.importance, recipe, run.selection, choice);
    if (figure.isEmpty()) return figure;
    figure.title = words("Findings");
    Bars* bars = findLayer<Bars>(figure);
    if (bars) bars->together.clear();  // the statement says which go together
    if (run.state == RunState::Cancelled)
        addCaution(words("The run was stopped before its end; more steps may change the model."),
                   figure);
    addCaution(found.caution, figure);
    if (screen && bars) addScreen(*screen, *bars, figure);
    addSketches(found.sketches, recipe, figure);
    if (found.pair && actsTogether(*found.pair))
        addNote(NoteKind::Shown,
                words("The pair is the one of the {} most important variables whose joint effect "
                      "({}) is farthest from a sum of two effects: partial "
                      "dependence at tenths of the values, over {}.",
                      found.pair->among, outputUnit(*run.predictor),
                      countedRows(static_cast<long long>(found.pair->rows))),
                figure);
    return figure;
}

bool actsTogether(const StrongestPair& pair) {
    constexpr double kLeastOfPair = 0.05, kLeastOfModel = 0.01;
    return pair.effect.share() >= kLeastOfPair && pair.ofModel >= kLeastOfModel;
}

Message pairFinding(const std::optional<StrongestPair>& pair, const Predictor& predictor) {
    if (!pair || !actsTogether(*pair)) return {};
    const FittedRecipe& recipe = *predictor.recipe;
    const std::string first = nameOf(recipe, pair->sources.first),
                      second = nameOf(recipe, pair->sources.second);
    const double percent = kPercent * pair->effect.share();
    return recipe.problem == Problem::Regression
               ? message("pair-acts-together",
                         "{} and {} act together in the model: a sum of two effects misses "
                         "{:.0f} % of their joint effect.",
                         first, second, percent)
               : message("pair-acts-together-before-the-link",
                         "{} and {} act together in the model: a sum of two effects misses "
                         "{:.0f} % of their joint effect on the log odds.",
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
    return figure;
}

std::vector<std::string> flagsOf(const Figure& figure, const Task& task,
                                 std::span<const Message> ofReading) {
    constexpr std::size_t kMost = 3;
    std::vector<std::string> flags;
    const auto add = [&](const std::string& text) {
        const bool isNew = std::ranges::find(flags, text) == flags.end();
        if (!text.empty() && isNew && flags.size() < kMost) flags.push_back(text);
    };
    const auto addNotesThat = [&](const auto& isSo) {
        for (const Message& note : task.notes)
            if (isSo(note)) add(words(note));
    };
    addNotesThat(saysOfALeak);
    for (const auto& says : {saysOfIdentifiers, saysOfAMissingCode})
        if (const auto note = std::ranges::find_if(ofReading, says); note != ofReading.end())
            add(words(*note));
    addNotesThat(doubtsTheTestError);
    for (const Note& note : figure.notes)
        if (note.kind == NoteKind::Caution) add(note.text);
    addNotesThat(countsRareClass);
    return flags;
}

}  // namespace ardent
