#include "ui/window/panel_height.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QTimer>
#include <algorithm>
#include <cstdlib>

namespace ardent {

namespace {

constexpr int kLowWindow = 45, kLowPanel = 6, kPanel = 9;  // in lines of text

}  // namespace

int PanelHeight::lines(int count) const {
    return count * window_.fontMetrics().height();
}

bool PanelHeight::isLow() const {
    return window_.height() < lines(kLowWindow);
}

bool PanelHeight::isInItsPlace() const {
    return panel_.isVisible() && !panel_.isFloating() &&
           window_.dockWidgetArea(&panel_) == Qt::BottomDockWidgetArea;
}

/// Less than the panel needs would be taken back at some later time.
void PanelHeight::apply(int height) {
    height = std::max(height, panel_.minimumSizeHint().height());
    window_.resizeDocks({&panel_}, {height}, Qt::Vertical);
    window_.layout()->activate();
}

void PanelHeight::reset() {
    wasLow_ = isLow();
    if (wasLow_) return lower(lines(kPanel));
    before_ = 0;
    apply(lines(kPanel));
}

void PanelHeight::lower(int before) {
    before_ = before;
    apply(lines(kLowPanel));
    given_ = panel_.height();
}

void PanelHeight::adopt() {
    wasLow_ = isLow();
    given_ = panel_.height();
    before_ = wasLow_ && given_ < lines(kPanel) ? lines(kPanel) : 0;
}

void PanelHeight::follow() {
    if (isLow() == wasLow_ || !isInItsPlace()) return;
    wasLow_ = isLow();
    const bool isAsGiven = std::abs(panel_.height() - given_) < lines(1);
    if (!wasLow_ && before_ > 0 && isAsGiven) apply(before_);
    before_ = 0;
    if (wasLow_ && panel_.height() > lines(kLowPanel)) lower(panel_.height());
}

void PanelHeight::hold() {
    held_ = panel_.height();
}

void PanelHeight::release() {
    constexpr int kMeasured = 300;  // milliseconds
    for (const int after : {0, kMeasured})
        QTimer::singleShot(after, &panel_, [this] {
            if (isInItsPlace()) apply(held_);
        });
}

}  // namespace ardent
