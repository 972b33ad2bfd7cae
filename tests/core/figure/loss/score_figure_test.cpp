#include "core/figure/loss/score_figure.h"

#include <QTest>
#include <array>
#include <cmath>

#include "core/figure/notes/notes.h"
#include "core/train/loss_series.h"
#include "tests/support/loss_curve.h"
#include "tests/support/test_class.h"

using namespace ardent;

namespace {

/// Losses of validation rows, or of folds, one a second.
LossCurve squaredRun(const std::string& name, const std::vector<double>& losses,
                     SeriesRows rows = SeriesRows::Validation) {
    CurveSeries train = trainingLoss(Loss::Squared), heldOut = validationLoss(Loss::Squared);
    heldOut.rows = rows;
    LossCurve run{name, 0, Curve({train, heldOut})};
    run.clock = stoppedClock();
    std::int64_t tick = 0;
    for (const double loss : losses) {
        run.curve.append(++tick, std::array{0.01, loss});
        run.clock.append(tick, std::array{static_cast<double>(tick)});
    }
    return run;
}

}  // namespace

class ScoreFigureTest : public QObject {
    Q_OBJECT

private slots:
    void isTheLowestScoreSoFarInTheTargetsUnit();
    void worseScoresAndGapsLeaveTheLineLevel();
    void validationRowsAndFoldsAreBothHeldOut();
    void theKeptModelIsNamedWhereItIsAnother();
    void timesThatDifferFarAreDrawnInPowersOfTen();
    void runsWithAnotherScoreAreNamed();
    void withoutTimesItIsTheLoss();
};

void ScoreFigureTest::isTheLowestScoreSoFarInTheTargetsUnit() {
    const LossCurve run = squaredRun("Run 1", {400., 100., 25.});
    const Figure figure = scoreFigure({&run, 1});
    QCOMPARE(std::ssize(layers<Series>(figure)), Index{1});
    QCOMPARE(layers<Series>(figure)[0].x, (std::vector<double>{1., 2., 2., 3., 3.}));
    QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{20., 20., 10., 10., 5.}));
    QCOMPARE(figure.y.label, std::string("Best validation RMSE so far"));
    QCOMPARE(figure.x.label, std::string("Training time (s)"));
    QVERIFY(notesText(figure).find("Run 1: RMSE 5 after 3 s.") != std::string::npos);
}

void ScoreFigureTest::worseScoresAndGapsLeaveTheLineLevel() {
    const LossCurve run = squaredRun("Run 1", {1., 9., std::nan(""), 16.});
    const Figure figure = scoreFigure({&run, 1});
    QCOMPARE(layers<Series>(figure)[0].x, (std::vector<double>{1., 4.}));
    QCOMPARE(layers<Series>(figure)[0].y, (std::vector<double>{1., 1.}));
}

void ScoreFigureTest::validationRowsAndFoldsAreBothHeldOut() {
    const std::array runs{squaredRun("Run 1", {4.}), squaredRun("Run 2", {9.}, SeriesRows::Folds)};
    const Figure figure = scoreFigure(runs);
    QCOMPARE(std::ssize(layers<Series>(figure)), Index{2});
    QCOMPARE(figure.y.label, std::string("Best held-out RMSE so far"));
}

void ScoreFigureTest::theKeptModelIsNamedWhereItIsAnother() {
    LossCurve run = squaredRun("Run 1", {4., 1., 9.});
    run.keptTick = 3;
    QVERIFY(notesText(scoreFigure({&run, 1})).find("RMSE 1 after 2 s (model kept: 3).") !=
            std::string::npos);
    run.keptTick = 2;
    QVERIFY(notesText(scoreFigure({&run, 1})).find("model kept") == std::string::npos);
}

void ScoreFigureTest::timesThatDifferFarAreDrawnInPowersOfTen() {
    std::array runs{squaredRun("Run 1", {4., 1.}),
                    squaredRun("Run 2", std::vector<double>(100, 1.))};
    QVERIFY(scoreFigure(runs).x.logarithmic);
    const Figure alone = scoreFigure({&runs[1], 1});
    QVERIFY(!alone.x.logarithmic);
    QCOMPARE(alone.x.range->low, 0.);
}

void ScoreFigureTest::runsWithAnotherScoreAreNamed() {
    std::array runs{squaredRun("Run 1", {4.}), squaredRun("Run 2", {4.}, SeriesRows::Training)};
    LossChoice choice;
    choice.first = "Run 1";
    const Figure figure = scoreFigure(runs, choice);
    QCOMPARE(std::ssize(layers<Series>(figure)), Index{1});
    QVERIFY(notesText(figure).find("not drawn (see All series): Run 2.") != std::string::npos);
}

void ScoreFigureTest::withoutTimesItIsTheLoss() {
    const LossCurve run = test::lossCurve("Run 1", 0, 5);
    QCOMPARE(scoreFigure({&run, 1}).title, std::string("Loss"));
}

ARDENT_TEST(ScoreFigureTest)
#include "score_figure_test.moc"
