#include "core/explain/scale_relevance.h"

#include <QtTest>
#include <cmath>

#include "tests/support/hand_made_task.h"

using namespace ardent;

class ScaleRelevanceTest : public QObject {
    Q_OBJECT

private slots:
    void poolsTheColumnsOfACategory();
};

void ScaleRelevanceTest::poolsTheColumnsOfACategory() {
    const TaskPtr task = test::taskOf(
        {test::numbers("a", {1., 2., 3.}), test::levels("kind", {"u", "v", "w"}, {0, 1, 2}),
         test::numbers("y", {1., 2., 4.})},
        Problem::Regression);
    QCOMPARE(task->recipe->inputs(), Index{4});
    Predictor predictor =
        test::linearPredictor(task->recipe, Matrix::Zero(1, 4), Vector::Zero(1), Link::Identity);
    predictor.model.scale = (Vector(4) << -2., 1., 2., -2.).finished();
    const Relevance relevance = scaleRelevance(predictor);
    QCOMPARE(relevance.names, (std::vector<std::string>{"a", "kind"}));
    QVERIFY(std::abs(relevance.values.at(0) - 2.) < 1e-12);
    QVERIFY(std::abs(relevance.values.at(1) - 3.) < 1e-12);
}

QTEST_GUILESS_MAIN(ScaleRelevanceTest)
#include "scale_relevance_test.moc"
