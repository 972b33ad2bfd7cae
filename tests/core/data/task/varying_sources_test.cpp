#include "core/data/task/varying_sources.h"

#include <QtTest>

#include "tests/support/hand_made_task.h"

using namespace ardent;

class VaryingSourcesTest : public QObject {
    Q_OBJECT

private slots:
    void oneFlagAColumnOfTheTable() {
        const TaskPtr task = test::taskOf(
            {test::numbers("number", {1., 2., 1., 2.}), test::numbers("constant", {7., 7., 7., 7.}),
             test::levels("level", {"a", "b", "c"}, {0, 1, 2, 0}),
             test::levels("one level", {"a"}, {0, 0, 0, 0}), test::numbers("y", {1., 2., 3., 5.})},
            Problem::Regression);
        QCOMPARE(varyingSources(*task->recipe), (std::vector<bool>{true, false, true, false}));
    }

    void constantColumnsAddNoDimension() {
        const Column four = test::numbers("x", {1., 2., 1., 2.});
        const auto dimension = [&](std::vector<Column> columns) {
            columns.push_back(test::numbers("y", {1., 2., 3., 5.}));
            return varyingInputs(*test::taskOf(std::move(columns), Problem::Regression)->recipe);
        };
        const Column constant = test::numbers("constant", {7., 7., 7., 7.});
        QCOMPARE(dimension({four}), Index{1});
        QCOMPARE(dimension({four, constant}), Index{1});
        QCOMPARE(dimension({constant}), Index{1});
        QCOMPARE(dimension({four, test::levels("level", {"a", "b", "c"}, {0, 1, 2, 0})}), Index{4});
    }
};

ARDENT_TEST(VaryingSourcesTest)
#include "varying_sources_test.moc"
