#include "core/method/support_vectors.h"

#include <numeric>

#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;

class SupportVectorsTest : public QObject {
    Q_OBJECT

private slots:
    void theLinearMachineIsTheReferenceOne_data() { test::addCases("linear_svm.json"); }
    void theLinearMachineIsTheReferenceOne();
};

void SupportVectorsTest::theLinearMachineIsTheReferenceOne() {
    QFETCH(int, number);
    const auto entry = test::golden("linear_svm.json").at("cases").at(std::size_t(number));
    const Matrix x = test::matrixOf(entry.at("inputs").at("X"));
    const Vector y = test::vectorOf(entry.at("inputs").at("y"));
    const double cost = entry.at("inputs").at("C");
    std::vector<double> numbers;
    std::vector<std::int32_t> codes, rows(std::size_t(y.size()));
    for (const double sign : y) {
        numbers.push_back(double(numbers.size()));
        codes.push_back(sign > 0. ? 1 : 0);
    }
    std::iota(rows.begin(), rows.end(), 0);
    const TaskPtr task =
        test::taskOf({test::numbers("x", numbers), test::levels("y", {"no", "yes"}, codes)},
                     Problem::Classification);
    const auto found = fitLinearSupportVectors(*task, rows, cost, x, [] { return true; });
    QVERIFY(found.has_value());
    const LinearMachine& machine = *found;

    const auto& expected = entry.at("expected");
    const Vector there = (x * test::vectorOf(expected.at("weights"))).array() +
                         expected.at("intercept").get<double>();
    const Vector here = (x * machine.weights.col(0)).array() + machine.intercept[0];
    QVERIFY2((here - there).cwiseAbs().maxCoeff() < 0.01,
             qPrintable(QString::number((here - there).cwiseAbs().maxCoeff())));
    const double objective =
        0.5 * machine.weights.squaredNorm() + cost * (1. - y.array() * here.array()).max(0.).sum();
    const double least = expected.at("objective");
    COMPARE_WITHIN(objective, least, 1e-4 * least);
}

QTEST_GUILESS_MAIN(SupportVectorsTest)
#include "support_vectors_test.moc"
