#include "ui/views/data/row_model.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QPixmapCache>

#include "ui/data/role_text.h"
#include "ui/style/blended.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

constexpr qsizetype kLongestCell = 200;  ///< characters shown; the tooltip has more
constexpr qsizetype kLongestHelp = 2000;

int sideOf(const Column& column) {
    const bool isNumber = column.type == ColumnType::Numeric;
    return ((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter).toInt();
}

/// Room to the left of words, so that they do not touch the numbers of the column before.
QVariant indentOf(const Column& column) {
    constexpr int kWidth = 6;
    if (column.type == ColumnType::Numeric) return {};
    const QString key = QStringLiteral("indent of words");
    QPixmap nothing;
    if (!QPixmapCache::find(key, &nothing)) {
        nothing = QPixmap(kWidth, 1);
        nothing.fill(Qt::transparent);
        QPixmapCache::insert(key, nothing);
    }
    return nothing;
}

/// Broken between words, for a tooltip is as wide as its longest line.
QString inLines(const QString& text) {
    constexpr qsizetype kLetters = 90;
    QString lines;
    qsizetype length = 0;
    for (const QString& word : text.split(u' ')) {
        const bool fits = lines.isEmpty() || length + word.size() < kLetters;
        if (!lines.isEmpty()) lines += fits ? u' ' : u'\n';
        length = fits ? length + word.size() + 1 : word.size();
        lines += word;
    }
    return lines;
}

QVariant markedGround() {
    constexpr float kTint = 0.18F;
    const QPalette palette = QGuiApplication::palette();
    return QBrush(
        blended(palette.color(QPalette::Base), palette.color(QPalette::Highlight), kTint));
}

QVariant boldFont() {
    QFont font;
    font.setBold(true);
    return font;
}

QString columnHelp(const Column& column) {
    const QString help = RowModel::tr("%1: %2, missing cells: %3")
                             .arg(QString::fromStdString(column.name), columnTypeText(column.type),
                                  countText(column.missing));
    const bool isRounded =
        column.type == ColumnType::Numeric && column.numbers.storage() == Storage::Float32;
    return isRounded ? RowModel::tr("%1; kept to seven digits, as models learn from them").arg(help)
                     : help;
}

}  // namespace

void RowModel::setTable(DataPtr data) {
    if (data == data_) return;
    beginResetModel();
    data_ = std::move(data);
    endResetModel();
}

int RowModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !data_ ? 0 : static_cast<int>(data_->table.rows);
}

int RowModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !data_ ? 0 : static_cast<int>(data_->table.columns.size());
}

QVariant RowModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !data_) return {};
    const Column& column = data_->table.columns[static_cast<std::size_t>(index.column())];
    if (role == Qt::BackgroundRole) return isMarked(index.row()) ? markedGround() : QVariant();
    if (role == Qt::TextAlignmentRole) return sideOf(column);
    if (role == Qt::DecorationRole) return indentOf(column);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::ForegroundRole &&
        role != Qt::AccessibleTextRole && role != kWholeRole)
        return {};
    const QString text = QString::fromStdString(cellText(column, index.row()));
    const bool isMissing = text.isEmpty();
    switch (role) {
        case kWholeRole:
            return text.simplified();
        case Qt::DisplayRole:
            return isMissing ? QStringLiteral("–") : text.left(kLongestCell).simplified();
        case Qt::ForegroundRole:
            return isMissing ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText))
                             : QVariant();
        case Qt::ToolTipRole:
            return isMissing ? tr("missing") : inLines(text.left(kLongestHelp));
        default:
            return isMissing ? tr("missing") : text.left(kLongestHelp);
    }
}

QString RowModel::rowHelp(int row) const {
    const QString text = tr("Row %1 of %2").arg(countText(row + 1), countText(data_->table.rows));
    const Index dropped = data_->report.rowsDropped;
    return dropped == 0 ? text
                        : tr("%1; rows of the file that were dropped (%2) are not counted")
                              .arg(text, countText(dropped));
}

QVariant RowModel::rowHeader(int row, int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return row + 1;
        case Qt::ToolTipRole:
            return rowHelp(row);
        case Qt::TextAlignmentRole:
            return (Qt::AlignRight | Qt::AlignVCenter).toInt();
        case Qt::BackgroundRole:
            return isMarked(row) ? markedGround() : QVariant();
        case Qt::FontRole:
            return isMarked(row) ? boldFont() : QVariant();
        case Qt::AccessibleTextRole:
            return isMarked(row) ? tr("Row %1, selected").arg(countText(row + 1))
                                 : tr("Row %1").arg(countText(row + 1));
        default:
            return {};
    }
}

QVariant RowModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!data_) return {};
    if (orientation == Qt::Vertical) return rowHeader(section, role);
    const Column& column = data_->table.columns[static_cast<std::size_t>(section)];
    switch (role) {
        case Qt::DisplayRole:
            return QString::fromStdString(column.name).left(kLongestCell).simplified();
        case Qt::DecorationRole:
            return indentOf(column);
        case Qt::ToolTipRole:
            return columnHelp(column);
        case Qt::TextAlignmentRole:
            return sideOf(column);
        default:
            return {};
    }
}

}  // namespace ardent
