#include "core/method/baseline/linear.h"

#include <Eigen/Cholesky>
#include <QtTest>

#include "core/base/memory.h"
#include "core/method/methods.h"
#include "core/random/random_stream.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

std::vector<double> normalValues(Index count, std::uint32_t stream) {
    RandomStream random(5, StreamId::SyntheticDesign, stream);
    std::vector<double> values;
    for (Index i = 0; i < count; ++i) values.push_back(random.normal());
    return values;
}

/// y = 3 x₁ − 2 x₂ + small noise, in d columns.
TaskPtr slopes(Index rows, Index columns) {
    std::vector<Column> table;
    for (Index j = 0; j < columns; ++j)
        table.push_back(test::numbers("x" + std::to_string(j + 1),
                                      normalValues(rows, static_cast<std::uint32_t>(j))));
    std::vector<double> y = normalValues(rows, 9999);
    for (Index i = 0; i < rows; ++i)
        y[static_cast<std::size_t>(i)] = 3. * table[0].numbers.at(i) - 2. * table[1].numbers.at(i) +
                                         0.01 * y[static_cast<std::size_t>(i)];
    table.push_back(test::numbers("y", y));
    return test::taskOf(std::move(table), Problem::Regression);
}

}  // namespace

class LinearTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheSlopes() {
        const auto trained = test::trainToEnd("ridge", slopes(300, 4), {});
        QVERIFY(std::abs(trained.relevance->values[0] - 3.) < 0.3);
        QVERIFY(std::abs(trained.relevance->values[1] - 2.) < 0.3);
        QVERIFY(trained.relevance->values[2] < 0.01);
        QVERIFY(trained.relevance->kind.english().find("unit of y") != std::string::npos);
    }

    /// One column that has nothing to do with the target.
    void theSearchReachesAModelOfNothing() {
        const TaskPtr task = test::taskOf(
            {test::numbers("x", normalValues(60, 1)), test::numbers("y", normalValues(60, 4))},
            Problem::Regression);
        const auto searched = test::trainToEnd("ridge", task, {{"folds", 100LL}});
        const auto least =
            test::trainToEnd("ridge", task, {{"penalty", std::string("fixed")}, {"lambda", 0.}});
        QVERIFY(searched.path->lambdas.front() >= 100.);
        const auto first = searched.path->predictorAt(0)->fourier()->linear;
        QVERIFY(first.cwiseAbs().maxCoeff() <
                0.02 * least.predictor->fourier()->linear.cwiseAbs().maxCoeff());
        QVERIFY(searched.last.reason.english().find("over 60 folds") != std::string::npos);
    }

    void aFitWithoutMinimumSaysSo() {
        std::vector<std::int32_t> codes;
        const std::vector<double> x = normalValues(40, 1);
        for (const double value : x) codes.push_back(value > 0. ? 1 : 0);
        const TaskPtr task = test::taskOf(
            {test::numbers("x", x), test::levels("y", {"a", "b"}, codes)}, Problem::Classification);
        const auto without =
            test::trainToEnd("logistic", task, {{"penalty", std::string("fixed")}, {"lambda", 0.}});
        QVERIFY(without.last.reason.english().find("before it converged") != std::string::npos);
        const auto with = test::trainToEnd("logistic", task,
                                           {{"penalty", std::string("fixed")}, {"lambda", 0.1}});
        QVERIFY(with.last.reason.english().find("before it converged") == std::string::npos);
    }

    /// Then no λ is small enough, and the smallest one is no hint at a smaller one.
    void saysThatClassesAreSeparated_data() {
        QTest::addColumn<int>("classes");
        QTest::addColumn<bool>("separated");
        QTest::addRow("two") << 2 << true;
        QTest::addRow("three") << 3 << true;
        QTest::addRow("all but one row") << 2 << false;
    }
    void saysThatClassesAreSeparated() {
        QFETCH(int, classes);
        QFETCH(bool, separated);
        std::vector<double> x;
        std::vector<std::int32_t> codes;
        for (int i = 0; i < 150; ++i) {
            codes.push_back(i % classes);
            x.push_back(3. * codes.back() + 0.01 * i);
        }
        if (!separated) codes[0] = 1;
        const TaskPtr task =
            test::taskOf({test::numbers("x", x), test::numbers("u", normalValues(150, 2)),
                          test::levels("y", {"a", "b", "c"}, codes)},
                         Problem::Classification);
        const std::string reason = test::trainToEnd("logistic", task, {}).last.reason.english();
        QCOMPARE(reason.find("The classes are separated") != std::string::npos, separated);
        if (separated) QVERIFY2(reason.find("may do better") == std::string::npos, reason.c_str());
        const auto bare =
            test::trainToEnd("logistic", task, {{"penalty", std::string("fixed")}, {"lambda", 0.}});
        QCOMPARE(bare.last.reason.english().find("The classes are separated") != std::string::npos,
                 separated);
    }

    void columnsThatDoNotVaryGetNoLargeWeights() {
        const TaskPtr task = test::taskOf(
            {test::numbers("x", std::vector(40, 3.)), test::numbers("y", normalValues(40, 4))},
            Problem::Regression);
        const auto trained = test::trainToEnd("rff", task, {});
        QVERIFY(trained.predictor->fourier()->weights.cwiseAbs().maxCoeff() < 1.);
    }

    /// The normal equations of the penalised problem, with and without more columns than rows.
    void solvesTheNormalEquations_data() {
        QTest::addColumn<int>("columns");
        QTest::addRow("narrow") << 5;
        QTest::addRow("wide") << 120;
    }

    void solvesTheNormalEquations() {
        QFETCH(int, columns);
        const TaskPtr task = slopes(40, columns);
        const double lambda = 0.05;
        const auto trained = test::trainToEnd(
            "ridge", task, {{"penalty", std::string("fixed")}, {"lambda", lambda}});
        const Matrix x = task->x.cast<double>();
        const Vector y = Eigen::Map<const Eigen::VectorXf>(task->y.data(), 40).cast<double>();
        const Matrix centred = x.rowwise() - x.colwise().mean();
        Matrix normal = centred.transpose() * centred / 40.;
        normal.diagonal().array() += lambda;
        const Vector expected = normal.ldlt().solve(centred.transpose() * y / 40.);
        const FourierModel& model = *trained.predictor->fourier();
        QCOMPARE(model.features(), Index{0});
        QVERIFY((model.linear.transpose() - expected).cwiseAbs().maxCoeff() < 1e-9);
    }

    /// The rows about their mean and an orthonormal basis of them.
    void manyMoreColumnsThanRowsAreRefusedWhereTheyDoNotFit() {
        constexpr double kUsable = 0.8e6;  // bytes
        const TaskPtr wide = slopes(40, 2000), narrow = slopes(40, 5);
        const MemorySharing sharing(
            static_cast<unsigned>(0.8 * static_cast<double>(availableMemory()) / kUsable));
        QVERIFY(makeTrainer(*findMethod("ridge"), narrow, {}, 1).has_value());
        const auto made = makeTrainer(*findMethod("ridge"), wide, {}, 1);
        QVERIFY(!made.has_value());
        QVERIFY2(made.error().text.english().starts_with(
                     "A fit on 40 training rows of 2000 encoded columns "
                     "would take 1 MB"),
                 made.error().text.english().c_str());
    }

    /// What all levels share is the intercept's: a row without a level changes nothing.
    void aCategoryIsAsRelevantAsItsPartVaries() {
        const Index rows = 600;
        std::vector<double> x = normalValues(rows, 1), y = normalValues(rows, 2);
        std::vector<std::int32_t> codes;
        for (Index i = 0; i < rows; ++i) {
            codes.push_back(i < 2 ? -1 : static_cast<std::int32_t>(i % 3));
            y[static_cast<std::size_t>(i)] = x[static_cast<std::size_t>(i)] +
                                             (i % 3 == 1 ? 0.3 : 0.) +
                                             0.1 * y[static_cast<std::size_t>(i)];
        }
        const TaskPtr task =
            test::taskOf({test::numbers("x", x), test::levels("k", {"a", "b", "c"}, codes),
                          test::numbers("y", y)},
                         Problem::Regression);
        const auto trained =
            test::trainToEnd("ridge", task, {{"penalty", std::string("fixed")}, {"lambda", 1e-9}});
        COMPARE_WITHIN(trained.relevance->values[1], 0.3 * std::sqrt(2.) / 3., 0.02);
    }

    void wideClassesAreSeparated() {
        std::vector<Column> table;
        for (Index j = 0; j < 200; ++j)
            table.push_back(test::numbers("x" + std::to_string(j),
                                          normalValues(60, static_cast<std::uint32_t>(j))));
        std::vector<std::int32_t> codes;
        for (Index i = 0; i < 60; ++i) {
            const double first = table[0].numbers.at(i);
            codes.push_back(first > 0.5 ? 2 : first > -0.5 ? 1 : 0);
        }
        table.push_back(test::levels("y", {"low", "middle", "high"}, codes));
        const TaskPtr task = test::taskOf(std::move(table), Problem::Classification);
        const auto trained = test::trainToEnd(
            "logistic", task, {{"penalty", std::string("fixed")}, {"lambda", 1e-3}});
        const SplitMetrics metrics = splitMetrics(*trained.predictor, *task);
        QCOMPARE(metric(metrics.train, "accuracy"), 1.);
        QCOMPARE(
            std::ranges::max_element(trained.relevance->values) - trained.relevance->values.begin(),
            std::ptrdiff_t{0});
    }

    void eachDoesItsOwnProblem() {
        QVERIFY(!test::trainToEnd("logistic", slopes(20, 2), {}).refused.empty());
        QVERIFY(!test::trainToEnd("ridge", test::syntheticTask("moons", 50), {}).refused.empty());
    }
};

ARDENT_TEST(LinearTest)
#include "linear_test.moc"
