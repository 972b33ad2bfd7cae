#include "core/method/lambda_trainer.h"

#include <QtTest>

#include "core/data/task/samples_as_double.h"
#include "core/method/far_rows.h"
#include "core/method/feature_path.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

constexpr int kLambdaFolds = 4;

/// The inputs themselves.
FeatureSpace inputsOf(const TaskPtr& task) {
    FeatureSpace space;
    space.columns = task->x.cols();
    space.map = [task](std::span<const std::int32_t> rows, Matrix& block) {
        block = samplesAsDouble(task->x, rows);
    };
    return space;
}

double heldOutLoss(const TaskPtr& task, int enoughValidation) {
    LambdaOptions options;
    options.folds = kLambdaFolds;
    options.enoughValidation = enoughValidation;
    const auto path = makeFeaturePath(
        task, [&](const GoOn&) { return std::optional(inputsOf(task)); }, options, 1);
    while (!path->prepare(always)) {
    }
    return path->solve(0.01, always)->heldOut.mean;
}

/// Fits that are never finite.
class HopelessSolver final : public LambdaSolver {
public:
    bool prepare(const GoOn&) override { return true; }
    double largestLambda() const override { return 1.; }
    double smallestShare() const override { return 0.1; }
    std::optional<LambdaSolution> solve(double, const GoOn&) override {
        LambdaSolution solution;
        solution.trainLoss = std::nan("");
        return solution;
    }
    ModelOf modelOf() const override { return {}; }
    Message lambdaKind() const override { return {}; }
};

/// Losses fall slowly with λ, and the mean square far from all rows grows fast.
class WavySolver final : public LambdaSolver {
public:
    explicit WavySolver(TaskPtr task) : task_(std::move(task)) {}

    bool prepare(const GoOn&) override { return true; }
    double largestLambda() const override { return 1.; }
    double smallestShare() const override { return 1e-4; }
    std::optional<LambdaSolution> solve(double lambda, const GoOn&) override {
        LambdaSolution solution;
        solution.scores = {Matrix::Zero(1, 1), Vector::Zero(1)};
        solution.trainLoss = solution.heldOut.mean = 0.2 + 0.1 * std::pow(lambda, 0.25);
        solution.farSquare = 0.9 / (lambda * lambda);
        solution.goesAstray = goesAstrayFarAway(*task_, solution.farSquare);
        return solution;
    }
    ModelOf modelOf() const override { return {}; }
    Message lambdaKind() const override { return {}; }

private:
    TaskPtr task_;
};

Advance endOf(const LambdaOptions& options) {
    const auto trainer = makeLambdaTrainer(test::syntheticTask("gse1", 50), options,
                                           std::make_unique<HopelessSolver>());
    Advance done;
    while (done.state == Advance::State::Working) done = trainer->advance(always);
    return done;
}

}  // namespace

class LambdaTrainerTest : public QObject {
    Q_OBJECT

private slots:
    void everyHeldOutRowCountsAlike_data();
    void everyHeldOutRowCountsAlike();
    void theCurveNamesTheRowsThatJudge_data();
    void theCurveNamesTheRowsThatJudge();
    void aGivenPenaltyIsRaisedWhereItDiverges();
    void weightsThatGoAstrayFarAwayAreNotKept();
    void foldsAlwaysJudgeWaves();
};

void LambdaTrainerTest::everyHeldOutRowCountsAlike_data() {
    QTest::addColumn<QString>("set");
    QTest::addRow("numbers") << "additive";
    QTest::addRow("classes") << "moons";
}

void LambdaTrainerTest::everyHeldOutRowCountsAlike() {
    QFETCH(QString, set);
    const TaskPtr task = test::syntheticTask(set.toStdString(), 200);
    auto unvalidated = std::make_shared<Task>(*task);
    unvalidated->split.validation.clear();
    const auto train = static_cast<double>(task->split.train.size());
    const auto validation = static_cast<double>(task->split.validation.size());

    const double ofFolds = heldOutLoss(unvalidated, 1);
    const double ofValidation = heldOutLoss(task, 1);
    QVERIFY(std::abs(ofFolds - ofValidation) > 1e-4 * ofFolds);
    const double mean = (train * ofFolds + validation * ofValidation) / (train + validation);
    QVERIFY(std::abs(heldOutLoss(task, 1000) - mean) < 1e-8 * mean);
}

