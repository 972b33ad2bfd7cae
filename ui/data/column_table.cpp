#include "ui/data/column_table.h"

#include <QActionGroup>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/data/column_delegates.h"
#include "ui/data/column_model.h"
#include "ui/data/role_text.h"
#include "ui/session/session.h"

namespace ardent {

namespace {

QList<ChoiceDelegate::Choice> roleChoices() {
    QList<ChoiceDelegate::Choice> choices;
    for (const Role role : allRoles())
        choices.push_back({static_cast<int>(role), roleText(role), roleHelp(role)});
    return choices;
}

QList<ChoiceDelegate::Choice> readingChoices() {
    QList<ChoiceDelegate::Choice> choices;
    for (const ReadAs reading : kReadings)
        choices.push_back({static_cast<int>(reading), readAsText(reading), readAsHelp(reading)});
    return choices;
}

}  // namespace

ColumnTable::ColumnTable(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      search_(new QLineEdit(this)),
      view_(new QTableView(this)),
      shown_(new QSortFilterProxyModel(this)),
      names_(new ColumnNameDelegate(view_)) {
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
    setTabOrder(search_, view_);
}

void ColumnTable::buildView() {
    view_->setObjectName(QStringLiteral("columns"));
    view_->setAccessibleName(tr("Columns of the data"));
    view_->setToolTip(
        tr("Click a role or a type to change it; select several columns for the menu"));
    view_->setModel(shown_);
    view_->setItemDelegate(new ColumnTextDelegate(view_));
    view_->setItemDelegateForColumn(ColumnModel::Name, names_);
    view_->setItemDelegateForColumn(ColumnModel::Role,
                                    new ChoiceDelegate(tr("Role of %1"), roleChoices(), view_));
    view_->setItemDelegateForColumn(
        ColumnModel::Type, new ChoiceDelegate(tr("Reading of %1"), readingChoices(), view_));
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
    takeNames();
    view_->installEventFilter(this);
    view_->viewport()->installEventFilter(this);
    connect(shown_, &QAbstractItemModel::modelReset, this, &ColumnTable::takeNames);
    connect(shown_, &QAbstractItemModel::dataChanged, this, [this] {
        if (widestType(columnTypeText) <= widths_[ColumnModel::Type]) return;
        measure();
        makeRoomForNames();
    });

    connect(view_, &QTableView::clicked, this, &ColumnTable::openChoices);
    connect(view_, &QWidget::customContextMenuRequested, this, &ColumnTable::showMenu);
}

void ColumnTable::measure() {
    const QFontMetrics metrics = view_->fontMetrics();
    widestName_ = names_->widestOfSeveralWords(view_->font()) + metrics.height() / 2;
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
    reserve(ColumnModel::Type, QString());
    widths_[ColumnModel::Type] = std::max(widths_[ColumnModel::Type], widestType(columnTypeText));
    view_->setColumnWidth(ColumnModel::Type, widths_[ColumnModel::Type]);
    isTypeShort_ = false;
    reserve(ColumnModel::Missing, QString());
    reserve(ColumnModel::Distribution, QStringLiteral("xxxxxx"));
}

/// Of those that the table has.
int ColumnTable::widestType(QString (*text)(ColumnType)) const {
    const QFontMetrics metrics = view_->fontMetrics();
    int widest = 0;
    for (const ColumnType type : {ColumnType::Numeric, ColumnType::Categorical, ColumnType::Text}) {
        if (!session_.data() ||
            std::ranges::find(session_.data()->table.columns, type, &Column::type) ==
                session_.data()->table.columns.end())
            continue;
        const QString withArrow = text(type) + QStringLiteral("xx");
        widest = std::max(widest, metrics.horizontalAdvance(withArrow) + metrics.height() / 2);
    }
    return widest;
}

void ColumnTable::takeNames() {
    std::vector<std::string> names;
    if (session_.data())
        for (const Column& column : session_.data()->table.columns) names.push_back(column.name);
    names_->setNames(names);
    measure();
    makeRoomForNames();
}

/// Names take what the others do not need. Where they would have no room, the columns that cannot
/// be chosen in are scrolled to, types are told in short, and long names have two lines.
void ColumnTable::makeRoomForNames() {
    const int beforeType = view_->viewport()->width() - widths_.value(ColumnModel::Role);
    const int longType = widths_.value(ColumnModel::Type);
    const bool isTypeShort = beforeType - longType < widestName_;
    const int type = isTypeShort ? widestType(shortColumnTypeText) : longType;
    if (std::exchange(isTypeShort_, isTypeShort) != isTypeShort)
        view_->setColumnWidth(ColumnModel::Type, type);
    const int room = beforeType - type;
    const int least = widths_.value(ColumnModel::Name);
    const int beside =
        widths_.value(ColumnModel::Missing) + widths_.value(ColumnModel::Distribution);
    const bool fits = room - beside >= least;
    view_->horizontalHeader()->setSectionResizeMode(
        ColumnModel::Name, fits ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!fits) view_->setColumnWidth(ColumnModel::Name, std::max(least, room));
    const int width = fits ? room - beside : std::max(least, room);
    const int line = view_->fontMetrics().height();
    view_->verticalHeader()->setDefaultSectionSize(widestName_ > width ? line * 12 / 5
                                                                       : line * 3 / 2);
}

bool ColumnTable::openChoices(const QModelIndex& cell) {
    const bool isChoice = cell.column() == ColumnModel::Role || cell.column() == ColumnModel::Type;
    if (!isChoice || !cell.flags().testFlag(Qt::ItemIsEditable)) return false;
    view_->edit(cell);
    return true;
}

bool ColumnTable::eventFilter(QObject* object, QEvent* event) {
    if (object == view_ && event->type() == QEvent::FontChange) {
        measure();
        makeRoomForNames();
    }
    if (object == view_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool opens = key->key() == Qt::Key_Space || key->key() == Qt::Key_Return ||
                           key->key() == Qt::Key_Enter;
        if (opens && openChoices(view_->currentIndex())) return true;
    }
    if (object == view_->viewport() && event->type() == QEvent::Resize) makeRoomForNames();
    return QWidget::eventFilter(object, event);
}

void ColumnTable::showMenu(const QPoint& position) {
    const QModelIndexList rows = view_->selectionModel()->selectedRows(ColumnModel::Role);
    if (rows.isEmpty()) return;
    QStringList names;
    for (const QModelIndex& index : rows)
        names << index.siblingAtColumn(ColumnModel::Name).data().toString();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const Role role : allRoles()) {
        if (role == Role::Target && names.size() > 1) continue;
        QAction* action = menu->addAction(tr("Use as: %1").arg(roleText(role)));
        action->setToolTip(roleHelp(role));
        connect(action, &QAction::triggered, this,
                [this, names, role] { session_.setRole(names, role); });
    }
    menu->addSeparator();
    offerReadings(*menu, names);
    menu->popup(view_->viewport()->mapToGlobal(position));
}

void ColumnTable::offerReadings(QMenu& menu, const QStringList& columns) {
    auto* group = new QActionGroup(&menu);
    for (const ReadAs reading : kReadings) {
        QAction* action = menu.addAction(tr("Read as: %1").arg(readAsText(reading)));
        group->addAction(action);
        action->setCheckable(true);
        action->setChecked(std::ranges::all_of(columns, [&](const QString& column) {
            return readingOf(session_.recipe(), column.toStdString()) == reading;
        }));
        action->setEnabled(session_.canReread());
        action->setToolTip(session_.canReread()
                               ? readAsHelp(reading)
                               : tr("A column of a sample has the type that it was made with"));
        connect(action, &QAction::triggered, this,
                [this, columns, reading] { session_.setReading(columns, reading); });
    }
}

void ColumnTable::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

}  // namespace ardent
