#include "core/figure/lines/curve_lines.h"

#include <QtTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

using namespace ardent;

namespace {

constexpr int kLong = 20'000;  // points: enough to be kept
constexpr int kShort = 800;

const std::vector<CurveSeries> kSeries{
    {"train", message("training-loss", "training loss")},
    {"validation", message("validation-loss", "validation loss")},
    {"evidence", "evidence", "nats"}};
const std::vector<bool> kDrawn{true, true, false};

/// Stages one after the other: evidence alone, training alone, both losses with gaps, evidence in
/// between, and training alone again.
std::array<double, 3> logged(int tick) {
    const double none = std::nan("");
    const double loss = 1. + std::sin(0.37 * tick);
    if (tick < 50) return {none, none, loss};
    if (tick < 100) return {loss, none, none};
    if (tick % 1000 < 20) return {none, none, none};
    if (tick % 1000 < 40) return {none, none, loss};
    return {loss, tick > 15'000 || tick % 3 == 0 ? none : 2. * loss, none};
}

Curve logTo(Curve curve, int ticks) {
    for (int tick = int(curve.size()); tick < ticks; ++tick) curve.append(tick, logged(tick));
    return curve;
}

bool areSame(const std::deque<double>& one, const std::deque<double>& other) {
    return std::ranges::equal(
        one, other, [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); });
}

bool areSame(const LongLine& one, const LongLine& other) {
    return one.x() == other.x() && areSame(one.y(), other.y()) &&
           areSame(one.spreads(), other.spreads());
}

}  // namespace

class CurveLinesTest : public QObject {
    Q_OBJECT

private slots:
    void whatGrewIsAsIfMadeAnew_data();
    void whatGrewIsAsIfMadeAnew();
    void keepsLongLines();
    void runsThatBeganAlikeHaveTheirOwnLines();
    void anotherChoiceIsAnotherLine();
    void theMeanFollowsItsLines();
    void manyShortLinesKeepNoMean();
    void linesThatNobodyAsksForAreFreed();
    void bridgesTheGapsOfASmoothedLine();
};

