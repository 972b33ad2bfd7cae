#include <QLineEdit>
#include <QSlider>
#include <QTableView>
#include <QToolButton>

#include "tests/ui/window_fixture.h"
#include "ui/runs/runs_model.h"
#include "ui/views/figure_page.h"
#include "ui/window/history.h"

using namespace ardent;
using namespace ardent::test;

/// Taking back by keys what a person has made of runs.
class RunHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { w_.reset(); }
    void aScrubIsOneStep();
    void theOwnModelIsAStepOfItsOwn();
    void aTickIsTakenBack();
    void thePinIsTakenBack();
    void theNameIsTakenBack();
    void aDeletionIsTakenBack();
    void whatWasMadeOfADeletedRunIsTakenBackToo();
    void aRunThatIsGoneForGoodIsPassedOver();
    void aNewRunIsNoStep();

private:
    Runs& runs() { return w_->session().runs(); }
    const RunEntry& run(std::size_t place) { return *runs().all().at(place); }
    void undo() { w_->key(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { w_->key(Qt::Key_Y, Qt::ControlModifier); }
    QString undoText() { return w_->window().actions()["edit.undo"]->text().remove(u'&'); }
    QTableView& table() { return *child<QTableView>(w_->window(), "runs"); }
    void choose(int row) {
        table().setFocus();
        table().setCurrentIndex(table().model()->index(row, RunsModel::Name));
    }
    QSlider* lambda() {
        w_->key(Qt::Key_7, Qt::AltModifier);
        auto* slider = child<QSlider>(w_->window(), "pathPosition");
        slider->setFocus();
        return slider;
    }
    void train();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

void RunHistoryTest::init() {
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    w_->openSmallTable(sandbox_);
    w_->session().setMethod(QStringLiteral("lasso"));
    train();
}

void RunHistoryTest::train() {
    const std::size_t before = runs().all().size();
    runs().start();
    QTRY_VERIFY_WITH_TIMEOUT(runs().all().size() > before && !run(before).run, kPatience);
    w_->window().setFocus();
}

void RunHistoryTest::aScrubIsOneStep() {
    const QString before = undoText();
    QSlider* slider = lambda();
    const int own = slider->value();
    QTest::keyClick(slider, Qt::Key_Home);
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(run(0).lookedBack, std::optional<Index>(2));
    QCOMPARE(undoText(), QStringLiteral("Undo: shown model of Run 1"));
    QTest::keyClick(slider, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!run(0).lookedBack && !run(0).earlier);
    QTRY_COMPARE(slider->value(), own);
    QCOMPARE(undoText(), before);
    redo();
    QCOMPARE(run(0).lookedBack, std::optional<Index>(2));
    QVERIFY(run(0).earlier);
    QTRY_COMPARE(slider->value(), 2);
}

void RunHistoryTest::theOwnModelIsAStepOfItsOwn() {
    QTest::keyClick(lambda(), Qt::Key_Home);
    click(child<QToolButton>(w_->window(), "pathOwn"));
    QVERIFY(!run(0).lookedBack);
    undo();
    QCOMPARE(run(0).lookedBack, std::optional<Index>(0));
    undo();
    QVERIFY(!run(0).lookedBack);
}

void RunHistoryTest::aTickIsTakenBack() {
    choose(0);
    QTest::keyClick(&table(), Qt::Key_Space);
    QVERIFY(!run(0).overlaid);
    QCOMPARE(undoText(), QStringLiteral("Undo: tick of Run 1"));
    undo();
    QVERIFY(run(0).overlaid);
    redo();
    QVERIFY(!run(0).overlaid);
}

void RunHistoryTest::thePinIsTakenBack() {
    train();
    for (const int row : {0, 1}) {
        choose(row);
        w_->key(Qt::Key_B, Qt::ControlModifier);
    }
    QVERIFY(runs().isPinned(run(1).id));
    QCOMPARE(undoText(), QStringLiteral("Undo: baseline"));
    undo();
    QVERIFY(runs().isPinned(run(0).id));
    undo();
    QVERIFY(!runs().isPinned(run(0).id) && !runs().isPinned(run(1).id));
    redo();
    redo();
    QVERIFY(runs().isPinned(run(1).id));
}

void RunHistoryTest::theNameIsTakenBack() {
    choose(0);
    QTest::keyClick(&table(), Qt::Key_F2);
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("first try"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(run(0).name, QStringLiteral("first try"));
    QCOMPARE(undoText(), QStringLiteral("Undo: name of Run 1"));
    w_->window().setFocus();
    undo();
    QCOMPARE(run(0).name, QStringLiteral("Run 1"));
    redo();
    QCOMPARE(run(0).name, QStringLiteral("first try"));
}

void RunHistoryTest::aDeletionIsTakenBack() {
    train();
    train();
    runs().setPinned(run(1).id, true);
    const int id = run(1).id, colour = run(1).colour;
    choose(1);
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(runs().all().size(), std::size_t(2));
    QCOMPARE(table().model()->rowCount(), 2);
    QCOMPARE(undoText(), QStringLiteral("Undo: deletion of Run 2"));
    undo();
    QCOMPARE(runs().all().size(), std::size_t(3));
    QCOMPARE(run(1).id, id);
    QCOMPARE(run(1).name, QStringLiteral("Run 2"));
    QCOMPARE(run(1).colour, colour);
    QVERIFY(run(1).shown()->predictor);
    QCOMPARE(runs().current(), &run(1));
    QVERIFY(runs().isPinned(id));
    QCOMPARE(table().model()->index(1, RunsModel::Name).data().toString(), QStringLiteral("Run 2"));
    redo();
    QCOMPARE(runs().all().size(), std::size_t(2));
    QVERIFY(!runs().find(id));
    undo();
    QCOMPARE(run(1).id, id);
}

void RunHistoryTest::whatWasMadeOfADeletedRunIsTakenBackToo() {
    const QString before = undoText();
    train();
    const int id = run(1).id;
    runs().rename(id, QStringLiteral("other"));
    runs().setOverlaid(id, false);
    runs().remove(id);
    undo();
    QCOMPARE(run(1).name, QStringLiteral("other"));
    QVERIFY(!run(1).overlaid);
    undo();
    QVERIFY(run(1).overlaid);
    undo();
    QCOMPARE(run(1).name, QStringLiteral("Run 2"));
    QCOMPARE(undoText(), before);
}

void RunHistoryTest::aRunThatIsGoneForGoodIsPassedOver() {
    w_->chooseEndlessRun();
    const QString before = undoText();
    runs().step();
    QTRY_VERIFY(runs().live() && runs().live()->state() == RunState::Paused);
    runs().rename(run(1).id, QStringLiteral("gone"));
    runs().setPinned(run(0).id, true);
    runs().setPinned(run(1).id, true);
    runs().setOverlaid(run(1).id, false);
    runs().remove(run(1).id);
    undo();
    QVERIFY(runs().isPinned(run(0).id));
    undo();
    QVERIFY(!runs().isPinned(run(0).id));
    QCOMPARE(undoText(), before);
}

void RunHistoryTest::aNewRunIsNoStep() {
    const QString before = undoText();
    runs().setOverlaid(run(0).id, false);
    train();
    w_->session().setSeed(77);
    undo();
    undo();
    QVERIFY(run(0).overlaid);
    QCOMPARE(undoText(), before);
    QCOMPARE(runs().all().size(), std::size_t(2));
}

ARDENT_TEST(RunHistoryTest)
#include "run_history_test.moc"
