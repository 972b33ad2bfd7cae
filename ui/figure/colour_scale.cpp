#include "ui/figure/colour_scale.h"

#include <cmath>

#include "ui/figure/axis_label.h"
#include "ui/figure/axis_style.h"
#include "ui/figure/colour_key.h"
#include "ui/figure/tick_room.h"

namespace ardent {

ColourScale::ColourScale(QCustomPlot& plot, QCPLayoutGrid& body)
    : plot_(plot), body_(body), height_(new QCPMarginGroup(&plot)) {
    plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, height_);
}

void ColourScale::set(const Figure& figure, const DrawStyle& style) {
    const auto key = colourKey(figure);
    if (!key) {
        if (scale_) body_.remove(scale_);
        scale_ = nullptr;
        body_.simplify();
        return;
    }
    if (!scale_) {
        scale_ = new QCPColorScale(&plot_);
        scale_->setType(QCPAxis::atRight);
        scale_->setRangeDrag(false);
        scale_->setRangeZoom(false);
        scale_->axis()->axisRect()->setLayer(QStringLiteral("axes"));
        body_.addElement(0, 1, scale_);
        scale_->setMarginGroup(QCP::msTop | QCP::msBottom, height_);
    }
    label_ = key->label;
    scale_->setGradient(gradientOf(key->map, style.theme));
    scale_->setDataRange(QCPRange(key->range.low, key->range.high));
    scale_->setBarWidth(static_cast<int>(std::lround(style.px(8.))));
    styleAxis(*scale_->axis(), Axis{}, {}, style);
    for (QCPAxis* side : scale_->axis()->axisRect()->axes())
        side->setBasePen(QPen(style.colours().axis, style.px(0.6)));
}

void ColourScale::wrap(double heightPx, int mostLines) {
    if (scale_) wrapLabel(*scale_->axis(), label_, heightPx, mostLines);
}

void ColourScale::setTicks(int count) {
    if (scale_) ensureTwoTicks(*scale_->axis(), count);
}

}  // namespace ardent
