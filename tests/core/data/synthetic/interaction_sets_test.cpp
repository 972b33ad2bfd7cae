#include <QtTest>
#include <algorithm>

#include "core/data/synthetic/generator.h"
#include "tests/support/test_class.h"

using namespace ardent;
using synthetic::Generator;

namespace {

const Generator& generatorOf(const std::string& id) {
    return *std::ranges::find(synthetic::generators(), id,
                              [](const Generator& one) { return std::string(one.set.id); });
}

bool actTogether(const SyntheticSet& set, int first, int second) {
    return std::ranges::any_of(set.interactions, [&](const std::vector<int>& variables) {
        const auto holds = [&](int one) {
            return std::ranges::find(variables, one) != variables.end();
        };
        return holds(first) && holds(second);
    });
}

/// Largest |f(x + a + b) − f(x + a) − f(x + b) + f(x)| over some rows, a and b to the values of the
/// next row; without `second` the largest |f(x + a) − f(x)|.
double largestDifference(const Generator& generator, int first, int second) {
    constexpr int kRows = 60;
    const synthetic::RowSource next = generator.start(3, 1.);
    std::vector<double> x(10), other(10);
    double largest = 0.;
    for (int row = 0; row < kRows; ++row) {
        next(x);
        next(other);
        const auto at = [&](bool movesFirst, bool movesSecond) {
            std::vector<double> point = x;
            if (movesFirst) point[std::size_t(first - 1)] = other[std::size_t(first - 1)];
            if (movesSecond) point[std::size_t(second - 1)] = other[std::size_t(second - 1)];
            return generator.response(point);
        };
        const double difference =
            second == 0 ? at(true, false) - at(false, false)
                        : at(true, true) - at(true, false) - at(false, true) + at(false, false);
        largest = std::max(largest, std::abs(difference));
    }
    return largest;
}

}  // namespace

/// The ten functions of Tsang et al.: their truth is that of their formulas.
class InteractionSetsTest : public QObject {
    Q_OBJECT

private slots:
    void pairsActTogetherAsTheTruthSays_data() {
        QTest::addColumn<QString>("id");
        for (int i = 1; i <= 10; ++i) QTest::addRow("nid%d", i) << QString("nid%1").arg(i);
    }
    void pairsActTogetherAsTheTruthSays() {
        QFETCH(const QString, id);
        const Generator& generator = generatorOf(id.toStdString());
        for (int first = 1; first <= 10; ++first)
            for (int second = first + 1; second <= 10; ++second)
                QVERIFY2((largestDifference(generator, first, second) > 1e-6) ==
                             actTogether(generator.set, first, second),
                         qPrintable(QString("x%1, x%2").arg(first).arg(second)));
    }
    void relevantVariablesMoveTheTarget_data() { pairsActTogetherAsTheTruthSays_data(); }
    void relevantVariablesMoveTheTarget() {
        QFETCH(const QString, id);
        const Generator& generator = generatorOf(id.toStdString());
        for (int variable = 1; variable <= 10; ++variable)
            QCOMPARE(largestDifference(generator, variable, 0) > 1e-9,
                     std::ranges::count(generator.set.relevant, variable) == 1);
    }
};

ARDENT_TEST(InteractionSetsTest)
#include "interaction_sets_test.moc"
