#include "ui/window/presentation.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QTimer>

#include "ui/window/appearance.h"

namespace ardent {

Presentation::Presentation(QMainWindow& window, Appearance& appearance)
    : QObject(&window), window_(window), appearance_(appearance) {
    constexpr int kSettled = 200;  // milliseconds: text is small again, the system at rest
    settling_.setObjectName(QStringLiteral("presentationSettling"));
    settling_.setParent(this);
    settling_.setSingleShot(true);
    settling_.setInterval(kSettled);
    connect(&settling_, &QTimer::timeout, this, &Presentation::giveBackSize);
}

void Presentation::show(bool on) {
    if (on == isOn_) return;
    isOn_ = on;
    settling_.stop();
    appearance_.present(on);
    window_.menuBar()->setVisible(!on);
    if (on) {
        hidden_.clear();
        focused_ = window_.focusWidget();
        wasMaximized_ = window_.isMaximized();
        size_ = window_.size();
        place_ = window_.pos();
        for (QDockWidget* dock : window_.findChildren<QDockWidget*>())
            if (dock->isVisible()) {
                hidden_ << dock;
                dock->hide();
            }
        return window_.showFullScreen();
    }
    if (wasMaximized_)
        window_.showMaximized();
    else
        window_.showNormal();
    for (const auto& dock : hidden_)
        if (dock) dock->show();
    if (focused_ && focused_->isVisible()) focused_->setFocus();
    if (wasMaximized_) return;
    QTimer::singleShot(0, this, [this] { giveBackSize(); });
    settling_.start();
}

void Presentation::giveBackSize() {
    if (isOn_) return;
    window_.resize(size_);
    window_.move(place_);
}

}  // namespace ardent
