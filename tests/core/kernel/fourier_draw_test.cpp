#include "core/kernel/fourier_draw.h"

#include <QtTest>
#include <array>
#include <numbers>

using namespace ardent;
using Shape = FourierColumns::Shape;

class FourierDrawTest : public QObject {
    Q_OBJECT

private slots:
    void additiveFrequenciesAreNormal();
    void aVariableDoesNotDependOnTheOthers();
    void periodIsInTheVariablesUnit();
    void pairsHaveBothVariables();
    void stochasticFunctionsHoldAShareOfTheVariables();
    void stochasticFunctionsAreNeverEmpty();
    void probabilityOneTakesAll();
    void aCategoryEntersWithAllItsLevels();
};

namespace {

std::vector<VariableInputs> singles(Index count) {
    std::vector<VariableInputs> variables;
    for (Index j = 0; j < count; ++j) variables.push_back({j});
    return variables;
}

}  // namespace

void FourierDrawTest::additiveFrequenciesAreNormal() {
    FourierColumns columns(1);
    addVariable(columns, {3., 1, 0}, {0}, 0, 5000, 0);
    QCOMPARE(columns.size(), Index(10000));
    double sum = 0., squares = 0.;
    for (Index j = 0; j < columns.size(); ++j) {
        QCOMPARE(columns.shape(j), j < 5000 ? Shape::Sine : Shape::Cosine);
        const double frequency = columns.entries(j).front().frequency;
        sum += frequency;
        squares += frequency * frequency;
    }
    QVERIFY(std::abs(sum / 10000) < 0.12);
    QVERIFY(std::abs(squares / 10000 - 9.) < 0.5);
}

void FourierDrawTest::aVariableDoesNotDependOnTheOthers() {
    FourierColumns both(2), alone(2);
    addVariable(both, {1., 7, 0}, {0}, 0, 3, 0);
    addVariable(both, {1., 7, 0}, {1}, 1, 3, 1);
    addVariable(alone, {1., 7, 0}, {1}, 1, 3, 0);
    for (Index j = 0; j < 6; ++j)
        QCOMPARE(alone.entries(j).front().frequency, both.entries(6 + j).front().frequency);
    QVERIFY(both.entries(0).front().frequency != both.entries(6).front().frequency);
}

void FourierDrawTest::periodIsInTheVariablesUnit() {
    FourierColumns columns(1);
    const double deviation = 16.;  // x = mean + 16 · input
    addPeriod(columns, 0, deviation, 2., 2, 0);
    QCOMPARE(columns.size(), Index(4));
    QCOMPARE(columns.entries(0).front().frequency, std::numbers::pi * 16.);
    QCOMPARE(columns.entries(3).front().frequency, 2. * std::numbers::pi * 16.);
}

void FourierDrawTest::pairsHaveBothVariables() {
    FourierColumns columns(4);
    addSet(columns, {1., 1, 0}, singles(4), std::array<Index, 2>{1, 3}, 2, 5);
    QCOMPARE(columns.size(), Index(4));
    for (Index j = 0; j < 4; ++j) {
        QCOMPARE(columns.entries(j).size(), std::size_t(2));
        QCOMPARE(columns.entries(j)[0].input, Index(1));
        QCOMPARE(columns.entries(j)[1].input, Index(3));
        QCOMPARE(columns.groups()[std::size_t(j)], Index(5));
    }
}

void FourierDrawTest::stochasticFunctionsHoldAShareOfTheVariables() {
    FourierColumns columns(40);
    addStochastic(columns, {1., 1, 0}, singles(40), 0.25, 2000, 0);
    QCOMPARE(columns.size(), Index(4000));
    std::vector<int> counts(40);
    for (Index j = 0; j < columns.size(); ++j)
        for (const auto& entry : columns.entries(j)) ++counts[std::size_t(entry.input)];
    for (const int count : counts) QVERIFY(std::abs(count - 1000) < 130);  // sd 27
}

void FourierDrawTest::stochasticFunctionsAreNeverEmpty() {
    FourierColumns columns(5);
    addStochastic(columns, {1., 1, 0}, singles(5), 1e-9, 1000, 0);
    std::vector<int> counts(5);
    for (Index j = 0; j < columns.size(); ++j) {
        QCOMPARE(columns.entries(j).size(), std::size_t(1));
        ++counts[std::size_t(columns.entries(j)[0].input)];
    }
    for (const int count : counts) QVERIFY(count > 300);
}

void FourierDrawTest::probabilityOneTakesAll() {
    FourierColumns columns(5);
    addStochastic(columns, {1., 1, 0}, singles(5), 1., 10, 0);
    for (Index j = 0; j < columns.size(); ++j) QCOMPARE(columns.entries(j).size(), std::size_t(5));
}

void FourierDrawTest::aCategoryEntersWithAllItsLevels() {
    const std::vector<VariableInputs> variables{{0, 1, 2}, {3}};
    FourierColumns columns(4);
    addStochastic(columns, {1., 1, 0}, variables, 0.5, 100, 0);
    for (Index j = 0; j < columns.size(); ++j) {
        const auto entries = columns.entries(j);
        const bool hasLevel = entries[0].input < 3;
        QCOMPARE(entries.size(), std::size_t(hasLevel ? 3 : 0) + (entries.back().input == 3));
    }
}

ARDENT_TEST(FourierDrawTest)
#include "fourier_draw_test.moc"
