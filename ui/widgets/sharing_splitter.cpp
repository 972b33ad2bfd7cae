#include "ui/widgets/sharing_splitter.h"

#include <QEvent>
#include <algorithm>
#include <cmath>

namespace ardent {

SharingSplitter::SharingSplitter(Qt::Orientation orientation, QWidget* parent)
    : QSplitter(orientation, parent) {
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        const QList<int> now = sizes();
        if (now.size() == 2 && now[0] > 0 && now[1] > 0)
            share_ = static_cast<double>(now[0]) / (now[0] + now[1]);
    });
}

void SharingSplitter::setShare(double share) {
    constexpr double kLeast = 0.05;
    share_ = std::isfinite(share) ? std::clamp(share, kLeast, 1. - kLeast) : kEven;
    apply();
}

void SharingSplitter::apply() {
    const int room = (orientation() == Qt::Horizontal ? width() : height()) - handleWidth();
    if (count() != 2 || room <= 0) return;
    const int first = static_cast<int>(std::lround(share_ * room));
    setSizes({first, room - first});
}

void SharingSplitter::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    apply();
}

/// A widget that comes into sight or asks for more room takes no more than its share.
bool SharingSplitter::event(QEvent* event) {
    const bool isDone = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest) apply();
    return isDone;
}

}  // namespace ardent
