#include "ui/window/selected_rows.h"

#include <QEvent>
#include <QLabel>
#include <QStatusBar>
#include <QToolButton>

#include "ui/session/session.h"
#include "ui/views/data/data_page.h"
#include "ui/views/view_area.h"
#include "ui/widgets/number_text.h"
#include "ui/window/actions.h"

namespace ardent {

namespace {

QToolButton* button(const QString& text, QAction& action) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(action.toolTip());
    QObject::connect(button, &QToolButton::clicked, &action, &QAction::trigger);
    return button;
}

}  // namespace

SelectedRows::SelectedRows(Session& session, Actions& actions, ViewArea& views, QStatusBar& bar)
    : QObject(&bar),
      session_(session),
      actions_(actions),
      views_(views),
      count_(new QLabel),
      exclude_(button(tr("Exclude"), *actions["rows.exclude"])),
      clear_(button(tr("Clear"), *actions["rows.none"])) {
    count_->setObjectName(QStringLiteral("selectedRows"));
    exclude_->setObjectName(QStringLiteral("excludeSelectedRows"));
    exclude_->setAccessibleName(tr("Exclude the selected rows"));
    clear_->setObjectName(QStringLiteral("clearSelectedRows"));
    clear_->setAccessibleName(tr("Clear the selection of rows"));
    count_->setIndent(2 * count_->fontMetrics().averageCharWidth());
    count_->setToolTip(tr("They are marked in every view that shows rows of the table"));
    bar.addPermanentWidget(count_);
    bar.addPermanentWidget(exclude_);
    bar.addPermanentWidget(clear_);
    connect(actions["rows.none"], &QAction::triggered, this,
            [this] { session_.selectRows(nullptr); });
    connect(actions["rows.exclude"], &QAction::triggered, &session, &Session::excludeSelectedRows);
    connect(actions["rows.next"], &QAction::triggered, this, &SelectedRows::goToNext);
    connect(&session, &Session::rowsSelected, this, &SelectedRows::update);
    connect(&session, &Session::recipeChanged, this, &SelectedRows::update);
    views.installEventFilter(this);
    update();
}

/// The commands need the views in sight, and not the start page.
bool SelectedRows::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) update();
    return QObject::eventFilter(object, event);
}

void SelectedRows::goToNext() {
    auto* page = qobject_cast<DataPage*>(views_.page(QStringLiteral("data")));
    views_.showPage(page->id());
    page->goToNextSelectedRow();
}

void SelectedRows::update() {
    const RowSelectionPtr& rows = session_.selectedRows();
    const bool isThere = rows && views_.isVisible();
    count_->setVisible(isThere);
    exclude_->setVisible(isThere);
    clear_->setVisible(isThere);
    if (rows)
        count_->setText(tr("%1 of %2 rows selected")
                            .arg(countText(rows->count()), countText(rows->tableRows())));
    const QString none =
        tr("No rows are selected: drag over points in a figure, or click row numbers in the table");
    for (const char* id : {"rows.next", "rows.none"}) actions_.allow(id, isThere, none);
    actions_.allow("rows.exclude", isThere && session_.canExcludeSelectedRows(),
                   !rows                  ? none
                   : session_.canReread() ? tr("Not all rows, nor thousands of separate ones")
                                          : tr("Rows of a sample cannot be excluded"));
    exclude_->setEnabled(actions_["rows.exclude"]->isEnabled());
    exclude_->setToolTip(actions_["rows.exclude"]->toolTip());
}

}  // namespace ardent
