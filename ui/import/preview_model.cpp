#include "ui/import/preview_model.h"

#include <QBrush>
#include <QGuiApplication>
#include <QPalette>
#include <algorithm>

#include "ui/data/role_text.h"
#include "ui/session/inputs.h"
#include "ui/style/blended.h"
#include "ui/style/translated.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

namespace {

constexpr qsizetype kLongestCell = 200;  ///< characters shown

QString missingCount(const Column& column, Index rows) {
    if (column.missing == 0) return PreviewModel::tr("none missing");
    return PreviewModel::tr("%1 missing (%2)")
        .arg(countText(column.missing), shareText(static_cast<double>(column.missing) /
                                                  static_cast<double>(std::max<Index>(1, rows))));
}

const Theme& colours() {
    return theme(themeOf(QGuiApplication::palette()));
}

QBrush badGround() {
    constexpr float kTint = 0.15F;
    return blended(colours().base, colours().error, kTint);
}

}  // namespace

void PreviewModel::show(DataPtr data) {
    beginResetModel();
    data_ = std::move(data);
    bad_.clear();
    if (data_) {
        const auto& lines = data_->report.firstLines;
        for (const BadCell& bad : data_->report.badCells) {
            const auto line = std::ranges::lower_bound(lines, bad.line);
            const Index column = data_->table.find(bad.column);
            if (line == lines.end() || *line != bad.line || column < 0) continue;
            bad_[{static_cast<int>(line - lines.begin()), static_cast<int>(column)}] =
                QString::fromStdString(bad.text);
        }
    }
    endResetModel();
}

int PreviewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !data_
               ? 0
               : static_cast<int>(std::min<Index>(kMostRows, data_->table.rows));
}

int PreviewModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !data_ ? 0 : static_cast<int>(data_->table.columns.size());
}

QString PreviewModel::cell(const QModelIndex& index) const {
    const Column& column = data_->table.columns[static_cast<std::size_t>(index.column())];
    return QString::fromStdString(cellText(column, index.row())).left(kLongestCell).simplified();
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !data_) return {};
    const auto bad = bad_.constFind({index.row(), index.column()});
    const bool isBad = bad != bad_.constEnd();
    switch (role) {
        case Qt::DisplayRole: {
            const QString text = isBad ? bad->left(kLongestCell).simplified() : cell(index);
            return text.isEmpty() ? QStringLiteral("–") : text;
        }
        case Qt::TextAlignmentRole: {
            const Column& column = data_->table.columns[static_cast<std::size_t>(index.column())];
            const bool isNumber = column.type == ColumnType::Numeric;
            return ((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter).toInt();
        }
        case Qt::ForegroundRole:
            if (isBad) return QBrush(colours().error);
            return cell(index).isEmpty()
                       ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText))
                       : QVariant();
        case Qt::BackgroundRole:
            return isBad ? QVariant(badGround()) : QVariant();
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            if (isBad) return tr("\"%1\" is no number and counts as missing").arg(*bad);
            if (const QString text = cell(index); !text.isEmpty()) return text;
            return tr("missing");
        default:
            return {};
    }
}

QVariant PreviewModel::columnHeader(const Column& column, int role) const {
    const QString name = QString::fromStdString(column.name).left(kLongestCell).simplified();
    const std::size_t place = static_cast<std::size_t>(&column - data_->table.columns.data());
    const QString type =
        data_->sketches[place].holdsDates ? translated("date") : columnTypeText(column.type);
    const auto reading = data_->reading.columns.find(column.name);
    const bool isChosen = reading != data_->reading.columns.end();
    const QString missing = missingCount(column, data_->table.rows);
    if (role == Qt::DisplayRole)
        return QStringList{name, isChosen ? tr("%1, chosen").arg(type) : type, missing}.join(u'\n');
    if (role == Qt::ToolTipRole)
        return tr("%1: %2, %3. Click to choose how the column is read")
            .arg(name, isChosen ? readAsText(reading->second) : type, missing);
    if (role == Qt::AccessibleTextRole)
        return QStringList{name, type, missing}.join(QStringLiteral(", "));
    if (role == Qt::TextAlignmentRole) return (Qt::AlignLeft | Qt::AlignVCenter).toInt();
    return {};
}

QVariant PreviewModel::rowHeader(int row, int role) const {
    const auto& lines = data_->report.firstLines;
    const Index line =
        row < std::ssize(lines) ? lines[static_cast<std::size_t>(row)] : Index{row} + 1;
    if (role == Qt::DisplayRole) return QVariant::fromValue<qlonglong>(line);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return tr("Line %1 of the file").arg(countText(line));
    if (role == Qt::TextAlignmentRole) return (Qt::AlignRight | Qt::AlignVCenter).toInt();
    return {};
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!data_) return {};
    if (orientation == Qt::Vertical) return rowHeader(section, role);
    return columnHeader(data_->table.columns[static_cast<std::size_t>(section)], role);
}

}  // namespace ardent
