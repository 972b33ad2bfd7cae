#include "ui/views/figure_table_model.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/base/overloaded.h"
#include "core/figure/listing_rows.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

constexpr int kDigits = 6;  ///< significant ones: what float32 holds

/// Of parts and marks in the language of the window; files have them in English.
QString wordIn(const FigureCell& cell) {
    if (const auto* word = std::get_if<Message>(&cell)) return QString::fromStdString(words(*word));
    const auto* name = std::get_if<std::string>(&cell);
    return name ? QString::fromStdString(*name) : QString();
}

bool isCount(FigureColumn column) {
    return column == FigureColumn::Row || column == FigureColumn::Count;
}

/// Where it holds anything.
bool isOfNumbers(FigureColumn column) {
    return column == FigureColumn::Change || column == FigureColumn::ChangeSpread ||
           column == FigureColumn::Count;
}

QString readable(const FigureCell& cell, FigureColumn column) {
    const auto* value = std::get_if<double>(&cell);
    if (!value) return wordIn(cell);
    return isCount(column) ? countText(static_cast<long long>(*value))
                           : numberText(*value, kDigits);
}

QString exact(const FigureCell& cell, FigureColumn column) {
    const auto* value = std::get_if<double>(&cell);
    if (!value) return wordIn(cell).simplified();
    if (std::isnan(*value)) return QStringLiteral("NaN");
    if (std::isinf(*value)) return *value > 0. ? QStringLiteral("Inf") : QStringLiteral("-Inf");
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    if (isCount(column)) return locale.toString(static_cast<qlonglong>(*value));
    return locale.toString(*value, 'g', QLocale::FloatingPointShortest);
}

/// What the bands of its lines are; "" without one.
QString bandName(const Figure& figure) {
    for (const Series& line : layers<Series>(figure))
        if (!line.spreads.empty())
            return line.spreadName.empty() ? FigureTableModel::tr("Standard deviation")
                                           : QString::fromStdString(line.spreadName);
    return {};
}

/// "" where its layers have none.
std::string valueName(const Figure& figure) {
    constexpr Overloaded kName{
        [](const Series&) { return std::string(); },
        [](const Bars& bars) { return bars.name; },
        [](const Histogram& histogram) { return histogram.name; },
        [](const Field& field) { return field.label; },
        [](const Points& points) { return points.counts.empty() ? "" : points.countName; },
        [](const Cells& cells) { return cells.name; },
        [](const Graph&) { return std::string(); }};
    if (const Layer* body = bodyOf(figure)) return std::visit(kName, *body);
    for (const Layer& layer : figure.layers)
        if (std::string name = std::visit(kName, layer); !name.empty()) return name;
    return {};
}

QString strengthName(const Figure& figure) {
    constexpr Overloaded kName{
        [](const Bars&) { return FigureTableModel::tr("Standard deviation"); },
        [](const Cells& cells) {
            return isListing(cells) ? FigureTableModel::tr("Standard deviation")
                                    : FigureTableModel::tr("Shade");
        },
        [](const auto&) { return FigureTableModel::tr("Probability"); }};
    const Layer* body = bodyOf(figure);
    return body ? std::visit(kName, *body) : FigureTableModel::tr("Probability");
}

}  // namespace

void FigureTableModel::setFigure(std::shared_ptr<const Figure> figure) {
    if (figure == figure_) return;
    FigureTable table(*figure);
    const int rows = static_cast<int>(table.rows());
    std::vector<FigureColumn> columns = table.columns();
    if (table.isOfOnePart()) std::erase(columns, FigureColumn::Part);
    if (!table_ || columns != columns_) {
        beginResetModel();
        figure_ = std::move(figure);
        table_ = std::move(table);
        columns_ = std::move(columns);
        rows_ = rows;
        return endResetModel();
    }
    if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        endRemoveRows();
    }
    const QStringList before = titles();
    figure_ = std::move(figure);
    table_ = std::move(table);
    const int last = columnCount() - 1;
    if (rows_ > 0) emit dataChanged(index(0, 0), index(rows_ - 1, last));
    if (titles() != before) emit headerDataChanged(Qt::Horizontal, 0, last);
    if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
    }
}

int FigureTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int FigureTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !table_ ? 0 : static_cast<int>(columns_.size());
}

FigureColumn FigureTableModel::column(int section) const {
    return columns_.at(static_cast<std::size_t>(section));
}

std::vector<std::int32_t> FigureTableModel::tableRows(const std::vector<bool>& chosen) const {
    return table_ ? table_->tableRows(chosen) : std::vector<std::int32_t>();
}

FigureCell FigureTableModel::cell(int row, int section) const {
    return table_->row(row)[static_cast<std::size_t>(column(section))];
}

QVariant FigureTableModel::alignment(int row, int section) const {
    if (column(section) == FigureColumn::Mark) return QVariant(Qt::AlignCenter);
    const bool isNumber =
        isOfNumbers(column(section)) || std::holds_alternative<double>(cell(row, section));
    return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant FigureTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
        case Qt::DisplayRole:
            return readable(cell(index.row(), index.column()), column(index.column()));
        case kExactRole:
            return exact(cell(index.row(), index.column()), column(index.column()));
        case Qt::TextAlignmentRole:
            return alignment(index.row(), index.column());
        case Qt::ToolTipRole:  // names are cut where there is little room
            return column(index.column()) == FigureColumn::Name
                       ? wordIn(cell(index.row(), index.column()))
                       : QVariant();
        default:
            return {};
    }
}

QString FigureTableModel::title(FigureColumn column) const {
    const auto named = [](const std::string& name, const QString& otherwise) {
        return name.empty() ? otherwise : QString::fromStdString(name);
    };
    const Cells* cells = findLayer<Cells>(*figure_);
    switch (column) {
        case FigureColumn::Part:
            return tr("Part");
        case FigureColumn::Name:
            return tr("Name");
        case FigureColumn::X:
            return named(figure_->x.label, tr("x"));
        case FigureColumn::Method:
            return tr("Method");
        case FigureColumn::Y:
            return named(figure_->y.label, tr("y"));
        case FigureColumn::Value:
            return named(valueName(*figure_), tr("Value"));
        case FigureColumn::Strength:
            if (const QString band = bandName(*figure_); !band.isEmpty()) return band;
            return strengthName(*figure_);
        case FigureColumn::Change:
            return named(cells->changeName, tr("Difference"));
        case FigureColumn::ChangeSpread:
            return tr("± of the difference");
        case FigureColumn::Count:
            return tr("Seeds");
        case FigureColumn::Mark:
            return named(cells ? cells->remarkName : std::string(), tr("Mark"));
        case FigureColumn::Low:
            return tr("Whisker from");
        case FigureColumn::High:
            return tr("Whisker to");
        case FigureColumn::Beside:
        case FigureColumn::Beside2:
        case FigureColumn::Beside3: {
            const auto columns = std::ranges::find(kBesideColumns, column, &BesideColumns::value);
            const auto which = static_cast<std::size_t>(columns - kBesideColumns.begin());
            return QString::fromStdString(findLayer<Bars>(*figure_)->beside[which].name);
        }
        case FigureColumn::BesideStrength:
        case FigureColumn::BesideStrength2:
        case FigureColumn::BesideStrength3:
            return tr("Standard deviation");
        case FigureColumn::Row:
            return tr("Row");
    }
    return {};
}

QStringList FigureTableModel::titles() const {
    QStringList all;
    for (const FigureColumn column : columns_) all << title(column);
    return all;
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount()) return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return title(column(section));
    if (role == Qt::TextAlignmentRole)
        return rows_ > 0 ? alignment(0, section) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

}  // namespace ardent
