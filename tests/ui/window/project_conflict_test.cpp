#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

#include "tests/ui/window_fixture.h"
#include "ui/window/project_actions.h"

using namespace ardent;
using namespace ardent::test;

/// What a window must not destroy: what others saved, and a run that goes on; and what it says of a
/// table that is another one.
class ProjectConflictTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { w_.reset(); }
    void whatAnotherSavedIsAskedAbout_data();
    void whatAnotherSavedIsAskedAbout();
    void ownSavesAreNotAskedAbout();
    void aProjectBelongsToOneWindow();
    void whatChangesJustBeforeItIsWrittenIsLeft();
    void otherFilesAreNotWrittenOver_data();
    void otherFilesAreNotWrittenOver();
    void aProjectMayHaveAnyName();
    void returnDoesNotLoseARun();
    void openingTheOpenProjectKeepsWhatIsSavedThen();
    void whatIsReadDuringAQuestionIsAskedAboutNext();
    void anAnsweredQuestionHearsNoMoreOfRuns();
    void anotherTableIsCalledByItsName();

private:
    Session& session() { return w_->session(); }
    MainWindow& window() { return w_->window(); }
    QString project() const { return sandbox_.path(QStringLiteral("p.ardent")); }
    QString second() const { return sandbox_.path(QStringLiteral("q.ardent")); }
    void answerSaving(const QString& path) {
        window().dialogs.askWhereToSave = [path](QWidget*, const QString&, const auto& take) {
            take(path);
        };
    }
    void pressSave() { w_->key(Qt::Key_S, Qt::ControlModifier); }
    void saveFirst();
    QMessageBox* question(const char* name) { return child<QMessageBox>(window(), name); }
    QPushButton* button(const QByteArray& text) {
        for (QAbstractButton* each : question("changedQuestion")->buttons())
            if (each->text().remove(u'&') == QString::fromUtf8(text))
                return qobject_cast<QPushButton*>(each);
        return nullptr;
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void ProjectConflictTest::init() {
    QFile::remove(project());
    QFile::remove(second());
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
}

void ProjectConflictTest::saveFirst() {
    w_->openSmallTable(sandbox_);
    w_->chooseShortRun();
    w_->key(Qt::Key_F5);
    QTRY_VERIFY(session().runs().current() && !session().runs().current()->run);
    answerSaving(project());
    QSignalSpy saved(&session(), &Session::projectSaved);
    pressSave();
    QVERIFY(saved.wait());
    session().setSeed(99);
}

void ProjectConflictTest::whatAnotherSavedIsAskedAbout_data() {
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("overwrites");
    QTest::addColumn<bool>("writesElsewhere");
    QTest::newRow("overwrite") << QByteArray("Overwrite") << true << false;
    QTest::newRow("save as") << QByteArray("Save As…") << false << true;
    QTest::newRow("cancel") << QByteArray("Cancel") << false << false;
}

void ProjectConflictTest::whatAnotherSavedIsAskedAbout() {
    QFETCH(QByteArray, answer);
    QFETCH(bool, overwrites);
    QFETCH(bool, writesElsewhere);
    saveFirst();
    const QByteArray others = contentOf(project()) + "of another window";
    sandbox_.write(QStringLiteral("p.ardent"), others);
    answerSaving(second());
    pressSave();
    QTRY_VERIFY(question("changedQuestion"));
    QVERIFY(question("changedQuestion")->text().contains(QStringLiteral("p.ardent")));
    QCOMPARE(contentOf(project()), others);
    QVERIFY(!button("Overwrite")->isDefault());
    QVERIFY(QKeySequence::mnemonic(button("Overwrite")->text()).isEmpty());
    click(button(answer));
    QTRY_VERIFY(!question("changedQuestion"));
    QTRY_COMPARE(window().isWindowModified(), !overwrites && !writesElsewhere);
    QCOMPARE(contentOf(project()) != others, overwrites);
    QCOMPARE(QFile::exists(second()), writesElsewhere);
}

void ProjectConflictTest::ownSavesAreNotAskedAbout() {
    saveFirst();
    pressSave();
    QTRY_VERIFY(!window().isWindowModified());
    session().setSeed(100);
    pressSave();
    pressSave();
    QTRY_VERIFY(!window().isWindowModified());
    QVERIFY(!question("changedQuestion"));

    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    QSignalSpy opened(&session(), &Session::projectOpened);
    w_->openFile(project());
    QVERIFY(opened.wait());
    session().setSeed(101);
    pressSave();
    QTRY_VERIFY(!window().isWindowModified());
    QVERIFY(!question("changedQuestion"));
}

void ProjectConflictTest::aProjectBelongsToOneWindow() {
    saveFirst();
    pressSave();
    QTRY_VERIFY(!window().isWindowModified());
    const QByteArray saved = contentOf(project());
    auto other = std::make_unique<MainWindow>();
    other->show();
    QSignalSpy opened(&other->session(), &Session::projectOpened);
    other->projects().openFile(project());
    QVERIFY(opened.wait());
    const QString notice = child<QLabel>(*other, "bannerText")->text();
    QVERIFY2(notice.contains(QStringLiteral("p.ardent is open in another window")),
             qPrintable(notice));
    other->session().setSeed(4);
    other->dialogs.askWhereToSave = [this](QWidget*, const QString&, const auto& take) {
        take(second());
    };
    other->actions()["file.save"]->trigger();
    auto* asked = child<QMessageBox>(*other, "changedQuestion");
    QVERIFY(asked);
    QVERIFY(asked->text().contains(QStringLiteral("p.ardent is open in another window")));
    QCOMPARE(asked->buttons().size(), 2);  // to save elsewhere, and to cancel
    asked->done(QMessageBox::Cancel);

    QSignalSpy trouble(&other->session(), &Session::trouble);
    other->session().saveProject(
        project(), {}, [] {}, Replacing::Any);
    QVERIFY(trouble.wait());
    QVERIFY(trouble.front().front().toString().contains(QStringLiteral("p.ardent is open")));
    QCOMPARE(contentOf(project()), saved);
    QVERIFY(other->session().isModified());

    w_.reset();  // then the project is the other window's
    QTRY_VERIFY(!child<QMessageBox>(*other, "changedQuestion"));
    other->actions()["file.save"]->trigger();
    QTRY_VERIFY(!other->session().isModified());
    QVERIFY(contentOf(project()) != saved);
    QVERIFY(!QFile::exists(second()));
}

/// By a program that knows nothing of windows.
void ProjectConflictTest::whatChangesJustBeforeItIsWrittenIsLeft() {
    saveFirst();
    const QByteArray others = contentOf(project()) + "of another program";
    sandbox_.write(QStringLiteral("p.ardent"), others);
    QSignalSpy trouble(&session(), &Session::trouble);
    session().saveProject(project(), {});
    QVERIFY(trouble.wait());
    QVERIFY(trouble.front().front().toString().contains(QStringLiteral("p.ardent was changed")));
    QCOMPARE(contentOf(project()), others);
    QVERIFY(session().isModified());
}

void ProjectConflictTest::otherFilesAreNotWrittenOver_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("the open table") << QStringLiteral("t.csv");
    QTest::newRow("another file") << QStringLiteral("notes.ardent");
}

