#include "core/data/task/target.h"

#include <QTest>

#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr const char* kDaysNote =
    "The target \"d\" looks like dates written as yyyymmdd, which jump from month to month as "
    "numbers; to predict them, add the days since the first date to the file.";

/// `step` apart from the first of January, each month of 28 days.
QString targetNotes(double first, double step) {
    std::vector<double> days;
    for (int day = 0; day < 60; ++day)
        days.push_back(first + 100. * (day / 28) + step * (day % 28));
    Recipe recipe = target("d");
    recipe.problem = ProblemChoice::Regression;
    const auto task = makeTask(recipe, table({numbers("x", sequence(60)), numbers("d", days)}));
    return task ? allNotes(*task) : QString::fromStdString(task.error().text.english());
}

}  // namespace

class TargetTest : public QObject {
    Q_OBJECT

private slots:
    void aTargetOfDayNumbersIsNoted();
};

void TargetTest::aTargetOfDayNumbersIsNoted() {
    QVERIFY2(targetNotes(20240101., 1.).contains(kDaysNote),
             qPrintable(targetNotes(20240101., 1.)));
    QVERIFY(!targetNotes(20240101.5, 1.).contains("yyyymmdd"));
    QVERIFY(!targetNotes(20240101., 7.).contains("yyyymmdd"));
}

ARDENT_TEST(TargetTest)
#include "target_test.moc"
