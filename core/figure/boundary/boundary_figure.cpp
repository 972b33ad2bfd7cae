#include "core/figure/boundary/boundary_figure.h"

#include <algorithm>
#include <iterator>

#include "core/base/message.h"
#include "core/data/task/drawn_rows.h"
#include "core/explain/source_rows.h"
#include "core/figure/blank_places.h"
#include "core/figure/counts.h"
#include "core/figure/drawn_column.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/notes/slice_note.h"
#include "core/figure/number_axis.h"
#include "core/figure/source_axis.h"

namespace ardent {

namespace {

constexpr Index kMostAveraged = 2000;  ///< rows
constexpr double kMargin = 0.04;       ///< of the data's range, on both sides
constexpr Index kMostSelected = 300;

const SourceColumn& columnOf(const FittedRecipe& recipe, Index source) {
    return recipe.sources[static_cast<std::size_t>(source)];
}

/// With a margin, which does not reach over 0.
Range widened(const Range& range) {
    const double span = range.high - range.low;
    if (!(span > 0.)) return {range.low - 0.5, range.high + 0.5};
    const double margin = kMargin * span;
    return {range.low >= 0. ? std::max(0., range.low - margin) : range.low - margin,
            range.high <= 0. ? std::min(0., range.high + margin) : range.high + margin};
}

/// Of a number without its outliers; from the first level of a category to the last.
Range rangeOf(const Task& task, Index source, const std::vector<std::int32_t>& rows) {
    const SourceColumn& column = columnOf(*task.recipe, source);
    if (column.type != ColumnType::Numeric)
        return {0., static_cast<double>(column.levels.size()) - 1.};
    return widened(withoutOutliers(sourceRange(*task.recipe, task.x, source, rows),
                                   sourceValues(*task.recipe, task.x, source, rows)));
}

/// Rows without a known level of a category on an axis.
Index countUnknown(const BoundaryFrame& frame, const FittedRecipe& recipe) {
    const RowPlaces& places = *frame.places;
    const bool xHasLevels = !columnOf(recipe, frame.slice.first).levels.empty();
    const bool yHasLevels = !columnOf(recipe, frame.slice.second).levels.empty();
    Index count = 0;
    for (std::size_t i = 0; i < places.x.size(); ++i)
        if ((xHasLevels && places.x[i] < 0.) || (yHasLevels && places.y[i] < 0.)) ++count;
    return count;
}

Index countOutside(const BoundaryFrame& frame) {
    const auto isIn = [](const Range& range, double value) {
        const double rounding = 1e-6 * (range.high - range.low);
        return range.low - rounding <= value && value <= range.high + rounding;
    };
    const RowPlaces& places = *frame.places;
    Index count = 0;
    for (std::size_t i = 0; i < places.x.size(); ++i)
        if (!isIn(frame.slice.x, places.x[i]) || !isIn(frame.slice.y, places.y[i])) ++count;
    return count;
}

Index likeliest(const Matrix& probabilities, Index row) {
    Index best = 0;
    probabilities.row(row).maxCoeff(&best);
    return best;
}

/// There are at least two classes.
Index likeliestBut(const Matrix& probabilities, Index row, Index best) {
    Index second = best == 0 ? 1 : 0;
    for (Index k = second + 1; k < probabilities.cols(); ++k) {
        if (k != best && probabilities(row, k) > probabilities(row, second)) second = k;
    }
    return second;
}

Field fieldOf(const Matrix& surface, const SliceChoice& slice, const FittedRecipe& recipe) {
    const Index nx = placesAlong(recipe, slice.first, slice.steps);
    const Index ny = placesAlong(recipe, slice.second, slice.steps);
    Field field;
    field.x = slice.x;
    field.y = slice.y;
    field.xIsOfLevels = columnOf(recipe, slice.first).type != ColumnType::Numeric;
    field.yIsOfLevels = columnOf(recipe, slice.second).type != ColumnType::Numeric;
    field.values.resize(nx, ny);
    const bool classes = recipe.problem == Problem::Classification;
    if (classes) {
        field.strength.resize(nx, ny);
        field.runnerUp.resize(nx, ny);
        field.runnerUpClass.resize(nx, ny);
    }
    for (Index i = 0; i < nx; ++i) {
        for (Index j = 0; j < ny; ++j) {
            const Index row = i * ny + j;
            if (classes) {
                const Index best = likeliest(surface, row);
                field.values(i, j) = static_cast<double>(best);
                field.strength(i, j) = surface(row, best);
                const Index second = likeliestBut(surface, row, best);
                field.runnerUp(i, j) = surface(row, second);
                field.runnerUpClass(i, j) = static_cast<double>(second);
            } else {
                field.values(i, j) = surface(row, 0);
            }
        }
    }
    if (classes) {
        field.map = ColourMap::Classes;
        field.label = words("{}: most probable class", recipe.target);
        field.classes = recipe.classes;
    } else {
        field.label = words("{} (predicted)", recipe.target);
    }
    return field;
}

/// By the training rows whose two values were both there.
SupportedArea supportedBy(const Task& task, const BoundaryFrame& frame) {
    std::vector<double> x, y;
    for (std::size_t i = 0; i < task.split.train.size(); ++i) {
        const auto row = static_cast<std::size_t>(task.split.train[i]);
        if (!frame.filled.empty() && frame.filled[row]) continue;
        x.push_back(frame.places->x[i]);
        y.push_back(frame.places->y[i]);
    }
    const auto axis = [&](Index source, const Range& range, const std::vector<double>& values) {
        return columnOf(*task.recipe, source).type == ColumnType::Numeric
                   ? supportAxis(range, values)
                   : SupportAxis{range, values, true};
    };
    return supportedArea(axis(frame.slice.first, frame.slice.x, x),
                         axis(frame.slice.second, frame.slice.y, y));
}

/// The frame's rows and some of the selected ones, ascending.
std::vector<std::int32_t> rowsOfPoints(const Task& task, const BoundaryFrame& frame) {
    if (!frame.selected) return frame.rows;
    const auto selected = drawnRows(selectedOf(task.split.train, *frame.selected, frame.tableRows),
                                    kMostSelected, kLookSeed);
    std::vector<std::int32_t> rows;
    std::ranges::set_union(frame.rows, selected, std::back_inserter(rows));
    return rows;
}

struct DrawnRows {
    Points points;
    std::vector<Index> predicted;  ///< classes, at the rows' own values
    std::vector<bool> isSample;    ///< and is not only drawn because it is selected
};

template <class Value>
std::vector<Value> sampled(const std::vector<Value>& values, const DrawnRows& drawn) {
    std::vector<Value> sample;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (drawn.isSample[i]) sample.push_back(values[i]);
    return sample;
}

/// The places, which stay the same whatever is selected.
Points sampleOf(const Points& points, const DrawnRows& drawn) {
    Points sample;
    sample.x = sampled(points.x, drawn);
    sample.y = sampled(points.y, drawn);
    return sample;
}

std::optional<DrawnRows> drawRows(const Predictor& predictor, const Task& task,
                                  const BoundaryFrame& frame, const GoOn& goOn) {
    const FittedRecipe& recipe = *task.recipe;
    const std::vector<std::int32_t> rows = rowsOfPoints(task, frame);
    DrawnRows drawn;
    Points& points = drawn.points;
    points.name = words(frame.rowsAre.many);
    points.sideBySide = true;
    for (const std::int32_t row : rows)
        drawn.isSample.push_back(std::ranges::binary_search(frame.rows, row));
    points.x = sourceValues(recipe, task.x, frame.slice.first, rows);
    points.y = sourceValues(recipe, task.x, frame.slice.second, rows);
    points.rows = tableRowsOf(rows, frame.tableRows);
    if (!frame.filled.empty())
        for (const std::int32_t row : rows)
            points.filled.push_back(frame.filled[static_cast<std::size_t>(row)]);
    if (recipe.problem == Problem::Regression) {
        for (const std::int32_t row : rows) {
            const auto y = static_cast<double>(task.y[static_cast<std::size_t>(row)]);
            points.values.push_back(
                original(recipe.targetTransform, recipe.targetOffset + recipe.targetScale * y));
        }
        return drawn;
    }
    if (rows.empty()) return drawn;
    const std::optional<Matrix> probabilities = predict(predictor, task.x, rows, goOn);
    if (!probabilities) return std::nullopt;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto label = static_cast<Index>(task.y[static_cast<std::size_t>(rows[i])]);
        points.values.push_back(static_cast<double>(label));
        drawn.predicted.push_back(likeliest(*probabilities, static_cast<Index>(i)));
        points.wrong.push_back(drawn.predicted.back() != label);
    }
    return drawn;
}

Axis axisOf(const SourceColumn& column, const Range& range, const std::vector<double>& places) {
    Axis axis;
    nameVariable(axis, column);
    axis.range = range;
    if (column.type != ColumnType::Numeric) axis.range = Range{range.low - 0.5, range.high + 0.5};
    axis.categories = column.levels;
    axis.whole = areWhole(places);
    return axis;
}

std::string titleOf(const FittedRecipe& recipe) {
    return recipe.problem == Problem::Classification ? words("Decision boundary")
                                                     : words("Prediction surface");
}

std::string othersText(const FittedRecipe& recipe, const BoundaryFrame& frame, std::size_t all) {
    const Index count = std::ssize(recipe.sources) - 2;
    const bool one = count == 1;
    if (frame.others == Others::Typical)
        return one ? words("The other variable is fixed at the median or most frequent level.")
                   : words("The other {} variables are fixed at the median or most frequent level.",
                           grouped(count));
    if (frame.others == Others::Row) {
        const auto row = grouped(tableRow(frame.tableRows, frame.row) + 1);
        return one ? words("The other variable is fixed at the values of row {}.", row)
                   : words("The other {} variables are fixed at the values of row {}.",
                           grouped(count), row);
    }
    const auto rows =
        countedRows(std::ssize(frame.averaged), static_cast<Index>(all), frame.rowsAre);
    if (recipe.problem == Problem::Classification)
        return one ? words("Scores are averaged exactly over the other variable as it is in {}.",
                           rows)
                   : words(
                         "Scores are averaged exactly over the other {} variables as they are "
                         "in {}.",
                         grouped(count), rows);
    return one ? words("The prediction is averaged exactly over the other variable as it is in {}.",
                       rows)
               : words(
                     "The prediction is averaged exactly over the other {} variables as they "
                     "are in {}.",
                     grouped(count), rows);
}

/// What the hollow points are; "" without any.
std::string filledText(const Points& points) {
    const auto hollow = std::ranges::count(points.filled, true);
    if (hollow == 0) return {};
    return hollow == 1 ? words(
                             "1 point is hollow: its value on an axis was missing and is drawn at "
                             "the training median.")
                       : words(
                             "{} points are hollow: a value of theirs on an axis was missing and "
                             "is drawn at the training median.",
                             grouped(hollow));
}

/// Where classes have to share colours.
std::string repeatedText(const FittedRecipe& recipe) {
    if (recipe.classes.size() <= kMostColours) return {};
    return words(
        "There are {} colours for {} classes: where two have the same, the shapes of their markers "
        "differ.",
        kMostColours, recipe.classes.size());
}

/// "" without any.
std::string unknownText(Index rows) {
    if (rows == 0) return {};
    return rows == 1
               ? words("1 row has no known level on an axis and is not shown.")
               : words("{} rows have no known level on an axis and are not shown.", grouped(rows));
}

void addNotes(const FittedRecipe& recipe, const BoundaryFrame& frame, std::size_t all,
              Figure& figure) {
    const Points& points = layers<Points>(figure).back();
    const auto add = [&](const std::string& text) { addNote(NoteKind::Shown, text, figure); };
    const Index drawn = std::ssize(points.x);
    const auto rows = countedRows(drawn, static_cast<Index>(all), frame.rowsAre);
    const Index unknown = countUnknown(frame, recipe);
    if (recipe.sources.size() > 2) add(othersText(recipe, frame, all));
    add(std::cmp_equal(drawn, all) ? words("All {} are drawn.", rows)
                                   : words("{} are drawn.", rows));
    add(unknownText(unknown));
    add(outsideText(countOutside(frame) - unknown, static_cast<Index>(all), frame.rowsAre));
    add(filledText(points));
    if (recipe.problem == Problem::Regression)
        return add(words("Colour is the prediction; a dot has the colour of its row's target."));
    if (recipe.sources.size() > 2)
        add(
            words("A cross marks a row that the model gets wrong at the row's own values; the "
                  "regions are the slice."));
    add(repeatedText(recipe));
    add(
        words("Stronger colour where the class is surer; a marker has the colour and shape of its "
              "row's own class."));
}

}  // namespace

