#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <cstdio>
#include <initializer_list>

#include "core/method/methods.h"
#include "tests/ui/window/dice.h"
#include "tests/ui/window/loop_breaker.h"
#include "tests/ui/window/strokes.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

namespace ardent::test {

/// Somebody who does anything at all in a window of its own, and comes back to one state of it.
class Monkey : public QObject {
public:
    enum class State {
        StartPage,
        DataLoaded,
        MidRun,
        Finished,
        Paused,
        Diverged,
        QueueWaiting,
        Reopened,
        Presentation
    };

    Monkey(const Sandbox& sandbox, State state, unsigned seed);
    ~Monkey() override { QApplication::setFont(textFont(9.5)); }

    void act500Times();
    void stillWorks();

private:
    void establish();
    void establishData();
    void establishRun();
    void establishDiverged();
    void establishQueue();
    void establishReopened();
    void act();
    void triggerAction();
    void clickSomething();
    void typeSomething();
    void changeSubject();
    void resizeWindow();
    void answerDialogs();
    bool hasModal() const {
        return QApplication::activeModalWidget() || QApplication::activePopupWidget();
    }
    void note(const QString& what);

    MainWindow& window() { return window_.window(); }
    Session& session() { return window_.session(); }
    Runs& runs() { return session().runs(); }

