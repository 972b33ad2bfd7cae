#include "core/evaluate/metric_definitions.h"

#include <QtTest>

#include "core/evaluate/evaluation.h"

using namespace ardent;

class MetricDefinitionsTest : public QObject {
    Q_OBJECT

private slots:
    void everyMetricIsDefined() {
        for (const Problem problem : {Problem::Regression, Problem::Classification})
            for (const std::string& name : metricNames(problem))
                QVERIFY2(!metricDefinition(name).empty(), name.c_str());
        QVERIFY(metricDefinition("nothing").empty());
    }
};

ARDENT_TEST(MetricDefinitionsTest)
#include "metric_definitions_test.moc"
