#include "ui/views/data/row_table.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/views/data/row_model.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/selected_cells.h"
#include "ui/widgets/soft_delegate.h"

namespace ardent {

namespace {

constexpr int kMeasuredRows = 100;
constexpr int kMeasuredColumns = 200;
constexpr int kNarrowest = 6;  ///< letters
constexpr int kWidest = 30;

}  // namespace

RowTable::RowTable(QWidget* parent) : QTableView(parent), rows_(new RowModel(this)) {
    setObjectName(QStringLiteral("dataRows"));
    setAccessibleName(tr("Table of the data"));
    setToolTip(tr(
        "Every row as it was read; – is a missing cell; Ctrl+C copies the selected cells. Click "
        "row numbers or press Space to select rows in every view; Shift+Space adds, Esc clears"));
    setItemDelegate(new SoftDelegate(this));
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setAlternatingRowColors(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setModel(rows_);
    measure();
}

void RowTable::showTable(const DataPtr& loaded) {
    if (loaded == rows_->table()) return;
    mark(nullptr);
    rows_->setTable(loaded);
    measure();
    scrollToTop();
}

int RowTable::widthOf(int column) const {
    const QFontMetrics letters = fontMetrics();
    const auto header = rows_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    int width = horizontalHeader()->fontMetrics().horizontalAdvance(header);
    const int count = rows_->rowCount();
    const int step = std::max(1, count / kMeasuredRows);
    for (int row = 0; row < count; row += step)
        width = std::max(width, letters.horizontalAdvance(
                                    rows_->index(row, column).data(Qt::DisplayRole).toString()));
    const int letter = letters.averageCharWidth();
    return std::clamp(width + 4 * letter, kNarrowest * letter, kWidest * letter);
}

void RowTable::measure() {
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    horizontalHeader()->setMinimumSectionSize(fontMetrics().averageCharWidth() * kNarrowest);
    horizontalHeader()->setDefaultSectionSize(fontMetrics().averageCharWidth() * 2 * kNarrowest);
    const int columns = std::min(kMeasuredColumns, rows_->columnCount());
    for (int column = 0; column < columns; ++column) setColumnWidth(column, widthOf(column));
}

void RowTable::copy() {
    constexpr qsizetype kMostCells = 1'000'000;
    qsizetype cells = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        cells += qsizetype(range.width()) * range.height();
    if (cells > kMostCells)
        return QToolTip::showText(mapToGlobal(rect().center()),
                                  tr("Select at most %1 cells to copy them: these are %2")
                                      .arg(countText(kMostCells), countText(cells)),
                                  this);
    if (cells > 0) QApplication::clipboard()->setText(selectedCells(*this, RowModel::kWholeRole));
}

void RowTable::mark(RowSelectionPtr rows) {
    if (rows == marked_) return;
    marked_ = rows;
    rows_->setMarked(std::move(rows));
    if (!isPicking_) {
        isPicking_ = true;
        clearSelection();
        isPicking_ = false;
    }
    viewport()->update();
    verticalHeader()->viewport()->update();
}

void RowTable::goToNextMarked() {
    if (!marked_) return;
    const Index below = marked_->next(currentIndex().row() + 1);
    const auto row = static_cast<int>(below >= 0 ? below : marked_->next(0));
    const int column = std::max(0, currentIndex().column());
    selectionModel()->setCurrentIndex(rows_->index(row, column), QItemSelectionModel::NoUpdate);
    scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter);
}

RowSelection RowTable::markedRows() const {
    return marked_ ? *marked_ : RowSelection(rows_->rowCount());
}

void RowTable::pick(RowSelection rows) {
    isPicking_ = true;
    emit picked(std::make_shared<const RowSelection>(std::move(rows)));
    isPicking_ = false;
}

void RowTable::pickRowsOfCells(bool adds) {
    RowSelection rows = adds ? markedRows() : RowSelection(rows_->rowCount());
    for (const QItemSelectionRange& range : selectionModel()->selection())
        rows.add(range.top(), range.bottom());
    pick(std::move(rows));
}

bool RowTable::isWhole(const QItemSelectionRange& range) const {
    return range.left() == 0 && range.right() + 1 == rows_->columnCount();
}

/// Ctrl adds to the marked rows, or takes away.
void RowTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(selected, deselected);
    if (isPicking_) return;
    const bool keeps = QGuiApplication::keyboardModifiers() & Qt::ControlModifier;
    RowSelection rows = keeps ? markedRows() : RowSelection(rows_->rowCount());
    bool anyWhole = false;
    const auto change = [&](const QItemSelection& ranges, auto apply) {
        for (const QItemSelectionRange& range : ranges) {
            if (!isWhole(range)) continue;
            apply(range.top(), range.bottom());
            anyWhole = true;
        }
    };
    if (keeps) change(deselected, [&](Index first, Index last) { rows.remove(first, last); });
    change(keeps ? selected : selectionModel()->selection(),
           [&](Index first, Index last) { rows.add(first, last); });
    if (anyWhole) pick(std::move(rows));
}

void RowTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy();
    if (event->key() == Qt::Key_Space &&
        !(event->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)))
        return pickRowsOfCells(event->modifiers() & Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape) return event->ignore();
    QTableView::keyPressEvent(event);
}

void RowTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) measure();
}

}  // namespace ardent
