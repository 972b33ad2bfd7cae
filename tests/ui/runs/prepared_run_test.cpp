#include <QTableView>

#include "tests/ui/window_fixture.h"
#include "ui/runs/runs_model.h"

using namespace ardent;
using namespace ardent::test;

/// What Reset prepares is no run of a person's before it has begun.
class PreparedRunTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void isNotListedBeforeItBegins();
    void givesWayToTheQueue();

private:
    Runs& runs() { return window_->session().runs(); }
    QTableView& table() { return *child<QTableView>(window_->window(), "runs"); }
    QString cell(int row, int field) {
        return table().model()->index(row, field).data().toString();
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void PreparedRunTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->chooseShortRun();
}

void PreparedRunTest::isNotListedBeforeItBegins() {
    window_->session().setOption("max_epochs", 1'000'000LL);
    window_->session().setOption("patience", 1'000'000LL);
    click(window_->tool("run.start"));
    QTRY_VERIFY(runs().live() && runs().live()->snapshot->tick > 2);
    QVERIFY(!table().isRowHidden(0));
    click(window_->tool("run.reset"));
    QTRY_COMPARE(runs().all().size(), std::size_t(2));
    QTRY_COMPARE(cell(0, RunsModel::State), QStringLiteral("Stopped"));
    QVERIFY(!table().isRowHidden(0));
    QVERIFY(table().isRowHidden(1));
    QTRY_COMPARE(window_->tool("run.start")->text().remove(u'&'), QStringLiteral("Run"));
    click(window_->tool("run.reset"));
    QTRY_VERIFY(!runs().isPreparing());
    QCOMPARE(runs().all().size(), std::size_t(2));
    click(window_->tool("run.step"));
    QTRY_VERIFY(!table().isRowHidden(1));
    QCOMPARE(cell(1, RunsModel::Name), QStringLiteral("Run 2"));
    QCOMPARE(table().currentIndex().row(), 1);
}

void PreparedRunTest::givesWayToTheQueue() {
    click(window_->tool("run.reset"));
    QTRY_VERIFY(runs().live());
    QVERIFY(table().isRowHidden(0));
    window_->key(Qt::Key_F5, Qt::ControlModifier);
    QTRY_VERIFY(runs().current() && runs().current()->hasResult());
    QCOMPARE(runs().all().size(), std::size_t(1));
    QVERIFY(!table().isRowHidden(0));
}

QTEST_MAIN(PreparedRunTest)
#include "prepared_run_test.moc"
