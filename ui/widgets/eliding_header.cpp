#include "ui/widgets/eliding_header.h"

#include <QStyleOptionHeader>

namespace ardent {

ElidingHeader::ElidingHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setHighlightSections(false);
}

void ElidingHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight,
                                                  sectionSize(section) - 2 * margin);
}

}  // namespace ardent
