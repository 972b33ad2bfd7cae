#include "core/figure/variable_colours.h"

#include <QtTest>
#include <set>

using namespace ardent;

/// Which colour a variable has.
class VariableColoursTest : public QObject {
    Q_OBJECT

private slots:
    void isThatOfItsPositionInAnyOrder();
    void noneIsThereTwice();
};

void VariableColoursTest::isThatOfItsPositionInAnyOrder() {
    QCOMPARE(variableColours({2, 0, 7}), (std::vector{2, 0, 7}));
    QCOMPARE(variableColours({7, 2}), (std::vector{7, 2}));
    QCOMPARE(variableColours({}), std::vector<int>());
}

void VariableColoursTest::noneIsThereTwice() {
    QCOMPARE(variableColours({17, 1, 2}), (std::vector{3, 1, 2}));
    const std::vector<int> colours = variableColours({0, 16, 32, 48, 64, 80, 96, 112});
    QCOMPARE(std::set<int>(colours.begin(), colours.end()).size(), colours.size());
    std::vector<Index> many(40);
    for (std::size_t i = 0; i < many.size(); ++i) many[i] = static_cast<Index>(i);
    QCOMPARE(variableColours(many)[39], 39 % 16);  // there are no more
}

ARDENT_TEST(VariableColoursTest)
#include "variable_colours_test.moc"
