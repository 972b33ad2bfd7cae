#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QTabBar>
#include <QTimer>
#include <cstdio>
#include <random>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// The same choices in every run and on every machine.
class Dice {
public:
    explicit Dice(unsigned seed) : engine_(seed) {}

    int below(qsizetype count) {
        return static_cast<int>(engine_() % static_cast<unsigned>(count));
    }
    template <class List>
    auto& oneOf(List& list) {
        return list[below(static_cast<qsizetype>(std::size(list)))];
    }
    QPoint within(const QSize& size) {
        return {below(std::max(1, size.width())), below(std::max(1, size.height()))};
    }

private:
    std::mt19937 engine_;
};

/// Ends what waits for an answer in a loop of its own, such as a menu or a file dialog, for nothing
/// else can happen until then.
class LoopBreaker : public QObject {
public:
    LoopBreaker() {
        connect(&timer_, &QTimer::timeout, this, [this] {
            if (!isActing) return;
            if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        timer_.start(1);
    }

    bool isActing = false;

private:
    QTimer timer_;
};

constexpr const char* kSamples[] = {"gse1", "moons", "xor", "gse2", "classification"};
constexpr int kActions = 500;
constexpr int kBackToState = 25;

}  // namespace

/// Somebody who does anything at all, in every state of the window.
class MonkeyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void survives_data();
    void survives();

private:
    enum class State { StartPage, DataLoaded, MidRun, Finished };

    void establish(State state);
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

    MainWindow& window() { return window_->window(); }
    Session& session() { return window_->session(); }

    Sandbox sandbox_;
    QString table_;
    std::unique_ptr<WindowFixture> window_;
    std::unique_ptr<Dice> dice_;
    LoopBreaker breaker_;
    QSet<QString> triggered_, clicked_, methods_, views_;
    int dialogs_ = 0, loads_ = 0, runs_ = 0;
};

void MonkeyTest::initTestCase() {
    qputenv("HOME", sandbox_.path(QString()).toUtf8());  // where figures are exported to
    QDir::setCurrent(sandbox_.path(QString()));
    table_ = sandbox_.write(QStringLiteral("t.csv"), smallTable(200));
    sandbox_.write(QStringLiteral("broken.csv"), "a,b\n\"1,2\n");
}

void MonkeyTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window().actions()["file.quit"]->setEnabled(false);
    window().askForFile = [this](QWidget*, const QString&) {
        const QStringList answers{QString(), table_, sandbox_.path(QStringLiteral("broken.csv")),
                                  sandbox_.path(QStringLiteral("missing.csv"))};
        return dice_->oneOf(answers);
    };
    for (QSet<QString>* seen : {&triggered_, &clicked_, &methods_, &views_}) seen->clear();
    dialogs_ = loads_ = runs_ = 0;
    connect(&session(), &Session::dataChanged, this, [this] { ++loads_; });
    connect(&session().runs(), &Runs::added, this, [this] { ++runs_; });
    connect(&session(), &Session::methodChanged, this,
            [this] { methods_ << QString::fromUtf8(session().method()->id); });
    connect(&window().views(), &ViewArea::currentChanged, this,
            [this] { views_ << window().views().current()->id(); });
}

void MonkeyTest::cleanup() {
    QApplication::setFont(textFont(9.5));
    window_.reset();
}

void MonkeyTest::note(const QString& what) {
    static const bool told = qEnvironmentVariableIsSet("ARDENT_MONKEY_TELLS");
    if (told) std::fprintf(stderr, "%s\n", qPrintable(what));
}

