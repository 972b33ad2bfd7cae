#pragma once

#include <QDir>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "tests/support/patience.h"
#include "tests/ui/support.h"
#include "ui/views/view_area.h"
#include "ui/window/recovery.h"

namespace ardent::test {

/// The real window with fresh settings, driven by clicks and keys.
class WindowFixture {
public:
    WindowFixture() {
        QSettings().clear();
        QDir kept(Recovery::folder());
        for (const QString& file :
             kept.entryList({QStringLiteral("*.ardent"), QStringLiteral("*.unreadable")}))
            kept.remove(file);
        open();
    }

    void open() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        isActive_ = QTest::qWaitForWindowActive(window_.get());
    }

    /// As an exception would end it; the next one opens.
    void crash() {
        window_.reset();
        open();
    }

    bool isActive() const { return isActive_; }
    MainWindow& window() { return *window_; }
    Session& session() { return window_->session(); }
    Runs& runs() { return session().runs(); }

    QToolButton* tool(const char* action) {
        auto* bar = child<QToolBar>(*window_, "toolbar");
        return qobject_cast<QToolButton*>(bar->widgetForAction(window_->actions()[action]));
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_.get(), code, modifiers);
    }

    /// Ctrl+O with a file dialog that answers with this path.
    void openFile(const QString& path) {
        window_->dialogs.askForFile = [path](QWidget*, const QString&) { return path; };
        key(Qt::Key_O, Qt::ControlModifier);
    }

    /// A table of 200 rows with the target y.
    void openSmallTable(const Sandbox& sandbox) {
        openFile(sandbox.write(QStringLiteral("t.csv"), smallTable(200)));
        QTRY_VERIFY(session().data());
        session().setTarget(QStringLiteral("y"));
    }

    /// RFFNet so small that a run ends at once.
    void chooseShortRun() {
        session().setMethod(QStringLiteral("rffnet"));
        session().setOption("features", 20LL);
        session().setOption("max_epochs", 5LL);
    }

    /// RFFNet that does not end by itself for a long time.
    void chooseEndlessRun() {
        chooseShortRun();
        session().setOption("max_epochs", 1'000'000LL);
        session().setOption("patience", 1'000'000LL);
    }

    /// Waits until that run, counted from 0, has ended for good.
    bool hasEnded(std::size_t run) {
        return QTest::qWaitFor([&] { return runs().all().size() > run && !runs().all()[run]->run; },
                               kPatience);
    }

    /// Waits until there are so many runs and none goes on or is to come.
    bool allEnded(std::size_t count) {
        return QTest::qWaitFor(
            [&] {
                return runs().all().size() == count && !runs().isPreparing() &&
                       std::ranges::none_of(runs().all(),
                                            [](const auto& run) { return !!run->run; });
            },
            kPatience);
    }

    /// Chooses the method, presses the key of Run and waits for the end.
    void trainToEnd(const char* method) {
        const std::size_t before = runs().all().size();
        session().setMethod(QLatin1String(method));
        key(Qt::Key_F5);
        QVERIFY(hasEnded(before));
    }

    /// Ridge on the small table, up to where its relevance is known.
    void trainOnSmallTable(const Sandbox& sandbox) {
        openSmallTable(sandbox);
        trainToEnd("ridge");
        QTRY_VERIFY(runs().current()->shown()->relevance);
    }

    /// Leaves one run, the current one as if it had learned from this task.
    void keepRunWith(std::shared_ptr<Task> task) {
        keepRun(runs().current()->snapshot, std::move(task));
    }

    /// Leaves one run, the current one as if it had come to this.
    void keepRunOf(SnapshotPtr snapshot) { keepRun(std::move(snapshot), runs().current()->task); }

private:
    void keepRun(SnapshotPtr snapshot, TaskPtr task) {
        auto run = std::make_unique<RunEntry>();
        run->name = QStringLiteral("Run as another");
        run->inputs = runs().current()->inputs;
        run->snapshot = std::move(snapshot);
        run->loss.update(*run->snapshot);
        run->task = std::move(task);
        std::vector<std::unique_ptr<RunEntry>> entries;
        entries.push_back(std::move(run));
        runs().replace(std::move(entries), 1, 0);
    }

    std::unique_ptr<MainWindow> window_;
    bool isActive_ = false;
};

inline void click(QWidget* widget) {
    QTest::mouseClick(widget, Qt::LeftButton);
}

}  // namespace ardent::test