void CurveLinesTest::whatGrewIsAsIfMadeAnew_data() {
    QTest::addColumn<int>("step");
    for (const int step : {997, 6000, 19'990}) QTest::addRow("%d ticks at a time", step) << step;
}

void CurveLinesTest::whatGrewIsAsIfMadeAnew() {
    QFETCH(int, step);
    CurveLines kept;
    Curve curve(kSeries);
    for (int ticks = 10; ticks < 2 * kLong; ticks += step) {
        curve = logTo(curve, ticks);
        CurveLines fresh;
        for (Index series = 0; series < 3; ++series) {
            const auto line = kept.logged(curve, series, kDrawn);
            const auto anew = fresh.logged(curve, series, kDrawn);
            QVERIFY(areSame(*line, *anew));
            QVERIFY(areSame(*kept.smoothed(line, 5.), *fresh.smoothed(anew, 5.)));
        }
        kept.forgetOthers();
    }
    const auto training = kept.logged(curve, 0, kDrawn);
    QCOMPARE(training->x().front(), 50.);
    QVERIFY(std::isnan(training->y()[std::size_t(1000 - 50)]));        // logged as NaN
    QVERIFY(!std::ranges::binary_search(training->x().all(), 1030.));  // of another stage
}

void CurveLinesTest::keepsLongLines() {
    CurveLines kept;
    const Curve curve = logTo(Curve(kSeries), kLong);
    const auto line = kept.logged(curve, 0, kDrawn);
    const auto smooth = kept.smoothed(line, 5.);
    kept.forgetOthers();
    QCOMPARE(kept.logged(logTo(curve, kLong + 10), 0, kDrawn), line);
    QCOMPARE(kept.smoothed(line, 5.), smooth);
    QVERIFY(kept.smoothed(line, 6.) != smooth);
    kept.forgetOthers();
    kept.forgetOthers();
    QVERIFY(kept.logged(logTo(curve, kLong + 10), 0, kDrawn) != line);

    const Curve shorter = logTo(Curve(kSeries), 100);
    const auto brief = kept.logged(shorter, 0, kDrawn);
    kept.forgetOthers();
    QVERIFY(kept.logged(shorter, 0, kDrawn) != brief);
}

void CurveLinesTest::runsThatBeganAlikeHaveTheirOwnLines() {
    CurveLines kept;
    const Curve first = logTo(Curve(kSeries), kLong);
    const Curve second = logTo(first, kLong + 500);
    for (int i = 0; i < 3; ++i) {
        const auto one = kept.logged(first, 0, kDrawn);
        const auto other = kept.logged(second, 0, kDrawn);
        QVERIFY(one != other);
        QCOMPARE(one->x().back(), kLong - 1.);
        QCOMPARE(other->x().back(), kLong + 499.);
        kept.forgetOthers();
    }
}

void CurveLinesTest::anotherChoiceIsAnotherLine() {
    CurveLines kept;
    const Curve curve = logTo(Curve(kSeries), kLong);
    const auto hidden = kept.logged(curve, 0, kDrawn);
    kept.forgetOthers();
    const auto shown = kept.logged(curve, 0, {true, true, true});
    QVERIFY(!std::ranges::binary_search(hidden->x().all(), 1030.));
    QVERIFY(std::ranges::binary_search(shown->x().all(), 1030.));
}

void CurveLinesTest::theMeanFollowsItsLines() {
    CurveLines kept;
    Curve one = logTo(Curve(kSeries), kLong);
    const Curve other = logTo(Curve(kSeries), kLong);
    const auto mean = [&] {
        const auto found = kept.mean({kept.logged(one, 0, kDrawn), kept.logged(other, 1, kDrawn)});
        kept.forgetOthers();
        return found;
    };
    const auto first = mean();
    QCOMPARE(first->spreads().size(), first->size());
    QCOMPARE(first->x().front(), 100.);
    const double loss = logged(100)[0];
    QVERIFY(std::abs(first->y().front() - 1.5 * loss) < 1e-12);
    QVERIFY(std::abs(first->spreads().front() - loss / std::sqrt(2.)) < 1e-12);
    QCOMPARE(mean(), first);
    one = logTo(one, kLong + 10);
    QVERIFY(mean() != first);
}

void CurveLinesTest::manyShortLinesKeepNoMean() {
    CurveLines kept;
    const Curve curve = logTo(Curve(kSeries), kShort);
    std::vector<CurveLines::Line> lines;
    for (int i = 0; i < 8; ++i) lines.push_back(kept.logged(curve, 0, kDrawn));
    const auto mean = kept.mean(lines);
    kept.forgetOthers();
    QVERIFY(kept.mean(lines) != mean);
}

void CurveLinesTest::linesThatNobodyAsksForAreFreed() {
    CurveLines kept;
    const Curve one = logTo(Curve(kSeries), kLong);
    const Curve other = logTo(Curve(kSeries), kLong);
    std::vector<std::weak_ptr<const LongLine>> watched;
    const auto draw = [&] {
        const auto line = kept.logged(one, 0, kDrawn);
        const auto mean = kept.mean({line, kept.logged(other, 0, kDrawn)});
        watched = {line, mean, kept.smoothed(mean, 5.)};
    };
    const auto freed = [&] {
        return std::ranges::count_if(watched, [](const auto& line) { return line.expired(); });
    };
    draw();
    kept.forgetOthers();
    QCOMPARE(freed(), std::ptrdiff_t(0));
    kept.forgetOthers();
    QCOMPARE(freed(), std::ptrdiff_t(3));
}

void CurveLinesTest::bridgesTheGapsOfASmoothedLine() {
    CurveLines kept;
    const auto line = kept.logged(logTo(Curve(kSeries), kLong), 0, kDrawn);
    const auto smooth = kept.smoothed(line, 5.);
    const std::vector<double> logged(line->y().begin(), line->y().end());
    const std::vector<double> mean = smoothed(line->x().all(), logged, 5.);
    std::vector<double> x;
    std::deque<double> y;
    for (std::size_t i = 0; i < mean.size(); ++i) {
        if (!std::isfinite(mean[i])) continue;
        x.push_back(line->x()[i]);
        y.push_back(mean[i]);
    }
    QVERIFY(x.size() < line->size());
    QCOMPARE(smooth->x().all(), x);
    QCOMPARE(smooth->y(), y);
}

ARDENT_TEST(CurveLinesTest)
#include "curve_lines_test.moc"
