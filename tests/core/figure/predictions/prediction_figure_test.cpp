#include "core/figure/predictions/prediction_figure.h"
#include "core/figure/notes/notes.h"

#include <fmt/format.h>

#include <QtTest>
#include <algorithm>
#include <numeric>

#include "core/figure/figure_csv.h"
#include "core/figure/figure_table.h"
#include "core/model/metrics.h"
#include "tests/support/explained_model.h"

using namespace ardent;

namespace {

Figure drawnPrediction(const TaskPtr& task, PredictionView view, Index mostPoints = 2000) {
    PredictionChoice choice;
    choice.view = view;
    choice.mostPoints = mostPoints;
    return *predictionFigure(test::randomPredictor(task->recipe, 6, true), *task,
                             test::allRows(*task), choice);
}

}  // namespace

class PredictionFigureTest : public QObject {
    Q_OBJECT

private slots:
    void actualAndResidualsAreInTheTargetsUnit() {
        const TaskPtr task = test::mixedTask(40);
        const Matrix predicted =
            predict(test::randomPredictor(task->recipe, 6, true), task->x, test::allRows(*task));
        const Figure actual = drawnPrediction(task, PredictionView::Actual);
        const Figure residuals = drawnPrediction(task, PredictionView::Residuals);
        QCOMPARE(layers<Points>(actual)[0].x.size(), std::size_t(40));
        for (std::size_t i = 0; i < 40; ++i) {
            const double truth = task->recipe->targetOffset +
                                 task->recipe->targetScale * static_cast<double>(task->y[i]);
            QCOMPARE(layers<Points>(actual)[0].x[i], predicted(Index(i), 0));
            QCOMPARE(layers<Points>(actual)[0].y[i], truth);
            QCOMPARE(layers<Points>(residuals)[0].y[i], truth - predicted(Index(i), 0));
        }
        QVERIFY(layers<Series>(actual)[0].x == layers<Series>(actual)[0].y);
        QVERIFY(layers<Series>(residuals)[0].y == (std::vector<double>{0., 0.}));
    }

    void perfectPredictionIsTheFramesDiagonal() {
        const Figure actual = drawnPrediction(test::mixedTask(40), PredictionView::Actual);
        QVERIFY(actual.x.range && actual.y.range);
        QCOMPARE(actual.x.range->low, actual.y.range->low);
        QCOMPARE(actual.x.range->high, actual.y.range->high);
        const std::vector<double>& line = layers<Series>(actual)[0].x;
        for (const auto& numbers : {layers<Points>(actual)[0].x, layers<Points>(actual)[0].y}) {
            const auto [least, most] = std::ranges::minmax(numbers);
            QVERIFY(line.front() <= least && most <= line.back());
        }
        const double width = line.back() - line.front();
        QVERIFY(actual.x.range->low < line.front() - 0.05 * width);
        QVERIFY(actual.x.range->high > line.back() + 0.05 * width);
        QVERIFY(!drawnPrediction(test::mixedTask(40), PredictionView::Residuals).x.range);
    }

