#include "ui/views/figure_table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <set>

#include "ui/views/figure_table_model.h"
#include "ui/widgets/soft_delegate.h"

namespace ardent {

FigureTableView::FigureTableView(QWidget* parent)
    : QTableView(parent), model_(new FigureTableModel(this)) {
    setModel(model_);
    setItemDelegate(new SoftDelegate(this));
    setToolTip(tr("The numbers of the figure; Ctrl+C copies those that are selected"));
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    connect(model_, &QAbstractItemModel::modelReset, this, &FigureTableView::setWidths);
    connect(model_, &QAbstractItemModel::headerDataChanged, this, &FigureTableView::setWidths);
}

void FigureTableView::setFigure(std::shared_ptr<const Figure> figure) {
    model_->setFigure(std::move(figure));
}

void FigureTableView::setWidths() {
    constexpr int kPart = 17, kLeast = 13, kMost = 36;  // letters
    const int letter = fontMetrics().averageCharWidth();
    QHeaderView* header = horizontalHeader();
    header->setMinimumSectionSize(kLeast * letter);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    for (int i = 0; i < model_->columnCount(); ++i) {
        const FigureColumn column = model_->column(i);
        const bool stretches = column == FigureColumn::Name;
        header->setSectionResizeMode(i,
                                     stretches ? QHeaderView::Stretch : QHeaderView::Interactive);
        const int least = column == FigureColumn::Part ? kPart : kLeast;
        header->resizeSection(
            i, std::clamp(header->sectionSizeHint(i), least * letter, kMost * letter));
    }
}

QString FigureTableView::selectedText() const {
    std::set<int> rows, columns;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) rows.insert(row);
        for (int column = range.left(); column <= range.right(); ++column) columns.insert(column);
    }
    QStringList line;
    for (const int column : columns)
        line << model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QStringList lines{line.join(u'\t')};
    for (const int row : rows) {
        line.clear();
        for (const int column : columns) {
            const QModelIndex index = model_->index(row, column);
            line << (selectionModel()->isSelected(index)
                         ? index.data(FigureTableModel::kExactRole).toString()
                         : QString());
        }
        lines << line.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

void FigureTableView::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy)) return QTableView::keyPressEvent(event);
    if (selectionModel()->hasSelection()) QApplication::clipboard()->setText(selectedText());
}

void FigureTableView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) setWidths();
}

}  // namespace ardent
