#include "core/figure/loss/loss_stages.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/figure/figure_csv.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/notes/notes.h"
#include "tests/support/loss_curve.h"

using namespace ardent;
using ardent::test::lossCurve;

namespace {

/// So many steps of a loss, of evidence, and of a loss again.
LossCurve staged(int losses, int evidence, int more) {
    LossCurve run{"gse1", 3,
                  Curve({{"train", message("training-loss", "training loss"),
                          message("mean-squared-error", "mean squared error")},
                         {"evidence", "evidence", "−2 log marginal likelihood a row"}}),
                  TickUnit::Step};
    const double none = std::nan("");
    const auto log = [&](double loss, double value) {
        const Index tick = run.curve.size() + 1;
        run.curve.append(tick, std::array{loss, value});
    };
    for (int i = 0; i < losses; ++i) log(4. - i, none);
    for (int i = 0; i < evidence; ++i) log(none, -1.25);
    for (int i = 0; i < more; ++i) log(1., none);
    return run;
}

std::vector<Series> bandsOf(const Figure& figure) {
    std::vector<Series> found;
    std::ranges::copy_if(layers<Series>(figure), std::back_inserter(found),
                         [](const Series& line) { return line.place == PlaceKind::Stage; });
    return found;
}

bool tells(const Figure& figure, const std::string& what) {
    return notesText(figure).find(what) != std::string::npos;
}

}  // namespace

/// Ticks of a run that tell no loss: searches by evidence, for instance.
class LossStagesTest : public QObject {
    Q_OBJECT

private slots:
    void noLineCrossesThem();
    void theyAreBandedAndNamed();
    void aLongLastStageTakesAFifthOfTheAxis();
    void aSharedAxisHasThemInItsUnit();
    void aStageThatGoesOnIsTold();
    void amongOthersTheRunIsNamed();
    void aRunStoppedInItsSearchIsDrawnByIt();
    void besideAnotherRunTheyAreBandedToo();
    void whatARunNeverToldHasNoLine();
    void aRunWithoutALossIsToldBesideOthers();
    void aMeanIsBrokenToo();
};

void LossStagesTest::noLineCrossesThem() {
    const LossCurve run = staged(2, 3, 2);
    LossChoice choice;
    for (const double span : {1., 4.}) {
        choice.span = span;
        for (const Series& line : layers<Series>(lossFigure({&run, 1}, choice))) {
            if (line.place == PlaceKind::Stage) continue;
            QCOMPARE(line.gaps.size(), std::size_t(1));
            QCOMPARE(line.gaps[0].low, 3.);
            QCOMPARE(line.gaps[0].high, 5.);
            QCOMPARE(line.x, (std::vector<double>{1., 2., 6., 7.}));
        }
    }
    const LossCurve plain = lossCurve("plain", 0, 5);
    QVERIFY(layers<Series>(lossFigure({&plain, 1}))[0].gaps.empty());
}

void LossStagesTest::theyAreBandedAndNamed() {
    const LossCurve run = staged(2, 3, 2);
    const Figure figure = lossFigure({&run, 1});
    const auto bands = bandsOf(figure);
    QCOMPARE(bands.size(), std::size_t(1));
    QCOMPARE(bands[0].name, std::string("gse1 · steps 3 to 5: only evidence, not drawn"));
    QCOMPARE(bands[0].x, (std::vector<double>{3., 5.}));
    QCOMPARE(bands[0].colour, 3);
    QVERIFY(toCsv(figure).find("\nstage,\"gse1 · steps 3 to 5: only evidence, not drawn\",3,") !=
            std::string::npos);
    const LossCurve brief = staged(2, 1, 0);
    QCOMPARE(bandsOf(lossFigure({&brief, 1})).at(0).name,
             std::string("gse1 · step 3: only evidence, not drawn"));
    LossChoice all;
    all.shown["evidence"] = true;
    QVERIFY(bandsOf(lossFigure({&run, 1}, all)).empty());
}