bool canSlice(const FittedRecipe& recipe, const BoundaryChoice& choice) {
    const auto isThere = [&](Index source) {
        return source >= 0 && source < std::ssize(recipe.sources);
    };
    return choice.first != choice.second && isThere(choice.first) && isThere(choice.second);
}

std::optional<BoundaryFrame> boundaryFrame(const Task& task, const BoundaryChoice& choice,
                                           const GoOn& goOn) {
    const FittedRecipe& recipe = *task.recipe;
    const std::vector<std::int32_t>& rows = task.split.train;
    BoundaryFrame frame;
    frame.slice.first = choice.first;
    frame.slice.second = choice.second;
    frame.slice.steps = choice.steps;
    frame.slice.x = rangeOf(task, choice.first, rows);
    frame.slice.y = rangeOf(task, choice.second, rows);
    const auto others = choice.others == Others::Row ? sourceRow(recipe, task.x, choice.row)
                                                     : typicalRow(task, rows, goOn);
    if (!others) return std::nullopt;
    frame.slice.others = *others;
    frame.others = choice.others;
    frame.row = choice.row;
    if (choice.others == Others::Averaged)
        frame.averaged = drawnRows(task, rows, kMostAveraged, kLookSeed);
    frame.rows = drawnRows(task, rows, choice.maxPoints, kLookSeed);
    frame.rowsAre = choice.rowsAre;
    frame.tableRows = choice.tableRows;
    frame.filled = choice.filled;
    frame.places = std::make_shared<const RowPlaces>(
        RowPlaces{tableRowsOf(rows, choice.tableRows),
                  sourceValues(recipe, task.x, choice.first, rows),
                  sourceValues(recipe, task.x, choice.second, rows),
                  {},
                  words(choice.rowsAre.many)});
    frame.supported = std::make_shared<const SupportedArea>(supportedBy(task, frame));
    return frame;
}

