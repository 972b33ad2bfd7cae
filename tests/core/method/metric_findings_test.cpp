#include "core/method/metric_findings.h"

#include <QtTest>

#include "core/data/synthetic.h"
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
    if (!task) qFatal("%s", task.error().text.c_str());
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
        if (!trainer) qFatal("%s", trainer.error().text.c_str());
        test::NeverStop pulse;
        Index told = 0;
        Advance last;
        do {
            last = (*trainer)->advance(pulse);
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

/// The first metric of a recursive feature machine is a multiple of the identity.
void MetricFindingsTest::theTotalIsOfAllDirections() {
    constexpr double kVariables = 18.;
    const TaskPtr task = test::syntheticTask("gse1", 100);
    const OptionValues options{{"features", 10LL}, {"iterations", 1LL}};
    Arena(1).run([&] {
        const auto trainer = std::move(*makeTrainer(*findMethod("rfm"), task, options, 1));
        test::NeverStop pulse;
        while (trainer->advance(pulse).state == Advance::State::Working) {
        }
        const Directions found = *trainer->directions();
        QCOMPARE(found.values.size(), std::size_t{10});
        const double each = found.values.front() * found.values.front();
        QVERIFY(std::abs(found.total / each - kVariables) < 1e-9);
    });
}

QTEST_GUILESS_MAIN(MetricFindingsTest)
#include "metric_findings_test.moc"
