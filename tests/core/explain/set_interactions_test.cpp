#include "core/explain/set_interactions.h"

#include <QtTest>

#include "core/data/task/sources.h"
#include "core/data/task/varying_sources.h"
#include "core/parallel/blocks.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"
#include "tests/support/random_trees.h"

using namespace ardent;

namespace {

constexpr Index kAll = 1000;

/// Centred means of f with these sources as in each row in turn, from the definition.
Matrix meansByHand(const Predictor& predictor, const Task& task,
                   const std::vector<std::int32_t>& rows, const std::vector<Index>& sources) {
    const auto inputs = sourceInputs(*task.recipe);
    Matrix means = Matrix::Zero(std::ssize(rows), task.recipe->outputs());
    for (Index i = 0; i < means.rows(); ++i)
        for (const std::int32_t row : rows) {
            Vector x = test::rowOf(task.x, row);
            for (const Index source : sources) {
                const SourceInputs& of = inputs[static_cast<std::size_t>(source)];
                x.segment(of.first, of.count) =
                    test::rowOf(task.x, rows[static_cast<std::size_t>(i)])
                        .segment(of.first, of.count);
            }
            means.row(i) += test::outputPredicted(predictor, x).transpose() / double(rows.size());
        }
    return means.rowwise() - means.colwise().mean();
}

std::optional<Explained<Interactions>> found(const Predictor& predictor, const Task& task,
                                             const std::vector<std::int32_t>& rows,
                                             const GoOn& goOn = always) {
    return setInteractions(predictor, task.x, rows,
                           {message("plain-rows", "rows"), message("plain-row", "row")}, kAll,
                           goOn);
}

}  // namespace

class SetInteractionsTest : public QObject {
    Q_OBJECT

private slots:
    void agreeWithTheDefinition_data();
    void agreeWithTheDefinition();
    void ofTreesAgreeWithTheDefinition();
    void areTheSameForAnyNumberOfThreads();
    void stopWhenTold();
};

void SetInteractionsTest::agreeWithTheDefinition_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<bool>("isLaplace");
    QTest::newRow("numbers") << 0 << true;
    QTest::newRow("two classes") << 2 << true;
    QTest::newRow("three classes, Gaussian") << 3 << false;
}

void SetInteractionsTest::agreeWithTheDefinition() {
    QFETCH(int, classes);
    QFETCH(bool, isLaplace);
    const TaskPtr task = test::mixedTaskOf(classes);
    const Predictor predictor =
        test::randomExpansion(*task, isLaplace ? Kernel::Laplace : Kernel::Gaussian);
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

void SetInteractionsTest::ofTreesAgreeWithTheDefinition() {
    for (const int classes : {0, 3}) {
        const TaskPtr task = test::mixedTaskOf(classes);
        const Predictor predictor = test::randomTrees(*task, 30);
        const std::vector<std::int32_t> rows{0, 3, 4, 9, 20, 21, 29};
        const auto interactions = found(predictor, *task, rows);
        QVERIFY(interactions.has_value());
        QVERIFY(interactions->finding.sets.front().score > 0.);
        for (const Interactions::Set& set : interactions->finding.sets) {
            const Index s = set.sources.front(), t = set.sources.back();
            const Matrix beyond = meansByHand(predictor, *task, rows, {s, t}) -
                                  meansByHand(predictor, *task, rows, {s}) -
                                  meansByHand(predictor, *task, rows, {t});
            COMPARE_WITHIN(set.score, beyond.norm() / std::sqrt(double(rows.size())), 1e-9);
        }
    }
}

void SetInteractionsTest::areTheSameForAnyNumberOfThreads() {
    const TaskPtr task = test::mixedTaskOf(0);
    const Predictor predictor = test::randomExpansion(*task, Kernel::Laplace);
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

void SetInteractionsTest::stopWhenTold() {
    const TaskPtr task = test::mixedTaskOf(0);
    QVERIFY(!found(test::randomExpansion(*task, Kernel::Laplace), *task, {0, 1, 2},
                   [] { return false; }));
}

ARDENT_TEST(SetInteractionsTest)
#include "set_interactions_test.moc"
