#pragma once

#include <QSignalSpy>

#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_options.h"

namespace ardent::test {

/// A window on a small table whose views are set and taken back by keys.
class ViewedWindow : public QObject {
protected:
    void begin();
    Session& session() { return w_->session(); }
    FigurePage& page(const char* id) { return *w_->window().views().page(QLatin1String(id)); }
    void undo() { w_->key(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { w_->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    QAction* undoAction() { return w_->window().actions()["edit.undo"]; }
    void show(const char* id) {
        w_->window().views().showPage(QLatin1String(id));
        QTRY_VERIFY(page(id).isVisible() && page(id).isSettled());
    }
    QString value(const char* id, const char* name) {
        return page(id).options().values().at(QLatin1String(name));
    }
    template <class Control>
    Control* focused(const char* name) {
        auto* control = child<Control>(w_->window(), name);
        control->setFocus();
        return control;
    }
    void train(const char* method = "rffnet");
    QString saved(const char* name, ViewMemory views);
    void open(const QString& project);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

inline void ViewedWindow::begin() {
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    w_->openSmallTable(sandbox_);
    w_->key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
}

inline void ViewedWindow::train(const char* method) {
    w_->chooseShortRun();
    session().setMethod(QLatin1String(method));
    w_->key(Qt::Key_F5);
    const auto hasEnded = [this] {
        const RunEntry* run = session().runs().current();
        return run && run->hasResult();
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kPatience);
    w_->window().setFocus();
}

inline QString ViewedWindow::saved(const char* name, ViewMemory views) {
    const QString project = sandbox_.path(QLatin1String(name));
    bool isSaved = false;
    session().saveProject(project, views, [&] { isSaved = true; });
    [&] { QTRY_VERIFY(isSaved); }();
    return project;
}

inline void ViewedWindow::open(const QString& project) {
    QSignalSpy opened(&session(), &Session::projectOpened);
    session().openFile(project);
    QTRY_COMPARE(opened.count(), 1);
}

}  // namespace ardent::test
