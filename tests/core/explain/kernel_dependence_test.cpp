#include "core/explain/kernel_dependence.h"

#include <QtTest>

#include "core/random/random_stream.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

const std::vector<std::int32_t> kRows{0, 3, 4, 9, 20, 21, 29};

/// A few rows of the task with weights drawn at random.
Predictor randomKernel(const Task& task, Kernel kernel = Kernel::Gaussian) {
    RandomStream random(5, StreamId::SyntheticDesign);
    const Index outputs = task.recipe->outputs();
    KernelModel model;
    model.kernel = kernel;
    model.width = 0.3;
    model.points = std::make_shared<const DesignMatrix>(task.x.topRows(6));
    model.weights = Matrix::NullaryExpr(6, outputs, [&] { return random.normal(); });
    model.intercept = Vector::NullaryExpr(outputs, [&] { return random.normal(); });
    model.scale = Vector::NullaryExpr(task.x.cols(), [&] { return 0.5 + random.uniform(); });
    const Link link = task.recipe->problem == Problem::Regression ? Link::Identity
                      : outputs == 1                              ? Link::Logistic
                                                                  : Link::Softmax;
    return {task.recipe, model, link};
}

/// f before the link, out of the prediction for one row.
Vector outputOf(const Predictor& predictor, const Vector& x) {
    const DesignMatrix row = x.transpose().cast<float>();
    const Vector predicted = predict(predictor, row).row(0).transpose();
    if (predictor.link == Link::Identity) return predicted;
    const Vector logs = predicted.array().log();
    if (predictor.link == Link::Logistic) return Vector::Constant(1, logs[1] - logs[0]);
    return logs.array() - logs.mean();
}

TaskPtr taskWith(int classes) {
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    return test::mixedTask(30, names);
}

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
    const TaskPtr task = taskWith(classes);
    const Predictor predictor = randomKernel(*task);
    const EffectAxis axis = effectAxis(predictor, task->x, kRows, source, 6);
    const auto found = partialDependence(predictor, task->x, kRows, axis, {4, 11});
    QVERIFY(found);
    for (std::size_t p = 0; p < axis.values.size(); ++p) {
        const auto outputIn = [&](std::int32_t row) {
            return outputOf(predictor,
                            test::placed(*task->recipe, test::rowOf(task->x, row), axis, p));
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
    const TaskPtr task = taskWith(3);
    const Predictor predictor = randomKernel(*task, kernel);
    const EffectAxis x = effectAxis(predictor, task->x, kRows, first, 5);
    const EffectAxis y = effectAxis(predictor, task->x, kRows, second, 4);
    const auto found = jointDependence(predictor, task->x, kRows, x, y);
    QVERIFY(found);
    for (std::size_t p = 0; p < x.values.size(); ++p)
        for (std::size_t q = 0; q < y.values.size(); ++q) {
            Vector mean = Vector::Zero(3);
            for (const std::int32_t row : kRows) {
                const Vector one = test::placed(*task->recipe, test::rowOf(task->x, row), x, p);
                mean += outputOf(predictor, test::placed(*task->recipe, one, y, q)) /
                        double(kRows.size());
            }
            for (Index c = 0; c < 3; ++c)
                COMPARE_WITHIN(found->finding.mean[std::size_t(c)](Index(p), Index(q)), mean[c],
                               1e-9);
        }
}

void KernelDependenceTest::stopsWhenTold() {
    const TaskPtr task = taskWith(0);
    const Predictor predictor = randomKernel(*task);
    const EffectAxis axis = effectAxis(predictor, task->x, kRows, 0, 6);
    QVERIFY(!partialDependence(predictor, task->x, kRows, axis, {}, [] { return false; }));
}

ARDENT_TEST(KernelDependenceTest)
#include "kernel_dependence_test.moc"
