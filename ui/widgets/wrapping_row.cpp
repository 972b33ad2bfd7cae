#include "ui/widgets/wrapping_row.h"

#include <QComboBox>
#include <QLabel>
#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace ardent {

namespace {

bool belongsToNext(const QLayoutItem& item) {
    const auto* label = qobject_cast<const QLabel*>(const_cast<QLayoutItem&>(item).widget());
    return label && label->buddy();
}

template <class Parts>
int heightOf(const Parts& line) {
    int height = 0;
    for (const auto* part : line) height = std::max(height, part->item->sizeHint().height());
    return height;
}

}  // namespace

WrappingRow::~WrappingRow() = default;

void WrappingRow::addWidget(QWidget* widget, int stretch) {
    constexpr int kLeastLetters = 10;
    if (qobject_cast<QComboBox*>(widget))  // it may get narrower than its longest entry
        widget->setMinimumWidth(widget->fontMetrics().averageCharWidth() * kLeastLetters);
    addChildWidget(widget);
    addItem(new QWidgetItem(widget));
    parts_.back().stretch = stretch;
}

void WrappingRow::addStretch() {
    addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding));
    parts_.back().stretch = 1;
}

void WrappingRow::addItem(QLayoutItem* item) {
    parts_.push_back({std::unique_ptr<QLayoutItem>(item)});
    invalidate();
}

int WrappingRow::count() const {
    return static_cast<int>(parts_.size());
}

QLayoutItem* WrappingRow::itemAt(int index) const {
    return index >= 0 && index < count() ? parts_[static_cast<std::size_t>(index)].item.get()
                                         : nullptr;
}

QLayoutItem* WrappingRow::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* item = parts_[static_cast<std::size_t>(index)].item.release();
    parts_.erase(parts_.begin() + index);
    invalidate();
    return item;
}

int WrappingRow::gap() const {
    return std::max(0, spacing());
}

int WrappingRow::wanted(const Group& parts) const {
    int width = -gap();
    for (const Part* part : parts) width += part->item->sizeHint().width() + gap();
    return std::max(0, width);
}

int WrappingRow::least(const Group& parts) const {
    int width = -gap();
    for (const Part* part : parts) width += part->item->minimumSize().width() + gap();
    return std::max(0, width);
}

std::vector<WrappingRow::Group> WrappingRow::groups() const {
    std::vector<Group> groups;
    bool joins = false;
    for (const Part& part : parts_) {
        const bool isStretch = part.item->spacerItem() != nullptr;
        if (part.item->isEmpty() && !isStretch) continue;
        if (!joins) groups.emplace_back();
        groups.back().push_back(&part);
        joins = belongsToNext(*part.item);
    }
    return groups;
}

std::vector<WrappingRow::Group> WrappingRow::lines(int width) const {
    std::vector<Group> lines;
    for (const Group& group : groups()) {
        const bool fits = !lines.empty() && wanted(lines.back()) + gap() + wanted(group) <= width;
        if (fits)
            lines.back().insert(lines.back().end(), group.begin(), group.end());
        else
            lines.push_back(group);
    }
    return lines;
}

std::vector<int> WrappingRow::widths(const Group& line, int width) const {
    int left = width - wanted(line);
    int stretches = 0;
    for (const Part* part : line) stretches += part->stretch;
    std::vector<int> widths;
    for (const Part* part : line) {
        const int share = left > 0 && stretches > 0 ? left * part->stretch / stretches : 0;
        widths.push_back(
            std::min(part->item->sizeHint().width() + share, part->item->maximumSize().width()));
    }
    for (std::size_t i = line.size(); left < 0 && i-- > 0;) {
        const int given = std::min(-left, widths[i] - line[i]->item->minimumSize().width());
        widths[i] -= std::max(0, given);
        left += std::max(0, given);
    }
    return widths;
}

int WrappingRow::heightForWidth(int width) const {
    int height = -gap();
    for (const Group& line : lines(width)) height += heightOf(line) + gap();
    return std::max(0, height);
}

QSize WrappingRow::sizeHint() const {
    Group all;
    for (const Group& group : groups()) all.insert(all.end(), group.begin(), group.end());
    return {wanted(all), heightOf(all)};
}

QSize WrappingRow::minimumSize() const {
    QSize size;
    for (const Group& group : groups()) size = size.expandedTo({least(group), heightOf(group)});
    return size.expandedTo({0, 0});
}

void WrappingRow::setGeometry(const QRect& area) {
    QLayout::setGeometry(area);
    const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int top = area.top();
    for (const Group& line : lines(area.width())) {
        const int height = heightOf(line);
        const std::vector<int> given = widths(line, area.width());
        int left = area.left();
        for (std::size_t i = 0; i < line.size(); ++i) {
            const int own = std::min(height, line[i]->item->sizeHint().height());
            const QRect place(left, top + (height - own) / 2, given[i], own);
            line[i]->item->setGeometry(QStyle::visualRect(direction, area, place));
            left += given[i] + gap();
        }
        top += height + gap();
    }
}

}  // namespace ardent
