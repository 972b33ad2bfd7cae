#include "tests/ui/window/method_journey.h"

using namespace ardent;
using namespace ardent::test;

/// Every method on a table with a target of classes, by clicks and keys.
class MethodJourneyClassificationTest : public QObject {
    Q_OBJECT

private slots:
    void runsFromStepToComparison_data() { addMethodsFor(Problem::Classification); }
    void runsFromStepToComparison() {
        QFETCH(QString, method);
        MethodJourney(sandbox_, method, Problem::Classification).go();
    }

private:
    Sandbox sandbox_;
};

ARDENT_TEST(MethodJourneyClassificationTest)
#include "method_journey_classification_test.moc"
