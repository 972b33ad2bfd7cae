#include "ui/views/figure_table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>
#include <numeric>

#include "ui/views/figure_table_model.h"
#include "ui/widgets/selected_cells.h"
#include "ui/widgets/soft_delegate.h"
#include "ui/widgets/wrapping_header.h"

namespace ardent {

namespace {

constexpr int kLeastColumn = 8;  ///< letters

/// Where there is no room for all columns: words can be cut, numbers cannot.
int leastWidth(FigureColumn column, int width, int letter) {
    constexpr int kLettersOfName = 14;
    if (column == FigureColumn::Part) return std::min(width, kLeastColumn * letter);
    const bool isName = column == FigureColumn::Name || column == FigureColumn::Method;
    return isName ? std::min(width, kLettersOfName * letter) : width;
}

}  // namespace

FigureTableView::FigureTableView(QWidget* parent)
    : QTableView(parent), model_(new FigureTableModel(this)), header_(new WrappingHeader(this)) {
    setHorizontalHeader(header_);
    setModel(model_);
    setItemDelegate(new SoftDelegate(this));
    setToolTip(
        tr("The numbers of the figure; Ctrl+C copies those that are selected. Space selects the "
           "rows of the data behind them in every view, Shift+Space adds, Esc clears"));
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    connect(model_, &QAbstractItemModel::modelReset, this, &FigureTableView::setWidths);
    connect(model_, &QAbstractItemModel::headerDataChanged, this, [this] {
        measure();
        if (!areByHand_) useWidths();
    });
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] { areByHand_ = true; });
}

/// Columns that come or go, such as the one of marks, leave the selection where it is.
void FigureTableView::setFigure(std::shared_ptr<const Figure> figure) {
    const int row = currentIndex().row(), column = currentIndex().column();
    std::vector<QRect> cells;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        cells.emplace_back(QPoint(range.left(), range.top()),
                           QPoint(range.right(), range.bottom()));
    model_->setFigure(std::move(figure));
    if (row < 0 || currentIndex().isValid()) return;
    const QRect all(0, 0, model_->columnCount(), model_->rowCount());
    if (all.isEmpty()) return;
    const auto at = [&](QPoint cell) { return model_->index(cell.y(), cell.x()); };
    QItemSelection kept;
    for (const QRect& block : cells) {
        const QRect there = block & all;
        if (!there.isEmpty()) kept.select(at(there.topLeft()), at(there.bottomRight()));
    }
    selectionModel()->setCurrentIndex(
        at({std::min(column, all.right()), std::min(row, all.bottom())}),
        QItemSelectionModel::NoUpdate);
    selectionModel()->select(kept, QItemSelectionModel::ClearAndSelect);
}

void FigureTableView::pickRows(bool adds) {
    std::vector<bool> chosen(static_cast<std::size_t>(model_->rowCount()), false);
    for (const QItemSelectionRange& range : selectionModel()->selection())
        std::fill(chosen.begin() + range.top(), chosen.begin() + range.bottom() + 1, true);
    if (!selectionModel()->hasSelection() && currentIndex().isValid())  // Ctrl+End selects nothing
        chosen[static_cast<std::size_t>(currentIndex().row())] = true;
    emit rowsPicked(model_->tableRows(chosen), adds);
}

void FigureTableView::setWidths() {
    measure();
    useWidths();
}

void FigureTableView::measure() {
    constexpr int kMost = 36;  // letters
    constexpr int kMeasuredRows = 100;
    const int letter = fontMetrics().averageCharWidth();
    const int gap = 2 * letter;
    const int rows = model_->rowCount();
    const int step = std::max(1, rows / kMeasuredRows);
    QHeaderView* header = horizontalHeader();
    header->setMinimumSectionSize(kLeastColumn * letter);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    widths_.clear();
    for (int column = 0; column < model_->columnCount(); ++column) {
        const int head = header_->leastWidth(column);
        int width = kLeastColumn * letter;
        for (int row = 0; row < rows; row += step) {
            const QString text = model_->index(row, column).data().toString();
            width = std::max(width, fontMetrics().horizontalAdvance(text) + gap);
        }
        widths_.push_back(std::max(head, std::min(width, kMost * letter)));
    }
}

/// Titles are whole, in several lines; long ones take the room that is left beside all columns.
/// Where numbers have none, words do with less.
void FigureTableView::useWidths() {
    if (std::ssize(widths_) != model_->columnCount()) return;  // in the midst of a reset
    QHeaderView* header = horizontalHeader();
    const int letter = fontMetrics().averageCharWidth();
    int spare = viewport()->width() - std::accumulate(widths_.begin(), widths_.end(), 0);
    for (int column = 0; column < static_cast<int>(widths_.size()); ++column) {
        const int width = widths_[static_cast<std::size_t>(column)];
        const int least = std::max(header_->leastWidth(column),
                                   leastWidth(model_->column(column), width, letter));
        const int most = std::max(width, header->sectionSizeHint(column));
        const int used = std::clamp(width + spare, least, most);
        header->resizeSection(column, used);
        spare -= used - width;
    }
    areByHand_ = false;
}

void FigureTableView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (!areByHand_) useWidths();
}

void FigureTableView::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = !(event->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier));
    if (event->key() == Qt::Key_Escape) return event->ignore();
    if (event->key() == Qt::Key_Space && isPlain)
        return pickRows(event->modifiers() & Qt::ShiftModifier);
    if (!event->matches(QKeySequence::Copy)) return QTableView::keyPressEvent(event);
    if (selectionModel()->hasSelection())
        QApplication::clipboard()->setText(selectedCells(*this, FigureTableModel::kExactRole));
}

void FigureTableView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) setWidths();
}

}  // namespace ardent
