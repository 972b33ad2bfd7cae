#include "ui/figure/brush.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QMouseEvent>
#include <QRubberBand>
#include <algorithm>
#include <utility>

namespace ardent {

namespace {

constexpr int kClickReach = 4;  ///< pixels around a click

}  // namespace

Brush::Brush(QCustomPlot& plot)
    : QObject(&plot), plot_(plot), band_(new QRubberBand(QRubberBand::Rectangle, &plot)) {
    plot.installEventFilter(this);
}

void Brush::allow(bool allowed) {
    if (allowed == allowed_) return;
    allowed_ = allowed;
    if (allowed)
        plot_.setCursor(Qt::CrossCursor);
    else
        plot_.unsetCursor();
    if (!allowed) cancel();
}

bool Brush::cancel() {
    band_->hide();
    return std::exchange(begin_, std::nullopt).has_value();
}

bool Brush::isClick(QPoint end) const {
    return (end - *begin_).manhattanLength() < QApplication::startDragDistance();
}

QRect Brush::area(QPoint end) const {
    if (isClick(end))
        return QRect(*begin_, *begin_)
            .adjusted(-kClickReach, -kClickReach, kClickReach, kClickReach);
    const QRect axes = plot_.axisRect()->rect();
    const QPoint inside(std::clamp(end.x(), axes.left(), axes.right()),
                        std::clamp(end.y(), axes.top(), axes.bottom()));
    return QRect(*begin_, inside).normalized();
}

void Brush::finish(QPoint end, bool adds) {
    const QRect drawnArea = area(end);
    hasClicked_ = isClick(end);
    cancel();
    emit drawn(drawnArea, adds);
}

bool Brush::eventFilter(QObject* object, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::MouseButtonDblClick && std::exchange(hasClicked_, false))
        emit clickTakenBack();
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseMove &&
        type != QEvent::MouseButtonRelease)
        return QObject::eventFilter(object, event);
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    const QPoint place = mouse.position().toPoint();
    if (type == QEvent::MouseButtonPress) {
        hasClicked_ = false;
        const bool begins = allowed_ && mouse.button() == Qt::LeftButton &&
                            !(mouse.modifiers() & Qt::ControlModifier) &&
                            plot_.axisRect()->rect().contains(place);
        if (begins) begin_ = place;
        return begins;
    }
    if (!begin_) return QObject::eventFilter(object, event);
    if (type == QEvent::MouseButtonRelease) {
        if (mouse.button() != Qt::LeftButton) return true;
        finish(place, mouse.modifiers() & Qt::ShiftModifier);
    } else if (!isClick(place)) {
        band_->setGeometry(area(place));
        band_->show();
    }
    return true;
}

}  // namespace ardent
