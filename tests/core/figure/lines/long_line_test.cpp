#include "core/figure/lines/long_line.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace ardent;

namespace {

using RowList = std::vector<std::size_t>;

double pseudoRandom(unsigned& state) {
    state = state * 1664525u + 1013904223u;
    return double(state >> 8) / double(1 << 24);
}

/// x from −2 on; some values are 0 or below, a few are infinite, and there are gaps of all lengths.
LongLine roughLine(std::size_t points, unsigned state) {
    LongLine line;
    bool isGap = false;
    for (std::size_t i = 0; i < points; ++i) {
        if (pseudoRandom(state) < 0.02) isGap = !isGap;
        const double y = std::round(100. * pseudoRandom(state)) / 100.;
        const double kind = pseudoRandom(state);
        line.append(double(i) - 2., isGap          ? std::nan("")
                                    : kind < 0.002 ? HUGE_VAL
                                    : kind < 0.01  ? -y
                                                   : y + 0.1);
    }
    return line;
}

RowList outline(const LongLine& line, LineRows rows, const Axis& x, const Axis& y) {
    RowList kept;
    line.addOutline(rows, x, y, kept);
    std::ranges::sort(kept);
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
    return kept;
}

/// Row by row.
RowList outlineByRows(const LongLine& line, LineRows rows, const Axis& x, const Axis& y) {
    RowList kept, placed;
    for (std::size_t row = rows.first; row < rows.end; ++row) {
        const double value = line.y()[row];
        if (hasPlace(x, line.x()[row]) && hasPlace(y, value))
            placed.push_back(row);
        else if (std::isfinite(value) || row == rows.first || std::isfinite(line.y()[row - 1]))
            kept.push_back(row);
    }
    if (!placed.empty()) {
        const auto value = [&](std::size_t row) { return line.y()[row]; };
        for (const std::size_t row :
             {placed.front(), placed.back(), *std::ranges::min_element(placed, {}, value),
              *std::ranges::max_element(placed, {}, value)})
            kept.push_back(row);
    }
    std::ranges::sort(kept);
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
    return kept;
}

}  // namespace

class LongLineTest : public QObject {
    Q_OBJECT

private slots:
    void anyStretchHasTheOutlineOfItsRows_data();
    void anyStretchHasTheOutlineOfItsRows();
    void keepsWhatIsAppended();
};

void LongLineTest::anyStretchHasTheOutlineOfItsRows_data() {
    QTest::addColumn<int>("points");
    for (const int points : {1, 7, 8, 9, 63, 64, 65, 511, 512, 5000})
        QTest::addRow("%d points", points) << points;
}

void LongLineTest::anyStretchHasTheOutlineOfItsRows() {
    QFETCH(int, points);
    const LongLine line = roughLine(std::size_t(points), unsigned(points));
    Axis linear, logarithmic;
    logarithmic.logarithmic = true;
    unsigned state = 99;
    for (int i = 0; i < 300; ++i) {
        const auto one = std::size_t(points * pseudoRandom(state));
        const auto other = std::size_t(points * pseudoRandom(state));
        const LineRows rows{std::min(one, other), std::max(one, other) + 1};
        for (const Axis& x : {linear, logarithmic})
            for (const Axis& y : {linear, logarithmic})
                QCOMPARE(outline(line, rows, x, y), outlineByRows(line, rows, x, y));
    }
}

void LongLineTest::keepsWhatIsAppended() {
    LongLine line;
    line.append(1., 2., 0.5);
    line.append(3., 4., 0.25);
    QCOMPARE(line.size(), std::size_t(2));
    QCOMPARE(line.x().all(), (std::vector<double>{1., 3.}));
    QCOMPARE(line.y(), (std::deque<double>{2., 4.}));
    QCOMPARE(line.spreads(), (std::deque<double>{0.5, 0.25}));
}

ARDENT_TEST(LongLineTest)
#include "long_line_test.moc"
