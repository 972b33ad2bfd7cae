#include "core/explain/kernel_interactions.h"

#include <QtTest>

#include "core/data/task/sources.h"
#include "core/data/task/varying_sources.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

constexpr Index kAll = 1000;

/// A few rows of the task with weights drawn at random.
Predictor randomExpansion(const Task& task, Kernel kernel) {
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

/// Centred means of f with these sources as in each row in turn, from the definition.
Matrix meansByHand(const Predictor& predictor, const Task& task,
                   const std::vector<std::int32_t>& rows, const std::vector<Index>& sources) {
    const auto& model = std::get<KernelModel>(predictor.model);
    const auto inputs = sourceInputs(*task.recipe);
    Matrix means(std::ssize(rows), model.outputs());
    for (Index i = 0; i < means.rows(); ++i) {
        DesignMatrix x = task.x;
        for (const Index source : sources) {
            const SourceInputs& of = inputs[static_cast<std::size_t>(source)];
            x.middleCols(of.first, of.count).rowwise() =
                task.x.row(rows[static_cast<std::size_t>(i)]).segment(of.first, of.count).eval();
        }
        means.row(i) = evaluate(model, x, rows).colwise().mean();
    }
    if (predictor.link == Link::Identity) means *= task.recipe->targetScale;
    if (predictor.link == Link::Softmax) means.colwise() -= means.rowwise().mean().eval();
    return means.rowwise() - means.colwise().mean();
}

TaskPtr taskOf(int classes) {
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    return test::mixedTask(30, names);
}

std::optional<Explained<Interactions>> found(const Predictor& predictor, const Task& task,
                                             const std::vector<std::int32_t>& rows,
                                             const GoOn& goOn = always) {
    return kernelInteractions(predictor, task.x, rows,
                              {message("plain-rows", "rows"), message("plain-row", "row")}, kAll,
                              goOn);
}

}  // namespace

class KernelInteractionsTest : public QObject {
    Q_OBJECT

private slots:
    void agreeWithTheDefinition_data();
    void agreeWithTheDefinition();
    void areTheSameForAnyNumberOfThreads();
    void stopWhenTold();
};

void KernelInteractionsTest::agreeWithTheDefinition_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<bool>("isLaplace");
    QTest::newRow("numbers") << 0 << true;
    QTest::newRow("two classes") << 2 << true;
    QTest::newRow("three classes, Gaussian") << 3 << false;
}

void KernelInteractionsTest::agreeWithTheDefinition() {
    QFETCH(int, classes);
    QFETCH(bool, isLaplace);
    const TaskPtr task = taskOf(classes);
    const Predictor predictor =
        randomExpansion(*task, isLaplace ? Kernel::Laplace : Kernel::Gaussian);
    const std::vector<std::int32_t> rows{0, 3, 4, 9, 20, 21, 29};
    const auto interactions = found(predictor, *task, rows);
    QVERIFY(interactions.has_value());
    const auto& sets = interactions->finding.sets;
    const auto columns = liveSources(*task->recipe).size();
    QCOMPARE(sets.size(), columns * (columns - 1) / 2);
    QVERIFY(sets.front().score > 0.);
    for (const Interactions::Set& set : sets) {
        const Index s = set.sources.front(), t = set.sources.back();
        const Matrix beyond = meansByHand(predictor, *task, rows, {s, t}) -
                              meansByHand(predictor, *task, rows, {s}) -
                              meansByHand(predictor, *task, rows, {t});
        COMPARE_WITHIN(set.score, beyond.norm() / std::sqrt(double(rows.size())), 1e-9);
    }
    QVERIFY(std::ranges::is_sorted(sets, std::greater{}, &Interactions::Set::score));
}

void KernelInteractionsTest::areTheSameForAnyNumberOfThreads() {
    const TaskPtr task = taskOf(0);
    const Predictor predictor = randomExpansion(*task, Kernel::Laplace);
    const auto scores = [&](int threads) {
        std::vector<double> result;
        Arena(threads).run([&] {
            const auto interactions = found(predictor, *task, {0, 1, 2, 3, 4, 5});
            for (const auto& set : interactions->finding.sets) result.push_back(set.score);
        });
        return result;
    };
    QCOMPARE(scores(1), scores(8));
}

void KernelInteractionsTest::stopWhenTold() {
    const TaskPtr task = taskOf(0);
    QVERIFY(
        !found(randomExpansion(*task, Kernel::Laplace), *task, {0, 1, 2}, [] { return false; }));
}

ARDENT_TEST(KernelInteractionsTest)
#include "kernel_interactions_test.moc"
