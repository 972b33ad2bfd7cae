#include "core/figure/loss/loss_figure.h"
#include "core/figure/loss/drawn_series.h"

#include <QtTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "tests/support/loss_curve.h"

using namespace ardent;
using ardent::test::lossCurve;

class LossFigureTest : public QObject {
    Q_OBJECT

private slots:
    void keepsEveryPointAndEveryGap();
    void theFinestPointsLookTheSame();
    void namesLinesByRunAndMeasure();
    void theAxisCountsWhatTheMethodCounts();
    void aGroupIsDrawnBelowItsMean();
    void theMeanOfAGroupHasABand();
    void aLineAloneInItsGroupIsNoMean();
    void whatIsShownIsDrawnBeforeTheOthers();
    void saysWhatIsMissing();
    void doesNotMixMeasures();
    void anotherLossIsLeftOutUntilItIsAskedFor();
    void whatIsCountedDecidesTheAxis();
    void everyStageHasItsOwnStretch();
    void aStageWithAnotherUnitIsLeftOut();
    void aStageWithAnotherUnitIsDrawnWhileThereIsNothingElse();
    void anEarlierStageIsExplained();
    void theLossThatKeepsATickIsDrawn();
    void drawsTheChosenSeries();
    void aSmoothedLineHasTheLoggedOneBehindIt();
    void whatIsKeptOfLongLinesChangesNothing();
};