void LambdaTrainerTest::theCurveNamesTheRowsThatJudge_data() {
    QTest::addColumn<int>("trained");
    QTest::addColumn<int>("validated");
    QTest::addColumn<QString>("title");
    QTest::addRow("folds") << 30 << 0 << "4-fold cross-validated loss (mean squared error)";
    QTest::addRow("fewer rows than folds")
        << 3 << 0 << "3-fold cross-validated loss (mean squared error)";
    QTest::addRow("both") << 30 << 2
                          << "Loss over 4 folds and the validation rows (mean squared error)";
    QTest::addRow("validation") << 30 << 5 << "Validation loss (mean squared error)";
    QTest::addRow("one row") << 1 << 0 << "Loss on the training rows (mean squared error)";
}

void LambdaTrainerTest::theCurveNamesTheRowsThatJudge() {
    QFETCH(int, trained);
    QFETCH(int, validated);
    QFETCH(QString, title);
    auto task = std::make_shared<Task>(*test::syntheticTask("additive", 200));
    task->split.train.resize(static_cast<std::size_t>(trained));
    task->split.validation.resize(static_cast<std::size_t>(validated));
    LambdaOptions options;
    options.folds = kLambdaFolds;
    options.enoughValidation = 5;
    const auto trainer = makeLambdaTrainer(task, options, std::make_unique<HopelessSolver>());
    QCOMPARE(QString::fromStdString(titleAndMeasure(trainer->series().back())), title);
}

/// A search would choose another one by itself.
void LambdaTrainerTest::aGivenPenaltyIsRaisedWhereItDiverges() {
    LambdaOptions options;
    options.lambda = 0.001;
    QCOMPARE(endOf(options).state, Advance::State::Diverged);
    QVERIFY(!endOf(options).remedy);
    options.penalty = LambdaChoice::Fixed;
    QVERIFY((endOf(options).remedy == Remedy{"lambda", 0.01}));
    options.lambda = 0.;
    QVERIFY((endOf(options).remedy == Remedy{"lambda", 0.001}));
}

/// λ = 1, 0.1, 0.01, 0.001 and 0.0001.
void LambdaTrainerTest::weightsThatGoAstrayFarAwayAreNotKept() {
    const TaskPtr task = test::syntheticTask("gse1", 1000);
    QVERIFY(!goesAstrayFarAway(*task, 99.) && goesAstrayFarAway(*task, 101.));
    QVERIFY(!goesAstrayFarAway(*test::syntheticTask("moons", 1000), 101.));
    LambdaOptions options;
    options.lambdas = 5;
    const auto trainer = makeLambdaTrainer(task, options, std::make_unique<WavySolver>(task));
    Advance done;
    while (done.state == Advance::State::Working) done = trainer->advance(always);
    QCOMPARE(trainer->path()->best, Index{4});
    QCOMPARE(trainer->path()->chosen, Index{1});
    QCOMPARE(done.reason.english(),
             std::string("5 of 5 λ were tried; λ = 0.1 is kept. λ = 0.0001 has the lowest mean "
                         "squared error on the validation rows, but with weights so large that a "
                         "row unlike all others may be predicted 9487 standard deviations of y "
                         "wrong."));
}

void LambdaTrainerTest::foldsAlwaysJudgeWaves() {
    const TaskPtr numbers = test::syntheticTask("gse1", 20'000);
    QCOMPARE(heldOutPlan(*numbers, 5, enoughValidation(*numbers)).folds, 0);
    QCOMPARE(heldOutPlan(*numbers, 5, enoughValidationForWaves(*numbers)).folds, 5);
    const TaskPtr classes = test::syntheticTask("moons", 2000);
    QCOMPARE(heldOutPlan(*classes, 5, enoughValidationForWaves(*classes)).folds, 0);
}

ARDENT_TEST(LambdaTrainerTest)
#include "lambda_trainer_test.moc"
