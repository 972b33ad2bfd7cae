#include "core/figure/lines/broken_line.h"

#include <QtTest>
#include <cmath>

#include "core/figure/loss/loss_figure.h"
#include "core/figure/notes/notes.h"
#include "core/figure/selection/selection_figure.h"
#include "core/figure/selection/selection_over_seeds.h"

using namespace ardent;

namespace {

constexpr int kTicks = 9, kSecondFit = 4;

/// A run of two fits, each of which begins with a large loss and small relevances.
Snapshot twoFits() {
    Snapshot run;
    run.tickUnit = TickUnit::Lambda;
    run.tick = kTicks;
    const CurveSeries loss{"train", message("training-loss", "training loss"),
                           message("mean-squared-error", "mean squared error")};
    run.curve = Curve(std::vector{loss});
    run.trail = Curve({{"a", "a"}, {"b", "b"}});
    for (int tick = 1; tick <= kTicks; ++tick) {
        const double within = tick < kSecondFit ? tick : tick - kSecondFit + 1;
        run.curve.append(tick, std::vector{10. / within});
        run.trail.append(tick, std::vector{within, 2. * within});
    }
    run.beginnings = {kSecondFit};
    return run;
}

/// The places behind which a line is broken.
std::vector<double> breaksOf(const Series& line) {
    std::vector<double> places;
    for (std::size_t i = 0; i < line.x.size(); ++i)
        if (isBrokenAfter(line, i)) places.push_back(line.x[i]);
    return places;
}

bool saysSo(const Figure& figure) {
    return notesText(figure).find("Lines are broken where another fit begins.") !=
           std::string::npos;
}

}  // namespace

/// What a run tells of one fit does not go on in the next one.
class BrokenLineTest : public QObject {
    Q_OBJECT

private slots:
    void aLossIsBroken();
    void aMovingAverageBeginsAnew();
    void sharesOfARunAreBrokenToo();
    void aTrailIsBroken_data();
    void aTrailIsBroken();
    void aMeanOverSeedsIsBrokenWhereAnyRunIs();
    void whatIsNotDrawnBreaksNothing();
};

void BrokenLineTest::aLossIsBroken() {
    const LossCurve run = lossCurveOf("Run 1", 0, twoFits());
    const Figure figure = lossFigure({&run, 1});
    QCOMPARE(breaksOf(layers<Series>(figure).front()), std::vector{kSecondFit - 1.});
    QVERIFY(saysSo(figure));
    Snapshot oneFit = twoFits();
    oneFit.beginnings.clear();
    const LossCurve whole = lossCurveOf("Run 1", 0, oneFit);
    QVERIFY(breaksOf(layers<Series>(lossFigure({&whole, 1})).front()).empty());
    QVERIFY(!saysSo(lossFigure({&whole, 1})));
}

void BrokenLineTest::aMovingAverageBeginsAnew() {
    const LossCurve run = lossCurveOf("Run 1", 0, twoFits());
    LossChoice choice;
    choice.span = 3.;
    const Figure figure = lossFigure({&run, 1}, choice);
    const Series& smooth = layers<Series>(figure).back();
    QCOMPARE(smooth.y.front(), 10.);
    QCOMPARE(smooth.y[kSecondFit - 1], 10.);
    QVERIFY(smooth.y[kSecondFit] > 5.);
    QCOMPARE(breaksOf(smooth), std::vector{kSecondFit - 1.});
}

void BrokenLineTest::sharesOfARunAreBrokenToo() {
    const LossCurve run = lossCurveOf("Run 1", 0, twoFits());
    LossChoice choice;
    choice.across = Across::Shares;
    const Figure figure = lossFigure({&run, 1}, choice);
    const std::vector<double> breaks = breaksOf(layers<Series>(figure).front());
    QCOMPARE(breaks.size(), std::size_t(1));
    QCOMPARE(breaks.front(), 100. * (kSecondFit - 1) / kTicks);
}

void BrokenLineTest::aTrailIsBroken_data() {
    QTest::addColumn<SelectionView>("view");
    QTest::newRow("weights") << SelectionView::Weights;
    QTest::newRow("ranks") << SelectionView::Ranks;
}

void BrokenLineTest::aTrailIsBroken() {
    QFETCH(SelectionView, view);
    SelectionChoice choice;
    choice.view = view;
    const Figure figure = selectionFigure(twoFits(), choice);
    QCOMPARE(layers<Series>(figure).size(), std::size_t(2));
    for (const Series& line : layers<Series>(figure))
        QCOMPARE(breaksOf(line), std::vector{kSecondFit - 1.});
    QVERIFY(saysSo(figure));
}

void BrokenLineTest::aMeanOverSeedsIsBrokenWhereAnyRunIs() {
    Snapshot later = twoFits();
    later.beginnings = {kSecondFit + 2};
    const std::vector<SnapshotPtr> runs{std::make_shared<const Snapshot>(twoFits()),
                                        std::make_shared<const Snapshot>(later)};
    const Figure figure = trailsOverSeedsFigure(runs, {});
    QCOMPARE(breaksOf(layers<Series>(figure).front()),
             (std::vector{kSecondFit - 1., kSecondFit + 1.}));
    QVERIFY(saysSo(figure));
}

/// A fit that begins before the first tick of a line, or behind its last one.
void BrokenLineTest::whatIsNotDrawnBreaksNothing() {
    Snapshot run = twoFits();
    run.beginnings = {1, kTicks + 1};
    QVERIFY(!saysSo(selectionFigure(run, {})));
    const LossCurve curve = lossCurveOf("Run 1", 0, run);
    QVERIFY(!saysSo(lossFigure({&curve, 1})));
}

ARDENT_TEST(BrokenLineTest)
#include "broken_line_test.moc"
