#include "core/figure/path/path_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/lines/other_lines.h"
#include "core/figure/marked_place.h"
#include "core/figure/notes/notes.h"
#include "core/figure/variable_colours.h"

namespace ardent {
namespace {

Axis lambdaAxis(const Path& path) {
    Axis axis;
    nameAxis(axis, [&] { return words(path.lambdaKind); });
    axis.logarithmic = std::ranges::all_of(path.lambdas, [](double v) { return v > 0.; });
    axis.reversed = true;
    return axis;
}

Index markedOf(const Path& path, const PathChoice& choice) {
    return choice.marked >= 0 ? choice.marked : path.chosen;
}

void markLambda(const Path& path, Index position, const std::string& name, const Range& range,
                Figure& figure, PlaceKind kind = PlaceKind::Other) {
    if (position < 0) return;
    const double lambda = path.lambdas.at(static_cast<std::size_t>(position));
    markPlace(fmt::format("{}: λ = {}", name, readersNumber(fmt::format("{:.3g}", lambda))), lambda,
              range, figure, kind);
}

std::string emptyPath() {
    return words("No λ is solved yet.");
}

std::string countedLambdas(const Path& path) {
    const auto count = std::ssize(path.lambdas);
    return count == 1 ? words("1 λ") : words("{} λ values", grouped(count));
}

}  // namespace

/// Among all variables; sets of several come after them.
Index positionOf(const Path& path, Index name, const std::vector<std::string>& variables) {
    const auto found = std::ranges::find(variables, path.names[static_cast<std::size_t>(name)]);
    return found - variables.begin() + (found == variables.end() ? name : 0);
}

Figure pathNormsFigure(const Path& path, const PathChoice& choice) {
    Figure figure;
    figure.title = words("Solution path");
    figure.x = lambdaAxis(path);
    nameAxis(figure.y, [&] { return words(path.normKind); });
    if (path.lambdas.empty() || path.norms.empty()) {
        figure.empty = path.lambdas.empty()
                           ? emptyPath()
                           : words(
                                 "This method switches no variables off, so that only the score "
                                 "changes with λ.");
        return figure;
    }
    const Index marked = markedOf(path, choice);
    const auto normsAt = [&](Index position) -> const Vector& {
        return path
            .norms[static_cast<std::size_t>(position >= 0 ? position : std::ssize(path.norms) - 1)];
    };
    const Vector& at = normsAt(marked);
    const Vector& own = normsAt(path.chosen);
    const Vector& last = path.norms.back();
    std::vector<Index> order(path.names.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, [&](Index a, Index b) {
        return std::pair(std::abs(own[a]), std::abs(last[a])) >
               std::pair(std::abs(own[b]), std::abs(last[b]));
    });
    const Index kept = (at.array().abs() > 0.).count();
    std::erase_if(order, [&](Index name) {
        return std::ranges::none_of(
            path.norms, [name](const Vector& norms) { return std::abs(norms[name]) > 0.; });
    });
    const auto named = order.begin() + std::min(choice.named, std::ssize(order));
    std::vector<Index> positions;
    for (auto name = order.begin(); name != named; ++name)
        positions.push_back(positionOf(path, *name, choice.variables));
    const std::vector<int> colours = variableColours(positions);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Index name = order[place];
        const bool isNamed = place < colours.size();
        const std::string& variable = path.names[static_cast<std::size_t>(name)];
        Series line{isNamed ? variable : otherLinesName(variable, order.end() - named),
                    isNamed ? LineRole::Main : LineRole::Individual,
                    isNamed ? colours[place] : kNeutral,
                    {},
                    {}};
        line.member = variable;
        for (std::size_t i = 0; i < path.norms.size(); ++i) {
            line.x.push_back(path.lambdas[i]);
            line.y.push_back(path.norms[i][name]);
        }
        addLayer(figure, std::move(line));
    }
    if (layers<Series>(figure).empty()) {
        figure.empty = words("Nothing takes part at any λ so far.");
        return figure;
    }
    markLambda(path, marked, words("shown"), heightsOf(figure), figure);
    addNote(NoteKind::Finding,
            words("{} of {} take part at the λ shown; the path has {}.", kept, path.names.size(),
                  countedLambdas(path)),
            figure);
    addNote(NoteKind::Shown, drawSomeOthers(figure), figure);
    if (choice.ticks)
        addNote(NoteKind::Shown,
                words("The run has solved several; this one is its λ {} to {}.",
                      grouped(choice.ticks->first), grouped(choice.ticks->last)),
                figure);
    return figure;
}

Figure pathScoreFigure(const Path& path, const PathChoice& choice) {
    Figure figure;
    figure.title = words("Score along the path");
    figure.x = lambdaAxis(path);
    nameAxis(figure.y, [&] { return words(path.scoreKind); });
    if (path.lambdas.empty() || path.scoreKind.empty()) {
        figure.empty =
            path.lambdas.empty() ? emptyPath() : words("This path is not scored on rows held out.");
        return figure;
    }
    Series score{figure.y.label, LineRole::Validation, choice.colour, {}, {}};
    score.x.assign(path.lambdas.begin(),
                   path.lambdas.begin() + static_cast<std::ptrdiff_t>(path.scores.size()));
    score.y = path.scores;
    if (!path.errors.empty()) {
        score.name = words("{}, ± one standard error", score.name);
        score.spreadName = words("Standard error");
        score.spreads = path.errors;
    }
    const bool isScored =
        std::ranges::any_of(path.scores, [](double v) { return std::isfinite(v); });
    if (!isScored) {
        figure.empty = words("No λ is scored yet.");
        return figure;
    }
    addLayer(figure, std::move(score));
    const Range range = heightsOf(figure);
    markLambda(path, path.best, words("lowest"), range, figure, PlaceKind::Lowest);
    if (path.sparse >= 0 && path.sparse != path.best)
        markLambda(path, path.sparse, words("largest within one standard error"), range, figure,
                   PlaceKind::Sparsest);
    const Index marked = markedOf(path, choice);
    if (marked >= 0 && marked != path.best && marked != path.sparse)
        markLambda(path, marked, words("shown"), range, figure);
    addNote(
        NoteKind::Shown,
        choice.isWhole
            ? words("{} solved, from the largest; lower is better.", countedLambdas(path))
            : words("{} solved so far, from the largest; lower is better.", countedLambdas(path)),
        figure);
    if (!path.scoreCaution.empty())
        addCaution(words("On this score: {}.", path.scoreCaution), figure);
    return figure;
}

}  // namespace ardent
