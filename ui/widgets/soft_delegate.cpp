#include "ui/widgets/soft_delegate.h"

namespace ardent {

namespace {

QColor mixed(const QColor& a, const QColor& b, float share) {
    const auto channel = [share](float from, float to) { return from + share * (to - from); };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

}  // namespace

void SoftDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    constexpr float kTint = 0.28F;
    QStyledItemDelegate::initStyleOption(option, index);
    QPalette& palette = option->palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group, QPalette::Highlight,
                         mixed(palette.color(QPalette::Active, QPalette::Base),
                               palette.color(QPalette::Active, QPalette::Highlight), kTint));
        palette.setColor(group, QPalette::HighlightedText,
                         palette.color(QPalette::Active, QPalette::Text));
    }
}

}  // namespace ardent
