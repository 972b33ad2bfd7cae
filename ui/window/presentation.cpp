#include "ui/window/presentation.h"

#include <QDockWidget>
#include <QMainWindow>

#include "ui/window/appearance.h"

namespace ardent {

Presentation::Presentation(QMainWindow& window, Appearance& appearance)
    : QObject(&window), window_(window), appearance_(appearance) {}

void Presentation::show(bool on) {
    constexpr double kLarger = 1.5;
    if (on == isOn_) return;
    isOn_ = on;
    appearance_.enlarge(on ? kLarger : 1.);
    if (on) {
        before_ = window_.saveState();
        wasMaximized_ = window_.isMaximized();
        for (QDockWidget* dock : window_.findChildren<QDockWidget*>()) dock->hide();
        return window_.showFullScreen();
    }
    wasMaximized_ ? window_.showMaximized() : window_.showNormal();
    window_.restoreState(before_);
}

}  // namespace ardent
