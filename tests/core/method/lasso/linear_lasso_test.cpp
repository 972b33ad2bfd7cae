#include "core/method/lasso/linear_lasso.h"

#include <QTemporaryDir>
#include <QtTest>
#include <set>

#include "core/base/memory.h"
#include "core/random/random_stream.h"
#include "core/store/model_file.h"
#include "core/train/run.h"
#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/small_task.h"

using namespace ardent;

class LinearLassoTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheVariables();
    void thePathHasSigns();
    void theTrailIsOfEveryLambda();
    void groupsHaveNorms();
    void validationRowsMayChoose();
    void classifies_data();
    void classifies();
    void threadsChangeNothing();
    void modelFileRoundTrip();
    void foldsAreAtMostOneARow_data();
    void foldsAreAtMostOneARow();
    void aRidgePathOfManyColumnsIsRefusedWithWhatWouldDo();
};

namespace {

std::unique_ptr<Trainer> trainer(const TaskPtr& task, const OptionValues& options = {}) {
    auto made = makeTrainer(*findMethod("lasso"), task, options, 1);
    if (!made) qFatal("%s", made.error().text.english().c_str());
    return std::move(*made);
}

SnapshotPtr train(const TaskPtr& task, const OptionValues& options = {}, int threads = 1) {
    RunSettings settings;
    settings.threads = threads;
    Run run(trainer(task, options), task, settings);
    run.resume();
    if (!run.waitForEnd(600)) qFatal("the run did not end");
    return run.take();
}

/// y = 3 x1 − 2 x2 + noise, x3 … x8 do nothing; or its sign, or three classes of it.
TaskPtr linearTask(int classes) {
    RandomStream random(3, StreamId::SyntheticDesign);
    std::vector<Column> columns;
    std::vector<std::vector<double>> x(8, std::vector<double>(200));
    for (auto& column : x)
        for (double& value : column) value = 5. + 2. * random.normal();
    std::vector<double> y;
    std::vector<std::int32_t> codes;
    for (std::size_t i = 0; i < 200; ++i) {
        y.push_back(3. * (x[0][i] - 5.) - 2. * (x[1][i] - 5.) + random.normal());
        codes.push_back(classes == 2 ? y.back() > 0. : (y.back() > -3.) + (y.back() > 3.));
    }
    for (std::size_t j = 0; j < x.size(); ++j)
        columns.push_back(test::numbers("x" + std::to_string(j + 1), x[j]));
    if (classes == 0) {
        columns.push_back(test::numbers("y", y));
        return test::taskOf(std::move(columns), Problem::Regression);
    }
    std::vector<std::string> names{"a", "b", "c"};
    names.resize(std::size_t(classes));
    columns.push_back(test::levels("y", names, codes));
    return test::taskOf(std::move(columns), Problem::Classification);
}

}  // namespace

void LinearLassoTest::findsTheVariables() {
    const auto task = linearTask(0);
    const SnapshotPtr end = train(task, {{"rule", std::string("lambda_1se")}});
    QCOMPARE(end->state, RunState::Finished);
    QCOMPARE(end->selection->chosen, Index{2});
    QCOMPARE(end->selection->order[0], Index{0});
    QCOMPARE(end->selection->order[1], Index{1});
    // In the target's unit per standard deviation of x1, which is near 2.
    QVERIFY(end->relevance->values[0] > 5. && end->relevance->values[0] < 6.5);
    QVERIFY(metric(end->metrics->train, "r2") > 0.95);

    const Path& path = *end->path;
    QCOMPARE(Index(path.lambdas.size()), end->curve.size());
    QCOMPARE(path.norms.size(), path.lambdas.size());
    QCOMPARE(path.chosen, path.sparse);
    QVERIFY(path.sparse <= path.best);
    const auto sparse = path.predictorAt(path.chosen);
    QVERIFY(predict(*sparse, task->x) == predict(*end->predictor, task->x));
    QVERIFY(path.predictorAt(0)->fourier()->linear.isZero(0.));
    const double chosen = end->curve.value(path.chosen, 1);
    COMPARE_WITHIN(chosen, path.scores[std::size_t(path.chosen)], 0.);
    COMPARE_WITHIN(end->curve.value(path.chosen, 0), metric(end->metrics->train, "mse"), 1e-3);
}

