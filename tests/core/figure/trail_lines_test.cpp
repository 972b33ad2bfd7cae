#include "core/figure/trail_lines.h"

#include <QtTest>
#include <array>
#include <cmath>

using namespace ardent;

namespace {

constexpr int kLong = 20'000;  // points: enough to be kept

Curve trailOf(int ticks, Curve trail = Curve({{"a", "a"}, {"b", "b"}, {"c", "c"}})) {
    for (int tick = int(trail.size()) + 1; tick <= ticks; ++tick)
        trail.append(tick, std::array{std::sin(tick), tick % 2 == 0 ? 0.5 : std::sin(tick),
                                      std::cos(0.1 * tick)});
    return trail;
}

}  // namespace

class TrailLinesTest : public QObject {
    Q_OBJECT

private slots:
    void tellsRelevanceAndRank();
    void whatGrewIsAsIfMadeAnew();
    void whatWasCutIsAsIfMadeAnew();
};

void TrailLinesTest::tellsRelevanceAndRank() {
    Curve trail({{"a", "a"}, {"b", "b"}, {"c", "c"}});
    trail.append(1, std::array{0.5, 0.5, 2.});
    trail.append(2, std::array{std::nan(""), 1., 3.});
    trail.append(4, std::array{3., 2., 1.});
    TrailLines lines;
    QCOMPARE(lines.relevance(trail, 2)->y(), (std::vector<double>{2., 3., 1.}));
    QCOMPARE(lines.relevance(trail, 2)->x(), (std::vector<double>{1., 2., 4.}));
    const auto first = lines.rank(trail, 0);
    QCOMPARE(first->y().front(), 2.5);
    QVERIFY(std::isnan(first->y()[1]));
    QCOMPARE(first->y().back(), 1.);
    QCOMPARE(lines.rank(trail, 1)->y(), (std::vector<double>{2.5, 2., 2.}));
    QCOMPARE(lines.rank(trail, 2)->y(), (std::vector<double>{1., 1., 3.}));
}

void TrailLinesTest::whatGrewIsAsIfMadeAnew() {
    TrailLines kept;
    Curve trail;
    for (int ticks = 100; ticks < kLong; ticks += 4'970) {
        trail = ticks == 100 ? trailOf(ticks) : trailOf(ticks, trail);
        TrailLines fresh;
        for (Index s = 0; s < 3; ++s) {
            QCOMPARE(kept.rank(trail, s)->y(), fresh.rank(trail, s)->y());
            QCOMPARE(kept.relevance(trail, s)->y(), fresh.relevance(trail, s)->y());
        }
        kept.forgetOthers();
    }
    trail = trailOf(kLong, trail);
    const void* before = kept.rank(trail, 0).get();
    kept.forgetOthers();
    trail = trailOf(kLong + 10, trail);
    QCOMPARE(static_cast<const void*>(kept.rank(trail, 0).get()), before);
}

/// A run that has ended leaves the last row of its trail out.
void TrailLinesTest::whatWasCutIsAsIfMadeAnew() {
    TrailLines kept;
    const Curve trail = trailOf(kLong);
    kept.rank(trail, 0);
    kept.forgetOthers();
    const Curve cut = trail.first(kLong - 1);
    TrailLines fresh;
    QCOMPARE(kept.rank(cut, 0)->y(), fresh.rank(cut, 0)->y());
    QCOMPARE(kept.rank(cut, 0)->size(), std::size_t(kLong - 1));
}

QTEST_GUILESS_MAIN(TrailLinesTest)
#include "trail_lines_test.moc"
