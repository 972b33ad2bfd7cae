#include "core/method/metric/metric_findings.h"

#include <QtTest>
#include <numeric>

#include "core/data/synthetic/synthetic.h"
#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

/// jse3 with the column "flat", which is 7 in every row.
TaskPtr withConstantColumn(Index rows) {
    Table table = synthesize(*findSyntheticSet("jse3"), rows, /*seed=*/1);
    Column flat;
    flat.name = "flat";
    for (Index row = 0; row < rows; ++row) flat.numbers.append(7.);
    table.columns.push_back(std::move(flat));
    Recipe recipe;
    recipe.target = "y";
    auto task = makeTask(recipe, std::move(table));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace

class MetricFindingsTest : public QObject {
    Q_OBJECT

private slots:
    void aConstantColumnIsInNoDirection_data();
    void aConstantColumnIsInNoDirection();
    void theTotalIsOfAllDirections();
};

void MetricFindingsTest::aConstantColumnIsInNoDirection_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<qlonglong>("rows");
    QTest::newRow("evidence") << "metric" << 300LL;
    QTest::newRow("gradients") << "metric" << 4000LL;
    QTest::newRow("rfm") << "rfm" << 300LL;
}

void MetricFindingsTest::aConstantColumnIsInNoDirection() {
    QFETCH(QString, method);
    QFETCH(qlonglong, rows);
    const TaskPtr task = withConstantColumn(rows);
    OptionValues options{{"features", 100LL}};
    if (method == "rfm") options["iterations"] = 2LL;
    Arena(2).run([&] {
        const auto trainer = makeTrainer(*findMethod(method.toStdString()), task, options, 1);
        if (!trainer) qFatal("%s", trainer.error().text.english().c_str());
        Index told = 0;
        Advance last;
        do {
            last = (*trainer)->advance(always);
            const auto found = (*trainer)->directions();
            if (!found) continue;
            ++told;
            const std::size_t flat = found->names.size() - 1;
            QCOMPARE(found->names[flat], std::string("flat"));
            for (const Vector& weights : found->weights)
                QVERIFY(std::abs(weights[static_cast<Index>(flat)]) < 1e-9);
        } while (last.state == Advance::State::Working);
        QVERIFY(told > 0);
    });
}

void MetricFindingsTest::theTotalIsOfAllDirections() {
    constexpr Index kVariables = 18;
    const TaskPtr task = test::syntheticTask("gse1", 100);
    QCOMPARE(task->x.cols(), kVariables);
    std::vector<Index> inputs(kVariables);
    std::iota(inputs.begin(), inputs.end(), Index{0});
    MetricNet net;
    net.coordinates = coordinatesOf(task, std::move(inputs));
    net.metric = 3. * Matrix::Identity(kVariables, kVariables);
    net.base = Matrix::Zero(kVariables, 1);
    net.phases = Vector::Zero(1);
    net.weights = Matrix::Zero(1, 1);
    net.intercept = Vector::Zero(1);
    const MetricTask data{task, Loss::Squared, task->split.train, task->split.validation, 1.};
    const Directions found = *metricFindings(data, net).directions;
    QCOMPARE(found.values.size(), std::size_t{10});
    QVERIFY(std::abs(found.values.front() - 3.) < 1e-9);
    QVERIFY(std::abs(found.total - 9. * kVariables) < 1e-9);
}

ARDENT_TEST(MetricFindingsTest)
#include "metric_findings_test.moc"
