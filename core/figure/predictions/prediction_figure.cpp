#include "core/figure/predictions/prediction_figure.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/message.h"
#include "core/base/text.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/target_values.h"
#include "core/evaluate/class_scores.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/row_places.h"
#include "core/model/class_metrics.h"

namespace ardent {
namespace {

constexpr std::size_t kMostRows = 100'000;

/// What is drawn, once it is predicted.
struct Judged {
    const Task& task;
    const PredictionChoice& choice;
    std::vector<std::int32_t> rows;
    Index ofRows = 0;  // that these were thinned from
    Matrix predicted;

    const FittedRecipe& recipe() const { return *task.recipe; }
    std::string rowsText() const { return countedRows(std::ssize(rows), ofRows, choice.rowsAre); }
    RowPlaces places() const {
        RowPlaces result;
        result.rows = tableRowsOf(rows, choice.tableRows);
        result.rowsAre = rowsText();
        return result;
    }
};

/// From the least prediction to the largest; where all are the same, as wide as the target is.
Range predictedRange(const std::vector<double>& predicted, std::span<const double> truth) {
    const auto [low, high] = std::ranges::minmax(predicted);
    if (low < high) return {low, high};
    const auto [least, most] = std::ranges::minmax(truth);
    return {low - 0.5 * (most - least), high + 0.5 * (most - least)};
}

/// From the least number on either axis to the largest.
Range sharedRange(const Points& points) {
    const auto [leastX, mostX] = std::ranges::minmax(points.x);
    const auto [leastY, mostY] = std::ranges::minmax(points.y);
    return {std::min(leastX, leastY), std::max(mostX, mostY)};
}

/// Gives both axes that range with a margin, so that equal numbers lie on the frame's diagonal.
void squareAxes(const Range& range, Figure& figure) {
    constexpr double kRoomAround = 0.06;
    constexpr double kLargest = 1e200;  // beyond this the axes are fitted as they can be
    const double margin = kRoomAround * (range.high - range.low);
    if (margin > 0. && margin < kLargest)
        figure.x.range = figure.y.range = Range{range.low - margin, range.high + margin};
}

Series straight(std::string name, std::vector<double> x, std::vector<double> y) {
    return {std::move(name), LineRole::Reference, 0, std::move(x), std::move(y)};
}

std::string errorNote(const Judged& judged, const std::string& drawn, const Metrics& metrics) {
    const std::string rows = judged.rowsText();
    const std::string& target = judged.recipe().target;
    const double squared = metric(metrics, "rmse"), absolute = metric(metrics, "mae");
    const double r2 = metric(metrics, "r2");
    if (std::isnan(r2)) {
        return words(
            "{}{}: root mean squared error {:.4g}, mean absolute error {:.4g} (in the unit of {}). "
            "R² is not defined, because all of these rows have the same {}.",
            rows, drawn, squared, absolute, target, target);
    }
    return words(
        "{}{}: root mean squared error {:.4g}, mean absolute error {:.4g} (in the unit of {}), "
        "R² {:.3f}.",
        rows, drawn, squared, absolute, target, r2);
}

void drawNumbers(const Judged& judged, Figure& figure) {
    const bool residuals = judged.choice.view == PredictionView::Residuals;
    const std::vector<double> truth = targetValues(judged.task, judged.rows);
    const std::span<const double> predicted(judged.predicted.data(), truth.size());
    RowPlaces places = judged.places();
    places.x.assign(predicted.begin(), predicted.end());
    places.y = truth;
    for (std::size_t i = 0; residuals && i < truth.size(); ++i) places.y[i] -= predicted[i];
    std::vector<std::int32_t> order(truth.size());
    std::iota(order.begin(), order.end(), 0);
    Points points;
    points.name = words(judged.choice.rowsAre.many);
    points.colour = judged.choice.colour;
    for (const std::int32_t place : drawnRows(order, judged.choice.mostPoints, kLookSeed)) {
        const auto i = static_cast<std::size_t>(place);
        points.x.push_back(places.x[i]);
        points.y.push_back(places.y[i]);
        points.rows.push_back(places.rows[i]);
    }
    figure.places = std::make_shared<const RowPlaces>(std::move(places));
    const auto [low, high] = residuals ? predictedRange(points.x, truth) : sharedRange(points);
    if (!residuals) squareAxes({low, high}, figure);
    figure.title = residuals ? words("Residuals") : words("Actual against predicted");
    nameAxis(figure.x, [&] { return words("predicted {}", judged.recipe().target); });
    nameAxis(figure.y, [&] {
        return residuals ? words("actual − predicted {}", judged.recipe().target)
                         : words("actual {}", judged.recipe().target);
    });
    addLayer(figure, residuals ? straight(words("no error"), {low, high}, {0., 0.})
                               : straight(words("perfect prediction"), {low, high}, {low, high}));
    const bool isThinned = points.x.size() < truth.size();
    const std::string drawn =
        isThinned ? words(", {} drawn", grouped(std::ssize(points.x))) : std::string();
    addNote(NoteKind::Finding, errorNote(judged, drawn, regressionMetrics(truth, predicted)),
            figure);
    addLayer(figure, std::move(points));
}

/// Every row in the cell that counts it.
RowPlaces classPlaces(const Judged& judged) {
    RowPlaces places = judged.places();
    const std::vector<int> truth = classLabels(judged.task, judged.rows);
    places.y.assign(truth.begin(), truth.end());
    for (Index i = 0; i < judged.predicted.rows(); ++i) {
        Index likeliest = 0;
        judged.predicted.row(i).maxCoeff(&likeliest);
        places.x.push_back(static_cast<double>(likeliest));
    }
    return places;
}

std::string retrievalText(const Matrix& confusion, const std::vector<std::string>& classes) {
    const Retrieval found = retrieval(confusion);
    if (std::isnan(found.recall)) return {};
    const double mcc = matthewsCorrelation(confusion);
    return classes.size() == 2
               ? words(
                     "Of {}: precision {:.3f}, recall {:.3f}, F1 {:.3f}. Matthews' correlation "
                     "{:.3f}.",
                     shortened(classes[1]), found.precision, found.recall, found.f1, mcc)
               : words(
                     "Means over the classes that occur: precision {:.3f}, recall {:.3f}, F1 "
                     "{:.3f}. "
                     "Matthews' correlation {:.3f}.",
                     found.precision, found.recall, found.f1, mcc);
}

void drawConfusion(const Judged& judged, const ClassCounts& counts, Figure& figure) {
    const Matrix& confusion = counts.confusion;
    figure.title = words("Confusion matrix");
    nameAxis(figure.x, [&] { return words("predicted class"); });
    nameAxis(figure.y, [&] { return words("true class"); });
    figure.y.reversed = true;
    figure.x.categories = judged.recipe().classes;
    figure.y.categories = judged.recipe().classes;
    const double last = static_cast<double>(confusion.rows()) - 0.5;
    figure.x.range = Range{-0.5, last};
    figure.y.range = Range{-0.5, last};
    Cells cells;
    cells.name = words("rows");
    cells.colour = judged.choice.colour;
    cells.values = confusion;
    cells.shade = confusion;
    for (Index c = 0; c < confusion.rows(); ++c) {
        const double rows = confusion.row(c).sum();
        if (rows > 0.) cells.shade.row(c) /= rows;
    }
    addLayer(figure, std::move(cells));
    figure.places = std::make_shared<const RowPlaces>(classPlaces(judged));
    Index largest = 0;
    confusion.rowwise().sum().maxCoeff(&largest);
    addNote(NoteKind::Finding,
            words("{} by true and most likely class: accuracy {:.3f} (always {}: {:.3f}), balanced "
                  "accuracy {:.3f}.",
                  judged.rowsText(), confusion.trace() / confusion.sum(),
                  judged.recipe().classes[static_cast<std::size_t>(largest)],
                  confusion.row(largest).sum() / confusion.sum(), balancedAccuracy(confusion)),
            figure);
    addNote(NoteKind::Shown, words("The shade is the share of the true class."), figure);
    addNote(NoteKind::Shown, retrievalText(confusion, judged.recipe().classes), figure);
}

/// A curve through the first two columns of `points`, and the diagonal.
void drawInUnitSquare(const Judged& judged, std::string diagonal, const Matrix& points,
                      Figure& figure) {
    constexpr double kBesideEdge = 0.02;  // a curve may lie on the square's edge
    figure.x.range = figure.y.range = Range{-kBesideEdge, 1. + kBesideEdge};
    addLayer(figure, straight(std::move(diagonal), {0., 1.}, {0., 1.}));
    addLayer(figure, Series{words(judged.choice.rowsAre.many),
                            LineRole::Main,
                            judged.choice.colour,
                            {points.col(0).begin(), points.col(0).end()},
                            {points.col(1).begin(), points.col(1).end()}});
}

/// The first, the last and what lies apart from the one before by more than anyone can see.
Matrix apart(const Matrix& points) {
    constexpr double kUnseen = 5e-4;
    std::vector<Index> kept{0};
    for (Index i = 1; i < points.rows(); ++i)
        if (i + 1 == points.rows() ||
            (points.row(i) - points.row(kept.back())).cwiseAbs().maxCoeff() > kUnseen)
            kept.push_back(i);
    return points(kept, Eigen::all);
}

std::string positiveText(const FittedRecipe& recipe) {
    return recipe.classes.size() == 2 ? words("class {}", recipe.classes[1])
                                      : words(
                                            "each class in turn against the rest, all counted "
                                            "together");
}

/// Under a curve's points, by trapezoids.
double areaUnder(const Matrix& points) {
    double area = 0.;
    for (Index i = 1; i < points.rows(); ++i)
        area += (points(i, 0) - points(i - 1, 0)) * (points(i, 1) + points(i - 1, 1)) / 2.;
    return area;
}

std::string areaText(const Judged& judged, const Matrix& points) {
    const std::vector<int> labels = classLabels(judged.task, judged.rows);
    const double area = metric(classificationMetrics(labels, judged.predicted), "auc");
    if (std::isnan(area)) {
        return words(
            "The area under the curve is not defined, because all of these rows have the same "
            "class.");
    }
    const auto positives = static_cast<double>(std::ranges::count(labels, 1));
    const auto rows = static_cast<double>(labels.size());
    const Range interval = areaInterval(area, positives, rows - positives);
    return judged.recipe().classes.size() == 2
               ? words(
                     "Area under the curve: {:.3f} (95 %: {:.2f} to {:.2f}) on {}, {} of them {}.",
                     area, interval.low, interval.high, judged.rowsText(),
                     grouped(static_cast<long long>(positives)), judged.recipe().classes[1])
               : words(
                     "Area under this curve: {:.3f}; mean of the areas of each class's own curve: "
                     "{:.3f}.",
                     areaUnder(points), area);
}

void drawRoc(const Judged& judged, Figure& figure) {
    const Matrix points = rocPoints(classLabels(judged.task, judged.rows), judged.predicted);
    const Matrix drawn = apart(points);
    figure.title = words("ROC curve");
    nameAxis(figure.x, [&] { return words("false positive rate"); });
    nameAxis(figure.y, [&] { return words("true positive rate"); });
    drawInUnitSquare(judged, words("guessing"), drawn, figure);
    addNote(NoteKind::Finding, areaText(judged, points), figure);
    addNote(NoteKind::Shown,
            words("{}, at every threshold that separates them; positive is {}.", judged.rowsText(),
                  positiveText(judged.recipe())),
            figure);
}

constexpr int kFewRows = 10;  ///< a share of fewer may be anything

void drawCalibration(const Judged& judged, const ClassCounts& counts, Figure& figure) {
    const Matrix bins = calibrationPoints(counts);
    figure.title = words("Calibration");
    nameAxis(figure.x, [&] { return words("mean predicted probability of a bin"); });
    nameAxis(figure.y, [&] { return words("share of rows of that class"); });
    drawInUnitSquare(judged, words("perfectly calibrated"), bins, figure);
    Points points;
    points.name = words("bins");
    points.colour = judged.choice.colour;
    points.x = layers<Series>(figure).back().x;
    points.y = layers<Series>(figure).back().y;
    points.countName = words("rows of the bin");
    points.counts.assign(bins.col(2).begin(), bins.col(2).end());
    for (const double rows : points.counts) points.few.push_back(rows < kFewRows);
    const auto few = std::ranges::count(points.few, true);
    addLayer(figure, std::move(points));
    addNote(NoteKind::Finding,
            words("Brier score {:.4f} over {}.",
                  brierScore(classLabels(judged.task, judged.rows), judged.predicted),
                  judged.rowsText()),
            figure);
    addNote(NoteKind::Shown,
            words("Ten bins of predicted probability, {}. Bins with rows: {}, the least {}.",
                  positiveText(judged.recipe()), bins.rows(),
                  countedRows(static_cast<long long>(bins.col(2).minCoeff()))),
            figure);
    if (few > 0)
        addNote(NoteKind::Shown,
                words("Hollow: bins of fewer than {} rows, which say little.", kFewRows), figure);
}

void drawClasses(const Judged& judged, Figure& figure) {
    if (judged.choice.view == PredictionView::Roc) return drawRoc(judged, figure);
    const ClassCounts counts = classCounts(classLabels(judged.task, judged.rows), judged.predicted);
    if (judged.choice.view == PredictionView::Calibration)
        return drawCalibration(judged, counts, figure);
    drawConfusion(judged, counts, figure);
}

}  // namespace

std::vector<PredictionView> predictionViews(Problem problem) {
    if (problem == Problem::Regression) return {PredictionView::Actual, PredictionView::Residuals};
    return {PredictionView::Confusion, PredictionView::Roc, PredictionView::Calibration};
}

std::optional<Figure> predictionFigure(const Predictor& predictor, const Task& task,
                                       const std::vector<std::int32_t>& rows,
                                       const PredictionChoice& choice, const GoOn& goOn) {
    Figure figure;
    figure.title = words("Predictions");
    if (rows.empty()) {
        figure.empty = words("There are no {}; choose other rows.", words(choice.rowsAre.many));
        return figure;
    }
    const auto some = drawnRows(rows, static_cast<Index>(kMostRows), kLookSeed);
    auto predicted = predict(predictor, task.x, some, goOn);
    if (!predicted) return std::nullopt;
    if (!predicted->allFinite()) {
        figure.empty =
            words("Some predictions are not finite numbers, so that there is nothing to judge.");
        return figure;
    }
    const Judged judged{task, choice, some, std::ssize(rows), std::move(*predicted)};
    if (task.recipe->problem == Problem::Regression)
        drawNumbers(judged, figure);
    else
        drawClasses(judged, figure);
    noteConstant(&predictor, figure);
    addCaution(choice.caution, figure);
    addNote(NoteKind::Finding, choice.interval, figure);
    return figure;
}

}  // namespace ardent
