#include "core/figure/tick_axis.h"

#include <QtTest>

using namespace ardent;

using Names = std::set<std::string>;

class TickAxisTest : public QObject {
    Q_OBJECT

private slots:
    void oneNameIsTheTitle();
    void severalNamesAreListed();
    void countsHaveTheirPlural();
};

void TickAxisTest::oneNameIsTheTitle() {
    QCOMPARE(tickAxisTitle(Names{}), std::string("Step"));
    QCOMPARE(tickAxisTitle(Names{""}), std::string("Step"));
    QCOMPARE(tickAxisTitle(Names{"epoch"}), std::string("Epoch"));
    QCOMPARE(tickAxisTitle(Names{"λ"}), std::string("λ number"));
}

void TickAxisTest::severalNamesAreListed() {
    QCOMPARE(tickAxisTitle(Names{"λ", "epoch"}), std::string("Step (epoch or λ)"));
    QCOMPARE(tickAxisTitle(Names{"λ", "round", "epoch"}), std::string("Step (epoch, round or λ)"));
}

void TickAxisTest::countsHaveTheirPlural() {
    QCOMPARE(countedTicks(1, "epoch"), std::string("1 epoch"));
    QCOMPARE(countedTicks(2000, "epoch"), std::string("2,000 epochs"));
    QCOMPARE(countedTicks(0, "λ"), std::string("0 λ values"));
    QCOMPARE(countedTicks(1, "λ"), std::string("1 λ"));
}

ARDENT_TEST(TickAxisTest)
#include "tick_axis_test.moc"
