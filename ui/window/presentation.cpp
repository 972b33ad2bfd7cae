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
        hidden_.clear();
        wasMaximized_ = window_.isMaximized();
        for (QDockWidget* dock : window_.findChildren<QDockWidget*>())
            if (dock->isVisible()) {
                hidden_ << dock;
                dock->hide();
            }
        return window_.showFullScreen();
    }
    wasMaximized_ ? window_.showMaximized() : window_.showNormal();
    for (const auto& dock : hidden_)
        if (dock) dock->show();
}

}  // namespace ardent
