#include "core/evaluate/model_selection.h"

#include <QTest>

#include "core/method/methods.h"
#include "tests/support/columns.h"
#include "tests/support/linear_table.h"
#include "tests/support/test_class.h"

using namespace ardent;
using namespace ardent::test;

namespace {

EvaluatedMethod ridge() {
    return {findMethod("ridge"), {}, "Ridge"};
}

Index selectedAmong(const ModelSelection& selection, int first, int behind) {
    return std::count(selection.selected.begin() + first, selection.selected.begin() + behind,
                      true);
}

}  // namespace

class ModelSelectionTest : public QObject {
    Q_OBJECT

private slots:
    void knockoffsFindWhatMatters();
    void knockoffsKeepTheRate();
    void stabilityFindsWhatMatters();
    void classesAndCategoriesAreSelectedFrom();
    void aTargetThatIsNotThereIsNamed();
};

void ModelSelectionTest::knockoffsFindWhatMatters() {
    const auto selection = selectByKnockoffs(target("y"), linearTable(30, 12, 1), ridge(), 0.2, 1);
    QVERIFY(selection.has_value());
    QCOMPARE(selection->names.size(), std::size_t{30});
    QVERIFY(selectedAmong(*selection, 0, 12) >= 10);
    QVERIFY(selectedAmong(*selection, 12, 30) <= 6);
}

/// Over tables the mean share of false ones among the selected.
void ModelSelectionTest::knockoffsKeepTheRate() {
    constexpr int kTables = 20;
    double falseShare = 0.;
    for (int i = 0; i < kTables; ++i) {
        const auto selection =
            selectByKnockoffs(target("y"), linearTable(24, 8, static_cast<Seed>(i + 1)), ridge(),
                              0.2, static_cast<Seed>(i));
        QVERIFY(selection.has_value());
        const auto wrong = static_cast<double>(selectedAmong(*selection, 8, 24));
        const auto all = static_cast<double>(selectedAmong(*selection, 0, 24));
        falseShare += all > 0. ? wrong / all / kTables : 0.;
    }
    QVERIFY2(falseShare < 0.3, qPrintable(QString::number(falseShare)));
}

void ModelSelectionTest::stabilityFindsWhatMatters() {
    const auto selection = selectByStability(target("y"), linearTable(20, 4, 1), ridge(), 6, 1);
    QVERIFY(selection.has_value());
    QCOMPARE(selection->perHalf, Index{4});
    QCOMPARE(selection->fits, Index{12});
    QCOMPARE(selection->expectedFalse, 1.);
    QCOMPARE(selectedAmong(*selection, 0, 4), Index{4});
    QCOMPARE(selectedAmong(*selection, 4, 20), Index{0});
}

void ModelSelectionTest::classesAndCategoriesAreSelectedFrom() {
    RandomStream random(5, StreamId::SyntheticDesign);
    std::vector<std::string> kind, label;
    std::vector<double> noise;
    for (int row = 0; row < 120; ++row) {
        const bool isFirst = random.uniform() < 0.5;
        kind.push_back(isFirst ? "u" : "v");
        label.push_back(isFirst != (random.uniform() < 0.1) ? "yes" : "no");
        noise.push_back(random.normal());
    }
    const Table data =
        table({categories("kind", kind), numbers("noise", noise), categories("label", label)});
    const EvaluatedMethod logistic{findMethod("logistic"), {}, "Logistic"};
    const auto knockoffs = selectByKnockoffs(target("label"), data, logistic, 0.5, 1);
    QVERIFY(knockoffs.has_value());
    QCOMPARE(knockoffs->problem, Problem::Classification);
    QVERIFY(knockoffs->scores[0] > 0.2);
    const auto stability = selectByStability(target("label"), data, logistic, 5, 1);
    QVERIFY(stability.has_value() && stability->selected[0] && !stability->selected[1]);
}

void ModelSelectionTest::aTargetThatIsNotThereIsNamed() {
    const auto selection = selectByKnockoffs(target("z"), linearTable(3, 1, 1), ridge(), 0.1, 1);
    QVERIFY(!selection);
    QVERIFY(selection.error().text.english().find("\"z\"") != std::string::npos);
}

ARDENT_TEST(ModelSelectionTest)
#include "model_selection_test.moc"
