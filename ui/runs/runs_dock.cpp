#include "ui/runs/runs_dock.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/runs/run_text.h"
#include "ui/runs/runs_model.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/eliding_header.h"
#include "ui/widgets/soft_delegate.h"

namespace ardent {

RunsDock::RunsDock(Session& session, QWidget* parent)
    : QDockWidget(tr("Runs"), parent),
      session_(session),
      model_(new RunsModel(session, this)),
      table_(new QTableView(this)) {
    setObjectName(QStringLiteral("runsDock"));
    buildTable();
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(table_, 1);
    column->addWidget(buildQueue());
    setWidget(content);
    connect(&session.runs(), &Runs::currentChanged, this, &RunsDock::followCurrent);
    connect(&session.runs(), &Runs::stateChanged, this, [this] {
        showQueue();
        const RunEntry* live = session_.runs().live();
        const int before = std::exchange(live_, live ? live->id : kNone);
        if (before != kNone && before != live_) fitColumns();  // what it told on the way has gone
    });
    for (const auto signal : {&Runs::added, &Runs::removed})
        connect(&session.runs(), signal, this, &RunsDock::showTargets);
    showTargets();
    showQueue();
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList rows = table_->selectionModel()->selectedRows();
        if (!rows.isEmpty()) session_.runs().setCurrent(model_->runAt(rows.front().row()));
    });
}

void RunsDock::buildTable() {
    table_->setObjectName(QStringLiteral("runs"));
    table_->setAccessibleName(tr("Runs"));
    table_->setToolTip(
        tr("The selected run is shown in the views; ticked runs share the views Loss and "
           "Compare"));
    table_->setHorizontalHeader(new ElidingHeader(table_));
    table_->setModel(model_);
    table_->setItemDelegate(new SoftDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::DoubleClicked);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->setMinimumHeight(table_->fontMetrics().height() * 5);
    QHeaderView* header = table_->horizontalHeader();
    header->setHighlightSections(false);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(model_, &QAbstractItemModel::dataChanged, this, &RunsDock::widenColumns);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model_, changed, this, &RunsDock::fitColumns);
    table_->installEventFilter(this);
    table_->viewport()->installEventFilter(this);
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& cell) {
        if (cell.column() == RunsModel::Notes && !cell.data().toString().isEmpty())
            emit notesWanted();
    });
    connect(table_, &QWidget::customContextMenuRequested, this, &RunsDock::showMenu);
}

/// The column of targets takes no room while all runs have the same.
void RunsDock::showTargets() {
    const bool isHidden = !model_->hasSeveralTargets();
    if (isHidden == table_->isColumnHidden(RunsModel::Target)) return;
    table_->setColumnHidden(RunsModel::Target, isHidden);
    fitColumns();
}

/// With a letter's width before the next column, so that "Accuracy 1" and "46 epochs" stay apart.
int RunsDock::contentOf(int column) const {
    const QAbstractItemView& cells = *table_;
    return std::max(cells.sizeHintForColumn(column) + table_->fontMetrics().averageCharWidth(),
                    table_->horizontalHeader()->sectionSizeHint(column));
}

int RunsDock::widthOf(int column) const {
    constexpr int kMostLetters = 26, kMostOfLoss = 24;  // before what it is is cut short
    const int letters = column == RunsModel::Loss ? kMostOfLoss : kMostLetters;
    return std::min(contentOf(column), table_->fontMetrics().averageCharWidth() * letters);
}

/// As wide as what stands there, long texts as far as the method's title leaves them room, then
/// generous with what is left; what has no room at all is scrolled to.
void RunsDock::fitColumns() {
    constexpr int kMethodLetters = 12;
    constexpr std::pair<int, int> kGenerous[] = {
        {RunsModel::Name, 16},   {RunsModel::State, 15},    {RunsModel::Notes, 7},
        {RunsModel::Target, 14}, {RunsModel::SeedText, 10}, {RunsModel::Loss, 19},
        {RunsModel::Test, 14},   {RunsModel::Ticks, 14},    {RunsModel::Time, 14}};
    fitRows();
    const int unit = table_->fontMetrics().averageCharWidth();
    const int method = widthOf(RunsModel::MethodTitle);
    const int leastOfMethod = std::min(method, unit * kMethodLetters);
    int rest = table_->viewport()->width();
    const auto widen = [&](int column, int width, int most) {
        if (table_->isColumnHidden(column)) return;
        const int more = std::clamp(width - table_->columnWidth(column), 0, std::max(0, most));
        table_->setColumnWidth(column, table_->columnWidth(column) + more);
        rest -= more;
    };
    for (const auto& [column, letters] : kGenerous) {
        table_->setColumnWidth(column, widthOf(column));
        if (!table_->isColumnHidden(column)) rest -= widthOf(column);
    }
    for (const auto& [column, letters] : kGenerous) widen(column, contentOf(column), rest - method);
    for (const auto& [column, letters] : kGenerous) widen(column, unit * letters, rest - method);
    for (const auto& [column, letters] : kGenerous) fittedTo_[column] = contentOf(column);
    const int missing = leastOfMethod - rest;
    if (missing > 0) rest += narrow(missing);
    table_->setColumnWidth(RunsModel::MethodTitle, std::max(rest, leastOfMethod));
}

