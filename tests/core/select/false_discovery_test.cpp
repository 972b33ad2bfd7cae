#include "core/select/false_discovery.h"

#include <QtTest>
#include <array>

using namespace ardent;

class FalseDiscoveryTest : public QObject {
    Q_OBJECT

private slots:
    void qIsTheLeastRateThatSelects() {
        const std::array p = {0.04, 0.001, 0.03, 0.9};
        const std::vector<double> q = qValues(p, 4.);
        const std::array expected = {0.16 / 3., 0.004, 0.16 / 3., 0.9};
        for (std::size_t i = 0; i < p.size(); ++i) QVERIFY(std::abs(q[i] - expected[i]) < 1e-12);
    }

    void testsThatAreNotListedCount() {
        const std::array p = {0.001};
        QVERIFY(std::abs(qValues(p, 50.)[0] - 0.05) < 1e-12);
    }

    void thresholdGrowsWithWhatIsRejected() {
        QVERIFY(std::abs(rejectionThreshold(std::array{0.9, 0.8}, 0.1) - 0.05) < 1e-12);
        QVERIFY(std::abs(rejectionThreshold(std::array{0.001, 0.08}, 0.1) - 0.1) < 1e-12);
    }
};

ARDENT_TEST(FalseDiscoveryTest)
#include "false_discovery_test.moc"