void ProjectConflictTest::otherFilesAreNotWrittenOver() {
    QFETCH(QString, name);
    sandbox_.write(QStringLiteral("notes.ardent"), "What I meant to do");
    w_->openSmallTable(sandbox_);
    w_->chooseShortRun();
    w_->key(Qt::Key_F5);
    QVERIFY(w_->allEnded(1));
    const QByteArray before = contentOf(sandbox_.path(name));
    QVERIFY(!before.isEmpty());
    answerSaving(sandbox_.path(name));
    QSignalSpy trouble(&session(), &Session::trouble);
    pressSave();
    QVERIFY(trouble.wait());
    QCOMPARE(trouble.front().front().toString(),
             name + QStringLiteral(" is no project and is left as it is: choose another name."));
    QCOMPARE(contentOf(sandbox_.path(name)), before);
    QVERIFY(session().isModified() && session().projectPath().isEmpty());
}

void ProjectConflictTest::aProjectMayHaveAnyName() {
    saveFirst();
    const QString named = sandbox_.path(QStringLiteral("analysis.v2"));
    QSignalSpy saved(&session(), &Session::projectSaved);
    session().saveProject(named, {});
    QVERIFY(saved.wait());
    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    QSignalSpy opened(&session(), &Session::projectOpened);
    w_->openFile(named);
    QVERIFY(opened.wait());
    QCOMPARE(session().seed(), Seed{99});
    QCOMPARE(session().projectPath(), named);
}

