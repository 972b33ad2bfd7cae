#include "core/figure/boosting/boosting_figure.h"

#include <algorithm>
#include <array>
#include <functional>

#include "core/base/grid.h"
#include "core/base/message.h"
#include "core/explain/closed_form.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"
#include "core/figure/source_axis.h"

namespace ardent {
namespace {

Index roundsOf(const Boosting& boosting, const BoostingChoice& choice) {
    return std::clamp(choice.round < 0 ? boosting.chosen : choice.round, Index{0},
                      roundCount(boosting));
}

/// Of a round's learners, the first of which is at this position.
Index firstLearner(const Boosting& boosting, Index rounds) {
    return (rounds - 1) * outputsOf(boosting);
}

/// Of at least one round.
const Boosting::Round& shownLearner(const Boosting& boosting, const BoostingChoice& choice) {
    const Index learner = firstLearner(boosting, roundsOf(boosting, choice)) + choice.output;
    return *boosting.rounds[static_cast<std::size_t>(learner)];
}

/// Of a single cosine: it is the same along whole stripes.
std::string stripesNote(const Boosting::Round& learner) {
    if (learner.weights.size() != 1) return {};
    return words(
        "It has a single cosine: all landmarks on a stripe are as good, and what the round learns "
        "is "
        "a shift.");
}

/// What the learner at a position is at so many points (m × d).
using OverPoints = std::function<Vector(Index learner, const Matrix& points)>;

/// A quantile of the margins after each round; several outputs: the least, the largest or the mean
/// of theirs.
double marginOf(const Boosting& boosting, Index round, std::size_t quantile) {
    const Index outputs = outputsOf(boosting);
    const Index first = firstLearner(boosting, round);
    Vector values(outputs);
    for (Index k = 0; k < outputs; ++k)
        values[k] = boosting.rounds[static_cast<std::size_t>(first + k)]->margins[quantile];
    return quantile == 0 ? values.minCoeff() : quantile == 4 ? values.maxCoeff() : values.mean();
}

/// A numeric source with the range of its training values, encoded and as they stand in the table.
struct PlaneAxis {
    const SourceColumn& source;
    const EncodedColumn& column;
    Index input;
    Range encoded;

