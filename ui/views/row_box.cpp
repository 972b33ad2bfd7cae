#include "ui/views/row_box.h"

#include <algorithm>

#include "ui/widgets/number_text.h"
#include "ui/widgets/told_below.h"

namespace ardent {

RowBox::RowBox(const QString& none, QWidget* parent) : QSpinBox(parent) {
    setSpecialValueText(none);
    setRange(least(), 1);
    setValue(least());
    setGroupSeparatorShown(true);
    setKeyboardTracking(false);
}

void RowBox::setRows(TableRowsPtr rows, Index count) {
    rows_ = std::move(rows);
    count_ = count;
    const int first = least() == 0 || count_ == 0 ? least() : rowAt(0);
    setRange(first, std::max(1, count_ == 0 ? 1 : rowAt(count_ - 1)));
    setValue(nearest(value()));
}

std::optional<std::int32_t> RowBox::taskRow() const {
    if (value() == 0 || count_ == 0) return std::nullopt;
    return static_cast<std::int32_t>(firstRowFrom(rows_, value() - 1, count_));
}

int RowBox::rowAt(Index taskRow) const {
    return tableRow(rows_, static_cast<std::int32_t>(taskRow)) + 1;
}

int RowBox::nearest(int row) const {
    if (row == 0 || count_ == 0) return least();
    return rowAt(std::min(firstRowFrom(rows_, row - 1, count_), count_ - 1));
}

void RowBox::stepBy(int steps) {
    if (count_ == 0) return;
    const Index at = value() == 0 ? -1 : firstRowFrom(rows_, value() - 1, count_);
    const Index next = std::clamp<Index>(at + steps, least() - 1, count_ - 1);
    setValue(next < 0 ? 0 : rowAt(next));
}

QValidator::State RowBox::validate(QString& text, int& position) const {
    if (typedRow(text) > maximum()) return QValidator::Intermediate;
    const QValidator::State state = QSpinBox::validate(text, position);
    if (state != QValidator::Acceptable || text == specialValueText()) return state;
    const int row = valueFromText(text);
    return nearest(row) == row ? state : QValidator::Intermediate;
}

void RowBox::fixup(QString& text) const {
    const qlonglong typed = typedRow(text);
    if (typed < 0) return QSpinBox::fixup(text);
    const int row = nearest(static_cast<int>(std::clamp<qlonglong>(typed, minimum(), maximum())));
    text = textFromValue(row);
    if (count_ == 0) return;
    if (typed > maximum())
        tellBelow(*this, tr("There is no row %1: the last of this run is row %2.")
                             .arg(countText(typed), countText(row)));
    else if (row != typed && row != 0)
        tellBelow(*this, tr("This run lacks row %1; row %2 is the next that it has.")
                             .arg(countText(typed), countText(row)));
}

/// -1: none.
qlonglong RowBox::typedRow(const QString& text) const {
    bool isNumber = false;
    QString digits = text.trimmed();
    digits.remove(locale().groupSeparator());
    const qlonglong row = locale().toLongLong(digits, &isNumber);
    return isNumber ? row : -1;
}

}  // namespace ardent
