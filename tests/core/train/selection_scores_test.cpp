#include "core/train/selection_scores.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/data/task/sources.h"
#include "core/method/methods.h"
#include "core/model/loss.h"
#include "core/train/run.h"
#include "tests/support/explained_model.h"
#include "tests/support/golden.h"
#include "tests/support/small_task.h"

using namespace ardent;

class SelectionScoresTest : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheModelWithoutTheOthers_data();
    void areThoseOfTheModelWithoutTheOthers();
    void leaveOutMostSizesOfManySources();
    void withoutARuleTheBestIsKept();
    void stopWhenAsked();
    void comeAtTheEndOfARun_data();
    void comeAtTheEndOfARun();
};

namespace {

SnapshotPtr trained(const char* method, const OptionValues& options) {
    const TaskPtr task = test::syntheticTask("g1", 300);
    auto trainer = makeTrainer(*findMethod(method), task, options, 1);
    if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
    Run run(std::move(*trainer), task);
    run.resume();
    return run.waitForEnd(60.) ? run.take() : nullptr;
}

}  // namespace

void SelectionScoresTest::areThoseOfTheModelWithoutTheOthers_data() {
    QTest::addColumn<bool>("linear");
    QTest::addColumn<int>("features");
    QTest::newRow("cosines") << false << 30;
    QTest::newRow("both") << true << 30;
    QTest::newRow("linear") << true << 0;
}

void SelectionScoresTest::areThoseOfTheModelWithoutTheOthers() {
    QFETCH(bool, linear);
    QFETCH(int, features);
    const TaskPtr task = test::mixedTask(150);
    const Predictor predictor = test::randomPredictor(task->recipe, features, linear);
    Selection selection{"a rule", {2, 0, 4, 1, 3}, {}, 2};
    QVERIFY(scoreSelection(selection, predictor, *task, true, always));
    QCOMPARE(selection.chosen, Index(2));
    QVERIFY(selection.lowerIsBetter);
    QCOMPARE(selection.measure.english(), std::string("mean squared error"));
    QCOMPARE(selection.scored.english(),
             std::string("the scores are the mean squared error of the model on its "
                         "first variables, on training rows, as there are no validation rows"));
    const auto sources = sourceInputs(*task->recipe);
    DesignMatrix kept = DesignMatrix::Zero(task->x.rows(), task->x.cols());
    for (std::size_t k = 0; k < selection.order.size(); ++k) {
        const SourceInputs& source = sources[std::size_t(selection.order[k])];
        kept.middleCols(source.first, source.count) =
            task->x.middleCols(source.first, source.count);
        const Matrix f = evaluate(*predictor.fourier(), kept);
        double sum = 0.;
        for (Index i = 0; i < f.rows(); ++i)
            sum += std::pow(f(i, 0) - double(task->y[std::size_t(i)]), 2);
        const double expected = lossUnit(*task->recipe) * sum / double(f.rows());
        COMPARE_WITHIN(selection.scores[k], expected, 1e-4 * expected);
    }
}

void SelectionScoresTest::leaveOutMostSizesOfManySources() {
    std::vector<Column> columns;
    for (int j = 0; j < 500; ++j) {
        std::vector<double> values;
        for (int i = 0; i < 20; ++i) values.push_back((i * (j + 3)) % 17);
        columns.push_back(test::numbers("x" + std::to_string(j), values));
    }
    const TaskPtr task = test::taskOf(std::move(columns), Problem::Regression);
    const Predictor predictor = test::randomPredictor(task->recipe, 5, false);
    Selection selection{"a rule", {}, {}, 333};
    selection.order.resize(499);
    std::iota(selection.order.begin(), selection.order.end(), Index(0));
    QVERIFY(scoreSelection(selection, predictor, *task, true, always));
    const auto told =
        std::ranges::count_if(selection.scores, [](double score) { return std::isfinite(score); });
    QVERIFY2(told < 80, qPrintable(QString::number(told)));
    for (const std::size_t k : {1, 2, 40, 333, 499})
        QVERIFY(std::isfinite(selection.scores[k - 1]));
}

void SelectionScoresTest::withoutARuleTheBestIsKept() {
    const TaskPtr task = test::mixedTask(60, {"no", "yes"});
    Predictor predictor = test::randomPredictor(task->recipe, 20, false);
    Selection selection{{}, {0, 1, 2, 3, 4}, {}, 0};
    QVERIFY(scoreSelection(selection, predictor, *task, true, always));
    const auto best = std::ranges::max_element(selection.scores) - selection.scores.begin();
    QCOMPARE(selection.chosen, best + 1);
    QVERIFY(!selection.lowerIsBetter);
    QCOMPARE(selection.rule.english(),
             std::string("the best AUC on training rows, as there are no validation rows"));
    selection = {{}, {0, 1, 2, 3, 4}, {}, 0};
    Task learned = *task;
    learned.split.validation = {0, 1, 2};
    QVERIFY(scoreSelection(selection, predictor, learned, false, always));
    QCOMPARE(selection.rule.english(),
             std::string("the best AUC on training rows, as the model has learned "
                         "from the validation rows too"));

    std::get<FourierModel>(predictor.model).scale.setZero();
    selection = {{}, {0, 1, 2, 3, 4}, {}, 0};
    QVERIFY(scoreSelection(selection, predictor, *task, true, always));
    QCOMPARE(selection.chosen, Index(0));
}

void SelectionScoresTest::stopWhenAsked() {
    const TaskPtr task = test::mixedTask(60);
    const Predictor predictor = test::randomPredictor(task->recipe, 20, false);
    Selection selection{{}, {0, 1, 2, 3, 4}, {}, 0};
    QVERIFY(!scoreSelection(selection, predictor, *task, true, [] { return false; }));
    QVERIFY(selection.scores.empty() && selection.rule.empty());
}

void SelectionScoresTest::comeAtTheEndOfARun_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<bool>("hasARule");
    QTest::addRow("srff") << QByteArray("srff") << true;
    QTest::addRow("lasso") << QByteArray("lasso") << true;
    QTest::addRow("fourier_lasso") << QByteArray("fourier_lasso") << true;
    QTest::addRow("gbrff2") << QByteArray("gbrff2") << false;
}

/// The last score is the whole model's.
void SelectionScoresTest::comeAtTheEndOfARun() {
    QFETCH(QByteArray, method);
    QFETCH(bool, hasARule);
    OptionValues options;
    if (method == "srff") options = {{"features", 40LL}, {"draws", 1LL}, {"lambdas", 5LL}};
    const SnapshotPtr last = trained(method.constData(), options);
    QVERIFY(last && last->selection);
    const Selection& selection = *last->selection;
    QCOMPARE(selection.scores.size(), selection.order.size());
    const double mse = metric(last->metrics->validation, "mse");
    COMPARE_WITHIN(selection.scores.back(), mse, 1e-3 * mse);
    QCOMPARE(selection.rule.english().starts_with("the lowest mean squared error on "), !hasARule);
    const auto best = std::ranges::min_element(selection.scores) - selection.scores.begin();
    if (!hasARule) QCOMPARE(selection.chosen, best + 1);
}

ARDENT_TEST(SelectionScoresTest)
#include "selection_scores_test.moc"