void MonkeyTest::establish(State state) {
    Runs& runs = session().runs();
    if (state == State::StartPage) {
        if (window().views().isVisible()) window().actions()["file.start"]->trigger();
        return;
    }
    if (!session().data()) session().openFile(table_);
    QTRY_VERIFY(session().data() && !session().isLoading());
    if (!window().views().isVisible()) window().actions()["file.start"]->trigger();
    if (state == State::DataLoaded) return;
    if (session().recipe().target.empty()) {
        const auto& columns = session().data()->table.columns;
        session().setTarget(QString::fromStdString(columns.back().name));
    }
    if (state == State::MidRun && !runs.live()) runs.start();
    if (state == State::Finished && !runs.live() && !runs.current()) runs.step();
    if (state == State::Finished && runs.live() && runs.live()->snapshot->tick > 0) runs.stop();
}

void MonkeyTest::triggerAction() {
    const QList<QAction*>& all = window().actions().all();
    QAction* action = all[dice_->below(all.size())];
    note(QStringLiteral("action %1 %2").arg(action->objectName()).arg(action->isEnabled()));
    if (!action->isEnabled()) return;
    triggered_ << action->objectName();
    action->trigger();
}

void MonkeyTest::clickSomething() {
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
    QPointer<QWidget> target = dice_->oneOf(targets);
    const QPoint at = dice_->within(target->size());
    note(QStringLiteral("click %1 \"%2\" in \"%3\" at %4, %5")
             .arg(QLatin1String(target->metaObject()->className()), target->objectName(),
                  target->parentWidget()->objectName())
             .arg(at.x())
             .arg(at.y()));
    clicked_ << QLatin1String(target->metaObject()->className()) + target->objectName();
    switch (dice_->below(6)) {
        case 0:
            return QTest::mouseDClick(target, Qt::LeftButton, {}, at);
        case 1: {
            QTest::mouseClick(target, Qt::RightButton, {}, at);
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, target->mapToGlobal(at));
            if (target) QApplication::sendEvent(target, &event);
            return;
        }
        case 2: {
            const QPoint to = dice_->within(target->size());
            QTest::mousePress(target, Qt::LeftButton, {}, at);
            if (target) QTest::mouseMove(target, to);
            if (target) QTest::mouseRelease(target, Qt::LeftButton, {}, to);
            return;
        }
        default:
            return QTest::mouseClick(target, Qt::LeftButton, {}, at);
    }
}

void MonkeyTest::typeSomething() {
    struct Stroke {
        Qt::Key key;
        Qt::KeyboardModifiers with;
    };
    static constexpr Stroke kStrokes[] = {
        {Qt::Key_Tab, {}},
        {Qt::Key_Backtab, Qt::ShiftModifier},
        {Qt::Key_Up, {}},
        {Qt::Key_Down, {}},
        {Qt::Key_Left, {}},
        {Qt::Key_Right, {}},
        {Qt::Key_Home, {}},
        {Qt::Key_End, {}},
        {Qt::Key_PageDown, {}},
        {Qt::Key_Return, {}},
        {Qt::Key_Escape, {}},
        {Qt::Key_Delete, {}},
        {Qt::Key_Backspace, {}},
        {Qt::Key_Space, {}},
        {Qt::Key_F2, {}},
        {Qt::Key_Menu, {}},
        {Qt::Key_5, {}},
        {Qt::Key_X, {}},
        {Qt::Key_Minus, {}},
        {Qt::Key_A, Qt::ControlModifier},
        {Qt::Key_C, Qt::ControlModifier},
        {Qt::Key_V, Qt::ControlModifier},
        {Qt::Key_F, Qt::AltModifier},
        {Qt::Key_V, Qt::AltModifier},
        {Qt::Key_M, Qt::AltModifier},
    };
    const Stroke& stroke = dice_->oneOf(kStrokes);
    QWidget* place = QApplication::focusWidget() ? QApplication::focusWidget() : &window();
    note(QStringLiteral("key %1 in %2").arg(int(stroke.key), 0, 16).arg(place->objectName()));
    QTest::keyClick(place, stroke.key, stroke.with);
}

