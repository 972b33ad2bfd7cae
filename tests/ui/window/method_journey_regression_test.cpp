#include "tests/ui/window/method_journey.h"

using namespace ardent;
using namespace ardent::test;

/// Every method on a table with a target of numbers, by clicks and keys.
class MethodJourneyRegressionTest : public QObject {
    Q_OBJECT

private slots:
    void runsFromStepToComparison_data() { addMethodsFor(Problem::Regression); }
    void runsFromStepToComparison() {
        QFETCH(QString, method);
        MethodJourney(sandbox_, method, Problem::Regression).go();
    }

private:
    Sandbox sandbox_;
};

ARDENT_TEST(MethodJourneyRegressionTest)
#include "method_journey_regression_test.moc"
