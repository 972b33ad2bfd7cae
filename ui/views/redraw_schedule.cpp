#include "ui/views/redraw_schedule.h"

#include <QElapsedTimer>
#include <QWidget>
#include <utility>

namespace ardent {

RedrawSchedule::RedrawSchedule(const QWidget& page, std::function<void()> draw)
    : page_(page), draw_(std::move(draw)) {
    rest_.setSingleShot(true);
    QObject::connect(&rest_, &QTimer::timeout, &rest_, [this] {
        if (isDue_) follow();
    });
}

void RedrawSchedule::refresh() {
    isDue_ = true;
    if (!page_.isVisible()) return;
    isDue_ = false;
    draw_();
}

void RedrawSchedule::follow() {
    constexpr qint64 kFrame = 33;  // milliseconds: what is drawn faster needs no rest
    constexpr int kRest = 4;       // times the work
    isDue_ = true;
    if (rest_.isActive() || !page_.isVisible()) return;
    QElapsedTimer clock;
    clock.start();
    refresh();
    if (clock.elapsed() > kFrame) rest_.start(kRest * static_cast<int>(clock.elapsed()));
}

void RedrawSchedule::catchUp() {
    if (isDue_) refresh();
}

}  // namespace ardent