void LossFigureTest::keepsEveryPointAndEveryGap() {
    const LossCurve curve = lossCurve("gse1", 3, 100'000);
    const Figure figure = lossFigure({&curve, 1}, {false, true});
    QCOMPARE(int(layers<Series>(figure).size()), 2);
    QCOMPARE(int(layers<Series>(figure)[0].x.size()), 100'000);
    QCOMPARE(layers<Series>(figure)[0].x.back(), 100'000.);
    QCOMPARE(layers<Series>(figure)[0].y[9], 0.1);
    QVERIFY(std::isnan(layers<Series>(figure)[1].y[1]));
    QVERIFY(!figure.x.logarithmic);
    QVERIFY(figure.y.logarithmic);
}

void LossFigureTest::theFinestPointsLookTheSame() {
    const LossCurve curve = lossCurve("gse1", 3, 100'000);
    LossChoice choice;
    choice.finest.points = 1000;
    const Figure figure = lossFigure({&curve, 1}, choice);
    QVERIFY(layers<Series>(figure)[0].x.size() <= 1000);
    QCOMPARE(layers<Series>(figure)[0].x.back(), 100'000.);
    QCOMPARE(layers<Series>(figure)[0].y.front(), 1.);
    QVERIFY(std::isnan(layers<Series>(figure)[1].y[1]));
    QVERIFY(notesText(figure).find("Every logged point of gse1. Of neighbours") == 0);
    choice.finest.points = 100'000;
    QVERIFY(notesText(lossFigure({&curve, 1}, choice)).find("neighbours") == std::string::npos);
}

void LossFigureTest::namesLinesByRunAndMeasure() {
    const std::array runs{lossCurve("first", 0, 3), lossCurve("second", 4, 2)};
    const Figure figure = lossFigure(runs, {true, false});
    QCOMPARE(int(layers<Series>(figure).size()), 4);
    QCOMPARE(layers<Series>(figure)[0].name, std::string("first · training loss"));
    QCOMPARE(layers<Series>(figure)[3].name, std::string("second · validation loss"));
    QCOMPARE(layers<Series>(figure)[2].colour, 4);
    QCOMPARE(layers<Series>(figure)[3].colour, 4);
    QVERIFY(layers<Series>(figure)[2].role == LineRole::Train);
    QVERIFY(layers<Series>(figure)[3].role == LineRole::Validation);
    QCOMPARE(figure.x.label, std::string("Epoch"));
    QCOMPARE(figure.y.label, std::string("Loss (mean squared error)"));
    QCOMPARE(notesText(figure), std::string("Every logged point of 2 runs."));
}

void LossFigureTest::aGroupIsDrawnBelowItsMean() {
    std::vector<LossCurve> curves{lossCurve("a", 1, 4), lossCurve("b", 1, 3), lossCurve("c", 2, 5)};
    curves[0].group = curves[1].group = "a, 2 seeds";
    const Figure figure = lossFigure(curves);
    std::vector<std::string> names;
    for (const Series& line : layers<Series>(figure)) names.push_back(line.name);
    const auto* each = "a, 2 seeds · each";
    QCOMPARE(names, (std::vector<std::string>{
                        each, each, each, each, "c · training loss", "c · validation loss",
                        "a, 2 seeds · training loss, mean ± sd over 2 seeds",
                        "a, 2 seeds · validation loss, mean ± sd over 2 seeds"}));
    const Series& training = layers<Series>(figure)[6];
    QCOMPARE(training.x, (std::vector<double>{1., 2., 3.}));  // where both have a value
    QCOMPARE(training.y[1], 0.5);
    QCOMPARE(layers<Series>(figure)[7].x, (std::vector<double>{1., 3.}));
    QCOMPARE(layers<Series>(figure)[0].role, LineRole::Individual);
    QCOMPARE(ownName(layers<Series>(figure)[3]), std::string("b · validation loss"));
    QCOMPARE(training.role, LineRole::Train);
}

void LossFigureTest::theMeanOfAGroupHasABand() {
    std::vector<LossCurve> curves{lossCurve("a", 1, 4), lossCurve("b", 1, 4), lossCurve("c", 1, 4)};
    curves[2].curve =
        Curve(std::vector<CurveSeries>{{"train", message("training-loss", "training loss"),
                                        message("mean-squared-error", "mean squared error")}});
    for (int tick = 1; tick <= 4; ++tick) curves[2].curve.append(tick, std::array{4. / tick});
    for (LossCurve& curve : curves) curve.group = "a, 3 seeds";
    const Figure figure = lossFigure(curves);
    const Series& training = layers<Series>(figure)[layers<Series>(figure).size() - 2];
    QCOMPARE(training.name, std::string("a, 3 seeds · training loss, mean ± sd over 3 seeds"));
    QCOMPARE(training.y[1], 1.);  // of 1/2, 1/2 and 2
    QVERIFY(std::abs(training.spreads[1] - std::sqrt(0.75)) < 1e-12);
    QVERIFY(layers<Series>(figure).back().name.ends_with("over 2 seeds"));
    QVERIFY(layers<Series>(figure).front().spreads.empty());

    LossChoice smooth;
    smooth.span = 3.;
    for (const Series& line : layers<Series>(lossFigure(curves, smooth)))
        QCOMPARE(line.spreads.size(),
                 line.role == LineRole::Individual ? std::size_t(0) : line.x.size());
}

void LossFigureTest::aLineAloneInItsGroupIsNoMean() {
    LossCurve alone = lossCurve("a", 1, 4);
    alone.group = "a, 2 seeds";
    const Figure figure = lossFigure({&alone, 1});
    QCOMPARE(layers<Series>(figure).front().name, std::string("a · training loss"));
    QVERIFY(layers<Series>(figure).front().spreads.empty());
}

void LossFigureTest::whatIsShownIsDrawnBeforeTheOthers() {
    std::vector<LossCurve> curves{lossCurve("a", 1, 4), lossCurve("b", 1, 3), lossCurve("c", 2, 5),
                                  lossCurve("d", 2, 5)};
    curves[0].group = curves[1].group = "a, 2 seeds";
    const auto firstOwn = [&](const std::string& first) {
        LossChoice choice;
        choice.first = first;
        const Figure figure = lossFigure(curves, choice);
        return std::ranges::find_if(
                   layers<Series>(figure),
                   [](const Series& line) { return line.role != LineRole::Individual; })
            ->name;
    };
    QCOMPARE(firstOwn(""), std::string("c · training loss"));
    QCOMPARE(firstOwn("d"), std::string("d · training loss"));
    QCOMPARE(firstOwn("a, 2 seeds"),
             std::string("a, 2 seeds · training loss, mean ± sd over 2 seeds"));
}

void LossFigureTest::saysWhatIsMissing() {
    QVERIFY(!lossFigure({}).empty.empty());
    const LossCurve waiting = lossCurve("gse1", 0, 0);
    const Figure figure = lossFigure({&waiting, 1});
    QVERIFY(figure.isEmpty());
    QVERIFY(figure.empty.find("one epoch") != std::string::npos);
    QVERIFY(notesText(figure).empty());
}

void LossFigureTest::theAxisCountsWhatTheMethodCounts() {
    LossCurve path = lossCurve("path", 0, 3);
    path.tickUnit = TickUnit::Lambda;
    QCOMPARE(lossFigure({&path, 1}).x.label, std::string("λ number"));  // not the λ itself
    const std::array mixed{path, lossCurve("first", 1, 3)};
    QCOMPARE(lossFigure(mixed).x.label, std::string("Step (epoch or λ)"));
}

void LossFigureTest::doesNotMixMeasures() {
    LossCurve other = lossCurve("other", 1, 1);
    other.curve =
        Curve(std::vector<CurveSeries>{{"train", message("training-loss", "training loss"),
                                        message("cross-entropy", "cross-entropy")}});
    other.curve.append(1, std::array{0.5});
    other.tickUnit = TickUnit::Round;
    const std::array runs{lossCurve("first", 0, 1), other};
    LossChoice choice;
    choice.shown = {{"/others", true}};
    const Figure figure = lossFigure(runs, choice);
    QCOMPARE(figure.y.label, std::string("Loss (cross-entropy; mean squared error)"));
    QCOMPARE(figure.x.label, std::string("Step (epoch or round)"));
    const std::string warning =
        "The lines are of different losses (cross-entropy; mean squared error): compare their "
        "shapes, "
        "not their heights.";
    QVERIFY2(notesText(figure).find(warning) != std::string::npos, notesText(figure).c_str());
    const std::string steps =
        "Their steps differ (first: epoch; other: round), so that lengths do not compare.";
    QVERIFY2(notesText(figure).find(steps) != std::string::npos, notesText(figure).c_str());
    QVERIFY(notesText(lossFigure({runs.data(), 1})).find("Their steps differ") ==
            std::string::npos);
    QCOMPARE(layers<Series>(figure).front().name,
             std::string("first · training loss (mean squared error)"));
    QCOMPARE(layers<Series>(figure).back().name,
             std::string("other · training loss (cross-entropy)"));
    QVERIFY(notesText(lossFigure({runs.data(), 1})).find("different losses") == std::string::npos);
}

void LossFigureTest::anotherLossIsLeftOutUntilItIsAskedFor() {
    LossCurve other = lossCurve("other", 1, 1);
    other.curve =
        Curve(std::vector<CurveSeries>{{"train", message("training-loss", "training loss"),
                                        message("cross-entropy", "cross-entropy")}});
    other.curve.append(1, std::array{0.5});
    const std::array runs{lossCurve("first", 0, 1), other};
    LossChoice choice;
    choice.first = "other";
    const Figure figure = lossFigure(runs, choice);
    QCOMPARE(layers<Series>(figure).size(), std::size_t(1));
    QCOMPARE(layers<Series>(figure).front().name, std::string("other · training loss"));
    QCOMPARE(figure.y.label, std::string("Training loss (cross-entropy)"));
    const std::string why =
        "first has another loss (mean squared error): tick Runs with another loss under Series to "
        "draw it.";
    QVERIFY2(notesText(figure, NoteKind::Caution) == why, notesText(figure).c_str());
    const auto logged = loggedSeries(runs, choice);
    QCOMPARE(logged.back().id, std::string("/others"));
    QVERIFY(!logged.back().shown);
    choice.first = "first";
    QCOMPARE(layers<Series>(lossFigure(runs, choice)).size(), std::size_t(2));
    choice.shown["/others"] = true;
    QCOMPARE(layers<Series>(lossFigure(runs, choice)).size(), std::size_t(3));
    QVERIFY(loggedSeries(runs, choice).back().shown);
    QVERIFY(loggedSeries({runs.data(), 1}, choice).back().id != "/others");
}

void LossFigureTest::whatIsCountedDecidesTheAxis() {
    LossCurve path = lossCurve("path", 0, 3);
    path.tickUnit = TickUnit::Lambda;
    const std::array mixed{path, lossCurve("first", 1, 3)};
    LossChoice choice;
    choice.across = Across::SharesIfUnlike;
    QCOMPARE(lossFigure(mixed, choice).x.label, std::string("Share of the run (%)"));
    QCOMPARE(lossFigure({mixed.data(), 1}, choice).x.label, std::string("λ number"));
}

void LossFigureTest::aStageWithAnotherUnitIsLeftOut() {
    LossCurve run{"gse1", 0,
                  Curve({{"train", message("training-loss", "training loss"),
                          message("mean-squared-error", "mean squared error")},
                         {"evidence", "evidence", "−2 log marginal likelihood a row"}}),
                  TickUnit::Round};
    const double none = std::nan("");
    for (const auto& [tick, values] :
         {std::pair{1, std::array{3., none}}, std::pair{2, std::array{none, -7.}},
          std::pair{3, std::array{2., none}}})
        run.curve.append(tick, values);
    const Figure figure = lossFigure({&run, 1});
    QCOMPARE(layers<Series>(figure).size(), std::size_t(2));
    QCOMPARE(layers<Series>(figure)[0].x, (std::vector<double>{1., 3.}));
    QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{3., 2.}));
    QVERIFY(layers<Series>(figure)[1].place == PlaceKind::Stage);
}

void LossFigureTest::aStageWithAnotherUnitIsDrawnWhileThereIsNothingElse() {
    LossCurve run{"gse1", 0,
                  Curve({{"train", message("training-loss", "training loss"),
                          message("mean-squared-error", "mean squared error")},
                         {"evidence", "evidence", "−2 log marginal likelihood a row"}}),
                  TickUnit::Round};
    run.curve.append(1, std::array{std::nan(""), 2.});
    run.curve.append(2, std::array{std::nan(""), -7.});
    const Figure figure = lossFigure({&run, 1}, {false, true});
    QCOMPARE(layers<Series>(figure).size(), std::size_t(1));
    QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{2., -7.}));
    QCOMPARE(figure.y.label, std::string("Evidence (−2 log marginal likelihood a row)"));
    QVERIFY(!figure.y.logarithmic);
}

void LossFigureTest::everyStageHasItsOwnStretch() {
    const double none = std::nan("");
    LossCurve staged{"run", 0,
                     Curve({{"train", message("training-loss", "training loss"),
                             message("mean-squared-error", "mean squared error")},
                            {"start", "training loss of the starts",
                             message("mean-squared-error", "mean squared error")}}),
                     TickUnit::Epoch};
    for (const auto& row :
         {std::array{none, 5.}, std::array{none, 4.}, std::array{3., none}, std::array{2., none}})
        staged.curve.append(staged.curve.size() + 1, row);
    const Figure figure = lossFigure({&staged, 1});
    QCOMPARE(layers<Series>(figure)[0].x, (std::vector<double>{3., 4.}));
    QCOMPARE(layers<Series>(figure)[1].x, (std::vector<double>{1., 2.}));
    QCOMPARE(layers<Series>(figure)[1].y, (std::vector<double>{5., 4.}));
}

void LossFigureTest::anEarlierStageIsExplained() {
    LossCurve run{"gse1", 0,
                  Curve({{"validation", "cross-validation loss",
                          message("mean-squared-error", "mean squared error")},
                         {"evidence", "evidence", "−2 log marginal likelihood a row"}}),
                  TickUnit::Round};
    const double none = std::nan("");
    for (int tick = 1; tick <= 30; ++tick) run.curve.append(tick, std::array{none, -1.});
    for (int tick = 31; tick <= 33; ++tick) run.curve.append(tick, std::array{2., none});
    const std::string note = notesText(lossFigure({&run, 1}));
    QVERIFY2(
        note.ends_with("The first 30 rounds logged only the evidence, by which an earlier stage "
                       "chooses, which is not drawn."),
        note.c_str());
    LossChoice both;
    both.shown["evidence"] = true;
    QVERIFY(notesText(lossFigure({&run, 1}, both)).find("earlier stage") == std::string::npos);
}

/// Beside the losses, though it is another one.
void LossFigureTest::theLossThatKeepsATickIsDrawn() {
    LossCurve run{"moons", 0,
                  Curve({{"validation", message("validation-loss", "validation loss"),
                          message("exponential-loss", "exponential loss")},
                         {"validation_log_loss", "calibrated validation loss",
                          message("cross-entropy", "cross-entropy")}}),
                  TickUnit::Round};
    for (int tick = 1; tick <= 3; ++tick)
        run.curve.append(tick, std::array{0.8 / tick, 0.4 + 0.1 * (tick % 2)});
    const Figure figure = lossFigure({&run, 1});
    QCOMPARE(layers<Series>(figure).size(), std::size_t(2));
    QCOMPARE(layers<Series>(figure)[1].name,
             std::string("moons · calibrated validation loss (cross-entropy)"));
    QCOMPARE(layers<Series>(figure)[1].y, (std::vector<double>{0.5, 0.4, 0.5}));
    QCOMPARE(figure.y.label, std::string("Loss (cross-entropy; exponential loss)"));
    QVERIFY(notesText(figure).find("(cross-entropy; exponential loss): compare") !=
            std::string::npos);
    QVERIFY(loggedSeries({&run, 1}, {})[1].shown);
}

void LossFigureTest::drawsTheChosenSeries() {
    const std::array runs{lossCurve("first", 0, 3), lossCurve("second", 4, 2)};
    LossChoice choice;
    choice.shown = {{"train", false}, {"of no run", true}};
    const Figure figure = lossFigure(runs, choice);
    QCOMPARE(layers<Series>(figure).size(), std::size_t(2));
    QCOMPARE(layers<Series>(figure)[1].name, std::string("second · validation loss"));
    const auto logged = loggedSeries(runs, choice);
    QCOMPARE(logged.size(), std::size_t(2));
    QCOMPARE(logged[0].title, std::string("Training loss"));
    QVERIFY(!logged[0].shown && logged[1].shown);

    choice.shown["validation"] = false;
    QVERIFY(lossFigure(runs, choice).isEmpty());
    QVERIFY(lossFigure(runs, choice).empty.find("Series") != std::string::npos);
}

void LossFigureTest::aSmoothedLineHasTheLoggedOneBehindIt() {
    const LossCurve run = lossCurve("first", 3, 30);
    LossChoice choice;
    choice.span = 5.;
    const Figure figure = lossFigure({&run, 1}, choice);
    QCOMPARE(layers<Series>(figure).size(), std::size_t(4));
    const Series &logged = layers<Series>(figure)[1], &smooth = layers<Series>(figure)[3];
    QCOMPARE(logged.name, std::string("first · unsmoothed"));
    QCOMPARE(ownName(logged), std::string("first · validation loss · unsmoothed"));
    QVERIFY(logged.role == LineRole::Individual && smooth.role == LineRole::Validation);
    QVERIFY(std::isnan(logged.y[1]));
    QCOMPARE(logged.x.size(), std::size_t(30));
    QCOMPARE(smooth.x.size(), std::size_t(29));  // bridges the gap that the logged line shows
    QVERIFY(smooth.y.back() > logged.y.back());
    QVERIFY(notesText(figure).find("span of 5 epochs") != std::string::npos);
}

void LossFigureTest::whatIsKeptOfLongLinesChangesNothing() {
    constexpr int kPoints = 20'000;
    std::vector<LossCurve> runs{lossCurve("live", 0, kPoints), lossCurve("one", 1, kPoints),
                                lossCurve("two", 1, kPoints)};
    runs[1].group = runs[2].group = "one, 2 seeds";
    CurveLines kept;
    const auto isSame = [&](const LossChoice& choice) {
        const Figure quick = lossFigure(runs, choice, kept);
        const Figure anew = lossFigure(runs, choice);
        return toCsv(quick) == toCsv(anew) && notesText(quick) == notesText(anew);
    };
    LossChoice choice;
    choice.finest.points = 1000;
    QVERIFY(isSame(choice));
    choice.finest.sight = Range{9000., 9500.};
    QVERIFY(isSame(choice));
    choice.span = 20.;
    QVERIFY(isSame(choice));
    for (int tick = kPoints + 1; tick <= kPoints + 300; ++tick)
        runs[0].curve.append(tick, std::array{0.5, tick % 2 == 0 ? std::nan("") : 0.6});
    choice.finest.sight = Range{19'000., 21'000.};
    QVERIFY(isSame(choice));
    choice.logX = choice.logY = true;
    QVERIFY(isSame(choice));
    choice.shown["train"] = false;
    QVERIFY(isSame(choice));
    runs.erase(runs.begin() + 1);
    QVERIFY(isSame(choice));
}

ARDENT_TEST(LossFigureTest)
#include "loss_figure_test.moc"
