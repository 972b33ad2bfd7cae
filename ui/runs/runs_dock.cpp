#include "ui/runs/runs_dock.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include "ui/runs/runs_model.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/soft_delegate.h"

namespace ardent {

RunsDock::RunsDock(Session& session, QWidget* parent)
    : QDockWidget(tr("Runs"), parent),
      session_(session),
      model_(new RunsModel(session, this)),
      table_(new QTableView(this)),
      rename_(new QAction(tr("Re&name"), this)),
      remove_(new QAction(tr("&Delete"), this)) {
    setObjectName(QStringLiteral("runsDock"));
    buildTable();
    buildActions();
    setWidget(table_);
    connect(&session.runs(), &Runs::currentChanged, this, &RunsDock::followCurrent);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) session_.runs().setCurrent(model_->runAt(current.row()));
            });
}

void RunsDock::buildTable() {
    table_->setObjectName(QStringLiteral("runs"));
    table_->setAccessibleName(tr("Runs"));
    table_->setToolTip(
        tr("The selected run is shown in the views; ticked runs share the loss view"));
    table_->setModel(model_);
    table_->setItemDelegate(new SoftDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() * 3 / 2);
    table_->setMinimumHeight(table_->fontMetrics().height() * 5);
    QHeaderView* header = table_->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(RunsModel::MethodTitle, QHeaderView::Stretch);
    const int unit = table_->fontMetrics().averageCharWidth();
    const std::pair<int, int> widths[] = {{RunsModel::Name, 16},
                                          {RunsModel::State, 15},
                                          {RunsModel::Best, 19},
                                          {RunsModel::Ticks, 14},
                                          {RunsModel::Time, 14}};
    for (const auto& [column, letters] : widths) table_->setColumnWidth(column, unit * letters);
    connect(table_, &QWidget::customContextMenuRequested, this, &RunsDock::showMenu);
}

void RunsDock::buildActions() {
    rename_->setShortcut(Qt::Key_F2);
    rename_->setShortcutContext(Qt::WidgetShortcut);
    rename_->setToolTip(tr("Gives the selected run another name"));
    remove_->setShortcut(QKeySequence::Delete);
    remove_->setShortcutContext(Qt::WidgetShortcut);
    remove_->setToolTip(tr("Removes the selected run and its curves"));
    table_->addActions({rename_, remove_});
    connect(rename_, &QAction::triggered, this, [this] {
        const QModelIndex current = table_->currentIndex();
        if (current.isValid()) table_->edit(current.siblingAtColumn(RunsModel::Name));
    });
    connect(remove_, &QAction::triggered, this, &RunsDock::removeSelected);
}

void RunsDock::showMenu(const QPoint& position) {
    const QModelIndex index = table_->indexAt(position);
    if (!index.isValid()) return;
    table_->setCurrentIndex(index);
    QMenu menu(this);
    menu.addActions({rename_, remove_});
    menu.exec(table_->viewport()->mapToGlobal(position));
}

void RunsDock::removeSelected() {
    const QModelIndex current = table_->currentIndex();
    if (current.isValid()) session_.runs().remove(model_->runAt(current.row()));
}

void RunsDock::followCurrent() {
    const RunEntry* current = session_.runs().current();
    const int row = current ? model_->rowOf(current->id) : -1;
    if (row >= 0 && table_->currentIndex().row() != row) table_->selectRow(row);
}

}  // namespace ardent