void LinearLassoTest::thePathHasSigns() {
    for (const int classes : {0, 2}) {
        const SnapshotPtr end = train(linearTask(classes));
        for (const CurveSeries& series : end->curve.series())
            QVERIFY2(series.title.ends_with(classes == 0 ? "(mean squared error)"
                                                         : "(cross-entropy, natural log)"),
                     series.title.c_str());
        const Path& path = *end->path;
        QVERIFY2(path.normKind.starts_with("coefficient per"), path.normKind.c_str());
        const Vector& coefficients = path.norms[std::size_t(path.chosen)];
        QVERIFY(coefficients[0] > 0. && coefficients[1] < 0.);
        QVERIFY(end->relevance->kind.starts_with("|coefficient| per"));
        for (std::size_t j = 0; j < 8; ++j)
            QCOMPARE(end->relevance->values[j], std::abs(coefficients[Index(j)]));
        QCOMPARE(end->selection->chosen, Index((coefficients.array() != 0.).count()));
    }
}

/// As the path has it, be the λ kept or not; the last row is the kept model's.
void LinearLassoTest::theTrailIsOfEveryLambda() {
    const SnapshotPtr end = train(linearTask(0), {{"rule", std::string("lambda_1se")}});
    const Path& path = *end->path;
    QCOMPARE(end->trail.size(), std::ssize(path.norms));
    QVERIFY(path.chosen + 2 < end->trail.size());
    for (Index row = 0; row + 1 < end->trail.size(); ++row)
        for (Index j = 0; j < 8; ++j)
            QCOMPARE(end->trail.value(row, j), std::abs(path.norms[std::size_t(row)][j]));
    for (Index j = 0; j < 8; ++j)
        QCOMPARE(end->trail.value(end->trail.size() - 1, j),
                 end->relevance->values[std::size_t(j)]);
}

/// A category's columns, and the classes of one column.
void LinearLassoTest::groupsHaveNorms() {
    std::vector<double> x, y;
    std::vector<std::int32_t> kinds;
    for (int i = 0; i < 90; ++i) {
        kinds.push_back(i % 3);
        x.push_back(i % 7);
        y.push_back(-2. * (i % 7) - 5. * (i % 3) + 0.1 * (i % 2));
    }
    const SnapshotPtr mixed = train(test::taskOf({test::levels("kind", {"a", "b", "c"}, kinds),
                                                  test::numbers("x", x), test::numbers("y", y)},
                                                 Problem::Regression));
    QVERIFY(mixed->path->normKind.ends_with("; of a category the norm"));
    QVERIFY(mixed->path->norms.back()[0] > 0. && mixed->path->norms.back()[1] < 0.);

    const SnapshotPtr classes = train(linearTask(3));
    QVERIFY(classes->path->normKind.starts_with("norm of the classes' coefficients"));
    QVERIFY(classes->path->norms.back().minCoeff() >= 0.);
}

void LinearLassoTest::validationRowsMayChoose() {
    const TaskPtr task = test::syntheticTask("g1", 300);
    const OptionValues rule{{"rule", std::string("validation")}, {"folds", 3LL}};
    const SnapshotPtr end = train(task, rule);
    const std::vector<double> losses = end->curve.column(1);
    QCOMPARE(end->path->chosen, std::ranges::min_element(losses) - losses.begin());
    COMPARE_WITHIN(losses[std::size_t(end->path->chosen)], metric(end->metrics->validation, "mse"),
                   1e-3);
    QVERIFY(end->selection->rule.find("the lowest validation loss") != std::string::npos);
    QVERIFY(end->reason.find("(lowest validation loss) keeps") != std::string::npos);

    const auto refused = makeTrainer(*findMethod("lasso"), linearTask(0), rule, 1);
    QVERIFY(!refused && refused.error().fault == Fault::Usage);
    QVERIFY(refused.error().text.english().find("no validation rows") != std::string::npos);
}

void LinearLassoTest::classifies_data() {
    QTest::addColumn<int>("classes");
    QTest::addRow("two classes") << 2;
    QTest::addRow("three classes") << 3;
}

void LinearLassoTest::classifies() {
    QFETCH(int, classes);
    const auto task = linearTask(classes);
    const SnapshotPtr end = train(task, {{"folds", 5LL}});
    QCOMPARE(end->state, RunState::Finished);
    QVERIFY(metric(end->metrics->train, "accuracy") > 0.85);
    QVERIFY(end->selection->chosen >= 2 && end->selection->chosen <= 6);
    QVERIFY(std::set<Index>(end->selection->order.begin(), end->selection->order.begin() + 2) ==
            (std::set<Index>{0, 1}));
    COMPARE_WITHIN(end->curve.value(end->path->chosen, 0), metric(end->metrics->train, "log_loss"),
                   1e-4);
}

