#include "ui/window/panel_widths.h"

#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace ardent {

PanelWidths::PanelWidths(QMainWindow& window, std::vector<Panel> panels)
    : QObject(&window), window_(window), panels_(std::move(panels)) {
    for (const Panel& panel : panels_) panel.dock->installEventFilter(this);
}

int PanelWidths::letter() const {
    return window_.fontMetrics().averageCharWidth();
}

bool PanelWidths::isNarrow() const {
    return window_.width() < 150 * letter();
}

void PanelWidths::apply(const std::vector<int>& widths) {
    QList<QDockWidget*> docks;
    for (const Panel& panel : panels_) docks << panel.dock;
    windowWidth_ = 0;
    window_.resizeDocks(docks, QList<int>(widths.begin(), widths.end()), Qt::Horizontal);
    window_.layout()->activate();
    windowWidth_ = window_.width();
    shownLetter_ = letter();
    for (Panel& panel : panels_) panel.chosen = panel.dock->width();
}

void PanelWidths::reset() {
    wasNarrow_ = isNarrow();
    scaled_.clear();
    std::vector<int> widths;
    for (const Panel& panel : panels_)
        widths.push_back((wasNarrow_ ? panel.narrow : panel.wide) * letter());
    apply(widths);
    for (Panel& panel : panels_) {
        panel.before = wasNarrow_ ? panel.wide * letter() : 0;
        panel.isFolded = wasNarrow_ && panel.givesWay;
        if (panel.isFolded) panel.dock->hide();
    }
}

void PanelWidths::unfold() {
    for (Panel& panel : panels_)
        if (std::exchange(panel.isFolded, false)) panel.dock->show();
}

void PanelWidths::adopt() {
    window_.layout()->activate();
    wasNarrow_ = isNarrow();
    windowWidth_ = window_.width();
    shownLetter_ = letter();
    scaled_.clear();
    for (Panel& panel : panels_) {
        panel.chosen = panel.dock->width();
        const bool isFitted = wasNarrow_ && panel.chosen == panel.narrow * letter();
        panel.before = isFitted ? panel.wide * letter() : 0;
    }
}

void PanelWidths::follow() {
    if (isHeld_) return ignoreResize();
    if (!held_.empty()) return giveBack();
    if (isNarrow() == wasNarrow_) return ignoreResize();
    wasNarrow_ = isNarrow();
    scaled_.clear();
    std::vector<int> widths;
    for (Panel& panel : panels_) {
        if (!wasNarrow_ && panel.isFolded) panel.dock->show();
        const int most = panel.narrow * letter();
        if (wasNarrow_) {
            panel.before = panel.chosen > most ? panel.chosen : 0;
            widths.push_back(std::min(panel.chosen, most));
        } else {
            widths.push_back(panel.before > 0 ? panel.before : panel.chosen);
        }
    }
    apply(widths);
}

void PanelWidths::ignoreResize() {
    windowWidth_ = window_.width();
}

void PanelWidths::followText() {
    constexpr double kMostOfWindow = 0.28;
    if (isHeld_ || windowWidth_ == 0) return;
    if (!held_.empty() && letter() == heldLetter_) return giveBack();
    if (scaled_.empty() && !held_.empty()) {
        scaled_ = held_;
        scaledLetter_ = heldLetter_;
    }
    if (scaled_.empty()) {
        for (const Panel& panel : panels_) scaled_.push_back(panel.chosen);
        scaledLetter_ = shownLetter_;
    }
    wasNarrow_ = isNarrow();
    const int most = static_cast<int>(kMostOfWindow * window_.width());
    hold();
    for (std::size_t i = 0; i < scaled_.size(); ++i)
        held_[i] = std::min(scaled_[i] * letter() / scaledLetter_, std::max(scaled_[i], most));
    release();
}

void PanelWidths::hold() {
    isHeld_ = true;
    heldAt_ = window_.width();
    heldLetter_ = letter();
    held_.clear();
    for (const Panel& panel : panels_) held_.push_back(panel.dock->width());
}

void PanelWidths::release() {
    if (!std::exchange(isHeld_, false)) return;
    apply(held_);
    QTimer::singleShot(0, this, [this] { giveBack(); });
    constexpr int kSettled = 1000;  // milliseconds, after which another width is a person's wish
    QTimer::singleShot(kSettled, this, [this, release = ++releases_] {
        if (!isHeld_ && release == releases_) held_.clear();
    });
}

/// The system may take its time to make the window smaller, and a panel to measure smaller text.
void PanelWidths::giveBack() {
    if (isHeld_ || held_.empty()) return;
    apply(held_);
    const bool areGiven = std::ranges::equal(
        panels_, held_, {}, [](const Panel& panel) { return panel.dock->width(); });
    if (areGiven && window_.width() == heldAt_) held_.clear();
}

bool PanelWidths::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show)
        for (Panel& panel : panels_)
            if (panel.dock == watched) panel.isFolded = false;
    const bool isMeasured =
        event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize;
    if (isMeasured && !isHeld_ && !held_.empty())
        QTimer::singleShot(0, this, [this] { giveBack(); });
    if (event->type() != QEvent::Resize || window_.width() != windowWidth_) return false;
    if (isHeld_ || !held_.empty()) return false;
    for (Panel& panel : panels_) {
        if (panel.dock != watched || panel.dock->isFloating()) continue;
        if (panel.dock->width() == panel.chosen) continue;
        panel.chosen = panel.dock->width();
        panel.before = 0;
        scaled_.clear();
        shownLetter_ = letter();
    }
    return false;
}

}  // namespace ardent
