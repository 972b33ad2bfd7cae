#include <QMessageBox>
#include <QPushButton>

#include "tests/ui/window_fixture.h"
#include "ui/window/project_actions.h"

using namespace ardent;
using namespace ardent::test;

/// Closing the window while a run is under way, without losing it.
class StopAndSaveTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { w_.reset(); }
    void theRunIsSaved_data();
    void theRunIsSaved();
    void besideUnsavedWorkItIsTheDefault();
    void aStoppingRunIsAskedAbout();
    void nothingMovesWhenTheRunEnds();
    void noLetterDiscards();

private:
    Session& session() { return w_->session(); }
    QMessageBox* question() {
        return w_->window().findChild<QMessageBox*>(QStringLiteral("leaveQuestion"));
    }
    QPushButton* stop() {
        return w_->window().findChild<QPushButton*>(QStringLiteral("stopAndSave"));
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

/// Paused after a step.
void StopAndSaveTest::init() {
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    w_->openSmallTable(sandbox_);
    session().setMethod(QStringLiteral("rffnet"));
    w_->key(Qt::Key_F10);
    QTRY_VERIFY(session().runs().live() && session().runs().live()->snapshot->tick == 1);
}

void StopAndSaveTest::theRunIsSaved_data() {
    QTest::addColumn<bool>("anotherWaits");
    QTest::newRow("alone") << false;
    QTest::newRow("before another") << true;
}

void StopAndSaveTest::theRunIsSaved() {
    QFETCH(bool, anotherWaits);
    if (anotherWaits) session().runs().enqueue();
    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    w_->window().dialogs.askWhereToSave = [project](QWidget*, const QString&, const auto& take) {
        take(project);
    };
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(question() && !question()->button(QMessageBox::Save));
    click(stop());
    QTRY_VERIFY(!w_->window().isVisible());
    w_ = std::make_unique<WindowFixture>();
    QSignalSpy opened(&session(), &Session::projectOpened);
    w_->openFile(project);
    QVERIFY(opened.wait());
    QCOMPARE(session().runs().all().size(), std::size_t(1));
    QVERIFY(session().runs().all().front()->snapshot->predictor);
}

/// Saving alone would keep the runs that have ended, and not this one.
void StopAndSaveTest::besideUnsavedWorkItIsTheDefault() {
    session().runs().stop();
    QVERIFY(w_->hasEnded(0));
    QTRY_VERIFY(session().isModified());
    w_->key(Qt::Key_F10);
    QTRY_VERIFY(session().runs().live() && session().runs().live()->snapshot->tick == 1);
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(question() && question()->button(QMessageBox::Save));
    QCOMPARE(question()->defaultButton(), stop());
}

/// Which is told to stop before its work at hand is done.
void StopAndSaveTest::aStoppingRunIsAskedAbout() {
    session().runs().stop();
    QVERIFY(session().runs().all().front()->isStopping());
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(w_->window().isVisible() && question() && stop());
    click(question()->button(QMessageBox::Cancel));
    QTRY_VERIFY(!question());
    QVERIFY(w_->window().isVisible());
}

/// A click that was aimed before the run ended must not meet another button.
void StopAndSaveTest::nothingMovesWhenTheRunEnds() {
    const QString project = sandbox_.path(QStringLiteral("ended.ardent"));
    w_->window().dialogs.askWhereToSave = [project](QWidget*, const QString&, const auto& take) {
        take(project);
    };
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(stop() && stop()->isVisible());
    const auto places = [&] {
        QList<QRect> all{question()->geometry()};
        for (const QAbstractButton* button : question()->buttons()) all << button->geometry();
        return all;
    };
    const QList<QRect> before = places();
    session().runs().stop();
    QTRY_VERIFY(!session().runs().live() && !session().runs().all().front()->run);
    QApplication::processEvents();
    QCOMPARE(places(), before);
    click(stop());
    QTRY_VERIFY(!w_->window().isVisible());
    QVERIFY(QFile::exists(project));
}

/// Somebody may be typing when the question comes.
void StopAndSaveTest::noLetterDiscards() {
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(question());
    QSignalSpy finished(question(), &QDialog::finished);
    for (int letter = Qt::Key_B; letter <= Qt::Key_Z; ++letter)  // A is that of Stop and Save
        QTest::keyClick(question(), static_cast<Qt::Key>(letter));
    QVERIFY(!finished.wait(400));  // a letter clicks its button after a while
    click(question()->button(QMessageBox::Cancel));
    QTRY_VERIFY(!question());
    QVERIFY(w_->window().isVisible());
}

ARDENT_TEST(StopAndSaveTest)
#include "stop_and_save_test.moc"
