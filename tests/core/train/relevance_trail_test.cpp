#include "core/train/relevance_trail.h"

#include <QtTest>

#include "core/train/found_ahead.h"

using namespace ardent;

namespace {

Relevance weighing(double value, const Message& kind = Message("w")) {
    return {kind, {"a", "b"}, {value, -value}};
}

}  // namespace

class RelevanceTrailTest : public QObject {
    Q_OBJECT

private slots:
    void recordsEveryTick();
    void staysSmallAndEven();
    void beginsWithTheFirstRelevance();
    void aSearchAheadOfTheModelIsOfTheSameKind();
    void namesNoKindWhereStagesDiffer();
    void endsWithTheFinalModel();
};

void RelevanceTrailTest::recordsEveryTick() {
    RelevanceTrail trail;
    for (int tick = 1; tick <= 5; ++tick) trail.record(tick, weighing(tick));
    QCOMPARE(trail.curve().series()[1].title, Message("b"));
    QCOMPARE(trail.curve().ticks(), (std::vector<double>{1., 2., 3., 4., 5.}));
    QCOMPARE(trail.curve().column(1), (std::vector<double>{-1., -2., -3., -4., -5.}));
}

void RelevanceTrailTest::staysSmallAndEven() {
    RelevanceTrail trail;
    for (int tick = 1; tick <= 5000; ++tick) trail.record(tick, weighing(tick));
    const std::vector<double> ticks = trail.curve().ticks();
    QVERIFY(ticks.size() > 200 && ticks.size() <= 512);
    for (std::size_t i = 1; i < ticks.size(); ++i)
        QCOMPARE(ticks[i] - ticks[i - 1], ticks[1] - ticks[0]);
    QCOMPARE(trail.curve().column(0), ticks);
    QVERIFY(ticks.back() > 4980.);
}

void RelevanceTrailTest::beginsWithTheFirstRelevance() {
    RelevanceTrail trail;
    trail.record(1, std::nullopt);
    QVERIFY(trail.curve().series().empty());
    trail.record(2, weighing(2.));
    QCOMPARE(trail.curve().ticks(), std::vector<double>{2.});
}

void RelevanceTrailTest::aSearchAheadOfTheModelIsOfTheSameKind() {
    RelevanceTrail trail;
    trail.record(1, weighing(1., foundAhead(Message("w"))));
    trail.record(2, weighing(2.));
    QCOMPARE(trail.kind(), Message("w"));
}

void RelevanceTrailTest::namesNoKindWhereStagesDiffer() {
    RelevanceTrail trail;
    trail.record(1, weighing(1.));
    QCOMPARE(trail.kind(), Message("w"));
    trail.record(2, weighing(2., "slope"));
    QCOMPARE(trail.kind(), Message());
}

void RelevanceTrailTest::endsWithTheFinalModel() {
    RelevanceTrail kept;
    for (int tick = 1; tick <= 3; ++tick) kept.record(tick, weighing(tick));
    kept.close(3, weighing(7.));
    QCOMPARE(kept.curve().ticks(), (std::vector<double>{1., 2., 3.}));
    QCOMPARE(kept.curve().column(0), (std::vector<double>{1., 2., 7.}));
    RelevanceTrail thinned;
    for (int tick = 1; tick <= 601; ++tick) thinned.record(tick, weighing(tick));
    QVERIFY(!thinned.keeps(601));
    thinned.close(601, weighing(7.));
    QCOMPARE(thinned.curve().ticks().back(), 601.);
    QCOMPARE(thinned.curve().column(1).back(), -7.);
    RelevanceTrail none;
    none.close(0, weighing(1.));
    none.close(5, std::nullopt);
    QVERIFY(none.curve().series().empty());
}

ARDENT_TEST(RelevanceTrailTest)
#include "relevance_trail_test.moc"
