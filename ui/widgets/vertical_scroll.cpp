#include "ui/widgets/vertical_scroll.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace ardent {

VerticalScroll::VerticalScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

QSize VerticalScroll::minimumSizeHint() const {
    constexpr int kLines = 4, kMostWidth = 320;  // pixels
    const int wanted = widget()->minimumSizeHint().expandedTo(widget()->minimumSize()).width() +
                       verticalScrollBar()->sizeHint().width();
    return {std::min(wanted, kMostWidth), fontMetrics().height() * kLines};
}

bool VerticalScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace ardent
