#include <QtTest>

#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

const char* const kAll[] = {"mean", "ridge", "logistic", "rff", "kernel_ridge", "nystroem"};

bool canDo(const char* method, Problem problem) {
    const auto& problems = findMethod(method)->problems;
    return std::ranges::find(problems, problem) != problems.end();
}

/// Small settings for methods that have them.
OptionValues quick(const char* method) {
    const OptionValues all{{"features", 60LL}, {"landmarks", 60LL}, {"lambdas", 12LL}};
    OptionValues known;
    for (const OptionSpec& spec : findMethod(method)->schema())
        if (const auto found = all.find(spec.id); found != all.end()) known.insert(*found);
    return known;
}

/// 300 rows to train on and 1,050 to validate on, which are enough to choose λ alone.
TaskPtr wellValidated(const char* set) {
    Recipe recipe;
    recipe.target = "y";
    recipe.split = {0.2, 0.7, 0.1};
    auto task = makeTask(recipe, synthesize(*findSyntheticSet(set), 1500, 1));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace

/// What all baselines promise alike; what one of them promises stands in its own test.
class BaselinesTest : public QObject {
    Q_OBJECT

private:
    static void addMethodsAndSets() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("set");
        for (const char* method : kAll)
            for (const auto& [set, problem] : {std::pair{"gse1", Problem::Regression},
                                               {"moons", Problem::Classification},
                                               {"xor", Problem::Classification}})
                if (canDo(method, problem))
                    QTest::addRow("%s on %s", method, set) << QByteArray(method) << QByteArray(set);
    }

private slots:
    void keepsTheBestOfThePath_data() { addMethodsAndSets(); }
    void keepsTheBestOfThePath();
    void fewValidationRowsChooseWithFolds_data() { addMethodsAndSets(); }
    void fewValidationRowsChooseWithFolds();
    void isTheSameForAnyNumberOfThreads_data() { addMethodsAndSets(); }
    void isTheSameForAnyNumberOfThreads();
    void isTheSameWhenInterrupted_data() { addMethodsAndSets(); }
    void isTheSameWhenInterrupted();
    void crossValidatesWithoutValidationRows_data() { addMethodsAndSets(); }
    void crossValidatesWithoutValidationRows();
    void copesWithBadColumns_data();
    void copesWithBadColumns();
};

void BaselinesTest::keepsTheBestOfThePath() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    const TaskPtr task = wellValidated(set.constData());
    const auto trained = test::trainToEnd(method, task, quick(method));
    QCOMPARE(trained.last.state, Advance::State::Finished);
    const SplitMetrics metrics = splitMetrics(*trained.predictor, *task);
    const bool isRegression = set == "gse1";
    const char* loss = isRegression ? "mse" : "log_loss";
    const double best = *std::ranges::min_element(trained.validation);
    const double kept = metric(metrics.validation, loss);
    // Waves are judged on folds too. The metric clips probabilities at 1e-6, the curve does not.
    if (method != "rff" || !isRegression)
        QVERIFY2(std::abs(kept - best) <= 1e-4 * best + 1e-6,
                 qPrintable(QString::number(kept / best)));
    if (method == "mean") return;
    QCOMPARE(trained.path->lambdas.size(), trained.train.size());
    QVERIFY(std::ranges::is_sorted(trained.path->lambdas, std::greater<>()));
    const std::size_t middle = trained.train.size() / 2;
    const PredictorPtr there = trained.path->predictorAt(static_cast<Index>(middle));
    const double lossThere = metric(splitMetrics(*there, *task).train, loss);
    QVERIFY(std::abs(lossThere - trained.train[middle]) <= 1e-3 * trained.train.front());
    QVERIFY(trained.train.back() <= trained.train.front());
}

/// Every held-out row counts alike, whether it is in a fold or among the validation rows.
void BaselinesTest::fewValidationRowsChooseWithFolds() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    if (method == "mean") return;  // has nothing to choose
    const TaskPtr task = test::syntheticTask(set.constData(), 400);
    auto unvalidated = std::make_shared<Task>(*task);
    unvalidated->split.validation.clear();
    OptionValues options = quick(method);
    options["penalty"] = std::string("fixed");
    options["lambda"] = 0.1;
    for (const OptionSpec& spec : findMethod(method.constData())->schema())
        if (spec.id == "width" || spec.id == "gamma") options[spec.id] = 0.5;
    const auto joined = test::trainToEnd(method, task, options);
    const char* loss = set == "gse1" ? "mse" : "log_loss";
    const double ofValidation = metric(splitMetrics(*joined.predictor, *task).validation, loss);
    const double ofFolds = test::trainToEnd(method, unvalidated, options).validation.back();
    const auto train = static_cast<double>(task->split.train.size());
    const auto validation = static_cast<double>(task->split.validation.size());
    const double mean = (train * ofFolds + validation * ofValidation) / (train + validation);
    QVERIFY(std::abs(mean - ofValidation) > 1e-4 * mean);
    QVERIFY(std::abs(joined.validation.back() - mean) < 3e-5 * mean);
    QVERIFY(joined.path->scoreKind.english().ends_with("over 5 folds and the validation rows"));
}

