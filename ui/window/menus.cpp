#include "ui/window/menus.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "ui/style/translated.h"
#include "ui/window/actions.h"
#include "ui/window/language_actions.h"

namespace ardent {

namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("ardent", text)

/// "" stands for a separator.
void add(QWidget* place, const Actions& actions, std::initializer_list<const char*> ids) {
    for (const char* id : ids) {
        if (*id) {
            place->addAction(actions[id]);
            continue;
        }
        auto* separator = new QAction(place);
        separator->setSeparator(true);
        place->addAction(separator);
    }
}

QMenu* menu(QMenuBar* bar, const char* title) {
    QMenu* made = bar->addMenu(translated(title));
    made->setToolTipsVisible(true);
    return made;
}

/// Keeps a button as wide as the widest of its texts in any font, so that those after it stay where
/// they are.
class SteadyWidth : public QObject {
public:
    SteadyWidth(QToolButton* button, const QToolBar* bar, QStringList texts)
        : QObject(button), button_(button), texts_(std::move(texts)) {
        button->installEventFilter(this);
        connect(bar, &QToolBar::iconSizeChanged, this, &SteadyWidth::reserve);
        reserve();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        const QEvent::Type type = event->type();
        if (type == QEvent::FontChange || type == QEvent::StyleChange || type == QEvent::Polish)
            QMetaObject::invokeMethod(this, &SteadyWidth::reserve, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    void reserve() {
        const QFontMetrics metrics = button_->fontMetrics();
        const auto widthOf = [&](const QString& text) {
            return metrics.size(Qt::TextShowMnemonic, text).width();
        };
        int widest = 0;
        for (const QString& text : texts_) widest = std::max(widest, widthOf(text));
        button_->setMinimumWidth(button_->sizeHint().width() - widthOf(button_->text()) + widest);
    }

    QToolButton* button_;
    QStringList texts_;
};

}  // namespace

void buildMenus(QMainWindow& window, const Actions& actions) {
    QMenuBar* bar = window.menuBar();
    add(menu(bar, TEXT("&File")), actions,
        {"file.open", "file.reading", "file.save", "file.saveAs", "file.start", "", "file.export",
         "file.copy", "", "file.quit"});
    add(menu(bar, TEXT("&Edit")), actions, {"edit.undo", "edit.redo"});
    add(menu(bar, TEXT("&Data")), actions,
        {"data.target", "data.find", "", "data.shape", "", "rows.next", "rows.exclude",
         "rows.none"});
    add(menu(bar, TEXT("&Run")), actions,
        {"run.start", "run.pause", "run.step", "run.stop", "", "run.slower", "run.faster", "",
         "run.reset", "run.newSeed", "", "run.queue", "run.replicate", "", "run.rename", "run.pin",
         "run.delete", "run.saveModel", "run.notes"});

    QMenu* view = menu(bar, TEXT("&View"));
    add(view, actions,
        {"view.data",
         "",
         "view.findings",
         "view.relevance",
         "",
         "view.effects",
         "view.interactions",
         "view.boundary",
         "view.contributions",
         "",
         "view.predictions",
         "view.compare",
         "",
         "view.loss",
         "view.selection",
         "view.path",
         "view.boosting",
         "view.directions",
         "",
         "view.next",
         "view.previous",
         "",
         "view.table",
         "view.fit",
         ""});
    add(view->addMenu(translated("Arrangemen&t")), actions,
        {"view.tabs", "view.sideBySide", "view.all", "view.move"});
    add(view->addMenu(translated("D&ocked panels")), actions,
        {"panel.data", "panel.method", "panel.runs", "", "panel.reset"});
    add(view->addMenu(translated("T&heme")), actions,
        {"theme.system", "theme.light", "theme.dark"});
    view->addMenu(translated("Language"))->addActions(languageActions(actions));
    add(view->addMenu(translated("Text si&ze")), actions, {"zoom.in", "zoom.out", "zoom.reset"});
    add(view, actions, {"window.presentation"});

    add(menu(bar, TEXT("&Help")), actions,
        {"help.commands", "help.keys", "help.method", "help.results", "file.start", "",
         "help.about"});
}

namespace {

/// Its buttons tell what they are for in tips beside them, and leave the status line to the run.
class TippedToolbar final : public QToolBar {
public:
    using QToolBar::QToolBar;

protected:
    bool event(QEvent* event) override {
        return event->type() == QEvent::StatusTip || QToolBar::event(event);
    }
};

}  // namespace

QToolBar& buildToolbar(QMainWindow& window, const Actions& actions) {
    auto* bar = new TippedToolbar(translated("Main toolbar"));
    window.addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    add(bar, actions,
        {"file.open", "file.save", "file.start", "", "edit.undo", "edit.redo", "", "run.start",
         "run.pause", "run.step", "run.stop", "run.reset", "", "file.export", "", "view.tabs",
         "view.sideBySide", "view.all"});
    for (const char* id : {"edit.undo", "edit.redo", "view.tabs", "view.sideBySide", "view.all"})
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(actions[id])))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    if (auto* start = qobject_cast<QToolButton*>(bar->widgetForAction(actions["run.start"]))) {
        const auto spoken = [](const char* text) {
            return QCoreApplication::translate("ardent::RunActions", text).remove(u'&');
        };
        new SteadyWidth(start, bar, {spoken("&Run"), spoken("&Resume")});
    }
    adaptButtons(*bar);
    return *bar;
}

void adaptButtons(QToolBar& bar) {
    QWidget* before = nullptr;
    for (QAction* action : bar.actions()) {
        QWidget* button = bar.widgetForAction(action);
        if (!button || action->isSeparator()) continue;
        if (button->accessibleName().isEmpty())
            button->setAccessibleName(action->text().remove(u'&'));
        button->setFocusPolicy(Qt::TabFocus);
        if (before) QWidget::setTabOrder(before, button);
        before = button;
    }
}

#undef TEXT

}  // namespace ardent
