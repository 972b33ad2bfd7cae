#include "core/method/metric/metric_forward.h"

#include <QtTest>

#include "tests/support/small_task.h"

using namespace ardent;

class MetricForwardTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheOtherFactorOfAProduct();
    void triesNothingBesideManyVariables();

private:
    MetricRun run_{test::syntheticTask("jse3", 300), {}, 1};  // x1 x2

    /// As if the searches had seen x2 alone.
    MetricScales onlyTheSecond() const {
        MetricScales scales;
        scales.evidence = Vector::Constant(run_.data.task->x.cols(), 0.01);
        scales.evidence[1] = 1.5;
        scales.tau = 0.1;
        return scales;
    }
};

void MetricForwardTest::findsTheOtherFactorOfAProduct() {
    const MetricScales scales = onlyTheSecond();
    ForwardCheck check(run_.data, scales, run_.options, 1, 1);
    check.begin({1});
    QVERIFY(!check.finished());
    while (!check.finished()) check.advance();
    QCOMPARE(check.likeliest(), std::optional<Index>(0));
}

void MetricForwardTest::triesNothingBesideManyVariables() {
    MetricOptions options;
    options.maxVariables = 3;
    const MetricScales scales = onlyTheSecond();
    ForwardCheck check(run_.data, scales, options, 1, 1);
    check.begin({0, 1, 2});
    QVERIFY(check.finished());
    QVERIFY(!check.likeliest());
    check.begin({0, 1});
    QVERIFY(!check.finished());
}

ARDENT_TEST(MetricForwardTest)
#include "metric_forward_test.moc"