    void saysThatItJudgesSomeOfVeryManyRows() {
        const TaskPtr task = test::mixedTask(40);
        std::vector<std::int32_t> rows(100'001);
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<std::int32_t>(i % 40);
        PredictionChoice choice;
        choice.view = PredictionView::Actual;
        const auto figure =
            predictionFigure(test::randomPredictor(task->recipe, 6, true), *task, rows, choice);
        QVERIFY2(notesText(*figure).find("100,000 of 100,001 test rows") != std::string::npos,
                 notesText(*figure).c_str());
    }

    void judgesEveryClassOfVeryManyRowsThatAlternate() {
        const TaskPtr task = test::mixedTask(40, {"no", "yes"});
        std::vector<std::int32_t> rows(200'000);
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<std::int32_t>(i % 40);
        PredictionChoice choice;
        choice.view = PredictionView::Confusion;
        const auto figure =
            predictionFigure(test::randomPredictor(task->recipe, 6, true), *task, rows, choice);
        for (Index c = 0; c < 2; ++c)
            QVERIFY(std::abs(findLayer<Cells>(*figure)->values.row(c).sum() - 50'000.) <= 1'000.);
    }

    void thinsTheRowsButJudgesAll() {
        const TaskPtr task = test::mixedTask(40);
        const Figure all = drawnPrediction(task, PredictionView::Actual);
        const Figure some = drawnPrediction(task, PredictionView::Actual, 7);
        QCOMPARE(layers<Points>(some)[0].x.size(), std::size_t(7));
        QVERIFY(notesText(some).find("40 test rows, 7 drawn") != std::string::npos);
        const auto errorOf = [](const Figure& figure) {
            return notesText(figure).substr(notesText(figure).find("root mean"));
        };
        QCOMPARE(errorOf(some), errorOf(all));
    }

    void saysWhatIsNotDefinedOfEqualRows() {
        const auto noteOfSome = [](const TaskPtr& task, PredictionView view) {
            PredictionChoice choice;
            choice.view = view;
            return notesText(*predictionFigure(test::randomPredictor(task->recipe, 6, true), *task,
                                               {0, 2, 4}, choice));
        };
        Task flat = *test::mixedTask(40);
        std::ranges::fill(flat.y, 0.5F);
        const std::string numbers =
            noteOfSome(std::make_shared<const Task>(flat), PredictionView::Actual);
        QVERIFY2(numbers.find("R² is not defined") != std::string::npos, numbers.c_str());
        const std::string classes =
            noteOfSome(test::mixedTask(40, {"no", "yes"}), PredictionView::Roc);
        QVERIFY2(classes.find("curve is not defined") != std::string::npos, classes.c_str());
        QVERIFY((numbers + classes).find("nan") == std::string::npos);
    }

    void confusionCountsEveryRow() {
        const TaskPtr task = test::mixedTask(41, {"no", "perhaps", "yes"});
        const Figure figure = drawnPrediction(task, PredictionView::Confusion);
        QVERIFY(findLayer<Cells>(figure));
        QCOMPARE(findLayer<Cells>(figure)->values.sum(), 41.);
        QCOMPARE(figure.x.categories, task->recipe->classes);
        const Matrix predicted =
            predict(test::randomPredictor(task->recipe, 6, true), task->x, test::allRows(*task));
        double right = 0.;
        for (Index i = 0; i < 41; ++i) {
            Index likeliest = 0;
            predicted.row(i).maxCoeff(&likeliest);
            right += likeliest == Index(task->y[std::size_t(i)]) ? 1. : 0.;
        }
        QCOMPARE(findLayer<Cells>(figure)->values.trace(), right);
        QVERIFY(!figure.isEmpty());
        QVERIFY(toCsv(figure).find("cell,rows,no,no,") != std::string::npos);
    }

    void curvesStayInTheUnitSquare() {
        const TaskPtr task = test::mixedTask(60, {"no", "yes"});
        for (const auto view : {PredictionView::Roc, PredictionView::Calibration}) {
            const Figure figure = drawnPrediction(task, view);
            for (const Series& line : layers<Series>(figure))
                for (std::size_t i = 0; i < line.x.size(); ++i)
                    QVERIFY(line.x[i] >= 0. && line.x[i] <= 1. && line.y[i] >= 0. &&
                            line.y[i] <= 1.);
            QVERIFY(figure.x.range->low < -0.01);  // a perfect curve is not cut
            QVERIFY(figure.x.range->high > 1.01);
        }
        const Series roc = layers<Series>(drawnPrediction(task, PredictionView::Roc))[1];
        QVERIFY(std::ranges::is_sorted(roc.x) && std::ranges::is_sorted(roc.y));
        QCOMPARE(roc.x.back(), 1.);
        QCOMPARE(roc.y.back(), 1.);
    }

    /// Of three classes the drawn curve is that of all together, whose area is no mean of theirs.
    void theAreaIsThatOfTheDrawnCurve() {
        const TaskPtr task = test::mixedTask(60, {"no", "perhaps", "yes"});
        const Figure figure = drawnPrediction(task, PredictionView::Roc);
        const Series& roc = layers<Series>(figure)[1];
        double area = 0.;
        for (std::size_t i = 1; i < roc.x.size(); ++i)
            area += (roc.x[i] - roc.x[i - 1]) * (roc.y[i] + roc.y[i - 1]) / 2.;
        QVERIFY(area > 0. && area < 1.);
        const std::string told = fmt::format("Area under this curve: {:.3f};", area);
        QVERIFY2(notesText(figure).find(told) != std::string::npos, notesText(figure).c_str());
    }

    void calibrationCountsTheRowsOfItsBins() {
        const TaskPtr task = test::mixedTask(41, {"no", "yes"});
        const Figure figure = drawnPrediction(task, PredictionView::Calibration);
        const Points& bins = layers<Points>(figure).at(0);
        QCOMPARE(bins.counts.size(), bins.x.size());
        QCOMPARE(std::accumulate(bins.counts.begin(), bins.counts.end(), 0.), 41.);
        for (std::size_t i = 0; i < bins.counts.size(); ++i)
            QCOMPARE(bool(bins.few.at(i)), bins.counts[i] < 10.);
        const std::string held = fmt::format(" Bins with rows: {}, the least ", bins.counts.size());
        QVERIFY2(notesText(figure).find(held) != std::string::npos, notesText(figure).c_str());
        QVERIFY(notesText(figure).find("Hollow: bins of fewer than 10 rows") != std::string::npos);
        const FigureTable table(figure);
        std::vector<double> told;
        for (Index i = 0; i < table.rows(); ++i)
            if (const FigureRow row = table.row(i);
                std::get<Message>(row[std::size_t(FigureColumn::Part)]).english() == "point")
                told.push_back(std::get<double>(row[std::size_t(FigureColumn::Value)]));
        QCOMPARE(told, bins.counts);
        QVERIFY(toCsv(figure).find("few rows") != std::string::npos);
    }

    void saysWhyItIsEmptyAndStops() {
        const TaskPtr task = test::mixedTask(20);
        const Predictor predictor = test::randomPredictor(task->recipe, 3, false);
        QCOMPARE(predictionFigure(predictor, *task, {}, {})->empty,
                 std::string("There are no test rows; choose other rows."));
        QVERIFY(
            !predictionFigure(predictor, *task, test::allRows(*task), {}, [] { return false; }));
    }
};

ARDENT_TEST(PredictionFigureTest)
#include "prediction_figure_test.moc"
