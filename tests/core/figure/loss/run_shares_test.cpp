#include "core/figure/loss/run_shares.h"

#include <QtTest>
#include <algorithm>

#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "tests/support/loss_curve.h"

using namespace ardent;
using ardent::test::lossCurve;

namespace {

const Series& lineOf(const Figure& figure, const std::string& name) {
    return *std::ranges::find(layers<Series>(figure), name, &Series::name);
}

bool says(const Figure& figure, const char* part) {
    return notesText(figure).find(part) != std::string::npos;
}

}  // namespace

/// Runs of other lengths side by side.
class RunSharesTest : public QObject {
    Q_OBJECT

private slots:
    void everyRunEndsAtTheWhole();
    void marksStandWhereTheyStood();
    void aMeanIsAsLongAsItsLongestRun();
    void aPartInSightIsThinnedLikeTheWhole();
    void whatGoesOnIsSaid();

private:
    static LossChoice shares() {
        LossChoice choice;
        choice.across = Across::Shares;
        return choice;
    }
};

void RunSharesTest::everyRunEndsAtTheWhole() {
    const std::vector<LossCurve> curves{lossCurve("a", 0, 4), lossCurve("b", 1, 2000)};
    const Figure figure = lossFigure(curves, shares());
    QCOMPARE(figure.x.label, std::string("Share of the run (%)"));
    QVERIFY(!figure.x.whole);
    const Series& small = lineOf(figure, "a · training loss");
    QCOMPARE(small.x, (std::vector<double>{25., 50., 75., 100.}));
    QCOMPARE(small.y, (std::vector<double>{1., 1. / 2., 1. / 3., 1. / 4.}));
    const Series& large = lineOf(figure, "b · training loss");
    QCOMPARE(large.x.front(), 0.05);
    QCOMPARE(large.x.back(), 100.);
    QVERIFY(says(figure, "The whole width is the whole run, of 4 to 2,000 epochs."));
    QVERIFY(toCsv(figure).find("training line,a · training loss,25,1,") != std::string::npos);
    const Figure steps = lossFigure(curves);
    QCOMPARE(lineOf(steps, "a · training loss").x.back(), 4.);
    QVERIFY(!says(steps, "whole"));
}

void RunSharesTest::marksStandWhereTheyStood() {
    std::vector<LossCurve> curves{lossCurve("a", 0, 8)};
    curves[0].keptTick = 6;
    curves[0].changes = {{2, "rate → 1"}};
    const Figure figure = lossFigure(curves, shares());
    QCOMPARE(lineOf(figure, "a · kept: epoch 6").x, (std::vector<double>{75., 75.}));
    QCOMPARE(lineOf(figure, "a · rate → 1").x, (std::vector<double>{25., 25.}));
}

void RunSharesTest::aMeanIsAsLongAsItsLongestRun() {
    std::vector<LossCurve> curves{lossCurve("a", 1, 4), lossCurve("b", 1, 8)};
    for (LossCurve& curve : curves) curve.group = "a, 2 seeds";
    const Figure figure = lossFigure(curves, shares());
    for (const Series& line : layers<Series>(figure))
        if (line.role != LineRole::Individual) QCOMPARE(line.x.back(), 50.);
    QVERIFY(says(figure, "share the length of the longest"));
}

void RunSharesTest::aPartInSightIsThinnedLikeTheWhole() {
    const std::vector<LossCurve> curves{lossCurve("a", 0, 20'000), lossCurve("b", 1, 40'000)};
    LossChoice choice = shares();
    choice.finest = {1000, Range{40., 60.}};
    const Figure figure = lossFigure(curves, choice);
    for (const char* name : {"a · training loss", "b · training loss"}) {
        const std::vector<double>& x = lineOf(figure, name).x;
        const auto inSight =
            std::ranges::count_if(x, [](double share) { return share >= 40. && share <= 60.; });
        QVERIFY2(inSight > 500 && x.size() < 10'000, name);
    }
}

void RunSharesTest::whatGoesOnIsSaid() {
    std::vector<LossCurve> curves{lossCurve("a", 0, 4)};
    QVERIFY(!says(lossFigure(curves, shares()), "under way"));
    curves[0].goesOn = true;
    QVERIFY(says(lossFigure(curves, shares()), "For a run under way it is what has come so far."));
    QVERIFY(says(lossFigure(curves, shares()), "the whole run, of 4 epochs."));
}

ARDENT_TEST(RunSharesTest)
#include "run_shares_test.moc"
