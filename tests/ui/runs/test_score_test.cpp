#include "tests/ui/runs/listed_runs.h"
#include "ui/widgets/number_text.h"

using namespace ardent;
using namespace ardent::test;

/// The column of test scores in the table of runs.
class TestScoreTest : public ListedRuns {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { window_.reset(); }
    void theTestScoreIsNamed();
    void ofFewRowsItIsThatOfAllRows();
    void aMissingTestScoreSaysWhy();

private:
    QModelIndex score() { return table().model()->index(0, RunsModel::Test); }
};

void TestScoreTest::theTestScoreIsNamed() {
    runOnce();
    QTRY_VERIFY(score().data().toString().startsWith(QStringLiteral("R² ")));
    QVERIFY(score().data(Qt::ToolTipRole).toString().contains(QStringLiteral("RMSE")));
}

/// The finding and the table of runs say the same.
void TestScoreTest::ofFewRowsItIsThatOfAllRows() {
    runOnce();
    const auto& importance = runs().all().front()->snapshot->importance;
    QTRY_VERIFY(importance && importance->rowsAre.many.code() == "rows-of-folds");
    QCOMPARE(score().data().toString(), QStringLiteral("R² ") + numberText(importance->explained));
    QVERIFY(score().data(Qt::ToolTipRole).toString().contains(QStringLiteral("cross-validation")));
}

void TestScoreTest::aMissingTestScoreSaysWhy() {
    const auto tooltip = [this] { return score().data(Qt::ToolTipRole).toString(); };
    session().setSplit({0.8, 0.2, 0.});
    click(window_->tool("run.step"));
    QTRY_VERIFY(runs().live() && runs().live()->snapshot->tick == 1);
    QCOMPARE(score().data().toString(), QStringLiteral("–"));
    QVERIFY(tooltip().contains(QStringLiteral("has ended")));
    runs().stop();
    QTRY_VERIFY(!runs().all().front()->run);
    QCOMPARE(score().data().toString(), QStringLiteral("–"));
    QTRY_VERIFY(tooltip().contains(QStringLiteral("no test rows")));
}

ARDENT_TEST(TestScoreTest)
#include "test_score_test.moc"
