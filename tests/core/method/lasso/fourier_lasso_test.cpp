#include "core/method/lasso/fourier_lasso.h"

#include <QtTest>
#include <array>

#include "core/data/task/encoding.h"
#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/model/split_metrics.h"
#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"
#include "tests/support/wide_task.h"

using namespace ardent;

/// The additive method, and what the family shares.
class FourierLassoTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheTrueVariables();
    void learnsEveryKindOfProblem_data();
    void learnsEveryKindOfProblem();
    void lassoAndElasticNetTrain();
    void everyLambdaHasAModel();
    void oneFoldIsNoCrossValidation();
    void aPeriodIsFoundAndExtrapolated();
    void isTheSameForAnyNumberOfThreads();
    void stopsWithTheModelSoFar();
    void refusesWhatItCannotDo();
    void strangeInputs();
    void tenThousandColumns();
};

namespace {

/// By the height of 2 sin 1.5 a + b²; c and d do nothing.
TaskPtr threeClasses(int rows) {
    RandomStream random(2, StreamId::SyntheticDesign);
    std::vector<std::vector<double>> x(4);
    std::vector<std::string> y;
    for (int i = 0; i < rows; ++i) {
        for (auto& column : x) column.push_back(random.normal());
        const double height = 2. * std::sin(1.5 * x[0].back()) + std::pow(x[1].back(), 2);
        y.push_back(height < 0. ? "low" : height < 1.5 ? "middle" : "high");
    }
    auto task = makeTask(
        test::target("y"),
        test::table({test::numbers("a", x[0]), test::numbers("b", x[1]), test::numbers("c", x[2]),
                     test::numbers("d", x[3]), test::categories("y", y)}));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace

void FourierLassoTest::findsTheTrueVariables() {
    const auto run = test::trainToEnd("fourier_lasso", test::syntheticTask("f1", 1500), {});
    QCOMPARE(run.last.state, Advance::State::Finished);
    std::vector<Index> leading(run.selection->order.begin(), run.selection->order.begin() + 5);
    std::ranges::sort(leading);
    QCOMPARE(leading, (std::vector<Index>{0, 1, 2, 3, 4}));
    QVERIFY(run.selection->chosen < 40);
}

void FourierLassoTest::learnsEveryKindOfProblem_data() {
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("atLeast");
    QTest::addRow("regression") << "additive"
                                << "r2" << 0.7;
    QTest::addRow("two classes") << "moons"
                                 << "auc" << 0.95;
    QTest::addRow("several classes") << "three classes"
                                     << "accuracy" << 0.8;
}

void FourierLassoTest::learnsEveryKindOfProblem() {
    QFETCH(QString, set);
    QFETCH(QString, name);
    QFETCH(double, atLeast);
    const TaskPtr task =
        set == "three classes" ? threeClasses(400) : test::syntheticTask(set.toStdString(), 600);
    const auto run = test::trainToEnd("fourier_lasso", task,
                                      {{"folds", 3LL}, {"lambdas", 20LL}, {"features", 3LL}});
    QCOMPARE(run.last.state, Advance::State::Finished);
    const double reached = metric(splitMetrics(*run.predictor, *task).test, name.toStdString());
    QVERIFY2(reached >= atLeast, qPrintable(QString::number(reached)));
}

void FourierLassoTest::lassoAndElasticNetTrain() {
    const TaskPtr task = test::syntheticTask("g1", 400);
    for (const double alpha : {1., 0.5}) {
        const auto run = test::trainToEnd(
            "fourier_lasso", task,
            {{"penalty", "lasso"}, {"alpha", alpha}, {"folds", 3LL}, {"lambdas", 30LL}});
        QCOMPARE(run.last.state, Advance::State::Finished);
        QVERIFY(run.relevance->values[0] > 0.3);
    }
}

void FourierLassoTest::everyLambdaHasAModel() {
    const TaskPtr task = test::syntheticTask("g3", 300);
    const auto run = test::trainToEnd("fourier_lasso", task, {{"folds", 4LL}, {"lambdas", 25LL}});
    const Path& path = *run.path;
    QCOMPARE(run.ticks.size(), path.lambdas.size());
    QCOMPARE(path.norms.size(), path.lambdas.size());
    QCOMPARE(path.names.size(), std::size_t(6));
    QVERIFY(path.best >= 0 && path.sparse >= 0 && path.sparse <= path.best);
    QCOMPARE(path.chosen, path.sparse);
    const double unit = std::pow(task->recipe->targetScale, 2);
    for (std::size_t i = 0; i < path.lambdas.size(); ++i) {
        if (i > 0) QVERIFY(path.lambdas[i] < path.lambdas[i - 1]);
        const PredictorPtr model = path.predictorAt(Index(i));
        const SplitMetrics told = splitMetrics(*model, *task);
        const std::array mse{metric(told.train, "mse"), metric(told.validation, "mse")};
        for (std::size_t part = 0; part < mse.size(); ++part)
            QVERIFY2(std::abs(mse[part] - run.ticks[i][part]) <= 1e-4 * unit,
                     qPrintable(QString::number(mse[part])));
        QVERIFY(std::isfinite(path.scores[i]) && std::isfinite(path.errors[i]));
    }
    QVERIFY(run.ticks.back()[0] < run.ticks.front()[0]);
    QCOMPARE(path.scoreKind.english(), std::string("mean squared error over 4 folds"));
}

void FourierLassoTest::oneFoldIsNoCrossValidation() {
    const auto run = test::trainToEnd("fourier_lasso", test::syntheticTask("g1", 100),
                                      {{"folds", 1LL}, {"lambdas", 10LL}});
    QVERIFY(run.last.reason.english().find("is the last: there was no cross-validation;") !=
            std::string::npos);
}

void FourierLassoTest::aPeriodIsFoundAndExtrapolated() {
    std::vector<double> t, y;
    for (int i = 0; i < 600; ++i) {
        t.push_back(1990. + i / 30.);
        y.push_back(3. * std::sin(2. * M_PI * t.back() / 0.5 + 1.));
    }
    const TaskPtr task =
        test::taskOf({test::numbers("t", t), test::numbers("y", y)}, Problem::Regression);
    const auto run = test::trainToEnd("fourier_lasso", task,
                                      {{"period", 0.5}, {"rule", "lambda_min"}, {"folds", 5LL}});
    DesignMatrix later(50, 1);
    for (Index i = 0; i < 50; ++i)
        later(i, 0) = encodeRow(*task->recipe, Vector::Constant(1, 2012. + double(i) / 50.))[0];
    const Matrix predicted = predict(*run.predictor, later);
    for (Index i = 0; i < 50; ++i)
        QVERIFY(std::abs(predicted(i, 0) -
                         3. * std::sin(2. * M_PI * (2012. + double(i) / 50.) / 0.5 + 1.)) < 0.5);
}

void FourierLassoTest::isTheSameForAnyNumberOfThreads() {
    const TaskPtr task = test::syntheticTask("g2", 300);
    const OptionValues options{{"folds", 3LL}, {"lambdas", 20LL}};
    const auto one = test::trainToEnd("fourier_lasso", task, options, 1, 1);
    for (const int threads : {2, 8}) {
        const auto more = test::trainToEnd("fourier_lasso", task, options, 1, threads);
        QVERIFY(one.ticks == more.ticks);
        QVERIFY(one.path->scores == more.path->scores);
        QVERIFY(one.predictor->fourier()->weights == more.predictor->fourier()->weights);
    }
}

void FourierLassoTest::stopsWithTheModelSoFar() {
    const TaskPtr task = test::syntheticTask("g1", 300);
    auto trainer = makeTrainer(*findMethod("fourier_lasso"), task, {}, 1);
    QVERIFY(trainer.has_value());
    int ticks = 0;
    while (ticks < 5) ticks += (*trainer)->advance(always).tick.has_value();
    QVERIFY((*trainer)->predictor() != nullptr);
    (*trainer)->settle();
    QVERIFY((*trainer)->predictor()->fourier()->isFinite());
    QVERIFY((*trainer)->relevance().has_value());
    QVERIFY((*trainer)->selection().has_value());
}

void FourierLassoTest::refusesWhatItCannotDo() {
    const TaskPtr task = test::syntheticTask("g1", 50);
    const auto refused = [&](const OptionValues& options, const char* word) {
        const auto made = makeTrainer(*findMethod("fourier_lasso"), task, options, 1);
        return !made && made.error().fault == Fault::Usage &&
               made.error().text.english().find(word) != std::string::npos;
    };
    QVERIFY(refused({{"features", 0LL}, {"linear_terms", "no"}}, "nothing to fit"));
    QVERIFY(refused({{"period", 1.}, {"period_variable", 7LL}}, "period_variable"));
    for (const double period : {1e-320, 1e-300, 1e-40})
        QVERIFY(refused({{"period", period}}, "set a longer one, or 0 for none"));
    QVERIFY(!refused({{"period", 0.001}}, "period"));
    QVERIFY(refused({{"alpha", 2.}}, "alpha"));
    QVERIFY(refused({{"folds", 0LL}}, "folds"));
}

void FourierLassoTest::strangeInputs() {
    const auto finishes = [](std::vector<Column> columns, Problem problem) {
        const auto run =
            test::trainToEnd("fourier_lasso", test::taskOf(std::move(columns), problem),
                             {{"folds", 3LL}, {"lambdas", 10LL}});
        return run.last.state == Advance::State::Finished && run.predictor &&
               run.predictor->fourier()->isFinite();
    };
    std::vector<double> a, y;
    for (int i = 0; i < 30; ++i) {
        a.push_back(i % 7);
        y.push_back(i % 7 + 0.1 * (i % 3));
    }
    const std::vector<double> same(30, 4.);
    QVERIFY(finishes({test::numbers("a", a), test::numbers("b", a), test::numbers("y", y)},
                     Problem::Regression));
    QVERIFY(finishes({test::numbers("a", same), test::numbers("y", y)}, Problem::Regression));
    QVERIFY(finishes({test::numbers("a", {1., 2.}), test::numbers("y", {3., 5.})},
                     Problem::Regression));
    QVERIFY(finishes(
        {test::numbers("a", {1., 2., 3., 9.}), test::levels("y", {"no", "yes"}, {0, 0, 0, 1})},
        Problem::Classification));
    std::vector<Column> wide;  // more variables than rows, a category among them
    for (int j = 0; j < 40; ++j) {
        std::vector<double> values;
        for (int i = 0; i < 30; ++i) values.push_back((i * (j + 3)) % 11);
        wide.push_back(test::numbers("x" + std::to_string(j), values));
    }
    std::vector<std::int32_t> codes;
    for (int i = 0; i < 30; ++i) codes.push_back(i % 3);
    wide.push_back(test::levels("c", {"p", "q", "r"}, codes));
    wide.push_back(test::numbers("y", y));
    QVERIFY(finishes(std::move(wide), Problem::Regression));
}

void FourierLassoTest::tenThousandColumns() {
    const auto run = test::trainToEnd(
        "fourier_lasso", test::wideTask(60, 10'000),
        {{"folds", 2LL}, {"lambdas", 10LL}, {"features", 1LL}, {"rule", "lambda_min"}});
    QCOMPARE(run.last.state, Advance::State::Finished);
    QCOMPARE(run.selection->order.front(), Index(0));
    QVERIFY(run.selection->chosen >= 1 && run.selection->chosen < 60);
}

ARDENT_TEST(FourierLassoTest)
#include "fourier_lasso_test.moc"
