#include "core/figure/directions/direction_figure.h"

#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/missing_marks.h"
#include "core/explain/closed_form.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/row_places.h"

namespace ardent {
namespace {

constexpr double kAlmostAll = 0.95;  ///< share of the squared change that counts as the whole

/// Of the squared values, those of the first directions.
double shareOf(const Directions& directions, Index count) {
    double some = 0.;
    double held = 0.;
    for (std::size_t i = 0; i < directions.values.size(); ++i) {
        held += directions.values[i] * directions.values[i];
        if (static_cast<Index>(i) < count) some = held;
    }
    const double all = std::max(held, directions.total);
    return all > 0. ? some / all : 0.;
}

/// How many directions hold nearly all of the change.
std::string rankText(const Directions& directions) {
    Index count = 1;
    while (count < std::ssize(directions.values) && shareOf(directions, count) < kAlmostAll)
        ++count;
    if (shareOf(directions, count) < kAlmostAll)
        return words("More than {} directions are needed for {:.0f} % of the squared values.",
                     count, 100. * kAlmostAll);
    if (count == 1)
        return words(
            "The function changes almost only along the first direction ({:.0f} % of the squared "
            "values).",
            100. * shareOf(directions, 1));
    return words("{} directions are needed for {:.0f} % of the squared values.", count,
                 100. * kAlmostAll);
}

bool isThere(const Directions& directions, const DirectionChoice& choice, Figure& figure) {
    if (choice.direction < std::ssize(directions.values)) return true;
    figure.empty = constantModelText();
    return false;
}

/// Place of every row along the direction, in standard deviations of the columns.
std::vector<double> along(const Task& task, const Vector& weights,
                          const std::vector<std::int32_t>& rows) {
    const std::vector<SourceInputs> inputs = sourceInputs(*task.recipe);
    std::vector<double> result(rows.size(), 0.);
    for (std::size_t s = 0; s < inputs.size(); ++s) {
        const double weight = weights[static_cast<Index>(s)];
        if (!inputs[s].numeric || weight == 0.) continue;
        for (std::size_t i = 0; i < rows.size(); ++i)
            result[i] += weight * static_cast<double>(task.x(rows[i], inputs[s].first));
    }
    return result;
}

/// The places of all rows by what is true of them, and of those drawn also by what the model says.
RowPlaces placesOf(const RowPlaces& truth, const Points& model) {
    RowPlaces both;
    both.rowsAre = truth.rowsAre;
    const auto add = [&both](std::int32_t row, std::uint8_t group, double x, double y) {
        both.rows.push_back(row);
        both.group.push_back(group);
        both.x.push_back(x);
        both.y.push_back(y);
    };
    std::size_t next = 0;
    for (std::size_t i = 0; i < truth.rows.size(); ++i) {
        add(truth.rows[i], 0, truth.x[i], truth.y[i]);
        if (next == model.rows.size() || model.rows[next] != truth.rows[i]) continue;
        add(truth.rows[i], 1, model.x[next], model.y[next]);
        ++next;
    }
    return both;
}

}  // namespace

Figure directionWeightsFigure(const Directions& directions, const DirectionChoice& choice) {
    Figure figure;
    figure.title = words("Direction {}: weights", choice.direction + 1);
    nameAxis(figure.x, [&] {
        return words("weight per standard deviation of a variable (unit length in all)");
    });
    figure.y.reversed = true;
    if (!isThere(directions, choice, figure)) return figure;
    const Vector& weights = directions.weights[static_cast<std::size_t>(choice.direction)];
    Bars bars;
    bars.name = words("weight");
    bars.colour = choice.colour;
    for (const Index source : positionsFalling(Vector(weights.cwiseAbs()))) {
        bars.names.push_back(directions.names[static_cast<std::size_t>(source)]);
        bars.values.push_back(weights[source]);
    }
    figure.y.categories = bars.names;
    addLayer(figure, std::move(bars));
    addNote(NoteKind::Finding, rankText(directions), figure);
    addNote(NoteKind::Shown,
            words("Value {:.3g} ({}), {:.0f} % of the squared values.",
                  directions.values[static_cast<std::size_t>(choice.direction)], directions.kind,
                  100. * (shareOf(directions, choice.direction + 1) -
                          shareOf(directions, choice.direction))),
            figure);
    return figure;
}

std::optional<Figure> directionFigure(const Predictor& predictor, const Task& task,
                                      const Directions& directions, const DirectionChoice& choice,
                                      const GoOn& goOn) {
    Figure figure;
    figure.title = choice.direction == 0 ? words("Data along the first direction")
                                         : words("Data along direction {}", choice.direction + 1);
    if (!isThere(directions, choice, figure)) return figure;
    const FittedRecipe& recipe = *task.recipe;
    const bool isRegression = recipe.problem == Problem::Regression;
    const std::vector<std::int32_t>& all = task.split.train;
    const auto rows = drawnRows(all, choice.mostPoints, kLookSeed);
    if (rows.empty()) {
        figure.empty = words("There are no {} to draw.", words(choice.rowsAre.many));
        return figure;
    }
    const Vector& weights = directions.weights[static_cast<std::size_t>(choice.direction)];
    if (!goOn()) return std::nullopt;
    const Matrix predicted = predict(predictor, task.x, rows);
    const Index last = predicted.cols() - 1;
    const auto truths = [&](const std::vector<std::int32_t>& some) {
        std::vector<double> result;
        for (const std::int32_t row : some) {
            const double y = static_cast<double>(task.y[static_cast<std::size_t>(row)]);
            result.push_back(isRegression ? original(recipe.targetTransform,
                                                     recipe.targetOffset + recipe.targetScale * y)
                                          : (static_cast<Index>(y) == last ? 1. : 0.));
        }
        return result;
    };
    Points truth;
    truth.name = words("observed");
    truth.colour = choice.colour + 1;
    truth.sideBySide = true;  // the model's are not: they show how near they lie to one curve
    truth.x = along(task, weights, rows);
    truth.y = truths(rows);
    Points model;
    model.name = words("model");
    model.colour = choice.colour;
    model.x = truth.x;
    model.y.assign(predicted.col(last).begin(), predicted.col(last).end());
    truth.rows = model.rows = tableRowsOf(rows, choice.tableRows);
    figure.places = std::make_shared<const RowPlaces>(placesOf({tableRowsOf(all, choice.tableRows),
                                                                along(task, weights, all),
                                                                truths(all),
                                                                {},
                                                                words(choice.rowsAre.many)},
                                                               model));
    nameAxis(figure.x, [&] {
        return words("place along direction {}, in standard deviations of the columns",
                     choice.direction + 1);
    });
    nameAxis(figure.y, [&] {
        return isRegression ? recipe.target
                            : words("probability of class {}",
                                    recipe.classes[static_cast<std::size_t>(last)]);
    });
    addLayer(figure, std::move(truth));
    addLayer(figure, std::move(model));
    addNote(NoteKind::Finding, rankText(directions), figure);
    addNote(NoteKind::Shown,
            words("{}: what was observed and what the model predicts; where its points lie on one "
                  "curve, nothing else matters to it.",
                  countedRows(std::ssize(rows), std::ssize(task.split.train), choice.rowsAre)),
            figure);
    addNote(NoteKind::Shown, words(missingNotCounted(recipe)), figure);
    return figure;
}

}  // namespace ardent
