#include "ui/data/column_model.h"

#include <QFont>

#include "ui/data/role_text.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

const Column& columnAt(const Session& session, int row) {
    return session.data()->table.columns[static_cast<std::size_t>(row)];
}

const ColumnSketch& sketchAt(const Session& session, int row) {
    return session.data()->sketches[static_cast<std::size_t>(row)];
}

std::vector<std::string> namesOf(const Session& session) {
    std::vector<std::string> names;
    if (session.data())
        for (const Column& column : session.data()->table.columns) names.push_back(column.name);
    return names;
}

QString typeHelp(const Session& session, const Column& column) {
    if (!session.canReread())
        return ColumnModel::tr("A column of a sample has the type that it was made with");
    const ReadAs reading = readingOf(session.recipe(), column.name);
    return reading == ReadAs::Automatic
               ? ColumnModel::tr(
                     "Decided by the cells of the file; click to choose another way "
                     "to read them")
               : ColumnModel::tr("Chosen: %1. %2").arg(readAsText(reading), readAsHelp(reading));
}

}  // namespace

ColumnModel::ColumnModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session) {
    names_ = namesOf(session);
    connect(&session, &Session::dataChanged, this, &ColumnModel::takeTable);
    connect(&session, &Session::dataReread, this, [this] {
        if (namesOf(session_) != names_) takeTable();
    });
    connect(&session, &Session::recipeChanged, this, [this] {
        if (const int rows = rowCount(); rows > 0)
            emit dataChanged(index(0, 0), index(rows - 1, FieldCount - 1));
    });
}

void ColumnModel::takeTable() {
    beginResetModel();
    names_ = namesOf(session_);
    endResetModel();
}

int ColumnModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(names_.size());
}

int ColumnModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FieldCount;
}

QString ColumnModel::text(const QModelIndex& index) const {
    const Column& column = columnAt(session_, index.row());
    switch (index.column()) {
        case Name:
            return QString::fromStdString(column.name);
        case Role:
            return roleText(roleOf(session_.recipe(), column));
        case Type:
            return sketchAt(session_, index.row()).holdsDates ? translated("date")
                                                              : columnTypeText(column.type);
        case Missing:
            return column.missing == 0 ? tr("none")
                                       : shareText(sketchAt(session_, index.row()).missingShare);
        default:
            return {};
    }
}

QString ColumnModel::tooltip(const QModelIndex& index) const {
    const Column& column = columnAt(session_, index.row());
    const ColumnSketch& sketch = sketchAt(session_, index.row());
    switch (index.column()) {
        case Role:
            return roleHelp(roleOf(session_.recipe(), column));
        case Type:
            return typeHelp(session_, column);
        case Missing:
            return tr("%1 of %2 cells are missing")
                .arg(countText(column.missing), countText(session_.data()->table.rows));
        case Distribution:
            if (column.type == ColumnType::Numeric)
                return tr("From %1 to %2, mean %3")
                    .arg(numberText(sketch.low), numberText(sketch.high), numberText(sketch.mean));
            return tr("Different values: %1, the commonest first").arg(countText(sketch.distinct));
        default:
            return QString::fromStdString(column.name);
    }
}

QVariant ColumnModel::edited(const QModelIndex& index) const {
    const Column& column = columnAt(session_, index.row());
    if (index.column() == Role) return static_cast<int>(roleOf(session_.recipe(), column));
    if (index.column() == Type) return static_cast<int>(readingOf(session_.recipe(), column.name));
    return text(index);
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Column& column = columnAt(session_, index.row());
    const ardent::Role columnRole = roleOf(session_.recipe(), column);
    switch (role) {
        case Qt::DisplayRole:
            return text(index);
        case Qt::ToolTipRole:
            return tooltip(index);
        case Qt::EditRole:
            return edited(index);
        case Qt::FontRole: {
            QFont font;
            if (columnRole == ardent::Role::Target) font.setWeight(QFont::DemiBold);
            return index.column() == Role ? QVariant(font) : QVariant();
        }
        case Qt::TextAlignmentRole:
            return index.column() == Missing ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                             : QVariant();
        case Qt::AccessibleTextRole:
            return index.column() == Distribution ? tooltip(index) : text(index);
        case kShortTypeRole:
            return shortColumnTypeText(column.type);
        case kMutedRole:
            return columnRole == ardent::Role::Ignore || columnRole == ardent::Role::Id;
        case kHistogramRole: {
            const auto& bins = sketchAt(session_, index.row()).histogram;
            return QVariant::fromValue(QList<double>(bins.begin(), bins.end()));
        }
        default:
            return {};
    }
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case Name:
            return tr("Column");
        case Role:
            return tr("Role");
        case Type:
            return tr("Type");
        case Missing:
            return tr("Missing");
        case Distribution:
            return tr("Values");
        default:
            return {};
    }
}

Qt::ItemFlags ColumnModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool isEditable =
        index.column() == Role || (index.column() == Type && session_.canReread());
    return isEditable ? common | Qt::ItemIsEditable : common;
}

bool ColumnModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!flags(index).testFlag(Qt::ItemIsEditable) || role != Qt::EditRole) return false;
    const QString name = QString::fromStdString(columnAt(session_, index.row()).name);
    if (index.column() == Role)
        session_.setRole(name, static_cast<ardent::Role>(value.toInt()));
    else
        session_.setReading({name}, static_cast<ReadAs>(value.toInt()));
    return true;
}

}  // namespace ardent
