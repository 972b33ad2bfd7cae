#include "core/explain/kernel_dependence.h"

#include <QtTest>

#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

const std::vector<std::int32_t> kRows{0, 3, 4, 9, 20, 21, 29};

}  // namespace

class KernelDependenceTest : public QObject {
    Q_OBJECT

private slots:
    void curvesAgreeWithPredictions_data();
    void curvesAgreeWithPredictions();
    void surfacesAgreeWithPredictions_data();
    void surfacesAgreeWithPredictions();
    void stopsWhenTold();
};

void KernelDependenceTest::curvesAgreeWithPredictions_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("source");
    for (const int classes : {0, 2, 3})
        for (const int source : {0, 2, 3, 4})
            QTest::addRow("%d classes, source %d", classes, source) << classes << source;
}

void KernelDependenceTest::curvesAgreeWithPredictions() {
    QFETCH(int, classes);
    QFETCH(int, source);
    const TaskPtr task = test::mixedTaskOf(classes);
    const Predictor predictor = test::randomExpansion(*task, Kernel::Gaussian);
    const EffectAxis axis = effectAxis(predictor, task->x, kRows, source, 6);
    const auto found = partialDependence(predictor, task->x, kRows, axis, {4, 11});
    QVERIFY(found);
    for (std::size_t p = 0; p < axis.values.size(); ++p) {
        const auto outputIn = [&](std::int32_t row) {
            return test::outputPredicted(
                predictor, test::placed(*task->recipe, test::rowOf(task->x, row), axis, p));
        };
        Vector mean = Vector::Zero(task->recipe->outputs());
        for (const std::int32_t row : kRows) mean += outputIn(row) / double(kRows.size());
        const Vector single = outputIn(11);
        for (Index c = 0; c < mean.size(); ++c) {
            COMPARE_WITHIN(found->finding.mean(Index(p), c), mean[c], 1e-9);
            COMPARE_WITHIN(found->finding.individual[std::size_t(c)](Index(p), 1), single[c], 1e-9);
        }
    }
}

void KernelDependenceTest::surfacesAgreeWithPredictions_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<Kernel>("kernel");
    for (const Kernel kernel : {Kernel::Gaussian, Kernel::Laplace}) {
        const char* name = kernel == Kernel::Gaussian ? "Gaussian" : "Laplace";
        QTest::addRow("%s, two numbers", name) << 0 << 1 << kernel;
        QTest::addRow("%s, category first", name) << 2 << 1 << kernel;
        QTest::addRow("%s, two categories", name) << 3 << 2 << kernel;
    }
}

void KernelDependenceTest::surfacesAgreeWithPredictions() {
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(Kernel, kernel);
    const TaskPtr task = test::mixedTaskOf(3);
    const Predictor predictor = test::randomExpansion(*task, kernel);
    const EffectAxis x = effectAxis(predictor, task->x, kRows, first, 5);
    const EffectAxis y = effectAxis(predictor, task->x, kRows, second, 4);
    const auto found = jointDependence(predictor, task->x, kRows, x, y);
    QVERIFY(found);
    for (std::size_t p = 0; p < x.values.size(); ++p)
        for (std::size_t q = 0; q < y.values.size(); ++q) {
            Vector mean = Vector::Zero(3);
            for (const std::int32_t row : kRows) {
                const Vector one = test::placed(*task->recipe, test::rowOf(task->x, row), x, p);
                mean += test::outputPredicted(predictor, test::placed(*task->recipe, one, y, q)) /
                        double(kRows.size());
            }
            for (Index c = 0; c < 3; ++c)
                COMPARE_WITHIN(found->finding.mean[std::size_t(c)](Index(p), Index(q)), mean[c],
                               1e-9);
        }
}

void KernelDependenceTest::stopsWhenTold() {
    const TaskPtr task = test::mixedTaskOf(0);
    const Predictor predictor = test::randomExpansion(*task, Kernel::Gaussian);
    const EffectAxis axis = effectAxis(predictor, task->x, kRows, 0, 6);
    QVERIFY(!partialDependence(predictor, task->x, kRows, axis, {}, [] { return false; }));
}

ARDENT_TEST(KernelDependenceTest)
#include "kernel_dependence_test.moc"
