#include "core/figure/boosting_figure.h"

#include <algorithm>
#include <array>

#include "core/base/grid.h"
#include "core/base/words.h"
#include "core/explain/closed_form.h"
#include "core/figure/told.h"

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

}  // namespace

Figure boostingMarginsFigure(const Boosting& boosting, const BoostingChoice& choice) {
    const std::array names{words("least"), words("first quartile"), words("median"),
                           words("third quartile"), words("largest")};
    Figure figure;
    figure.title = words("Margins round by round");
    figure.x.label = words("Round");
    figure.x.whole = true;
    figure.y.label = told(boosting.marginKind);
    if (boosting.rounds.empty()) {
        figure.empty = words("No round is learned yet.");
        return figure;
    }
    Range heights{HUGE_VAL, -HUGE_VAL};
    for (std::size_t q = 0; q < names.size(); ++q) {
        Series line{names[q],
                    LineRole::Train,
                    q == 2 ? choice.colour : choice.colour + 1 + static_cast<int>(q),
                    {},
                    {}};
        for (Index round = 1; round <= roundCount(boosting); ++round) {
            line.x.push_back(static_cast<double>(round));
            line.y.push_back(marginOf(boosting, round, q));
            heights.low = std::min(heights.low, line.y.back());
            heights.high = std::max(heights.high, line.y.back());
        }
        figure.series.push_back(std::move(line));
    }
    const Index marked = roundsOf(boosting, choice);
    const auto shown = static_cast<double>(marked);
    figure.series.push_back(
        {marked == 1 ? words("shown: 1 round") : words("shown: {} rounds", grouped(marked)),
         LineRole::Reference,
         0,
         {shown, shown},
         {heights.low, heights.high}});
    const Index rounds = roundCount(boosting);
    figure.note =
        rounds == 1 ? words("Over the training rows after the first round; the run's model has {}.",
                            boosting.chosen)
                    : words(
                          "Over the training rows after each of {} rounds; the run's model has "
                          "{}.",
                          grouped(rounds), boosting.chosen);
    return figure;
}

std::optional<Figure> landmarkLossFigure(const Boosting& boosting, const Task& task,
                                         const BoostingChoice& choice, const GoOn& goOn) {
    Figure figure;
    figure.title = words("Loss by landmark");
    const Index rounds = roundsOf(boosting, choice);
    if (rounds == 0) {
        figure.empty =
            boosting.rounds.empty()
                ? words("No round is learned yet, so that there is no landmark.")
                : words("The model without any round is a constant and has no landmark.");
        return figure;
    }
    const Index learner = firstLearner(boosting, rounds);
    const Boosting::Round& round = *boosting.rounds[static_cast<std::size_t>(learner)];
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
        Matrix landmarks = round.landmark.transpose().replicate(choice.steps, 1);
        landmarks.col(x.input).setConstant(gridPoint(x.encoded, i, choice.steps));
        for (Index j = 0; j < choice.steps; ++j)
            landmarks(j, y.input) = gridPoint(y.encoded, j, choice.steps);
        field.values.row(i) = boosting.landmarkLoss(learner, landmarks).transpose();
    }
    field.label = told(boosting.lossKind);
    figure.x.label = x.source.name;
    figure.y.label = y.source.name;
    figure.x.range = field.x;
    figure.y.range = field.y;
    figure.field = std::move(field);
    Points landmark;
    landmark.name = words("landmark");
    landmark.colour = choice.colour;
    landmark.x = {x.inUnit(round.landmark[x.input])};
    landmark.y = {y.inUnit(round.landmark[y.input])};
    figure.points.push_back(std::move(landmark));
    figure.note =
        task.recipe->inputs() > 2
            ? words(
                  "What round {} would lose over the training rows with its landmark elsewhere; "
                  "the dot is where it was put, the other columns stay as they are there.",
                  rounds)
            : words(
                  "What round {} would lose over the training rows with its landmark elsewhere; "
                  "the dot is where it was put.",
                  rounds);
    return figure;
}

}  // namespace ardent
