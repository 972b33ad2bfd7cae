#include "core/data/task/target_values.h"

#include <QtTest>
#include <cmath>

#include "tests/support/hand_made_task.h"

using namespace ardent;

namespace {

TaskPtr classes(std::vector<std::string> names, std::vector<std::int32_t> codes) {
    const std::vector<double> x{1., 2., 3., 4., 5., 6.};
    return test::taskOf(
        {test::numbers("x", x), test::levels("y", std::move(names), std::move(codes))},
        Problem::Classification);
}

}  // namespace

class TargetValuesTest : public QObject {
    Q_OBJECT

private slots:
    void numbersComeInTheirOwnUnitAndStandardised();
    void twoClassesAreSigns();
    void moreClassesAreColumns();
};

void TargetValuesTest::numbersComeInTheirOwnUnitAndStandardised() {
    const TaskPtr task = test::taskOf(
        {test::numbers("x", {1., 2., 3., 4.}), test::numbers("y", {10., 20., 30., 60.})},
        Problem::Regression);
    const auto values = targetValues(*task, {3, 1});
    QVERIFY(std::abs(values[0] - 60.) < 1e-4);
    QVERIFY(std::abs(values[1] - 20.) < 1e-4);
    const Matrix all = targetColumns(*task, {0, 1, 2, 3});
    QCOMPARE(all.cols(), Index{1});
    QVERIFY(std::abs(all.sum()) < 1e-5);
    QVERIFY(all(3, 0) > all(0, 0));
}

void TargetValuesTest::twoClassesAreSigns() {
    const TaskPtr task = classes({"a", "b"}, {0, 1, 1, 0, 1, 0});
    QVERIFY((classLabels(*task, {0, 1, 4}) == std::vector{0, 1, 1}));
    QCOMPARE(targetColumns(*task, {0, 1, 4}), Matrix(Vector{{-1., 1., 1.}}));
}

void TargetValuesTest::moreClassesAreColumns() {
    const TaskPtr task = classes({"a", "b", "c"}, {0, 1, 2, 0, 1, 2});
    const Matrix columns = targetColumns(*task, {5, 0});
    QCOMPARE(columns, (Matrix{{0., 0., 1.}, {1., 0., 0.}}));
}

ARDENT_TEST(TargetValuesTest)
#include "target_values_test.moc"
