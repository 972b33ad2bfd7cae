#include "ui/widgets/soft_delegate.h"

#include "ui/style/blended.h"

namespace ardent {

void SoftDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    constexpr float kTint = 0.28F;
    QStyledItemDelegate::initStyleOption(option, index);
    QPalette& palette = option->palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group, QPalette::Highlight,
                         blended(palette.color(QPalette::Active, QPalette::Base),
                                 palette.color(QPalette::Active, QPalette::Highlight), kTint));
        palette.setColor(group, QPalette::HighlightedText,
                         palette.color(QPalette::Active, QPalette::Text));
    }
}

}  // namespace ardent
