#include "core/figure/effects/effect_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/grid.h"
#include "core/base/message.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/missing_marks.h"
#include "core/data/task/target_values.h"
#include "core/explain/closed_form.h"
#include "core/explain/level_waves.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/source_rows.h"
#include "core/explain/supported_area.h"
#include "core/figure/axis_name.h"
#include "core/figure/blank_places.h"
#include "core/figure/counts.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/correlation_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/number_axis.h"
#include "core/figure/row_places.h"
#include "core/figure/source_axis.h"

namespace ardent {
namespace {

constexpr Index kMostPoints = 300;       ///< rows drawn as points
constexpr double kWholeRounding = 0.01;  ///< of numbers that are whole but for float32
constexpr double kMeanRounding = 1e-13;  ///< of means: a smaller difference is none

/// "y", "log-odds of class yes", "score of class red above the mean of all classes".
std::string outputName(const Predictor& predictor, Index output) {
    const FittedRecipe& recipe = *predictor.recipe;
    if (predictor.link == Link::Identity) return targetName(recipe);
    if (predictor.link == Link::Logistic) return words(outputUnit(predictor));
    return words("score of class {} above the mean of all classes",
                 recipe.classes[static_cast<std::size_t>(output)]);
}

/// What is drawn, once it is clear that it can be.
struct Subject {
    const Predictor& predictor;
    const Task& task;
    const EffectChoice& choice;
    std::vector<std::int32_t> rows;
    const GoOn& goOn;