    const Sandbox& sandbox_;
    const State state_;
    QString table_;
    WindowFixture window_;
    Dice dice_;
    LoopBreaker breaker_;
    QSet<QString> triggered_, clicked_, methods_, views_;
    int dialogs_ = 0, loads_ = 0, runs_ = 0, established_ = 0;
};

inline Monkey::Monkey(const Sandbox& sandbox, State state, unsigned seed)
    : sandbox_(sandbox),
      state_(state),
      table_(sandbox.write(QStringLiteral("t.csv"), smallTable(200))),
      dice_(seed) {
    qputenv("HOME", sandbox_.path(QString()).toUtf8());  // where figures are exported to
    QDir::setCurrent(sandbox_.path(QString()));
    sandbox_.write(QStringLiteral("broken.csv"), "a,b\n\"1,2\n");
    window().actions()["file.quit"]->setEnabled(false);
    window().dialogs.askForFile = [this](QWidget*, const QString&) {
        const QStringList answers{QString(), table_, sandbox_.path(QStringLiteral("broken.csv")),
                                  sandbox_.path(QStringLiteral("missing.csv"))};
        return dice_.oneOf(answers);
    };
    connect(&session(), &Session::dataChanged, this, [this] { ++loads_; });
    connect(&runs(), &Runs::added, this, [this] { ++runs_; });
    connect(&session(), &Session::methodChanged, this,
            [this] { methods_ << QString::fromUtf8(session().method()->id); });
    connect(&window().views(), &ViewArea::currentChanged, this,
            [this] { views_ << window().views().current()->id(); });
}

inline void Monkey::note(const QString& what) {
    static const bool told = qEnvironmentVariableIsSet("ARDENT_MONKEY_TELLS");
    if (told) std::fprintf(stderr, "%s\n", qPrintable(what));
}

inline void Monkey::establish() {
    QTRY_VERIFY_WITH_TIMEOUT(!session().isLoading(), kPatience);  // else the next load replaces it
    if (state_ == State::StartPage) {
        if (window().views().isVisible()) window().actions()["file.start"]->trigger();
        ++established_;
        return;
    }
    establishData();
    if (state_ != State::DataLoaded) establishRun();
    if (state_ == State::Diverged) establishDiverged();
    if (state_ == State::QueueWaiting) establishQueue();
    if (state_ == State::Reopened) establishReopened();
    QAction* presentation = window().actions()["window.presentation"];
    if (state_ == State::Presentation && !presentation->isChecked()) presentation->trigger();
    const bool isSpecial =
        state_ == State::Diverged || state_ == State::QueueWaiting || state_ == State::Reopened;
    if (!isSpecial) ++established_;
}

inline void Monkey::establishData() {
    const bool needsTable =
        state_ == State::Diverged && session().data() && session().data()->path != table_;
    if (!session().data() || needsTable) session().openFile(table_);
    QTRY_VERIFY(session().data() && !session().isLoading());
    if (!window().views().isVisible()) window().actions()["file.start"]->trigger();
}

/// A run that goes on, is paused or has ended, as the state wants it.
inline void Monkey::establishRun() {
    if (session().recipe().target.empty()) {
        const auto& columns = session().data()->table.columns;
        session().setTarget(QString::fromStdString(columns.back().name));
    }
    const RunEntry* live = runs().live();
    if (state_ == State::MidRun || state_ == State::Presentation) {
        if (!live) runs().start();
    } else if (state_ == State::Paused) {
        live ? runs().pause() : runs().step();
    } else if (state_ == State::Finished || state_ == State::Reopened) {
        if (!live && !runs().current()) runs().step();
        if (live && live->snapshot->tick > 0) runs().stop();
    }
}

/// RFFNet at an absurd rate; every other time the remedy is taken at once.
inline void Monkey::establishDiverged() {
    runs().stop();
    session().setTarget(QStringLiteral("y"));
    session().setMethod(QStringLiteral("rffnet"));
    session().setOption("optimiser", std::string("sgd"));
    session().setOption("alpha", 0.);
    session().setOption("features", 30LL);
    session().setOption("max_epochs", 50LL);
    session().setOption("learning_rate", 10.);
    runs().start();
    QTRY_VERIFY_WITH_TIMEOUT(!runs().isPreparing() && !runs().live(), kPatience);
    const RunEntry* run = runs().all().empty() ? nullptr : runs().all().back().get();
    if (!run || run->state() != RunState::Diverged) return;
    ++established_;
    auto* remedy = child<QPushButton>(window(), "bannerRemedy");
    if (remedy->isVisible() && dice_.below(2) == 0) remedy->click();
}

inline void Monkey::establishQueue() {
    constexpr std::size_t kMostRuns = 12;
    runs().clearQueue();
    while (runs().all().size() > kMostRuns) runs().remove(runs().all().front()->id);
    session().setSeed(session().seed() + 3);
    runs().replicate(3);
    if (runs().queue().waiting > 0) ++established_;
}

inline void Monkey::establishReopened() {
    const QString project = sandbox_.path(QStringLiteral("p.ardent"));
    QSignalSpy saved(&session(), &Session::projectSaved);
    QSignalSpy opened(&session(), &Session::projectOpened);
    session().saveProject(project, window().viewMemory(), [] {});
    if (!saved.wait()) return;
    session().openFile(project);
    QTRY_VERIFY(!session().isLoading());
    established_ += static_cast<int>(opened.size());
}

inline void Monkey::triggerAction() {
    const QList<QAction*>& all = window().actions().all();
    QAction* action = all[dice_.below(all.size())];
    note(QStringLiteral("action %1 %2").arg(action->objectName()).arg(action->isEnabled()));
    if (!action->isEnabled()) return;
    triggered_ << action->objectName();
    action->trigger();
}

inline void Monkey::clickSomething() {
    QWidgetList targets;
    QWidget* modal = QApplication::activeModalWidget();
    for (QWidget* widget : (modal ? modal : &window())->findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() &&
            (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QTabBar*>(widget) ||
             qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSlider*>(widget) ||
             qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
             qobject_cast<QAbstractItemView*>(widget->parentWidget()) ||
             widget->inherits("QCustomPlot")))
            targets << widget;
    if (targets.isEmpty()) return;
    QPointer<QWidget> target = dice_.oneOf(targets);
    const QPoint at = dice_.within(target->size());
    note(QStringLiteral("click %1 \"%2\" in \"%3\" at %4, %5")
             .arg(QLatin1String(target->metaObject()->className()), target->objectName(),
                  target->parentWidget()->objectName())
             .arg(at.x())
             .arg(at.y()));
    clicked_ << QLatin1String(target->metaObject()->className()) + target->objectName();
    switch (dice_.below(6)) {
        case 0:
            return QTest::mouseDClick(target, Qt::LeftButton, {}, at);
        case 1: {
            QTest::mouseClick(target, Qt::RightButton, {}, at);
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, target->mapToGlobal(at));
            if (target) QApplication::sendEvent(target, &event);
            return;
        }
        case 2: {
            const QPoint to = dice_.within(target->size());
            QTest::mousePress(target, Qt::LeftButton, {}, at);
            if (target) QTest::mouseMove(target, to);
            if (target) QTest::mouseRelease(target, Qt::LeftButton, {}, to);
            return;
        }
        default:
            return QTest::mouseClick(target, Qt::LeftButton, {}, at);
    }
}

inline void Monkey::typeSomething() {
    const QKeyCombination stroke = dice_.oneOf(kStrokes);
    QWidget* place = QApplication::focusWidget() ? QApplication::focusWidget() : &window();
    note(QStringLiteral("key %1 in %2").arg(int(stroke.key()), 0, 16).arg(place->objectName()));
    QTest::keyClick(place, stroke.key(), stroke.keyboardModifiers());
}

