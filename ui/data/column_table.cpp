#include "ui/data/column_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/data/column_delegates.h"
#include "ui/data/column_model.h"
#include "ui/data/role_text.h"
#include "ui/session/session.h"

namespace ardent {

ColumnTable::ColumnTable(Session& session, QWidget* parent)
    : QWidget(parent),
      search_(new QLineEdit(this)),
      view_(new QTableView(this)),
      shown_(new QSortFilterProxyModel(this)) {
    search_->setObjectName(QStringLiteral("columnSearch"));
    search_->setPlaceholderText(tr("Find a column"));
    search_->setAccessibleName(tr("Find a column"));
    search_->setToolTip(tr("Shows the columns whose name contains this text"));
    search_->setClearButtonEnabled(true);
    shown_->setSourceModel(new ColumnModel(session, this));
    shown_->setFilterKeyColumn(ColumnModel::Name);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(search_, &QLineEdit::textChanged, shown_, &QSortFilterProxyModel::setFilterFixedString);
    buildView();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(search_);
    layout->addWidget(view_);
    setFocusProxy(view_);
}

void ColumnTable::buildView() {
    view_->setObjectName(QStringLiteral("columns"));
    view_->setAccessibleName(tr("Columns of the data"));
    view_->setToolTip(tr("Click a role to change it; select several columns for the menu"));
    view_->setModel(shown_);
    view_->setItemDelegate(new ColumnTextDelegate(view_));
    view_->setItemDelegateForColumn(ColumnModel::Role, new RoleDelegate(view_));
    view_->setItemDelegateForColumn(ColumnModel::Distribution, new HistogramDelegate(view_));
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    view_->setShowGrid(false);
    view_->setTabKeyNavigation(false);
    view_->setWordWrap(false);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    view_->verticalHeader()->hide();
    view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);

    QHeaderView* header = view_->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(ColumnModel::Name, QHeaderView::Stretch);
    measure();
    view_->installEventFilter(this);
    view_->viewport()->installEventFilter(this);

    connect(view_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == ColumnModel::Role) view_->edit(index);
    });
    connect(view_, &QWidget::customContextMenuRequested, this, &ColumnTable::showMenu);
}

void ColumnTable::measure() {
    const QFontMetrics metrics = view_->fontMetrics();
    view_->verticalHeader()->setDefaultSectionSize(metrics.height() * 3 / 2);
    view_->horizontalHeader()->setMinimumSectionSize(metrics.averageCharWidth() * 5);
    const auto reserve = [&](int column, const QString& content) {
        const QString title = shown_->headerData(column, Qt::Horizontal).toString();
        widths_[column] =
            std::max(metrics.horizontalAdvance(content), metrics.horizontalAdvance(title)) +
            metrics.height() / 2;
        view_->setColumnWidth(column, widths_[column]);
    };
    reserve(ColumnModel::Name, QStringLiteral("xxxxxxxx"));
    reserve(ColumnModel::Role, roleText(Role::Feature) + QStringLiteral("xx"));
    reserve(ColumnModel::Type, columnTypeText(ColumnType::Categorical));
    reserve(ColumnModel::Missing, QString());
    reserve(ColumnModel::Distribution, QStringLiteral("xxxxxx"));
}

/// Names come first: where they would have no room, other columns are left out, one after the
/// other.
void ColumnTable::makeRoomForNames() {
    int room = view_->viewport()->width() - widths_.value(ColumnModel::Name);
    for (const int column :
         {ColumnModel::Role, ColumnModel::Distribution, ColumnModel::Type, ColumnModel::Missing}) {
        room -= widths_.value(column);
        view_->setColumnHidden(column, column != ColumnModel::Role && room < 0);
    }
}

bool ColumnTable::eventFilter(QObject* object, QEvent* event) {
    if (object == view_ && event->type() == QEvent::FontChange) {
        measure();
        makeRoomForNames();
    }
    if (object == view_->viewport() && event->type() == QEvent::Resize) makeRoomForNames();
    return QWidget::eventFilter(object, event);
}

void ColumnTable::showMenu(const QPoint& position) {
    const QModelIndexList rows = view_->selectionModel()->selectedRows(ColumnModel::Role);
    if (rows.isEmpty()) return;
    QList<QPersistentModelIndex> chosen(rows.begin(), rows.end());
    QMenu menu(this);
    for (const Role role : allRoles()) {
        if (role == Role::Target && chosen.size() > 1) continue;
        QAction* action = menu.addAction(tr("Use as: %1").arg(roleText(role)));
        action->setToolTip(roleHelp(role));
        action->setData(static_cast<int>(role));
    }
    const QAction* picked = menu.exec(view_->viewport()->mapToGlobal(position));
    if (!picked) return;
    for (const QPersistentModelIndex& index : chosen)
        shown_->setData(index, picked->data(), Qt::EditRole);
}

void ColumnTable::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

}  // namespace ardent
