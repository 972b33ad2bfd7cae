#include "core/method/boost/round_choice.h"

#include <QtTest>
#include <limits>

using namespace ardent;

namespace {

Vector lossesAbout(double mean, double spread) {
    Vector losses(4);
    losses << mean + spread, mean - spread, mean + spread, mean - spread;
    return losses;
}

Vector lowestLosses() {
    return Vector::Constant(4, 0.5);
}

}  // namespace

class RoundChoiceTest : public QObject {
    Q_OBJECT

private slots:
    /// The standard error of four differences 0.1 ± s is s/2.
    void whatIsWithinTwoStandardErrorsIsKept_data() {
        QTest::addColumn<double>("spread");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("just within") << 0.1001 << true;
        QTest::newRow("just beyond") << 0.0999 << false;
        QTest::newRow("every row worse") << 0. << false;
    }
    void whatIsWithinTwoStandardErrorsIsKept() {
        QFETCH(double, spread);
        QFETCH(bool, isKept);
        RoundChoice choice(1.);
        QVERIFY(choice.add(lowestLosses()));
        QCOMPARE(choice.add(lossesAbout(0.6, spread)), isKept);
        QCOMPARE(choice.lowest(), Index{1});
    }

    void aLowerLossIsKept() {
        RoundChoice choice(1.);
        choice.add(lossesAbout(0.6, 0.));
        QVERIFY(choice.add(lowestLosses()));
        QCOMPARE(choice.lowest(), Index{2});
        QVERIFY(choice.add(lowestLosses()));  // as good
        QCOMPARE(choice.lowest(), Index{2});
    }

    void theConstantIsKeptWhereNoRoundIsBelow() {
        RoundChoice choice(0.5);
        QVERIFY(!choice.add(lowestLosses()));
        QVERIFY(!choice.add(lossesAbout(0.6, 1.)));
        QCOMPARE(choice.lowest(), Index{0});
    }

    void noRoundAboveTheConstantIsKept() {
        RoundChoice choice(0.55);
        QVERIFY(choice.add(lowestLosses()));
        QVERIFY(!choice.add(lossesAbout(0.6, 1.)));
    }

    void endlessLossesAreNotKept() {
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        RoundChoice choice(1.);
        QVERIFY(!choice.add(Vector::Constant(4, kInfinity)));
        QVERIFY(!choice.add(Vector::Constant(4, std::nan(""))));
        QVERIFY(choice.add(lowestLosses()));
        QVERIFY(!choice.add(Vector::Constant(4, std::nan(""))));
    }

    /// One row shows nothing of its own error.
    void ofOneRowTheLowestIsKept() {
        RoundChoice choice(1.);
        QVERIFY(choice.add(Vector::Constant(1, 0.5)));
        QVERIFY(!choice.add(Vector::Constant(1, 0.6)));
        QVERIFY(choice.add(Vector::Constant(1, 0.4)));
        QCOMPARE(choice.lowest(), Index{3});
    }
};

ARDENT_TEST(RoundChoiceTest)
#include "round_choice_test.moc"
