#include "ui/window/history.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenuBar>

#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// Taking back settings by keys, as a person does.
class HistoryTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { w_.reset(); }
    void everySettingIsTakenBackAndDoneAgain();
    void typingInOneFieldIsOneStep();
    void aRunEndsTheStep();
    void aFieldGivesItsOwnTypingBackFirst();
    void theNameTellsWhatIsTakenBack();
    void aNewChangeForgetsWhatWasTakenBack();
    void aLiveOptionGoesBackInTheRun();
    void theArrangementIsTakenBack();
    void aMoveOfAViewIsTakenBack();
    void otherDataClearIt();

private:
    Session& session() { return w_->session(); }
    void undo() { w_->key(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { w_->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    QAction* action(const char* id) { return w_->window().actions()[id]; }
    QWidget* focused(const char* name) {
        auto* field = child<QWidget>(w_->window(), name);
        field->setFocus();
        return field;
    }
    /// Puts this text in place of the field's, without Return.
    static void type(QWidget* field, const char* text) {
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QLatin1String(text));
    }
    OptionValue option(const char* id) { return session().inputs().options.at(id); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

void HistoryTest::init() {
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    w_->openSmallTable(sandbox_);
    session().setMethod(QStringLiteral("rffnet"));
    w_->window().setFocus();
}

void HistoryTest::everySettingIsTakenBackAndDoneAgain() {
    const std::vector<std::function<void()>> changes{
        [this] { session().setTarget(QStringLiteral("a")); },
        [this] { session().setRole(QStringLiteral("b"), Role::Ignore); },
        [this] { session().setReading({QStringLiteral("c")}, ReadAs::Category); },
        [this] { session().setProblem(ProblemChoice::Classification); },
        [this] {
            session().setSplit({0.5, 0.25, 0.25});
        },
        [this] { session().setSeed(77); },
        [this] { session().setLimits({.seconds = 5.}); },
        [this] { session().setLimits({.seconds = 5., .ticks = 40}); },
        [this] { session().setMethod(QStringLiteral("ridge")); },
        [this] { session().setMethod(QStringLiteral("rffnet")); },
        [this] { session().setOption("features", 33LL); },
    };
    std::vector<Choices> states{session().choices()};
    for (const auto& change : changes) {
        change();
        states.push_back(session().choices());
    }
    for (std::size_t i = changes.size(); i > 0; --i) {
        undo();
        QVERIFY2(session().choices() == states[i - 1], qPrintable(QString::number(i)));
    }
    for (std::size_t i = 0; i < changes.size(); ++i) {
        redo();
        QVERIFY2(session().choices() == states[i + 1], qPrintable(QString::number(i)));
    }
    QVERIFY(!action("edit.redo")->isEnabled());
    QCOMPARE(child<QComboBox>(w_->window(), "target")->currentText(), QStringLiteral("a"));
}

void HistoryTest::typingInOneFieldIsOneStep() {
    QWidget* patience = focused("option.patience");
    const OptionValue before = option("patience");
    for (const char* text : {"21", "22"}) {
        type(patience, text);
        QTest::keyClick(patience, Qt::Key_Return);
    }
    QTest::keyClick(patience, Qt::Key_Up);
    QVERIFY(option("patience") != OptionValue(22LL));
    QTest::keyClick(patience, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(option("patience") == before);
    QVERIFY(action("edit.undo")->text().contains(QStringLiteral("method")));
}

void HistoryTest::aRunEndsTheStep() {
    session().setOption("max_epochs", 2LL);
    session().runs().start();
    QTRY_VERIFY(session().runs().current() && !session().runs().current()->run);
    session().setOption("max_epochs", 3LL);
    undo();
    QVERIFY(option("max_epochs") == OptionValue(2LL));
}

void HistoryTest::aFieldGivesItsOwnTypingBackFirst() {
    session().setOption("features", 44LL);
    for (const char* name : {"option.patience", "seed"}) {
        QWidget* field = focused(name);
        type(field, "1234");
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(option("features") == OptionValue(44LL), name);
        QTest::keyClick(field, Qt::Key_Escape);
        w_->window().setFocus();
        while (option("features") != OptionValue(44LL) || action("edit.redo")->isEnabled()) redo();
    }
}

void HistoryTest::theNameTellsWhatIsTakenBack() {
    const auto undoText = [this] { return action("edit.undo")->text().remove(u'&'); };
    session().setTarget(QStringLiteral("a"));
    QCOMPARE(undoText(), QStringLiteral("Undo: target"));
    QVERIFY(w_->tool("edit.undo")->toolTip().startsWith(QStringLiteral("Undo: target")));
    session().setRole(QStringLiteral("b"), Role::Ignore);
    QCOMPARE(undoText(), QStringLiteral("Undo: role of b"));
    session().setRole(QStringList{QStringLiteral("b"), QStringLiteral("c")}, Role::Id);
    QCOMPARE(undoText(), QStringLiteral("Undo: roles of 2 columns"));
    session().setReading({QStringLiteral("c")}, ReadAs::Category);
    QCOMPARE(undoText(), QStringLiteral("Undo: reading of c"));
    session().setSeed(5);
    QCOMPARE(undoText(), QStringLiteral("Undo: seed"));
    click(w_->tool("edit.undo"));
    QCOMPARE(action("edit.redo")->text().remove(u'&'), QStringLiteral("Redo: seed"));
    click(w_->tool("edit.redo"));
    QCOMPARE(session().seed(), Seed(5));
}

void HistoryTest::aNewChangeForgetsWhatWasTakenBack() {
    session().setSeed(5);
    undo();
    session().setSeed(6);
    QVERIFY(!action("edit.redo")->isEnabled());
    QVERIFY(!action("edit.redo")->toolTip().isEmpty());
}

void HistoryTest::aLiveOptionGoesBackInTheRun() {
    session().setOption("max_epochs", 100000LL);
    session().setOption("patience", 100000LL);
    const OptionValue rate = option("learning_rate");
    session().runs().step();
    QTRY_VERIFY(session().runs().live() && session().runs().live()->snapshot->tick == 1);
    session().setOption("learning_rate", 5e-4);
    undo();
    QVERIFY(option("learning_rate") == rate);
    QVERIFY(session().runs().live()->inputs.options.at("learning_rate") == rate);
}

void HistoryTest::theArrangementIsTakenBack() {
    QSignalSpy arranged(&w_->window().views(), &ViewArea::arranged);
    session().setSeed(5);
    undo();
    QCOMPARE(arranged.count(), 0);
    w_->key(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(w_->window().views().arrangement(), Arrangement::Thirds);
    undo();
    QCOMPARE(w_->window().views().arrangement(), Arrangement::Tabs);
    QVERIFY(action("view.tabs")->isChecked());
}

void HistoryTest::aMoveOfAViewIsTakenBack() {
    ViewArea& views = w_->window().views();
    const ViewArea::Moves moved{{QStringLiteral("relevance"), 1}};
    views.showPage(QStringLiteral("relevance"));
    w_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(views.moved(), moved);
    QCOMPARE(action("edit.undo")->text().remove(u'&'), QStringLiteral("Undo: place of a view"));
    w_->key(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(views.moved().empty());
    undo();
    QCOMPARE(views.arrangement(), Arrangement::Tabs);
    QCOMPARE(views.moved(), moved);
    views.showPage(QStringLiteral("loss"));
    undo();
    QVERIFY(views.moved().empty());
    QCOMPARE(action("edit.undo")->text().remove(u'&'), QStringLiteral("Undo: method"));
    redo();
    QCOMPARE(views.moved(), moved);
    QVERIFY(views.page(QStringLiteral("relevance"))->isVisible());
}

void HistoryTest::otherDataClearIt() {
    session().setSeed(5);
    QVERIFY(action("edit.undo")->isEnabled());
    w_->openFile(sandbox_.write(QStringLiteral("u.csv"), smallTable(50)));
    QTRY_COMPARE(session().data()->title, QStringLiteral("u.csv"));
    QVERIFY(!action("edit.undo")->isEnabled());
    QVERIFY(!action("edit.undo")->toolTip().isEmpty());
}

ARDENT_TEST(HistoryTest)
#include "history_test.moc"