void LossStagesTest::aLongLastStageTakesAFifthOfTheAxis() {
    const LossCurve run = staged(10, 30, 0);
    const std::optional<Range> range = lossFigure({&run, 1}).x.range;
    QVERIFY(range);
    QCOMPARE(range->low, 1. - 0.2);
    QCOMPARE(range->high, 11. + 2.5);
    for (const LossCurve& other : {staged(10, 2, 0), staged(10, 30, 5), staged(0, 30, 0)})
        QVERIFY(!lossFigure({&other, 1}).x.range);
    const std::array both{run, lossCurve("plain", 0, 50)};
    QVERIFY(!lossFigure(both).x.range);
}

void LossStagesTest::aSharedAxisHasThemInItsUnit() {
    const LossCurve run = staged(2, 3, 5);
    LossChoice choice;
    choice.across = Across::Shares;
    const Figure figure = lossFigure({&run, 1}, choice);
    QCOMPARE(bandsOf(figure).at(0).x, (std::vector<double>{30., 50.}));
    QCOMPARE(layers<Series>(figure)[0].gaps.at(0).low, 30.);
    QVERIFY(tells(figure, "the whole run, of 10 steps."));
}

void LossStagesTest::aStageThatGoesOnIsTold() {
    LossCurve run = staged(2, 3, 0);
    run.goesOn = true;
    run.stage = "Scales by evidence, 3 of 6";
    QVERIFY(tells(lossFigure({&run, 1}),
                  "Just now gse1 logs nothing that is drawn: Scales by evidence, 3 of 6."));
    run.goesOn = false;
    QVERIFY(!tells(lossFigure({&run, 1}), "Just now"));
    LossCurve first = staged(0, 3, 0);
    first.goesOn = true;
    first.stage = "Leaving variables out";
    QVERIFY(tells(lossFigure({&first, 1}), "gse1 logs no loss yet: Leaving variables out."));
    LossCurve after = staged(0, 3, 1);
    after.goesOn = true;
    after.stage = "Training";
    QVERIFY(!tells(lossFigure({&after, 1}), "Training"));
}

void LossStagesTest::amongOthersTheRunIsNamed() {
    std::vector<LossCurve> runs{staged(0, 3, 4)};
    QVERIFY(tells(lossFigure(runs), "The first 3 steps logged only the evidence"));
    runs.push_back(lossCurve("other", 0, 4));
    LossChoice choice;
    choice.first = "gse1";
    QVERIFY(tells(lossFigure(runs, choice), "The first 3 steps of gse1 logged only the evidence"));
    choice.first = "other";
    QVERIFY(!tells(lossFigure(runs, choice), "logged only"));
}

/// What it has told is its search; a single loss at the end of it would be a dot beside a band.
void LossStagesTest::aRunStoppedInItsSearchIsDrawnByIt() {
    const LossCurve run = staged(0, 6, 1);
    const Figure figure = lossFigure({&run, 1});
    QVERIFY2(figure.y.label.starts_with("Evidence"), figure.y.label.c_str());
    QCOMPARE(layers<Series>(figure)[0].x.size(), std::size_t(6));
    QCOMPARE(bandsOf(figure).at(0).x, (std::vector<double>{7., 7.}));
    for (const LossCurve& loss : {staged(1, 6, 0), staged(0, 6, 2), staged(0, 1, 1)})
        QVERIFY(hasLossCurve(loss));
    LossCurve diverged = lossCurve("diverged", 0, 0);
    for (const double value : {4., std::nan(""), std::nan(""), std::nan("")})
        diverged.curve.append(diverged.curve.size() + 1,
                              std::vector<double>(diverged.curve.series().size(), value));
    QVERIFY(hasLossCurve(diverged));
    const LossCurve other = staged(0, 6, 2);
    QVERIFY(lossFigure({&other, 1}).y.label.starts_with("Training loss"));
}

