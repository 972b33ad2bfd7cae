#include <QtTest>

#include "core/random/random_stream.h"
#include "tests/support/columns.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

constexpr int kPatients = 40;
constexpr int kVisits = 6;
constexpr int kInputs = 40;

/// Visits of patients, each with a level and a pattern of x of his own, which have nothing to do
/// with each other: what is learned of some patients is of no use for others.
Table patientTable() {
    RandomStream random(5, StreamId::SyntheticDesign);
    std::vector<std::vector<double>> x(kInputs);
    std::vector<double> y;
    std::vector<std::string> patients;
    for (int patient = 0; patient < kPatients; ++patient) {
        const double level = 3. * random.normal();
        std::vector<double> pattern(kInputs);
        for (double& value : pattern) value = random.normal();
        for (int visit = 0; visit < kVisits; ++visit) {
            for (std::size_t j = 0; j < x.size(); ++j)
                x[j].push_back(pattern[j] + 0.05 * random.normal());
            y.push_back(level + 0.3 * random.normal());
            patients.push_back("p" + std::to_string(patient));
        }
    }
    std::vector<Column> columns;
    for (std::size_t j = 0; j < x.size(); ++j)
        columns.push_back(test::numbers("x" + std::to_string(j + 1), x[j]));
    columns.push_back(test::categories("patient", patients));
    columns.push_back(test::numbers("y", y));
    return test::table(std::move(columns));
}

TaskPtr byPatient(Table table) {
    Recipe recipe = test::target("y");
    recipe.splitRule = SplitRule::Groups;
    recipe.splitColumn = "patient";
    recipe.split = {0.7, 0., 0.3};
    auto task = makeTask(recipe, std::move(table));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

TaskPtr foldsByChance(const TaskPtr& task) {
    Task other = *task;
    other.order = {};
    return std::make_shared<const Task>(std::move(other));
}

/// What λ was chosen by, its mean squared error on the test rows, and λ.
struct ChosenLambda {
    double score, tested, lambda;
};

ChosenLambda chosenBy(const char* method, const TaskPtr& task) {
    const test::Training training = test::trainToEnd(method, task, {});
    const auto at = static_cast<std::size_t>(training.path->chosen);
    return {training.path->scores[at], training.metric(*task, "mse"), training.path->lambdas[at]};
}

}  // namespace

/// Cross-validation inside methods where the rows are split by group.
class InnerFoldsTest : public QObject {
    Q_OBJECT

private slots:
    void groupsMakeTheScoreHonest_data();
    void groupsMakeTheScoreHonest();
    void aClassOfOneGroupIsNoTrouble_data();
    void aClassOfOneGroupIsNoTrouble();
};

void InnerFoldsTest::groupsMakeTheScoreHonest_data() {
    QTest::addColumn<QByteArray>("method");
    for (const char* method : {"lasso", "ridge", "kernel_ridge", "rff", "fourier_lasso"})
        QTest::newRow(method) << QByteArray(method);
}

void InnerFoldsTest::groupsMakeTheScoreHonest() {
    QFETCH(const QByteArray, method);
    const TaskPtr task = byPatient(patientTable());
    const ChosenLambda byGroup = chosenBy(method.constData(), task);
    const ChosenLambda byChance = chosenBy(method.constData(), foldsByChance(task));
    qInfo("by group: %g, tested %g, λ %g; by chance: %g, tested %g, λ %g", byGroup.score,
          byGroup.tested, byGroup.lambda, byChance.score, byChance.tested, byChance.lambda);
    QVERIFY(byChance.score < 0.2 * byChance.tested);
    QVERIFY(byGroup.score > 0.5 * byGroup.tested);
    QVERIFY(byGroup.score < 2. * byGroup.tested);
    QVERIFY(byGroup.lambda > 10. * byChance.lambda);
}

void InnerFoldsTest::aClassOfOneGroupIsNoTrouble_data() {
    QTest::addColumn<QByteArray>("method");
    for (const char* method :
         {"lasso", "fourier_lasso", "logistic", "rff", "svm", "gbrff2", "pbrff", "hsic", "metric"})
        QTest::newRow(method) << QByteArray(method);
}

/// The one group of a class is held out in one fold, which is then learned without that class.
void InnerFoldsTest::aClassOfOneGroupIsNoTrouble() {
    QFETCH(const QByteArray, method);
    Table table = patientTable();
    std::vector<std::string> classes;
    for (int row = 0; row < kPatients * kVisits; ++row)
        classes.push_back(row / kVisits == 7 ? "ill" : "well");
    table.columns.erase(table.columns.begin() + 4, table.columns.begin() + kInputs);
    table.columns.back() = test::categories("y", classes);
    Task task = *byPatient(std::move(table));
    for (const std::int32_t row : task.split.test) task.split.train.push_back(row);
    std::ranges::sort(task.split.train);
    task.split.test.clear();
    const auto training = test::trainToEnd(method.constData(), std::make_shared<const Task>(task),
                                           test::fewOf(method.constData()));
    QCOMPARE(training.last.state, Advance::State::Finished);
    QVERIFY(training.predictor);
    const Matrix predictions = predict(*training.predictor, task.x, task.split.train);
    QVERIFY(predictions.allFinite());
}

ARDENT_TEST(InnerFoldsTest)
#include "inner_folds_test.moc"