void LinearLassoTest::threadsChangeNothing() {
    const auto task = test::syntheticTask("jse2", 200);
    const SnapshotPtr one = train(task, {}, 1);
    const SnapshotPtr four = train(task, {}, 4);
    QCOMPARE(one->path->scores, four->path->scores);
    QCOMPARE(one->relevance->values, four->relevance->values);
    QCOMPARE(one->curve.series().size(), std::size_t{3});
}

void LinearLassoTest::modelFileRoundTrip() {
    const QTemporaryDir folder;
    const auto file = std::filesystem::path(folder.path().toStdString()) / "model.json";
    for (const int classes : {0, 2, 3}) {
        const auto task = linearTask(classes);
        const SnapshotPtr end = train(task);
        StoredModel stored;
        stored.predictor = *end->predictor;
        QVERIFY(saveModel(stored, file));
        const auto loaded = loadModel(file);
        QVERIFY2(loaded.has_value(), loaded ? "" : loaded.error().text.english().c_str());
        const Matrix mine = predict(*end->predictor, task->x);
        const Matrix theirs = predict(loaded->predictor, task->x);
        QVERIFY((mine - theirs).cwiseAbs().maxCoeff() < 1e-12);
    }
}

void LinearLassoTest::foldsAreAtMostOneARow_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("classes");
    for (const int rows : {2, 3, 7})
        for (const bool classes : {false, true})
            QTest::addRow("%d rows, %s", rows, classes ? "classes" : "numbers") << rows << classes;
}

void LinearLassoTest::foldsAreAtMostOneARow() {
    QFETCH(int, rows);
    QFETCH(bool, classes);
    std::vector<double> x, y;
    std::vector<std::int32_t> codes;
    for (int i = 0; i < rows; ++i) {
        x.push_back(i % 4);
        y.push_back(3. * (i % 4) + 0.1 * (i % 2));
        codes.push_back(i % 2);
    }
    const TaskPtr task =
        test::taskOf({test::numbers("x", x),
                      classes ? test::levels("y", {"a", "b"}, codes) : test::numbers("y", y)},
                     classes ? Problem::Classification : Problem::Regression);
    const SnapshotPtr end = train(task);
    QCOMPARE(end->state, RunState::Finished);
    QVERIFY(end->predictor && end->predictor->fourier()->isFinite());
    const std::string note = "Only " + std::to_string(rows) + " of 10 folds are used, one";
    QVERIFY2(end->reason.find(note) != std::string::npos, end->reason.c_str());
    const std::string folds = "over " + std::to_string(rows) + " folds";
    QVERIFY2(end->path->scoreKind.ends_with(folds), end->path->scoreKind.c_str());
}

/// All of 400 columns take part in it, and of a lasso's no more than there are rows.
void LinearLassoTest::aRidgePathOfManyColumnsIsRefusedWithWhatWouldDo() {
    constexpr double kUsable = 5e6;  // bytes
    RandomStream random(3, StreamId::SyntheticDesign);
    std::vector<Column> columns;
    for (int j = 0; j <= 400; ++j) {
        std::vector<double> values(60);
        for (double& value : values) value = random.normal();
        columns.push_back(test::numbers("x" + std::to_string(j), values));
    }
    const TaskPtr task = test::taskOf(std::move(columns), Problem::Regression);
    const auto refusal = [&](double alpha) {
        const auto made = makeTrainer(*findMethod("lasso"), task, {{"alpha", alpha}}, 1);
        return made ? std::string() : made.error().text.english();
    };
    const MemorySharing sharing(
        static_cast<unsigned>(0.8 * static_cast<double>(availableMemory()) / kUsable));
    QCOMPARE(refusal(1.), std::string());
    QCOMPARE(refusal(0.5), std::string());
    QVERIFY2(refusal(0.).find("would take 14 MB") != std::string::npos, refusal(0.).c_str());
    QVERIFY(refusal(0.).ends_with("; raise alpha or set fewer folds."));
}

QTEST_GUILESS_MAIN(LinearLassoTest)
#include "linear_lasso_test.moc"