std::optional<Figure> boundaryFigure(const Predictor& predictor, const Task& task,
                                     const BoundaryFrame& frame, const GoOn& goOn) {
    const FittedRecipe& recipe = *task.recipe;
    const SliceChoice& slice = frame.slice;
    Figure figure;
    figure.title = titleOf(recipe);
    const bool averaged = frame.others == Others::Averaged;
    figure.x = axisOf(columnOf(recipe, slice.first), slice.x, frame.places->x);
    figure.y = axisOf(columnOf(recipe, slice.second), slice.y, frame.places->y);
    const std::optional<Matrix> surface =
        averaged ? averagedSurface(predictor, task.x, frame.averaged, slice, goOn)
                 : sliceSurface(predictor, slice, goOn);
    if (!surface) return std::nullopt;
    Field field = fieldOf(*surface, slice, recipe);
    std::optional<DrawnRows> drawn = drawRows(predictor, task, frame, goOn);
    if (!drawn) return std::nullopt;
    const bool isOfClasses = field.map == ColourMap::Classes;
    if (const std::vector<double>& targets = drawn->points.values;
        !isOfClasses && !targets.empty()) {
        const auto [low, high] = std::ranges::minmax(targets);
        field.covers = Range{low, high};
    }
    const bool isBlanked = !isOfClasses && blankUnsupported(*frame.supported, field);
    addLayer(figure, std::move(field));
    addLayer(figure, std::move(drawn->points));
    figure.places = frame.places;
    addNotes(recipe, frame, task.split.train.size(), figure);
    if (isBlanked) addNote(NoteKind::Shown, words(blankWithoutRows()), figure);
    if (recipe.sources.size() > 2 && isOfClasses)
        addCaution(
            sliceNote(*findLayer<Field>(figure), sampleOf(layers<Points>(figure).back(), *drawn),
                      sampled(drawn->predicted, *drawn), averaged),
            figure);
    noteConstant(&predictor, figure);
    return figure;
}

Figure boundaryFigure(const Predictor& predictor, const Task& task, const BoundaryChoice& choice) {
    if (canSlice(*task.recipe, choice)) {
        return *boundaryFigure(predictor, task, *boundaryFrame(task, choice), always);
    }
    Figure figure;
    figure.title = titleOf(*task.recipe);
    figure.empty = words("Choose two different variables for the two axes.");
    return figure;
}

}  // namespace ardent
