#include "core/figure/relevance/selection_measure.h"

#include <QTest>

#include "core/data/task/make_task.h"
#include "core/evaluate/model_selection.h"
#include "core/method/methods.h"
#include "tests/support/columns.h"
#include "tests/support/linear_table.h"
#include "tests/support/test_class.h"

using namespace ardent;
using namespace ardent::test;

namespace {

struct Measuring {
    Recipe recipe = target("y");
    Table table = linearTable(20, 8, 1);
    EvaluatedMethod method{findMethod("ridge"), {}, "Ridge"};
    FittedRecipePtr fitted = makeTask(recipe, table)->recipe;

    Result<Measured> measure(Importance importance, const GoOn& goOn = always) const {
        return measureSelection(importance, *fitted, {recipe, table, method}, goOn, tellNobody);
    }
};

}  // namespace

class SelectionMeasureTest : public QObject {
    Q_OBJECT

private slots:
    void knockoffsAreThoseOfTheCommand();
    void stabilityIsASharePerVariable();
    void aDateHasOneValueAtItsFirstClock();
    void itCanBeStopped();
};

void SelectionMeasureTest::knockoffsAreThoseOfTheCommand() {
    const Measuring ridge;
    const auto found = ridge.measure(Importance::Knockoffs);
    QVERIFY(found.has_value());
    const auto selection =
        selectByKnockoffs(ridge.recipe, ridge.table, ridge.method, 0.2, ridge.recipe.seed);
    for (std::size_t j = 0; j < selection->names.size(); ++j) {
        QCOMPARE(found->relevance.names[j], selection->names[j]);
        QCOMPARE(found->relevance.values[j], std::max(0., selection->scores[j]));
        QCOMPARE(found->remarks[j].empty(), selection->q[j] >= 1.);
    }
    QVERIFY(std::ranges::count(selection->selected, true) >= 8);
    QVERIFY2(found->finding.english().starts_with("Knockoffs select "),
             found->finding.english().c_str());
}

void SelectionMeasureTest::stabilityIsASharePerVariable() {
    const auto found = Measuring().measure(Importance::Stability);
    QVERIFY(found.has_value());
    for (const double share : found->relevance.values) QVERIFY(share >= 0. && share <= 1.);
    QCOMPARE(found->relevance.values.size(), 20U);
    QVERIFY2(found->finding.english().find("among the first 4") != std::string::npos,
             found->finding.english().c_str());
}

void SelectionMeasureTest::aDateHasOneValueAtItsFirstClock() {
    Measuring ridge;
    std::vector<std::string> days;
    for (Index row = 0; row < ridge.table.rows; ++row)
        days.push_back(dateText(18993. + 2. * static_cast<double>(row)));
    ridge.table.columns.push_back(categories("day", days, ColumnType::Text));
    ridge.fitted = makeTask(ridge.recipe, ridge.table)->recipe;
    QVERIFY(ridge.fitted->sources.size() > 21);
    const auto found = ridge.measure(Importance::Knockoffs);
    QVERIFY(found.has_value());
    QCOMPARE(found->relevance.values.size(), ridge.fitted->sources.size());
    for (std::size_t s = 21; s < ridge.fitted->sources.size(); ++s)
        QVERIFY(found->relevance.values[s] == 0. && found->remarks[s].empty());
}

void SelectionMeasureTest::itCanBeStopped() {
    const auto stopped = Measuring().measure(Importance::Stability, [] { return false; });
    QVERIFY(!stopped);
}

ARDENT_TEST(SelectionMeasureTest)
#include "selection_measure_test.moc"
