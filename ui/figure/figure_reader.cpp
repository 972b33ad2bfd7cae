#include "ui/figure/figure_reader.h"

#include <qcustomplot.h>

#include <cmath>
#include <utility>

#include "core/figure/lines/curve_reading.h"
#include "ui/figure/crosshair.h"
#include "ui/figure/field_probe.h"

namespace ardent {

FigureReader::FigureReader(QCustomPlot& plot)
    : plot_(plot), figure_(std::make_shared<const Figure>()) {}

void FigureReader::setReadsCurves(bool reads) {
    if (reads == (crosshair_ != nullptr)) return;
    if (reads)
        crosshair_ = new Crosshair(plot_);
    else
        plot_.removePlottable(std::exchange(crosshair_, nullptr));
}

void FigureReader::show(const std::shared_ptr<const Figure>& figure, const DrawStyle& style) {
    figure_ = figure;
    style_ = style;
    read();
}

void FigureReader::read() {
    const bool isOfField = isField(*figure_);
    if (isOfField && !probe_) probe_ = new FieldProbe(plot_);
    if (probe_) probe_->set(*figure_, isOfField ? place_ : std::nullopt, style_);
    if (crosshair_)
        crosshair_->set(figure_,
                        place_ && !isOfField ? readCurves(*figure_, place_->x()) : std::nullopt,
                        style_);
}

void FigureReader::moveTo(std::optional<QPointF> place) {
    if (!crosshair_ && !isField(*figure_)) place.reset();
    if (!place && !place_) return;
    place_ = place;
    isPointedAt_ = false;
    read();
    plot_.layer(QStringLiteral("overlay"))->replot();
}

void FigureReader::pointAt(QPointF pixel) {
    const bool isInside = plot_.axisRect()->rect().contains(pixel.toPoint());
    moveTo(isInside ? std::optional(QPointF(plot_.xAxis->pixelToCoord(pixel.x()),
                                            plot_.yAxis->pixelToCoord(pixel.y())))
                    : std::nullopt);
    isPointedAt_ = true;
}

QPointF FigureReader::middle() const {
    const QPoint centre = plot_.axisRect()->center();
    return {plot_.xAxis->pixelToCoord(centre.x()), plot_.yAxis->pixelToCoord(centre.y())};
}

std::optional<QPointF> FigureReader::next(int right, int up) const {
    const bool isOfField = isField(*figure_);
    if (!isOfField && (!crosshair_ || up != 0)) return std::nullopt;
    const bool isInSight = place_ && plot_.xAxis->range().contains(place_->x()) &&
                           (!isOfField || plot_.yAxis->range().contains(place_->y()));
    const QPointF from = isInSight ? *place_ : middle();
    if (!isInSight) right = up = 0;
    if (isOfField) return nextPlace(*figure_, from, right, up);
    const double x = logged(*figure_, from.x(), right);
    return std::isnan(x) ? std::nullopt : std::optional(QPointF(x, from.y()));
}

QString FigureReader::text() const {
    if (isField(*figure_)) return probe_ ? probe_->words().text() : QString();
    return crosshair_ ? crosshair_->text() : QString();
}

}  // namespace ardent
