#include "core/figure/thinned_line.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

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

bool thinOne(Series& line, const Finest& finest, const Axis& x, const Axis& y) {
    std::vector<Series> lines{line};
    const bool anyLeftOut = thin(lines, finest, x, y);
    line = lines.front();
    return anyLeftOut;
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
    void keepsWhatHasNoPlace();
    void staysWhereItIsWhileTheLineGrows();
    void withinAWindowEveryPointIsThere();
    void aLogarithmicAxisShowsTheSteepStart();
    void linesOfTheSameRowsKeepTheSame();
    void leavesShortLinesAlone();
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
    QVERIFY(thin(lines, {1000}, {}, {}));
    QVERIFY(lines[0].x == lines[1].x);
    QVERIFY(lines[0].x != lines[2].x);
    QVERIFY(lines[0].x.size() <= 2000);
    QVERIFY(has(lines[0], 12'345., 9.) && has(lines[1], kPoints - 1 - 12'345., 9.));
}

void ThinnedLineTest::leavesShortLinesAlone() {
    Series line = noisyLine();
    QVERIFY(!thinOne(line, {kPoints}, {}, {}));
    QVERIFY(!thinOne(line, {}, {}, {}));
    QVERIFY(line.x == noisyLine().x && line.y == noisyLine().y);
}

QTEST_GUILESS_MAIN(ThinnedLineTest)
#include "thinned_line_test.moc"
