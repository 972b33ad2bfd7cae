#include <QTableView>

#include "tests/ui/window_fixture.h"
#include "ui/runs/runs_model.h"

using namespace ardent;
using namespace ardent::test;

/// The column of test scores in the table of runs.
class TestScoreTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void theTestScoreIsNamed();
    void aMissingTestScoreSaysWhy();

private:
    Runs& runs() { return window_->session().runs(); }
    QModelIndex score() {
        return child<QTableView>(window_->window(), "runs")->model()->index(0, RunsModel::Test);
    }
    void train();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void TestScoreTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
}

void TestScoreTest::train() {
    click(window_->tool("run.start"));
    QTRY_VERIFY_WITH_TIMEOUT(!runs().all().empty() && !runs().all().front()->run, 20'000);
}

void TestScoreTest::theTestScoreIsNamed() {
    train();
    QTRY_VERIFY(score().data().toString().startsWith(QStringLiteral("R² ")));
    QVERIFY(score().data(Qt::ToolTipRole).toString().contains(QStringLiteral("RMSE")));
}

void TestScoreTest::aMissingTestScoreSaysWhy() {
    const auto tooltip = [this] { return score().data(Qt::ToolTipRole).toString(); };
    window_->session().setSplit({0.8, 0.2, 0.});
    click(window_->tool("run.step"));
    QTRY_VERIFY(runs().live() && runs().live()->snapshot->tick == 1);
    QCOMPARE(score().data().toString(), QStringLiteral("–"));
    QVERIFY(tooltip().contains(QStringLiteral("has ended")));
    runs().stop();
    QTRY_VERIFY(!runs().all().front()->run);
    QCOMPARE(score().data().toString(), QStringLiteral("–"));
    QTRY_VERIFY(tooltip().contains(QStringLiteral("no test rows")));
}

QTEST_MAIN(TestScoreTest)
#include "test_score_test.moc"