void BaselinesTest::isTheSameForAnyNumberOfThreads() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    const TaskPtr task = test::syntheticTask(set.constData(), 700);
    const auto one = test::trainToEnd(method, task, quick(method), 1, 1);
    for (const int threads : {2, 8}) {
        const auto many = test::trainToEnd(method, task, quick(method), 1, threads);
        QVERIFY(one.train == many.train);
        QVERIFY(one.validation == many.validation);
        QVERIFY(predict(*one.predictor, task->x) == predict(*many.predictor, task->x));
    }
}

void BaselinesTest::isTheSameWhenInterrupted() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    const TaskPtr task = test::syntheticTask(set.constData(), 300);
    const auto calm = test::trainToEnd(method, task, quick(method));
    const auto hasty = test::trainHastily(method, task, quick(method), 1);
    QVERIFY(calm.train == hasty.train);
    QVERIFY(calm.validation == hasty.validation);
}

void BaselinesTest::crossValidatesWithoutValidationRows() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    Recipe recipe;
    recipe.target = "y";
    recipe.split = {0.8, 0., 0.2};
    auto made = makeTask(recipe, synthesize(*findSyntheticSet(set.constData()), 300, 1));
    QVERIFY(made.has_value());
    const auto task = std::make_shared<const Task>(std::move(*made));
    const auto trained = test::trainToEnd(method, task, quick(method));
    QCOMPARE(trained.last.state, Advance::State::Finished);
    if (method == "mean") return;
    QCOMPARE(trained.path->errors.size(), trained.path->scores.size());
    // Held-out rows are predicted worse than those fitted on, wherever a model is loose.
    QVERIFY(trained.validation.back() > trained.train.back());
    QCOMPARE(trained.path->best,
             std::ranges::min_element(trained.validation) - trained.validation.begin());
}

void BaselinesTest::copesWithBadColumns_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("what");
    for (const char* method : kAll)
        for (const char* what : {"wide", "duplicate", "constant", "two rows", "no penalty"})
            QTest::addRow("%s, %s", method, what) << QByteArray(method) << QByteArray(what);
}

void BaselinesTest::copesWithBadColumns() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, what);
    const std::size_t rows = what == "two rows" ? 2 : 30;
    std::vector<Column> columns;
    for (std::size_t j = 0; j < (what == "wide" ? 90U : 3U); ++j) {
        std::vector<double> values;
        for (std::size_t i = 0; i < rows; ++i)
            values.push_back(std::sin(static_cast<double>((3 * j + 1) * (i + 1) * (j + i + 2))));
        if (what == "constant" && j == 1) values.assign(rows, 4.);
        columns.push_back(test::numbers("x" + std::to_string(j), values));
        if (what == "duplicate")
            columns.push_back(test::numbers("copy" + std::to_string(j), values));
    }
    const bool isRegression = canDo(method, Problem::Regression);
    std::vector<double> y;
    std::vector<std::int32_t> codes;
    for (std::size_t i = 0; i < rows; ++i) {
        y.push_back(columns[0].numbers.at(static_cast<Index>(i)) +
                    0.1 * static_cast<double>(i % 3));
        codes.push_back(i % 2 == 0 ? 0 : 1);
    }
    columns.push_back(isRegression ? test::numbers("y", y)
                                   : test::levels("y", {"no", "yes"}, codes));
    const TaskPtr task = test::taskOf(std::move(columns),
                                      isRegression ? Problem::Regression : Problem::Classification);
    OptionValues options = quick(method);
    if (what == "no penalty" && method != "mean") {
        options["penalty"] = std::string("fixed");
        options["lambda"] = 0.;
    }
    const auto trained = test::trainToEnd(method, task, options);
    QVERIFY2(trained.refused.empty(), trained.refused.c_str());
    QCOMPARE(trained.last.state, Advance::State::Finished);
    QVERIFY(predict(*trained.predictor, task->x).allFinite());
}

ARDENT_TEST(BaselinesTest)
#include "baselines_test.moc"
#include "core/data/task/make_task.h"
#include "core/method/methods.h"