inline void Monkey::changeSubject() {
    static constexpr const char* kSamples[] = {"gse1", "moons", "xor", "gse2", "classification"};
    switch (dice_.below(4)) {
        case 0: {
            const char* sample = dice_.oneOf(kSamples);
            note(QStringLiteral("sample %1").arg(QLatin1String(sample)));
            return session().openSample(QLatin1String(sample));
        }
        case 1: {
            const Method& method = methods()[std::size_t(dice_.below(std::ssize(methods())))];
            const auto id = QString::fromUtf8(method.id);
            note(QStringLiteral("method %1").arg(id));
            if (id == QLatin1String("svm")) return;  // libsvm cannot be stopped half-way
            return session().setMethod(id);
        }
        case 2: {
            if (!session().data()) return;
            const auto& columns = session().data()->table.columns;
            const std::string& name = columns[std::size_t(dice_.below(std::ssize(columns)))].name;
            note(QStringLiteral("target %1").arg(QString::fromStdString(name)));
            return session().setTarget(QString::fromStdString(name));
        }
        default: {
            const auto& pages = window().views().pages();
            note(QStringLiteral("view"));
            return window().views().showPage(dice_.oneOf(pages)->id());
        }
    }
}

inline void Monkey::resizeWindow() {
    window().resize(400 + dice_.below(1200), 300 + dice_.below(700));
    note(QStringLiteral("size %1 × %2").arg(window().width()).arg(window().height()));
}

inline void Monkey::act() {
    breaker_.isActing = true;
    const int kind = dice_.below(20);
    if (kind < 6)
        triggerAction();
    else if (kind < 12)
        clickSomething();
    else if (kind < 17)
        typeSomething();
    else if (kind < 19)
        changeSubject();
    else
        resizeWindow();
    breaker_.isActing = false;
    QApplication::processEvents();
    if (hasModal()) ++dialogs_;
}

inline void Monkey::answerDialogs() {
    constexpr int kMostDialogs = 20;
    for (int i = 0; i < kMostDialogs && hasModal(); ++i) {
        QWidget* top = QApplication::activePopupWidget() ? QApplication::activePopupWidget()
                                                         : QApplication::activeModalWidget();
        breaker_.isActing = true;
        QTest::keyClick(top, Qt::Key_Escape);
        breaker_.isActing = false;
        QApplication::processEvents();
    }
}

inline void Monkey::act500Times() {
    constexpr int kActions = 500;
    constexpr int kBackToState = 25;
    QVERIFY(window_.isActive());
    for (int i = 0; i < kActions; ++i) {
        if (i % kBackToState == 0) {
            answerDialogs();
            establish();
            if (QTest::currentTestFailed()) return;
        }
        act();
        if (dice_.below(3) == 0) answerDialogs();  // else the next action meets the dialog
    }
    answerDialogs();
    QVERIFY(!hasModal());
    QVERIFY(window().isVisible() && window().isEnabled());

    const std::pair<const char*, std::pair<qsizetype, int>> done[] = {
        {"actions", {triggered_.size(), 20}},
        {"clicks", {clicked_.size(), 20}},
        {"methods", {methods_.size(), 5}},
        {"views", {views_.size(), 5}},
        {"loads", {loads_, 5}},
        {"dialogs", {dialogs_, 5}},
        {"times in its state", {established_, 5}}};
    for (const auto& [what, count] : done)
        QVERIFY2(count.first > count.second,
                 qPrintable(QStringLiteral("%1 %2").arg(count.first).arg(QLatin1String(what))));
}

/// The window does what it is for.
inline void Monkey::stillWorks() {
    session().setMethod(QStringLiteral("ridge"));
    session().openFile(table_);
    QTRY_VERIFY(!session().isLoading());
    QCOMPARE(session().data()->path, table_);
    session().setTarget(QStringLiteral("y"));
    QAction* reset = window().actions()["run.reset"];
    QAction* start = window().actions()["run.start"];
    QTRY_VERIFY2(reset->isEnabled(), qPrintable(reset->toolTip()));
    reset->trigger();
    const int before = runs_;
    QTRY_VERIFY2(start->isEnabled(), qPrintable(start->toolTip()));  // once the data are prepared
    QVERIFY(runs().prepared());
    start->trigger();
    QCOMPARE(runs_, before + 1);
}

/// A window's state, and what its monkey's choices follow from.
struct MonkeyCase {
    const char* name;
    Monkey::State state;
    unsigned seed;
};

/// One data row a case.
inline void addMonkeys(std::initializer_list<MonkeyCase> cases) {
    QTest::addColumn<Monkey::State>("state");
    QTest::addColumn<unsigned>("seed");
    for (const auto& [name, state, seed] : cases) QTest::newRow(name) << state << seed;
}

/// Lets the monkey of the present data row loose.
inline void surviveMonkey(const Sandbox& sandbox) {
    QFETCH(Monkey::State, state);
    QFETCH(unsigned, seed);
    Monkey monkey(sandbox, state, seed);
    monkey.act500Times();
    if (!QTest::currentTestFailed()) monkey.stillWorks();
}

}  // namespace ardent::test
