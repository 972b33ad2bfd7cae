#include "core/select/task_screen.h"

#include <QtTest>

#include "core/data/task/make_task.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/columns.h"

using namespace ardent;

namespace {

/// y is a product of x0 and a category's sign, of which neither alone says anything; x2 has missing
/// cells, which say something.
Table tableOf(Index rows, bool isClass) {
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<double> x0, x1, x2, y;
    std::vector<std::string> side;
    for (Index i = 0; i < rows; ++i) {
        x0.push_back(random.normal());
        x1.push_back(random.normal());
        side.push_back(random.below(2) == 0 ? "left" : random.below(2) == 0 ? "right" : "straight");
        const bool isMissing = random.below(4) == 0;
        x2.push_back(isMissing ? test::kMissing : random.normal());
        const double sum = x0.back() * (side.back() == "left" ? 2. : -2.) + (isMissing ? 2. : 0.) +
                           0.5 * random.normal();
        y.push_back(isClass ? (sum < -1. ? 0. : sum < 1.5 ? 1. : 2.) : sum);
    }
    return test::table({test::numbers("x0", x0), test::numbers("x1", x1),
                        test::categories("side", side), test::numbers("x2", x2),
                        test::numbers("y", y)});
}

Task taskOf(bool isClass) {
    Recipe recipe;
    recipe.target = "y";
    recipe.problem = isClass ? ProblemChoice::Classification : ProblemChoice::Regression;
    return *makeTask(recipe, tableOf(600, isClass));
}

Screening screened(const Task& task, const std::vector<std::int32_t>& rows) {
    return *screenTask(task, rows, 0.1, 1, always);
}

std::vector<bool> selectedOnes(const Screening& screening) {
    std::vector<bool> selected;
    for (const ScreenedVariable& one : screening.variables) selected.push_back(one.selected);
    return selected;
}

}  // namespace

class TaskScreenTest : public QObject {
    Q_OBJECT

private slots:
    void aSourceIsOneVariable_data() {
        QTest::addColumn<bool>("isClass");
        QTest::newRow("numbers") << false;
        QTest::newRow("classes") << true;
    }
    void aSourceIsOneVariable() {
        QFETCH(bool, isClass);
        const Task task = taskOf(isClass);
        QVERIFY(task.recipe->columns.size() > task.recipe->sources.size());
        const Screening found = screened(task, task.split.train);
        QCOMPARE(selectedOnes(found), (std::vector<bool>{true, false, true, true}));
        QVERIFY(!found.pairs.empty());
        QCOMPARE(found.pairs.front().first, Index(0));
        QCOMPARE(found.pairs.front().second, Index(2));
    }

    void aConstantTargetSelectsNothing() {
        const Task task = taskOf(true);
        std::vector<std::int32_t> ofOneClass;
        for (const std::int32_t row : task.split.train)
            if (task.y[std::size_t(row)] == 1.F) ofOneClass.push_back(row);
        QCOMPARE(selectedOnes(screened(task, ofOneClass)), std::vector<bool>(4, false));
    }

    void anAbsentClassIsLeftOut() {
        const Task task = taskOf(true);
        std::vector<std::int32_t> ofTwo;
        for (const std::int32_t row : task.split.train)
            if (task.y[std::size_t(row)] != 1.F) ofTwo.push_back(row);
        const Screening found = screened(task, ofTwo);
        for (const ScreenedVariable& one : found.variables) QVERIFY(std::isfinite(one.p));
        QVERIFY(found.variables[0].selected);
    }

    void leavesWhenItIsToStop() {
        const Task task = taskOf(false);
        QVERIFY(!screenTask(task, task.split.train, 0.1, 1, [] { return false; }));
    }

    void fewRowsSelectNothing() {
        const Task task = taskOf(false);
        QCOMPARE(selectedOnes(screened(task, {0, 1, 2})), std::vector<bool>(4, false));
    }
};

ARDENT_TEST(TaskScreenTest)
#include "task_screen_test.moc"
