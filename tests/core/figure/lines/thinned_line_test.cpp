#include "core/figure/lines/thinned_line.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

using namespace ardent;

namespace {

constexpr int kPoints = 100'000;

/// Noise about a falling line, with one high and one low value.
Series noisyLine() {
    Series line{"loss", LineRole::Train, 2, {}, {}};
    for (int i = 0; i < kPoints; ++i) {
        line.x.push_back(i);
        line.y.push_back(2. - 1e-5 * i + 0.1 * std::sin(37. * i));
    }
    line.y[12'345] = 9.;
    line.y[67'890] = 0.001;
    return line;
}

LongSeries longLine(const Series& series) {
    LongLine line;
    for (std::size_t i = 0; i < series.x.size(); ++i)
        line.append(series.x[i], series.y[i],
                    series.spreads.empty() ? std::nullopt : std::optional(series.spreads[i]));
    Series head = series;
    head.x = head.y = head.spreads = {};
    return {head, std::make_shared<const LongLine>(std::move(line))};
}

bool thinOne(Series& line, const Finest& finest, const Axis& x, const Axis& y) {
    const ThinnedLines all = thinned({longLine(line)}, finest, x, y);
    line = all.series.front();
    return all.leaveOut;
}

/// Lowest and highest value in each of so many columns as wide as a pixel; NaN where there is none.
std::vector<double> columnsOf(const Series& line, const Range& sight, int columns, bool isLog) {
    const auto place = [&](double x) { return isLog ? std::log(x) : x; };
    const double width = place(sight.high) - place(sight.low);
    std::vector<double> ends(2 * std::size_t(columns), std::nan(""));
    for (std::size_t i = 0; i < line.x.size(); ++i) {
        if (line.x[i] < sight.low || line.x[i] >= sight.high) continue;
        const auto at = std::size_t(columns * (place(line.x[i]) - place(sight.low)) / width);
        double &low = ends[2 * at], &high = ends[2 * at + 1];
        if (!(low <= line.y[i])) low = line.y[i];
        if (!(high >= line.y[i])) high = line.y[i];
    }
    return ends;
}

bool has(const Series& line, double x, double y) {
    for (std::size_t i = 0; i < line.x.size(); ++i)
        if (line.x[i] == x && (line.y[i] == y || (std::isnan(y) && std::isnan(line.y[i]))))
            return true;
    return false;
}

}  // namespace

class ThinnedLineTest : public QObject {
    Q_OBJECT

private slots:
    void keepsTheOutline();
    void everyColumnOfPixelsHasItsExtremes_data();
    void everyColumnOfPixelsHasItsExtremes();
    void aSparseStretchKeepsItsPoints();
    void keepsWhatHasNoPlace();
    void staysWhereItIsWhileTheLineGrows();
    void withinAWindowEveryPointIsThere();
    void whatIsBesideTheSightIsNoFiner_data();
    void whatIsBesideTheSightIsNoFiner();
    void aLogarithmicAxisShowsTheSteepStart();
    void linesOfTheSameRowsKeepTheSame();
    void paleLinesAreThinnedEachByItself();
    void aSmoothedLineMayLeaveItsBandOut();
    void leavesShortLinesAlone();
    void aMoveWithinWhatIsDrawnNeedsNothingElse();
};

void ThinnedLineTest::keepsTheOutline() {
    Series line = noisyLine();
    line.spreads = line.y;
    QVERIFY(thinOne(line, {1000}, {}, {}));
    QCOMPARE(line.spreads, line.y);
    QVERIFY(line.x.size() <= 1000 && line.x.size() > 400);
    QVERIFY(std::ranges::is_sorted(line.x));
    QVERIFY(has(line, 0., noisyLine().y.front()));
    QVERIFY(has(line, kPoints - 1, noisyLine().y.back()));
    QVERIFY(has(line, 12'345., 9.));
    QVERIFY(has(line, 67'890., 0.001));
    QCOMPARE(line.name, std::string("loss"));
    QCOMPARE(line.colour, 2);
}

void ThinnedLineTest::everyColumnOfPixelsHasItsExtremes_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("isLog");
    QTest::newRow("all") << 0. << 131'072. << false;
    QTest::newRow("a part") << 16'384. << 32'768. << false;
    QTest::newRow("from the start, logarithmic") << 1. << 65'536. << true;
    QTest::newRow("a part, logarithmic") << 16'384. << 65'536. << true;
}

/// In columns whose bounds are bounds of dots too, so that no point changes its column.
void ThinnedLineTest::everyColumnOfPixelsHasItsExtremes() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(bool, isLog);
    constexpr int kColumns = 64;
    const Series all = noisyLine();
    const Range sight{low, high};
    Axis x;
    x.logarithmic = isLog;
    Series line = all;
    QVERIFY(thinOne(line, {4000, sight}, x, {}));
    QVERIFY(line.x.size() < all.x.size() / 4);
    const auto expected = columnsOf(all, sight, kColumns, isLog);
    const auto found = columnsOf(line, sight, kColumns, isLog);
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(
            found[i] == expected[i] || (std::isnan(found[i]) && std::isnan(expected[i])),
            qPrintable(
                QStringLiteral("column %1: %2 for %3").arg(i / 2).arg(found[i]).arg(expected[i])));
    for (std::size_t i = 0; i < line.x.size(); ++i)
        QCOMPARE(line.y[i], all.y[std::size_t(line.x[i])]);
}

void ThinnedLineTest::aSparseStretchKeepsItsPoints() {
    Series line = noisyLine();
    for (int i = 1; i <= 50; ++i) {
        line.x.push_back(kPoints + 2000. * i);
        line.y.push_back(i % 2);
    }
    QVERIFY(thinOne(line, {1000}, {}, {}));
    for (int i = 1; i <= 50; ++i) QVERIFY(has(line, kPoints + 2000. * i, i % 2));
}

void ThinnedLineTest::keepsWhatHasNoPlace() {
    Series line = noisyLine();
    for (int i = 500; i < 600; ++i) line.y[std::size_t(i)] = std::nan("");
    line.y[700] = -1.;
    line.y[701] = -2.;
    Axis logarithmic;
    logarithmic.logarithmic = true;
    QVERIFY(thinOne(line, {1000}, {}, logarithmic));
    QVERIFY(has(line, 500., std::nan("")));
    QCOMPARE(std::ranges::count_if(line.y, [](double y) { return std::isnan(y); }) <= 2, true);
    QVERIFY(has(line, 700., -1.));
    QVERIFY(has(line, 701., -2.));
}

void ThinnedLineTest::staysWhereItIsWhileTheLineGrows() {
    Series whole = noisyLine();
    Series part = whole;
    part.x.resize(90'000);
    part.y.resize(90'000);
    QVERIFY(thinOne(part, {1000}, {}, {}));
    QVERIFY(thinOne(whole, {1000}, {}, {}));
    for (std::size_t i = 0; i < 500; ++i) QCOMPARE(part.x[i], whole.x[i]);
}

void ThinnedLineTest::withinAWindowEveryPointIsThere() {
    Series line = noisyLine();
    QVERIFY(!thinOne(line, {1000, Range{500., 700.}}, {}, {}));
    QCOMPARE(line.x.size(), std::size_t(603));  // as much on either side, and a point
    QCOMPARE(line.x.front(), 299.);
    QCOMPARE(line.x.back(), 901.);
    Series beside = noisyLine();
    thinOne(beside, {1000, Range{-20., -11.}}, {}, {});
    QCOMPARE(beside.x.size(), std::size_t(1));
}

void ThinnedLineTest::whatIsBesideTheSightIsNoFiner_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("isLog");
    QTest::newRow("beyond the last point") << 99'000. << 130'000. << false;
    QTest::newRow("beyond the last point, with more points in sight")
        << 97'000. << 190'000. << false;
    QTest::newRow("a short part of a logarithmic axis") << 10. << 900. << true;
}

/// Few points are in sight, and so wide a part of the axis that it would have many beside it.
void ThinnedLineTest::whatIsBesideTheSightIsNoFiner() {
    constexpr std::size_t kSeen = 2000;
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(bool, isLog);
    Axis x;
    x.logarithmic = isLog;
    Series line = noisyLine();
    QVERIFY(thinOne(line, {kSeen, Range{low, high}}, x, {}));
    QVERIFY(line.x.size() < 3 * kSeen);
    const double factor = isLog ? high / low : 1.;
    const double width = isLog ? 0. : high - low;
    QVERIFY(line.x.front() <= std::max(0., low / factor - width));
    QVERIFY(line.x.back() >= std::min(kPoints - 1., high * factor + width));
    const auto inSight =
        std::ranges::count_if(line.x, [&](double place) { return low <= place && place <= high; });
    QVERIFY(inSight > 30);
}

void ThinnedLineTest::aLogarithmicAxisShowsTheSteepStart() {
    Series line = noisyLine();
    Axis logarithmic;
    logarithmic.logarithmic = true;
    QVERIFY(thinOne(line, {4000}, logarithmic, {}));
    QVERIFY(line.x.size() <= 4000);
    for (std::size_t i = 0; i < 50; ++i) QCOMPARE(line.x[i], double(i));
    double widest = 0.;
    for (std::size_t i = 2; i < line.x.size(); ++i)
        widest = std::max(widest, line.x[i] > 100. ? std::log10(line.x[i] / line.x[i - 1]) : 0.);
    QVERIFY(widest < 5. / 500.);
}

void ThinnedLineTest::linesOfTheSameRowsKeepTheSame() {
    std::vector<Series> lines{noisyLine(), noisyLine(), noisyLine()};
    std::ranges::reverse(lines[1].y);
    lines[2].x.erase(lines[2].x.begin());
    lines[2].y.erase(lines[2].y.begin());
    const ThinnedLines some =
        thinned({longLine(lines[0]), longLine(lines[1]), longLine(lines[2])}, {1000}, {}, {});
    QVERIFY(some.leaveOut);
    QVERIFY(some.series[0].x == some.series[1].x);
    QVERIFY(some.series[0].x != some.series[2].x);
    QVERIFY(some.series[0].x.size() <= 2000);
    QVERIFY(has(some.series[0], 12'345., 9.) && has(some.series[1], kPoints - 1 - 12'345., 9.));
}

/// The seeds behind their mean: together they would keep almost every row.
void ThinnedLineTest::paleLinesAreThinnedEachByItself() {
    std::vector<LongSeries> lines;
    for (int seed = 0; seed < 20; ++seed) {
        Series line = noisyLine();
        line.role = LineRole::Individual;
        for (std::size_t i = 0; i < line.y.size(); ++i)
            line.y[i] += std::sin(double(i) * (seed + 1));
        lines.push_back(longLine(line));
    }
    const ThinnedLines some = thinned(lines, {1000}, {}, {});
    QVERIFY(some.leaveOut);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QVERIFY(some.series[i].x.size() <= 1000);
        Series alone = noisyLine();
        alone.y.assign(lines[i].line->y().begin(), lines[i].line->y().end());
        QVERIFY(thinOne(alone, {1000}, {}, {}));
        QVERIFY(some.series[i].x == alone.x && some.series[i].y == alone.y);
    }
}

void ThinnedLineTest::aSmoothedLineMayLeaveItsBandOut() {
    Series line = noisyLine();
    line.spreads = line.y;
    LongSeries drawn = longLine(line);
    drawn.hasBand = false;
    for (const std::size_t points : {std::size_t(0), std::size_t(1000)})
        QVERIFY(thinned({drawn}, {points}, {}, {}).series.front().spreads.empty());
}

void ThinnedLineTest::leavesShortLinesAlone() {
    Series line = noisyLine();
    QVERIFY(!thinOne(line, {kPoints}, {}, {}));
    QVERIFY(!thinOne(line, {}, {}, {}));
    QVERIFY(line.x == noisyLine().x && line.y == noisyLine().y);
}

void ThinnedLineTest::aMoveWithinWhatIsDrawnNeedsNothingElse() {
    const Range drawn{100., 200.};
    QVERIFY(isShownBy(drawn, {0., 100.}, {}) && isShownBy(drawn, {200., 300.}, {}));
    QVERIFY(!isShownBy(drawn, {-1., 99.}, {}) && !isShownBy(drawn, {201., 301.}, {}));
    QVERIFY(!isShownBy(drawn, {110., 190.}, {}));
    Axis logarithmic;
    logarithmic.logarithmic = true;
    QVERIFY(isShownBy(drawn, {60., 120.}, logarithmic));
    QVERIFY(!isShownBy(drawn, {60., 160.}, logarithmic));
    QVERIFY(!isShownBy(drawn, {49., 98.}, logarithmic));
}

ARDENT_TEST(ThinnedLineTest)
#include "thinned_line_test.moc"
