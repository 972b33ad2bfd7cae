#include "core/train/relevance_trail.h"

#include <QtTest>

using namespace ardent;

namespace {

/// Weighs two variables by the tick.
class Weighing : public Trainer {
public:
    std::vector<CurveSeries> series() const override { return {}; }
    std::string tickName() const override { return "tick"; }
    Advance advance(Pulse&) override { return {}; }
    PredictorPtr predictor() const override { return nullptr; }
    std::optional<Relevance> relevance() const override {
        if (kind.empty()) return std::nullopt;
        return Relevance{kind, {"a", "b"}, {value, -value}};
    }

    double value = 0.;
    std::string kind = "w";
};

}  // namespace

class RelevanceTrailTest : public QObject {
    Q_OBJECT

private slots:
    void recordsEveryTick();
    void staysSmallAndEven();
    void beginsWithTheFirstRelevance();
    void namesNoKindWhereStagesDiffer();
};

void RelevanceTrailTest::recordsEveryTick() {
    RelevanceTrail trail;
    Weighing trainer;
    for (int tick = 1; tick <= 5; ++tick) {
        trainer.value = tick;
        trail.record(tick, trainer);
    }
    QCOMPARE(trail.curve().series()[1].title, std::string("b"));
    QCOMPARE(trail.curve().ticks(), (std::vector<double>{1., 2., 3., 4., 5.}));
    QCOMPARE(trail.curve().column(1), (std::vector<double>{-1., -2., -3., -4., -5.}));
}

void RelevanceTrailTest::staysSmallAndEven() {
    RelevanceTrail trail;
    Weighing trainer;
    for (int tick = 1; tick <= 5000; ++tick) {
        trainer.value = tick;
        trail.record(tick, trainer);
    }
    const std::vector<double> ticks = trail.curve().ticks();
    QVERIFY(ticks.size() > 200 && ticks.size() <= 512);
    for (std::size_t i = 1; i < ticks.size(); ++i)
        QCOMPARE(ticks[i] - ticks[i - 1], ticks[1] - ticks[0]);
    QCOMPARE(trail.curve().column(0), ticks);
    QVERIFY(ticks.back() > 4980.);
}

void RelevanceTrailTest::beginsWithTheFirstRelevance() {
    RelevanceTrail trail;
    Weighing trainer;
    trainer.kind.clear();
    trail.record(1, trainer);
    QVERIFY(trail.curve().series().empty());
    trainer.kind = "w";
    trail.record(2, trainer);
    QCOMPARE(trail.curve().ticks(), std::vector<double>{2.});
}

void RelevanceTrailTest::namesNoKindWhereStagesDiffer() {
    RelevanceTrail trail;
    Weighing trainer;
    trail.record(1, trainer);
    QCOMPARE(trail.kind(), std::string("w"));
    trainer.kind = "slope";
    trail.record(2, trainer);
    QCOMPARE(trail.kind(), std::string());
}

QTEST_APPLESS_MAIN(RelevanceTrailTest)
#include "relevance_trail_test.moc"
