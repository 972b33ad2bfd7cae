#include "ui/widgets/vertical_scroll.h"

#include <QEvent>
#include <QScrollBar>

namespace ardent {

VerticalScroll::VerticalScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

QSize VerticalScroll::minimumSizeHint() const {
    constexpr int kLines = 4;
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            fontMetrics().height() * kLines};
}

bool VerticalScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace ardent