    double inUnit(double value) const { return column.offset + column.scale * value; }
    Range range() const { return {inUnit(encoded.low), inUnit(encoded.high)}; }
};

PlaneAxis planeAxis(const Task& task, Index source) {
    const FittedRecipe& recipe = *task.recipe;
    const Index input = sourceInputs(recipe)[static_cast<std::size_t>(source)].first;
    Range range{HUGE_VAL, -HUGE_VAL};
    for (const std::int32_t row : task.split.train) {
        const auto value = static_cast<double>(task.x(row, input));
        range.low = std::min(range.low, value);
        range.high = std::max(range.high, value);
    }
    return {recipe.sources[static_cast<std::size_t>(source)],
            recipe.columns[static_cast<std::size_t>(input)], input, range};
}

/// A field without label and note over the plane of two columns through the landmark of the round
/// shown, with the landmark; or why there is none.
std::optional<Figure> overLandmarkPlane(const Boosting& boosting, const Task& task,
                                        const BoostingChoice& choice, const OverPoints& values,
                                        const GoOn& goOn) {
    Figure figure;
    const Index rounds = roundsOf(boosting, choice);
    if (rounds == 0) {
        figure.empty =
            boosting.rounds.empty()
                ? words("No round is learned yet, so that there is no landmark.")
                : words("The model without any round is a constant and has no landmark.");
        return figure;
    }
    const Index learner = firstLearner(boosting, rounds) + choice.output;
    const Boosting::Round& round = shownLearner(boosting, choice);
    if (round.landmark.size() == 0) {
        figure.empty = words("This method's rounds have no landmarks.");
        return figure;
    }
    if (choice.first == choice.second) {
        figure.empty = words("Choose two different variables.");
        return figure;
    }
    const PlaneAxis x = planeAxis(task, choice.first);
    const PlaneAxis y = planeAxis(task, choice.second);
    if (!(x.encoded.low < x.encoded.high) || !(y.encoded.low < y.encoded.high)) {
        figure.empty = words("{} has only one value in the training rows; choose another.",
                             x.encoded.low < x.encoded.high ? y.source.name : x.source.name);
        return figure;
    }
    Field field;
    field.x = x.range();
    field.y = y.range();
    field.values.resize(choice.steps, choice.steps);
    for (Index i = 0; i < choice.steps; ++i) {
        if (!goOn()) return std::nullopt;
        Matrix points = round.landmark.transpose().replicate(choice.steps, 1);
        points.col(x.input).setConstant(gridPoint(x.encoded, i, choice.steps));
        for (Index j = 0; j < choice.steps; ++j)
            points(j, y.input) = gridPoint(y.encoded, j, choice.steps);
        field.values.row(i) = values(learner, points).transpose();
    }
    nameVariable(figure.x, x.source);
    nameVariable(figure.y, y.source);
    figure.x.range = field.x;
    figure.y.range = field.y;
    addLayer(figure, std::move(field));
    Points landmark;
    landmark.name = words("landmark");
    landmark.colour = choice.colour;
    landmark.x = {x.inUnit(round.landmark[x.input])};
    landmark.y = {y.inUnit(round.landmark[y.input])};
    addLayer(figure, std::move(landmark));
    return figure;
}

/// Whose learner it is, where a round has one for each class.
std::string classNote(const Boosting& boosting, const FittedRecipe& recipe,
                      const BoostingChoice& choice) {
    if (outputsOf(boosting) == 1) return {};
    return words("It is the learner for class {} against the rest.",
                 recipe.classes[static_cast<std::size_t>(choice.output)]);
}

}  // namespace

Figure boostingMarginsFigure(const Boosting& boosting, const BoostingChoice& choice) {
    const std::array names{words("least"), words("first quartile"), words("median"),
                           words("third quartile"), words("largest")};
    Figure figure;
    figure.title = choice.areResiduals ? words("Absolute residuals round by round")
                                       : words("Margins round by round");
    nameAxis(figure.x, [&] { return words("Round"); });
    figure.x.whole = true;
    nameAxis(figure.y, [&] {
        const std::string kind = words(boosting.marginKind);
        return choice.areResiduals ? words("Absolute residuals {}", kind) : kind;
    });
    if (boosting.rounds.empty()) {
        figure.empty = words("No round is learned yet.");
        return figure;
    }
    Range heights{HUGE_VAL, -HUGE_VAL};
    for (std::size_t q = 0; q < names.size(); ++q) {
        Series line{names[q], LineRole::Main, static_cast<int>(q), {}, {}};
        for (Index round = 1; round <= roundCount(boosting); ++round) {
            line.x.push_back(static_cast<double>(round));
            line.y.push_back(marginOf(boosting, round, q));
            heights.low = std::min(heights.low, line.y.back());
            heights.high = std::max(heights.high, line.y.back());
        }
        addLayer(figure, std::move(line));
    }
    const Index marked = roundsOf(boosting, choice);
    const auto shown = static_cast<double>(marked);
    addLayer(figure, Series{marked == 1 ? words("shown: 1 round")
                                        : words("shown: {} rounds", grouped(marked)),
                            LineRole::Reference,
                            0,
                            {shown, shown},
                            {heights.low, heights.high}});
    const Index rounds = roundCount(boosting);
    addNote(NoteKind::Shown,
            rounds == 1
                ? words("Over the training rows after the first round; the run's model has {}.",
                        boosting.chosen)
                : words("Over the training rows after each of {} rounds; the run's model has "
                        "{}.",
                        grouped(rounds), boosting.chosen),
            figure);
    return figure;
}

std::optional<Figure> landmarkLossFigure(const Boosting& boosting, const Task& task,
                                         const BoostingChoice& choice, const GoOn& goOn) {
    auto figure = overLandmarkPlane(boosting, task, choice, boosting.landmarkLoss, goOn);
    if (!figure) return std::nullopt;
    figure->title = words("Loss by landmark");
    Field* field = findLayer<Field>(*figure);
    if (!field) return figure;
    field->label = words(boosting.lossKind);
    const Index rounds = roundsOf(boosting, choice);
    const auto add = [&](const std::string& text) { addNote(NoteKind::Shown, text, *figure); };
    add(words(
        "Loss of round {} over the training rows with its landmark elsewhere; the dot is where "
        "it was put.",
        rounds));
    if (task.recipe->inputs() > 2) add(words("The other columns stay as they are at the dot."));
    add(stripesNote(shownLearner(boosting, choice)));
    add(classNote(boosting, *task.recipe, choice));
    return figure;
}

std::optional<Figure> weakLearnerFigure(const Boosting& boosting, const Task& task,
                                        const BoostingChoice& choice, const GoOn& goOn) {
    const FittedRecipe& recipe = *task.recipe;
    const double unit = recipe.problem == Problem::Regression ? recipe.targetScale : 1.;
    const auto added = [&](Index learner, const Matrix& points) -> Vector {
        const Boosting::Round& round = *boosting.rounds[static_cast<std::size_t>(learner)];
        const Matrix phases = (points * round.frequencies).rowwise() - round.shifts.transpose();
        return unit * round.step * (phases.array().cos().matrix() * round.weights);
    };
    auto figure = overLandmarkPlane(boosting, task, choice, added, goOn);
    if (!figure) return std::nullopt;
    figure->title = words("Weak learner");
    Field* field = findLayer<Field>(*figure);
    if (!field) return figure;
    field->map = ColourMap::Diverging;
    field->label = recipe.problem == Problem::Regression
                       ? words("{}, added by the round", recipe.target)
                       : words("vote for {}", recipe.classes[static_cast<std::size_t>(
                                                  recipe.outputs() == 1 ? 1 : choice.output)]);
    const Index rounds = roundsOf(boosting, choice);
    const Boosting::Round& round = shownLearner(boosting, choice);
    const double factor = unit * round.step;
    const Index waves = round.weights.size();
    const auto add = [&](const std::string& text) { addNote(NoteKind::Shown, text, *figure); };
    add(waves == 1
            ? words("What round {} adds: {:.3g} times a cosine, which is 1 at the dot.", rounds,
                    factor)
            : words("What round {} adds: {:.3g} times the weighted mean of {} cosines, which "
                    "are 1 at the dot.",
                    rounds, factor, waves));
    if (recipe.inputs() > 2) add(words("The other columns stay as they are at the dot."));
    add(classNote(boosting, recipe, choice));
    return figure;
}

std::string boostingSumTitle(const Boosting& boosting, const BoostingChoice& choice) {
    const Index rounds = roundsOf(boosting, choice);
    return rounds == 0   ? words("The constant before the first round")
           : rounds == 1 ? words("Sum of 1 round")
                         : words("Sum of {} rounds", grouped(rounds));
}

}  // namespace ardent