/// Where not all have room at their usual height, as many as may be are wholly in sight.
void RunsDock::fitRows() {
    const int line = table_->fontMetrics().height();
    const int usual = line * 3 / 2, least = line * 6 / 5;
    const int room = table_->viewport()->height(), rows = model_->rowCount();
    const int inSight = std::clamp(room / least, 1, std::max(1, rows));
    table_->verticalHeader()->setMinimumSectionSize(least);
    constexpr int kLeastMeasured = 10;
    table_->horizontalHeader()->setResizeContentsPrecision(std::max(kLeastMeasured, inSight + 1));
    const bool haveRoom = rows * usual <= room || inSight == 1;
    table_->verticalHeader()->setDefaultSectionSize(haveRoom ? usual : room / inSight);
}

/// Long titles and texts end in "…" before the table scrolls. How much narrower it is then.
int RunsDock::narrow(int wanted) {
    const QAbstractItemView& cells = *table_;
    const int unit = table_->fontMetrics().averageCharWidth();
    const int numbers = std::max(cells.sizeHintForColumn(RunsModel::Loss) + unit, 10 * unit);
    const int title = table_->horizontalHeader()->sectionSizeHint(RunsModel::Loss);
    const int named = std::max(numbers, std::min(title, 17 * unit));
    int narrowed = 0;
    for (const auto& [column, least] :
         {std::pair(RunsModel::State, 20 * unit), std::pair(RunsModel::Loss, named),
          std::pair(RunsModel::State, 14 * unit), std::pair(RunsModel::Loss, numbers)}) {
        const int width = table_->columnWidth(column);
        const int less = std::clamp(width - least, 0, wanted - narrowed);
        table_->setColumnWidth(column, width - less);
        narrowed += less;
    }
    return narrowed;
}

/// What a run tells may grow.
void RunsDock::widenColumns() {
    for (const int column :
         {RunsModel::State, RunsModel::Loss, RunsModel::Test, RunsModel::Ticks, RunsModel::Time})
        if (contentOf(column) > fittedTo_[column]) return fitColumns();
}

bool RunsDock::eventFilter(QObject* object, QEvent* event) {
    const bool isResized = object == table_->viewport() && event->type() == QEvent::Resize;
    if (isResized) fitColumns();
    if (object == table_ && event->type() == QEvent::FontChange)  // the header's follows
        QMetaObject::invokeMethod(this, &RunsDock::fitColumns, Qt::QueuedConnection);
    if (isResized)
        QMetaObject::invokeMethod(this, &RunsDock::keepCurrentInSight, Qt::QueuedConnection);
    return QDockWidget::eventFilter(object, event);
}

/// Once the scroll bars know the new size; the columns stay where they are scrolled to.
void RunsDock::keepCurrentInSight() {
    if (!table_->currentIndex().isValid()) return;
    const int left = table_->horizontalScrollBar()->value();
    table_->scrollTo(table_->currentIndex());
    table_->horizontalScrollBar()->setValue(left);
}

void RunsDock::showMenu(const QPoint& position) {
    const QModelIndex index = table_->indexAt(position);
    if (!index.isValid()) return;
    table_->setCurrentIndex(index);
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    menu.addActions(table_->actions());
    menu.exec(table_->viewport()->mapToGlobal(position));
}

void RunsDock::renameCurrent() {
    const RunEntry* run = session_.runs().current();
    if (!run) return;
    show();
    raise();
    table_->setFocus();
    const QModelIndex name = model_->index(model_->rowOf(run->id), RunsModel::Name);
    table_->scrollTo(name);
    table_->edit(name);
}

void RunsDock::removeCurrent() {
    if (const RunEntry* run = session_.runs().current()) session_.runs().remove(run->id);
}

void RunsDock::pinCurrent(bool pinned) {
    if (const RunEntry* run = session_.runs().current()) session_.runs().setPinned(run->id, pinned);
}

QWidget* RunsDock::buildQueue() {
    queue_ = new QWidget(this);
    queue_->setObjectName(QStringLiteral("queue"));
    waiting_ = new QLabel(queue_);
    auto* clear = new QToolButton(queue_);
    clear->setObjectName(QStringLiteral("clearQueue"));
    clear->setText(tr("Clear the queue"));
    clear->setFocusPolicy(Qt::StrongFocus);
    clear->setAccessibleName(clear->text());
    clear->setToolTip(tr("Clears the queue; the current run continues"));
    const int gap = fontMetrics().height() / 4;
    auto* row = new QHBoxLayout(queue_);
    row->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    row->addWidget(waiting_);
    row->addWidget(clear);
    row->addStretch(1);
    connect(clear, &QToolButton::clicked, this, [this] { session_.runs().clearQueue(); });
    return queue_;
}

void RunsDock::showQueue() {
    const QueueState queue = session_.runs().queue();
    waiting_->setText(queueText(queue));
    queue_->setVisible(queue.waiting > 0);
}

void RunsDock::followCurrent() {
    const RunEntry* current = session_.runs().current();
    if (!current) return table_->clearSelection();
    const int row = model_->rowOf(current->id);
    if (!table_->selectionModel()->isRowSelected(row)) table_->selectRow(row);
}

}  // namespace ardent