void ProjectConflictTest::returnDoesNotLoseARun() {
    w_->openSmallTable(sandbox_);
    w_->chooseEndlessRun();
    w_->key(Qt::Key_F5);
    QTRY_VERIFY(session().runs().live() && session().runs().live()->snapshot->tick > 0);
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(question("leaveQuestion"));
    QTest::keyClick(question("leaveQuestion"), Qt::Key_Return);
    QTRY_VERIFY(!question("leaveQuestion"));
    QVERIFY(window().isVisible() && session().runs().live());
}

/// What is saved while it is opened is what is opened.
void ProjectConflictTest::openingTheOpenProjectKeepsWhatIsSavedThen() {
    saveFirst();
    const std::size_t runs = session().runs().all().size();
    w_->chooseShortRun();
    session().setSeed(4711);
    w_->key(Qt::Key_F5);
    QTRY_VERIFY(session().runs().all().size() == runs + 1 && !session().runs().live());
    QSignalSpy opened(&session(), &Session::projectOpened);
    w_->openFile(project());
    QTRY_VERIFY(question("leaveQuestion"));
    click(question("leaveQuestion")->button(QMessageBox::Save));
    QVERIFY(opened.wait());
    QCOMPARE(session().runs().all().size(), runs + 1);
    QCOMPARE(session().seed(), Seed{4711});
    QVERIFY(!session().isModified() && !session().isChangedByOthers());
}

void ProjectConflictTest::whatIsReadDuringAQuestionIsAskedAboutNext() {
    w_->openSmallTable(sandbox_);
    w_->chooseShortRun();
    w_->key(Qt::Key_F5);
    QTRY_VERIFY(!session().runs().all().empty() && !session().runs().live());
    w_->openFile(sandbox_.write(QStringLiteral("u.csv"), smallTable(50)));
    window().close();
    const QPointer<QMessageBox> first = question("leaveQuestion");
    QVERIFY(first);
    QTRY_VERIFY(!session().isLoading());
    first->close();  // by its frame, which is no button
    QTRY_VERIFY(!first && question("leaveQuestion"));
    click(question("leaveQuestion")->button(QMessageBox::Discard));
    QTRY_COMPARE(session().data()->title, QStringLiteral("u.csv"));
    QVERIFY(window().isVisible());
}

/// The box lives until the event loop deletes it.
void ProjectConflictTest::anAnsweredQuestionHearsNoMoreOfRuns() {
    w_->openSmallTable(sandbox_);
    w_->chooseShortRun();
    for (const std::size_t runs : {1U, 2U}) {
        w_->key(Qt::Key_F5);
        QTRY_VERIFY(session().runs().all().size() == runs && !session().runs().live());
    }
    window().close();
    const QPointer<QMessageBox> asked = question("leaveQuestion");
    QVERIFY(asked);
    asked->done(QMessageBox::Cancel);
    QVERIFY(asked);
    asked->setText(QStringLiteral("answered"));
    session().runs().remove(session().runs().all().front()->id);
    QVERIFY(asked);
    QCOMPARE(asked->text(), QStringLiteral("answered"));
    QTRY_VERIFY(!asked);
    QVERIFY(window().isVisible() && !question("leaveQuestion"));
}

void ProjectConflictTest::anotherTableIsCalledByItsName() {
    saveFirst();
    pressSave();
    QTRY_VERIFY(!window().isWindowModified());
    QVERIFY(QFile::remove(sandbox_.path(QStringLiteral("t.csv"))));
    const QString other = sandbox_.write(QStringLiteral("other.csv"), smallTable(120));
    w_.reset();
    w_ = std::make_unique<WindowFixture>();
    window().dialogs.askForMovedData = [other](QWidget*, const QString&, const auto& take) {
        take(other);
    };
    QSignalSpy opened(&session(), &Session::projectOpened);
    w_->openFile(project());
    QVERIFY(opened.wait());
    const QString text = child<QLabel>(window(), "bannerText")->text();
    QVERIFY2(text.startsWith(QStringLiteral("other.csv holds other data than t.csv did when the "
                                            "project was saved.")),
             qPrintable(text));
    QCOMPARE(session().runs().current()->inputs.data->title, QStringLiteral("t.csv, as it was"));
}

ARDENT_TEST(ProjectConflictTest)
#include "project_conflict_test.moc"
