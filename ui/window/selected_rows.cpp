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

SelectedRows::SelectedRows(Session& session, Actions& actions, ViewArea& views, QStatusBar& bar)
    : QObject(&bar),
      session_(session),
      actions_(actions),
      views_(views),
      count_(new QLabel),
      clear_(new QToolButton) {
    count_->setObjectName(QStringLiteral("selectedRows"));
    clear_->setObjectName(QStringLiteral("clearSelectedRows"));
    clear_->setText(tr("Clear"));
    clear_->setAutoRaise(true);
    clear_->setFocusPolicy(Qt::TabFocus);
    clear_->setAccessibleName(tr("Clear the selection of rows"));
    clear_->setToolTip(actions["rows.none"]->toolTip());
    count_->setIndent(2 * count_->fontMetrics().averageCharWidth());
    count_->setToolTip(tr("They are marked in every view that shows rows of the table"));
    bar.addPermanentWidget(count_);
    bar.addPermanentWidget(clear_);
    connect(clear_, &QToolButton::clicked, actions["rows.none"], &QAction::trigger);
    connect(actions["rows.none"], &QAction::triggered, this,
            [this] { session_.selectRows(nullptr); });
    connect(actions["rows.next"], &QAction::triggered, this, &SelectedRows::goToNext);
    connect(&session, &Session::rowsSelected, this, &SelectedRows::update);
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
    clear_->setVisible(isThere);
    if (rows)
        count_->setText(tr("%1 of %2 rows selected")
                            .arg(countText(rows->count()), countText(rows->tableRows())));
    for (const char* id : {"rows.next", "rows.none"})
        actions_.allow(id, isThere,
                       tr("No rows are selected: drag over points in a figure, or click "
                          "row numbers in the table"));
}

}  // namespace ardent
