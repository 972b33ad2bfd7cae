#include "core/data/task/variable_inputs.h"

#include <QtTest>

#include "tests/support/hand_made_task.h"

using namespace ardent;

class VariableInputsTest : public QObject {
    Q_OBJECT

private slots:
    void aNumberHasOneAndACategoryOneALevel() {
        const TaskPtr task = test::taskOf(
            {test::numbers("a", {1., 2., 1., 2.}), test::levels("k", {"p", "q", "r"}, {0, 1, 2, 0}),
             test::numbers("b", {4., 3., 2., 1.}), test::numbers("y", {1., 2., 3., 5.})},
            Problem::Regression);
        QCOMPARE(variableInputs(*task->recipe), (std::vector<VariableInputs>{{0}, {1, 2, 3}, {4}}));
    }

    void aVariableMayHaveNone() {
        FittedRecipe recipe;
        recipe.sources.resize(2);
        recipe.columns.resize(1);
        recipe.columns[0].source = 1;
        QCOMPARE(variableInputs(recipe), (std::vector<VariableInputs>{{}, {0}}));
    }
};

ARDENT_TEST(VariableInputsTest)
#include "variable_inputs_test.moc"
