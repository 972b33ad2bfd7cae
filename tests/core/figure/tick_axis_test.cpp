#include "core/figure/tick_axis.h"

#include <QtTest>

using namespace ardent;

using Names = std::set<TickUnit>;

class TickAxisTest : public QObject {
    Q_OBJECT

private slots:
    void oneNameIsTheTitle();
    void severalNamesAreListed();
    void countsHaveTheirPlural();
};

void TickAxisTest::oneNameIsTheTitle() {
    QCOMPARE(tickAxisTitle(Names{}), std::string("Step"));
    QCOMPARE(tickAxisTitle(Names{TickUnit::Step}), std::string("Step"));
    QCOMPARE(tickAxisTitle(Names{TickUnit::Epoch}), std::string("Epoch"));
    QCOMPARE(tickAxisTitle(Names{TickUnit::Lambda}), std::string("λ number"));
}

void TickAxisTest::severalNamesAreListed() {
    QCOMPARE(tickAxisTitle(Names{TickUnit::Lambda, TickUnit::Epoch}),
             std::string("Step (epoch or λ)"));
    QCOMPARE(tickAxisTitle(Names{TickUnit::Lambda, TickUnit::Round, TickUnit::Epoch}),
             std::string("Step (epoch, round or λ)"));
}

void TickAxisTest::countsHaveTheirPlural() {
    QCOMPARE(countedTicks(1, TickUnit::Epoch), std::string("1 epoch"));
    QCOMPARE(countedTicks(2000, TickUnit::Epoch), std::string("2,000 epochs"));
    QCOMPARE(countedTicks(0, TickUnit::Lambda), std::string("0 λ values"));
    QCOMPARE(countedTicks(1, TickUnit::Lambda), std::string("1 λ"));
}

ARDENT_TEST(TickAxisTest)
#include "tick_axis_test.moc"