void MonkeyTest::changeSubject() {
    switch (dice_->below(4)) {
        case 0: {
            const char* sample = dice_->oneOf(kSamples);
            note(QStringLiteral("sample %1").arg(QLatin1String(sample)));
            return session().openSample(QLatin1String(sample));
        }
        case 1: {
            const Method& method = methods()[std::size_t(dice_->below(std::ssize(methods())))];
            const auto id = QString::fromUtf8(method.id);
            note(QStringLiteral("method %1").arg(id));
            return session().setMethod(id);
        }
        case 2: {
            if (!session().data()) return;
            const auto& columns = session().data()->table.columns;
            const std::string& name = columns[std::size_t(dice_->below(std::ssize(columns)))].name;
            note(QStringLiteral("target %1").arg(QString::fromStdString(name)));
            return session().setTarget(QString::fromStdString(name));
        }
        default: {
            const auto& pages = window().views().pages();
            note(QStringLiteral("view"));
            return window().views().showPage(dice_->oneOf(pages)->id());
        }
    }
}

void MonkeyTest::resizeWindow() {
    window().resize(400 + dice_->below(1200), 300 + dice_->below(700));
    note(QStringLiteral("size %1 × %2").arg(window().width()).arg(window().height()));
}

void MonkeyTest::act() {
    breaker_.isActing = true;
    const int kind = dice_->below(20);
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

void MonkeyTest::answerDialogs() {
    constexpr int kPatience = 20;
    for (int i = 0; i < kPatience && hasModal(); ++i) {
        QWidget* top = QApplication::activePopupWidget() ? QApplication::activePopupWidget()
                                                         : QApplication::activeModalWidget();
        breaker_.isActing = true;
        QTest::keyClick(top, Qt::Key_Escape);
        breaker_.isActing = false;
        QApplication::processEvents();
    }
}

void MonkeyTest::survives_data() {
    QTest::addColumn<int>("state");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("start page") << int(State::StartPage) << 11u;
    QTest::newRow("data loaded") << int(State::DataLoaded) << 12u;
    QTest::newRow("in a run") << int(State::MidRun) << 13u;
    QTest::newRow("after a run") << int(State::Finished) << 14u;
}

void MonkeyTest::survives() {
    QFETCH(int, state);
    QFETCH(unsigned, seed);
    dice_ = std::make_unique<Dice>(seed);
    for (int i = 0; i < kActions; ++i) {
        if (i % kBackToState == 0) {
            answerDialogs();
            establish(static_cast<State>(state));
        }
        act();
        if (dice_->below(3) == 0) answerDialogs();  // else the next action meets the dialog
    }
    answerDialogs();
    QVERIFY(!hasModal());
    QVERIFY(window().isVisible() && window().isEnabled());

    QVERIFY2(triggered_.size() > 20, qPrintable(QString::number(triggered_.size())));
    QVERIFY2(clicked_.size() > 20, qPrintable(QString::number(clicked_.size())));
    QVERIFY2(methods_.size() > 5, qPrintable(QString::number(methods_.size())));
    QVERIFY2(views_.size() > 5, qPrintable(QString::number(views_.size())));
    QVERIFY2(loads_ > 5, qPrintable(QString::number(loads_)));
    QVERIFY2(runs_ > 0, qPrintable(QString::number(runs_)));
    QVERIFY2(dialogs_ > 5, qPrintable(QString::number(dialogs_)));

    session().setMethod(QStringLiteral("ridge"));  // and it still does what it is for
    session().openFile(table_);
    QTRY_VERIFY(!session().isLoading());
    QCOMPARE(session().data()->path, table_);
    session().setTarget(QStringLiteral("y"));
    const int before = runs_;
    window().actions()["run.reset"]->trigger();
    QTRY_VERIFY(window().actions()["run.start"]->isEnabled());
    window().actions()["run.start"]->trigger();
    QTRY_VERIFY(runs_ > before);
}

QTEST_MAIN(MonkeyTest)
#include "monkey_test.moc"