    /// Of a number without its outliers; where its rows have one value, of all training rows.
    EffectAxis axis(Index source, Index steps) const {
        EffectAxis axis = effectAxis(predictor, task.x, rows, source, steps);
        if (!axis.levels.empty()) return axis;
        if (axis.values.size() < 2)
            return effectAxis(predictor, task.x, task.split.train, source, steps);
        const Range all{axis.values.front(), axis.values.back()};
        const Range shown = withoutOutliers(all, valuesOf(axis, rows));
        if (!isPartOf(shown, all)) return axis;
        for (Index i = 0; i < steps; ++i)
            axis.values[static_cast<std::size_t>(i)] = gridPoint(shown, i, steps);
        return axis;
    }
    /// Of a number whose values are all whole, and no more of them than points, only these.
    EffectAxis curveAxis(Index source) const {
        EffectAxis axis = this->axis(source, choice.curveSteps);
        if (!axis.levels.empty() || axis.values.size() < 2 || !areWhole(valuesOf(axis, rows)))
            return axis;
        const double first = std::ceil(axis.values.front() - kWholeRounding);
        const double last = std::floor(axis.values.back() + kWholeRounding);
        if (last - first < 1. || last - first >= static_cast<double>(choice.curveSteps))
            return axis;
        axis.values.clear();
        for (double value = first; value <= last; value += 1.) axis.values.push_back(value);
        return axis;
    }
    std::string rowsText() const {
        return countedRows(std::ssize(rows), std::ssize(task.split.train), choice.rowsAre);
    }
    std::string name() const { return outputName(predictor, choice.output); }
    std::vector<std::int32_t> selectedAlone() const {
        return choice.selected ? drawnRows(*choice.selected, choice.individual, kLookSeed)
                               : std::vector<std::int32_t>();
    }
    bool isSelected(std::int32_t row) const {
        return choice.selected && std::ranges::binary_search(*choice.selected, row);
    }
    /// The rows whose place along the axes is no filled cell.
    std::vector<std::int32_t> withNumbers(const EffectAxis& x, const EffectAxis* y,
                                          std::vector<std::int32_t> of) const {
        const std::vector<SourceInputs> inputs = sourceInputs(*task.recipe);
        for (const EffectAxis* axis : {&x, y})
            if (axis != nullptr)
                of = rowsWithNumber(*task.recipe, inputs[static_cast<std::size_t>(axis->source)],
                                    task.x, of);
        return of;
    }
    void name(Axis& axis, const EffectAxis& of) const {
        nameVariable(axis, task.recipe->sources[static_cast<std::size_t>(of.source)]);
    }
    std::vector<double> valuesOf(const EffectAxis& axis,
                                 const std::vector<std::int32_t>& of) const {
        return sourceValues(*task.recipe, task.x, axis.source, of);
    }
};

Series line(std::string name, LineRole role, int colour, const EffectAxis& axis,
            const Eigen::Ref<const Vector>& values) {
    return {std::move(name), role, colour, axis.values, {values.begin(), values.end()}};
}

/// Some of the rows as points, with a note where they are not all, and the places of all: at y's
/// values, or all as high as `height`.
void drawPoints(const Subject& subject, const EffectAxis& x, const EffectAxis* y, double height,
                Figure& figure) {
    const EffectChoice& choice = subject.choice;
    const auto heights = [&](const std::vector<std::int32_t>& rows) {
        return y ? subject.valuesOf(*y, rows) : std::vector<double>(rows.size(), height);
    };
    const std::vector<std::int32_t> drawn =
        subject.withNumbers(x, y, drawnRows(subject.rows, kMostPoints, kLookSeed));
    Points points;
    points.name = words(choice.rowsAre.many);
    if (!y) points.colour = choice.colour;
    points.x = subject.valuesOf(x, drawn);
    points.y = heights(drawn);
    points.rows = tableRowsOf(drawn, choice.tableRows);
    addLayer(figure, std::move(points));
    const std::vector<std::int32_t>& all = subject.task.split.train;
    auto places = std::make_shared<const RowPlaces>(RowPlaces{tableRowsOf(all, choice.tableRows),
                                                              subject.valuesOf(x, all),
                                                              heights(all),
                                                              {},
                                                              words(choice.rowsAre.many)});
    figure.x.whole = areWhole(places->x);
    figure.y.whole = y && areWhole(places->y);
    figure.places = std::move(places);
    if (drawn.size() < all.size())
        addNote(
            NoteKind::Shown,
            words("{} are dots.", countedRows(std::ssize(drawn), std::ssize(all), choice.rowsAre)),
            figure);
}

/// How many rows lie beyond the ends of the axes that are given, in words.
std::string leftOutText(const Subject& subject, const RowPlaces& places, const EffectAxis& x,
                        const EffectAxis* y) {
    const auto isOutside = [](const EffectAxis& axis, double value) {
        const double least = areWhole(axis.values) ? kWholeRounding : 0.;
        const double rounding = std::max(1e-6 * (axis.values.back() - axis.values.front()), least);
        return value < axis.values.front() - rounding || value > axis.values.back() + rounding;
    };
    Index count = 0;
    for (std::size_t i = 0; i < places.x.size(); ++i)
        if (isOutside(x, places.x[i]) || (y && isOutside(*y, places.y[i]))) ++count;
    return outsideText(count, std::ssize(places.x), subject.choice.rowsAre);
}

/// Of the rows the effect is averaged over, which set the axes.
bool leavesRowsOut(const Subject& subject, const EffectAxis& axis) {
    return isPartOf({axis.values.front(), axis.values.back()},
                    sourceRange(*subject.task.recipe, subject.task.x, axis.source, subject.rows));
}

/// Below the curves.
double rugHeight(const Figure& figure) {
    constexpr double kBelow = 0.06;
    const auto curves = layers<Series>(figure);
    double low = curves.front().y.front();
    double high = low;
    for (const Series& curve : curves)
        for (const double value : curve.y) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    return low - kBelow * (high > low ? high - low : 1.);
}

bool isWithin(const std::vector<Range>& stretches, double place) {
    return std::ranges::any_of(
        stretches, [&](const Range& one) { return one.low < place && place < one.high; });
}

/// Breaks between neighbouring places within these stretches.
std::vector<Range> breaksIn(const std::vector<Range>& stretches,
                            const std::vector<double>& places) {
    std::vector<Range> breaks;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const double middle = (places[i - 1] + places[i]) / 2.;
        if (isWithin(stretches, middle)) breaks.push_back({middle, middle});
    }
    return breaks;
}

/// Where the mean leaves the range of a numeric target by more than a twentieth of it; ""
/// elsewhere.
std::string beyondTarget(const Subject& subject, const Series& mean,
                         const std::vector<Range>& empty) {
    constexpr double kMargin = 0.05;
    if (subject.predictor.link != Link::Identity) return {};
    const Task& task = subject.task;
    if (std::ssize(task.y) < task.x.rows()) return {};  // a later table without the target
    std::vector<double> targets = targetValues(task, task.split.train);
    std::erase_if(targets, [](double value) { return std::isnan(value); });
    if (targets.empty()) return {};
    const auto [low, high] = std::ranges::minmax(targets);
    double least = low, most = high;
    for (std::size_t i = 0; i < mean.x.size(); ++i) {
        if (isWithin(empty, mean.x[i]) || !std::isfinite(mean.y[i])) continue;
        least = std::min(least, mean.y[i]);
        most = std::max(most, mean.y[i]);
    }
    const double margin = kMargin * (high - low);
    if (least >= low - margin && most <= high + margin) return {};
    return words("The mean reaches {:.3g}, and {} lies between {:.3g} and {:.3g} in these rows.",
                 least < low - margin ? least : most, task.recipe->target, low, high);
}

/// Not between whole numbers, of which each has a point.
std::vector<Range> emptyStretchesOf(const Subject& subject, const EffectAxis& axis) {
    if (std::ssize(axis.values) < subject.choice.curveSteps) return {};
    return emptyStretches({axis.values.front(), axis.values.back()},
                          subject.valuesOf(axis, subject.withNumbers(axis, nullptr, subject.rows)));
}

std::optional<Figure> numberFigure(const Subject& subject) {
    const EffectChoice& choice = subject.choice;
    const EffectAxis axis = subject.curveAxis(choice.first);
    std::vector<std::int32_t> single = drawnRows(subject.rows, choice.individual, kLookSeed);
    std::erase_if(single, [&](std::int32_t row) { return subject.isSelected(row); });
    const auto others = std::ssize(single);
    const auto selected = subject.selectedAlone();
    single.insert(single.end(), selected.begin(), selected.end());
    const auto found = partialDependence(subject.predictor, subject.task.x, subject.rows, axis,
                                         single, subject.goOn);
    if (!found) return std::nullopt;
    Figure figure;
    figure.title = words("Effect of {}", axis.name);
    subject.name(figure.x, axis);
    nameAxis(figure.y, [&] { return subject.name(); });
    if (!found->finding.individual.empty()) {
        const Matrix& curves = found->finding.individual[static_cast<std::size_t>(choice.output)];
        for (Index i = 0; i < curves.cols(); ++i) {
            addLayer(figure, line(words("single rows"), LineRole::Individual, choice.colour, axis,
                                  curves.col(i)));
            layers<Series>(figure).back().row =
                tableRow(choice.tableRows, single[static_cast<std::size_t>(i)]);
        }
    }
    addLayer(figure, line(words("mean"), LineRole::Main, choice.colour, axis,
                          found->finding.mean.col(choice.output)));
    if (leavesRowsOut(subject, axis)) {
        constexpr double kBesideEnds = 0.02;
        const double margin = kBesideEnds * (axis.values.back() - axis.values.front());
        figure.x.range = Range{axis.values.front() - margin, axis.values.back() + margin};
    }
    addNote(
        NoteKind::Shown,
        words("Mean output over {} with {} set to the value shown.", subject.rowsText(), axis.name),
        figure);
    if (others > 0)
        addNote(NoteKind::Shown,
                words("Pale: the output for {} of these rows, one line each.", others), figure);
    addNote(NoteKind::Shown, words("Dots below are rows."), figure);
    const std::vector<Range> empty = emptyStretchesOf(subject, axis);
    for (Series& curve : layers<Series>(figure)) curve.gaps = breaksIn(empty, curve.x);
    if (!empty.empty()) addNote(NoteKind::Shown, words("Broken where no row is near."), figure);
    addCaution(beyondTarget(subject, layers<Series>(figure).back(), empty), figure);
    drawPoints(subject, axis, nullptr, rugHeight(figure), figure);
    if (figure.x.range)
        addNote(NoteKind::Shown, leftOutText(subject, *figure.places, axis, nullptr), figure);
    addCaution(effectCorrelationNote(subject.task, subject.rows, axis.source), figure);
    if (!selected.empty() && selected.size() < choice.selected->size())
        addNote(NoteKind::Shown,
                words("Selected rows with a line of their own: {}.", selected.size()), figure);
    return figure;
}

/// Of the training rows with each level.
std::vector<Index> rowsOfLevels(const Subject& subject, const EffectAxis& axis) {
    const FittedRecipe& recipe = *subject.task.recipe;
    const SourceInputs inputs = sourceInputs(recipe)[static_cast<std::size_t>(axis.source)];
    std::vector<Index> rows(axis.levels.size(), 0);
    for (const Index state :
         observedStates(recipe, axis.source, inputs, subject.task.x, subject.task.split.train))
        if (state < std::ssize(rows)) ++rows[static_cast<std::size_t>(state)];
    return rows;
}

/// Says at its bar how few rows a level has, and that its effect is hardly known.
void markRareLevels(const std::vector<Index>& rows, Figure& figure) {
    constexpr Index kFewRows = 20;
    const auto isRare = [](Index count) { return count < kFewRows; };
    const auto rare = std::ranges::count_if(rows, isRare);
    if (rare == 0) return;
    Bars& bars = *findLayer<Bars>(figure);
    for (const Index count : rows)
        bars.remarks.push_back(!isRare(count) ? Message()
                               : count == 1   ? message("one-row-of-level", "1 row")
                                              : message("rows-of-level", "{} rows", count));
    addCaution(rare == 1
                   ? words("1 level has fewer than {} rows: its effect is hardly known.", kFewRows)
                   : words("{} levels have fewer than {} rows: their effects are hardly "
                           "known.",
                           rare, kFewRows),
               figure);
}

std::optional<Figure> levelFigure(const Subject& subject) {
    const EffectAxis axis = subject.axis(subject.choice.first, subject.choice.steps);
    const auto found =
        partialDependence(subject.predictor, subject.task.x, subject.rows, axis, {}, subject.goOn);
    if (!found) return std::nullopt;
    const Vector means = found->finding.mean.col(subject.choice.output);
    const SourceInputs inputs =
        sourceInputs(*subject.task.recipe)[static_cast<std::size_t>(axis.source)];
    double average = 0.;
    Index known = 0;
    for (const Index state :
         observedStates(*subject.task.recipe, axis.source, inputs, subject.task.x, subject.rows)) {
        if (state >= means.size()) continue;
        average += means[state];
        ++known;
    }
    average = known > 0 ? average / static_cast<double>(known) : means.mean();
    Figure figure;
    figure.title = words("Effect of {}", axis.name);
    nameAxis(figure.x, [&] { return words("{}, difference from the average", subject.name()); });
    figure.y.label = axis.name;
    figure.y.reversed = true;
    figure.y.categories = axis.levels;
    Bars bars;
    bars.name = figure.x.label;
    bars.colour = subject.choice.colour;
    bars.names = axis.levels;
    const double rounding = kMeanRounding * means.cwiseAbs().maxCoeff();
    for (const double mean : means)
        bars.values.push_back(std::abs(mean - average) > rounding ? mean - average : 0.);
    addLayer(figure, std::move(bars));
    markRareLevels(rowsOfLevels(subject, axis), figure);
    addNote(
        NoteKind::Shown,
        words("Mean output over {} with {} set to each level, minus the average over the levels "
              "present.",
              subject.rowsText(), axis.name),
        figure);
    return figure;
}

void drawSurface(const Subject& subject, const EffectAxis& x, const EffectAxis& y,
                 const Matrix& mean, Figure& figure) {
    subject.name(figure.x, x);
    subject.name(figure.y, y);
    if (x.values.size() < 2 || y.values.size() < 2) {
        figure.empty = words("{} has only one value in these rows; choose another variable.",
                             x.values.size() < 2 ? x.name : y.name);
        return;
    }
    Field field;
    field.x = {x.values.front(), x.values.back()};
    field.y = {y.values.front(), y.values.back()};
    field.values = mean;
    field.label = subject.name();
    if (subject.predictor.link != Link::Identity) field.map = ColourMap::Diverging;
    const std::vector<std::int32_t> known = subject.withNumbers(x, &y, subject.rows);
    const std::vector<double> xs = subject.valuesOf(x, known), ys = subject.valuesOf(y, known);
    if (blankUnsupported(supportedArea(supportAxis(field.x, xs), supportAxis(field.y, ys)), field))
        addNote(NoteKind::Shown, words(blankWithoutRows()), figure);
    figure.x.range = field.x;
    figure.y.range = field.y;
    addLayer(figure, std::move(field));
    drawPoints(subject, x, &y, 0., figure);
    if (leavesRowsOut(subject, x) || leavesRowsOut(subject, y))
        addNote(NoteKind::Shown, leftOutText(subject, *figure.places, x, &y), figure);
}

/// How many curves, one a column, nobody can see because an earlier one is there.
std::string coincidingText(const Matrix& curves) {
    constexpr double kLessThanAPixel = 1e-3;
    if (!curves.allFinite()) return {};
    const double near = kLessThanAPixel * (curves.maxCoeff() - curves.minCoeff());
    Index count = 0;
    for (Index j = 1; j < curves.cols(); ++j) {
        const Vector distances =
            (curves.leftCols(j).colwise() - curves.col(j)).cwiseAbs().colwise().maxCoeff();
        if (distances.minCoeff() <= near) ++count;
    }
    if (count == 0) return {};
    return count == 1 ? words("1 of {} lines lies on another one.", curves.cols())
                      : words("{} of {} lines lie on another one.", count, curves.cols());
}

/// Bars for two categories, curves for a number and a category.
void drawLevels(const Subject& subject, const EffectAxis& x, const EffectAxis& y,
                const Matrix& mean, Figure& figure) {
    if (!x.levels.empty()) {
        Bars bars;
        bars.colour = subject.choice.colour;
        for (std::size_t i = 0; i < x.levels.size(); ++i)
            for (std::size_t j = 0; j < y.levels.size(); ++j) {
                bars.names.push_back(fmt::format("{} × {}", x.levels[i], y.levels[j]));
                bars.values.push_back(mean(static_cast<Index>(i), static_cast<Index>(j)) -
                                      mean.mean());
            }
        nameAxis(figure.x, [&] {
            return words("{}, difference from the average of these combinations", subject.name());
        });
        bars.name = figure.x.label;
        figure.y.reversed = true;
        figure.y.categories = bars.names;
        addLayer(figure, std::move(bars));
        return;
    }
    subject.name(figure.x, x);
    figure.x.whole = areWhole(subject.valuesOf(x, subject.rows));
    nameAxis(figure.y, [&] { return subject.name(); });
    for (std::size_t j = 0; j < y.levels.size(); ++j)
        addLayer(figure, line(fmt::format("{} = {}", y.name, y.levels[j]), LineRole::Main,
                              static_cast<int>(j), x, mean.col(static_cast<Index>(j))));
    addNote(NoteKind::Shown, coincidingText(mean), figure);
}

std::optional<Figure> jointFigure(const Subject& subject) {
    const auto isNumber = [&](Index source) {
        return subject.task.recipe->sources[static_cast<std::size_t>(source)].type ==
               ColumnType::Numeric;
    };
    const EffectChoice& choice = subject.choice;
    const bool isSurface = isNumber(choice.first) && isNumber(*choice.second);
    const auto axisOf = [&](Index source) {
        return isSurface ? subject.axis(source, choice.steps) : subject.curveAxis(source);
    };
    EffectAxis x = axisOf(choice.first);
    EffectAxis y = axisOf(*choice.second);
    if (!x.levels.empty() && y.levels.empty()) std::swap(x, y);
    const auto found =
        jointDependence(subject.predictor, subject.task.x, subject.rows, x, y, subject.goOn);
    if (!found) return std::nullopt;
    const Matrix& mean = found->finding.mean[static_cast<std::size_t>(subject.choice.output)];
    Figure figure;
    figure.title = words("Joint effect of {} and {}", x.name, y.name);
    addNote(NoteKind::Shown,
            words("Mean output over {} with both set to the values shown.", subject.rowsText()),
            figure);
    if (y.levels.empty()) addNote(NoteKind::Shown, words("Dots are rows."), figure);
    if (y.levels.empty())
        drawSurface(subject, x, y, mean, figure);
    else
        drawLevels(subject, x, y, mean, figure);
    return figure;
}

/// What a score is, of a model that has one for each class.
std::string scoreNote(const Subject& subject) {
    if (subject.predictor.link != Link::Softmax) return {};
    const FittedRecipe& recipe = *subject.task.recipe;
    const std::string& name = recipe.classes[static_cast<std::size_t>(subject.choice.output)];
    return words(
        "Every class has a score, and the highest is predicted: above 0 the model favours class {} "
        "more than the classes on average.",
        name);
}

}  // namespace

std::optional<Figure> effectFigure(const Predictor& predictor, const Task& task,
                                   const EffectChoice& choice, const GoOn& goOn) {
    Figure figure;
    figure.title = words("Effect");
    if (task.split.train.empty()) {
        figure.empty = words("There are no rows to average over.");
        return figure;
    }
    if (choice.second && *choice.second == choice.first) {
        figure.empty = words("Choose two different variables.");
        return figure;
    }
    const Subject subject{predictor, task, choice,
                          drawnRows(task.split.train, choice.mostRows, kLookSeed), goOn};
    const bool isNumber =
        task.recipe->sources[static_cast<std::size_t>(choice.first)].type == ColumnType::Numeric;
    std::optional<Figure> drawn = choice.second ? jointFigure(subject)
                                  : isNumber    ? numberFigure(subject)
                                                : levelFigure(subject);
    if (drawn && drawn->empty.empty()) addNote(NoteKind::Shown, scoreNote(subject), *drawn);
    if (drawn) noteConstant(&predictor, *drawn);
    return drawn;
}

}  // namespace ardent
