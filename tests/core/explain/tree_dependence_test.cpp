#include "core/explain/tree_dependence.h"

#include <QtTest>

#include "core/explain/partial_dependence.h"
#include "core/parallel/blocks.h"
#include "tests/support/golden.h"
#include "tests/support/random_trees.h"

using namespace ardent;

namespace {

const std::vector<std::int32_t> kSome{0, 3, 4, 9, 20, 21, 29};

}  // namespace

class TreeDependenceTest : public QObject {
    Q_OBJECT

private slots:
    void curvesAgreeWithPredictions_data() {
        QTest::addColumn<int>("classes");
        QTest::addColumn<int>("source");
        for (const int classes : {0, 2, 3})
            for (const int source : {0, 2, 3, 4})
                QTest::addRow("%d classes, source %d", classes, source) << classes << source;
    }

    void curvesAgreeWithPredictions() {
        QFETCH(int, classes);
        QFETCH(int, source);
        const TaskPtr task = test::mixedTaskOf(classes);
        const Predictor predictor = test::randomTrees(*task);
        const EffectAxis axis = effectAxis(predictor, task->x, kSome, source, 6);
        const auto found = partialDependence(predictor, task->x, kSome, axis, {4, 11});
        QVERIFY(found);
        for (std::size_t p = 0; p < axis.values.size(); ++p) {
            const auto outputIn = [&](std::int32_t row) {
                return test::outputPredicted(
                    predictor, test::placed(*task->recipe, test::rowOf(task->x, row), axis, p));
            };
            Vector mean = Vector::Zero(task->recipe->outputs());
            for (const std::int32_t row : kSome) mean += outputIn(row) / double(kSome.size());
            const Vector single = outputIn(11);
            for (Index c = 0; c < mean.size(); ++c) {
                COMPARE_WITHIN(found->finding.mean(Index(p), c), mean[c], 1e-9);
                COMPARE_WITHIN(found->finding.individual[std::size_t(c)](Index(p), 1), single[c],
                               1e-9);
            }
        }
    }

    void surfacesAgreeWithPredictions_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("two numbers") << 0 << 1;
        QTest::newRow("category first") << 2 << 1;
        QTest::newRow("two categories") << 3 << 2;
    }

    void surfacesAgreeWithPredictions() {
        QFETCH(int, first);
        QFETCH(int, second);
        const TaskPtr task = test::mixedTaskOf(3);
        const Predictor predictor = test::randomTrees(*task, 40);
        const EffectAxis x = effectAxis(predictor, task->x, kSome, first, 5);
        const EffectAxis y = effectAxis(predictor, task->x, kSome, second, 4);
        const auto found = jointDependence(predictor, task->x, kSome, x, y);
        QVERIFY(found);
        for (std::size_t p = 0; p < x.values.size(); ++p)
            for (std::size_t q = 0; q < y.values.size(); ++q) {
                Vector mean = Vector::Zero(3);
                for (const std::int32_t row : kSome) {
                    Vector at = test::placed(*task->recipe, test::rowOf(task->x, row), x, p);
                    at = test::placed(*task->recipe, at, y, q);
                    mean += test::outputPredicted(predictor, at) / double(kSome.size());
                }
                for (Index c = 0; c < 3; ++c)
                    COMPARE_WITHIN(found->finding.mean[std::size_t(c)](Index(p), Index(q)), mean[c],
                                   1e-9);
            }
    }

    void bitsDoNotDependOnThreads() {
        const TaskPtr task = test::mixedTaskOf(0);
        const Predictor predictor = test::randomTrees(*task, 50);
        const EffectAxis axis = effectAxis(predictor, task->x, kSome, 0, 6);
        const auto means = [&](int threads) {
            std::optional<std::vector<Matrix>> found;
            Arena(threads).run([&] {
                found = treeMeans(predictor, task->x, kSome, {&axis, 1}, always);
            });
            return found->front();
        };
        QVERIFY(means(1) == means(2));
    }

    void stopsWhenTold() {
        const TaskPtr task = test::mixedTaskOf(0);
        const Predictor predictor = test::randomTrees(*task);
        const EffectAxis axis = effectAxis(predictor, task->x, kSome, 0, 6);
        QVERIFY(!treeMeans(predictor, task->x, kSome, {&axis, 1}, [] { return false; }));
    }
};

ARDENT_TEST(TreeDependenceTest)
#include "tree_dependence_test.moc"
