#include "core/data/task/samples_as_double.h"

#include <QTest>
#include <vector>

using namespace ardent;

class SamplesAsDoubleTest : public QObject {
    Q_OBJECT

private slots:
    void takesTheRowsInTheOrderGiven();
    void noRowsGiveNoSamples();
};

namespace {

DesignMatrix design() {
    DesignMatrix x(3, 2);
    x << 0.1F, 1.F, 0.2F, 2.F, 0.3F, 3.F;
    return x;
}

}  // namespace

void SamplesAsDoubleTest::takesTheRowsInTheOrderGiven() {
    const Matrix samples = samplesAsDouble(design(), std::vector<std::int32_t>{2, 0, 2});
    QCOMPARE(samples.rows(), Index{3});
    QCOMPARE(samples.cols(), Index{2});
    QVERIFY(samples(0, 0) == static_cast<double>(0.3F));
    QVERIFY(samples(1, 0) == static_cast<double>(0.1F));
    QVERIFY(samples.row(0) == samples.row(2));
    QCOMPARE(samples(1, 1), 1.);
}

void SamplesAsDoubleTest::noRowsGiveNoSamples() {
    const Matrix samples = samplesAsDouble(design(), {});
    QCOMPARE(samples.rows(), Index{0});
    QCOMPARE(samples.cols(), Index{2});
}

ARDENT_TEST(SamplesAsDoubleTest)
#include "samples_as_double_test.moc"
