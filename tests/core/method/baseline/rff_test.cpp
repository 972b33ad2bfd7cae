#include "core/method/baseline/rff.h"

#include <QtTest>

#include "tests/support/training.h"

using namespace ardent;

class RffTest : public QObject {
    Q_OBJECT

private slots:
    void learnsWhatLinesCannot_data() {
        QTest::addColumn<QByteArray>("set");
        QTest::addRow("two classes") << QByteArray("moons");
        QTest::addRow("four classes") << QByteArray("xor");
    }

    void learnsWhatLinesCannot() {
        QFETCH(QByteArray, set);
        const TaskPtr task = test::syntheticTask(set.constData(), 1000);
        const auto curved = test::trainToEnd("rff", task, {{"lambdas", 20LL}});
        const auto straight = test::trainToEnd("logistic", task, {{"lambdas", 20LL}});
        QVERIFY(curved.metric(*task, "accuracy") > straight.metric(*task, "accuracy"));
        QVERIFY(!curved.relevance);
    }

    void followsSeedAndWidth() {
        const TaskPtr task = test::syntheticTask("gse1", 200);
        const OptionValues options{{"features", 30LL}, {"lambdas", 5LL}};
        const auto first = test::trainToEnd("rff", task, options, 1);
        QVERIFY(first.train != test::trainToEnd("rff", task, options, 2).train);
        OptionValues wide = options;
        wide["width"] = 100.;
        const auto smooth = test::trainToEnd("rff", task, wide, 1);
        QCOMPARE(smooth.predictor->fourier()->scale[0], 0.01);
        QVERIFY(smooth.train != first.train);
    }
};

ARDENT_TEST(RffTest)
#include "rff_test.moc"
