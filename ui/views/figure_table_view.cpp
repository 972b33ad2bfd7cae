#include "ui/views/figure_table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

#include "ui/views/figure_table_model.h"
#include "ui/widgets/selected_cells.h"
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

void FigureTableView::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy)) return QTableView::keyPressEvent(event);
    if (selectionModel()->hasSelection())
        QApplication::clipboard()->setText(selectedCells(*this, FigureTableModel::kExactRole));
}

void FigureTableView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) setWidths();
}

}  // namespace ardent