/// Whose loss has the axis, so that the evidence cannot be drawn, while the run goes on.
void LossStagesTest::besideAnotherRunTheyAreBandedToo() {
    std::vector<LossCurve> runs{lossCurve("other", 0, 4), staged(0, 3, 0)};
    runs[1].goesOn = true;
    runs[1].stage = "Scales by evidence, 3 of 6";
    LossChoice choice;
    choice.first = "gse1";
    const Figure figure = lossFigure(runs, choice);
    QCOMPARE(bandsOf(figure).at(0).x, (std::vector<double>{1., 3.}));
    QVERIFY(tells(figure, "Just now gse1 logs nothing"));
    runs[1].goesOn = false;
    QVERIFY(bandsOf(lossFigure(runs, choice)).empty());
    choice.first = "other";
    QVERIFY(bandsOf(lossFigure(runs, choice)).empty());
}

void LossStagesTest::whatARunNeverToldHasNoLine() {
    const double none = std::nan("");
    const auto namesOf = [](const std::vector<CurveSeries>& series, std::vector<double> values) {
        LossCurve run{"gse1", 3, Curve(series), TickUnit::Step};
        for (int tick = 1; tick <= 3; ++tick) run.curve.append(tick, values);
        std::vector<std::string> names;
        for (const Series& line : layers<Series>(lossFigure({&run, 1}))) names.push_back(line.name);
        return names;
    };
    const CurveSeries train{"train", message("training-loss", "training loss"),
                            message("mean-squared-error", "mean squared error")};
    const CurveSeries validation{"validation", message("validation-loss", "validation loss"),
                                 message("mean-squared-error", "mean squared error")};
    QCOMPARE(namesOf({train, validation}, {none, 0.5}),
             std::vector<std::string>{"gse1 · validation loss"});
    QCOMPARE(namesOf({train}, {none}).size(), std::size_t(1));  // a run that diverged
}

void LossStagesTest::aRunWithoutALossIsToldBesideOthers() {
    const std::vector<LossCurve> runs{lossCurve("other", 0, 4), staged(0, 3, 0)};
    LossChoice choice;
    for (const char* first : {"other", "gse1"}) {
        choice.first = first;
        const Figure figure = lossFigure(runs, choice);
        QVERIFY2(tells(figure, "Nothing that is drawn is logged of gse1."),
                 notesText(figure).c_str());
        for (const Series& line : layers<Series>(figure))
            QVERIFY2(line.place != PlaceKind::Other || line.name.starts_with("other"),
                     line.name.c_str());
    }
    QVERIFY(!tells(lossFigure({&runs[1], 1}), "Nothing"));  // its evidence is drawn
    std::vector<LossCurve> both{lossCurve("other", 0, 4), lossCurve("diverged", 1, 0)};
    both[1].curve.append(1, std::vector<double>(both[1].curve.series().size(), std::nan("")));
    const Figure figure = lossFigure(both);
    QVERIFY(!tells(figure, "Nothing"));
    QVERIFY(std::ranges::any_of(layers<Series>(figure), [](const Series& line) {
        return line.name.starts_with("diverged");
    }));
}

void LossStagesTest::aMeanIsBrokenToo() {
    std::vector<LossCurve> runs{staged(2, 3, 2), staged(2, 4, 1)};
    runs[1].run = "gse1, seed 2";
    for (LossCurve& run : runs) run.group = "gse1, 2 seeds";
    const Figure figure = lossFigure(runs);
    const auto mean = std::ranges::find_if(
        layers<Series>(figure), [](const Series& line) { return !line.spreads.empty(); });
    QVERIFY(mean != layers<Series>(figure).end());
    QCOMPARE(mean->gaps.size(), std::size_t(2));
    QVERIFY(bandsOf(figure).empty());
}

ARDENT_TEST(LossStagesTest)
#include "loss_stages_test.moc"
