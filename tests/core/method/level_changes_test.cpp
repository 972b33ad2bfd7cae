#include "core/method/level_changes.h"

#include <QtTest>
#include <numbers>

#include "core/explain/derivative_relevance.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

/// y is 0, 3 or 0 with the level of k, plus a wave along x.
TaskPtr stepsAndAWave() {
    std::vector<double> x, y;
    std::vector<std::int32_t> codes;
    for (int i = 0; i < 300; ++i) {
        codes.push_back(i * i % 7 % 3);
        x.push_back(0.01 * i);
        y.push_back((codes.back() == 1 ? 3. : 0.) + std::sin(x.back()));
    }
    return test::taskOf(
        {test::numbers("x", x), test::levels("k", {"a", "b", "c"}, codes), test::numbers("y", y)},
        Problem::Regression);
}

}  // namespace

class LevelChangesTest : public QObject {
    Q_OBJECT

private slots:
    void isWhatTheExplanationSays_data() {
        QTest::addColumn<QString>("method");
        QTest::newRow("linear") << "ridge";
        QTest::newRow("waves") << "rff";
    }

    void isWhatTheExplanationSays() {
        QFETCH(QString, method);
        const TaskPtr task = stepsAndAWave();
        const auto trained = test::trainToEnd(method.toUtf8(), task, {});
        const auto& rows = task->split.train;
        const auto explained = derivativeRelevance(*trained.predictor, task->x, rows);
        const double change = levelChange(*trained.predictor->fourier(), *task, 1,
                                          variableInputs(*task->recipe)[1], rows);
        const double expected = explained->finding.values[1];
        COMPARE_WITHIN(task->recipe->targetScale * change, expected, 1e-4 * expected);
        QVERIFY(expected > 1. && expected < 3.);
    }

    /// f = cos(π/4 (x + 1) + level), which the level changes in odd rows only, where x = 1.
    void seesAllOfRowsThatAlternate() {
        std::vector<double> x, y;
        std::vector<std::int32_t> codes;
        for (int i = 0; i < 2000; ++i) {
            x.push_back(i % 2 == 0 ? -1. : 1.);
            codes.push_back(i % 4 / 2);
            y.push_back(std::sin(i));
        }
        const TaskPtr task = test::taskOf(
            {test::numbers("x", x), test::levels("k", {"a", "b"}, codes), test::numbers("y", y)},
            Problem::Regression);
        FourierModel model =
            *test::linearPredictor(task->recipe, Matrix::Zero(1, task->recipe->inputs()),
                                   Vector::Zero(1), Link::Identity)
                 .fourier();
        FourierBasis basis{Matrix::Zero(task->recipe->inputs(), 1),
                           Vector::Constant(1, std::numbers::pi / 4.)};
        basis.frequencies(0, 0) = std::numbers::pi / 4.;
        basis.frequencies(1, 0) = 1.;
        model.basis = std::make_shared<const FourierBasis>(std::move(basis));
        model.weights = Matrix::Ones(1, 1);
        const std::vector<VariableInputs> groups = variableInputs(*task->recipe);
        const double ofAll = levelChange(model, *task, 1, groups[1], task->split.train);
        Relevance relevance{"slope", {"x", "k"}, {0., 0.}};
        useLevelChanges(model, *task, groups, 1., 2000, relevance);
        QVERIFY(ofAll > 0.1);
        COMPARE_WITHIN(relevance.values[1], ofAll, 0.2 * ofAll);
    }

    void withoutRowsIsZero() {
        const TaskPtr task = stepsAndAWave();
        const auto trained = test::trainToEnd("ridge", task, {});
        QCOMPARE(levelChange(*trained.predictor->fourier(), *task, 1,
                             variableInputs(*task->recipe)[1], {}),
                 0.);
    }
};

ARDENT_TEST(LevelChangesTest)
#include "level_changes_test.moc"
