#include "ui/window/presentation.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

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
        size_ = window_.size();
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
    if (!wasMaximized_) giveBackSize();
}

/// Once, and again when large type no longer asks for more room and the system has put the window
/// back.
void Presentation::giveBackSize() {
    constexpr int kSettled = 200;  // milliseconds
    for (const int after : {0, kSettled})
        QTimer::singleShot(after, this, [this] {
            if (!isOn_) window_.resize(size_);
        });
}

}  // namespace ardent
