#include "ui/figure/series_bands.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/figure/lines/broken_line.h"
#include "ui/figure/series_marks.h"
#include "ui/style/blended.h"

namespace ardent {

namespace {

constexpr float kOpacity = 0.2F;
constexpr double kLeastWidth = 3.;  ///< pixels: of a stage, or of a band over a single place

/// From left to right, as the draw order asks for.
void sortAcross(std::vector<double>& x, std::vector<double>& low, std::vector<double>& high) {
    if (x.empty() || x.front() <= x.back()) return;
    for (std::vector<double>* values : {&x, &low, &high}) std::ranges::reverse(*values);
}

void widen(QPolygonF& outline) {
    const QRectF narrow = outline.boundingRect();
    const double beside = (kLeastWidth - narrow.width()) / 2.;
    outline = QPolygonF(narrow.adjusted(-beside, 0., beside, 0.));
}

}  // namespace

QRgb bandTint(ThemeKind kind, int position) {
    return blended(theme(kind).plotBackground, seriesColour(kind, position), kOpacity).rgb();
}

SeriesBands::SeriesBands(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("field")) {}

void SeriesBands::set(const Figure& figure, const DrawStyle& style) {
    bands_.clear();
    for (const Series& series : layers<Series>(figure)) {
        const bool isStage = series.place == PlaceKind::Stage;
        if (series.spreads.empty() && !isStage) continue;
        Band band;
        band.colour = seriesColour(style.theme, series.colour);
        band.colour.setAlphaF(kOpacity);
        if (isStage) {
            if (fits(figure.x, series.x.front())) bands_.push_back(ofWholeHeight(band, series));
            continue;
        }
        const QColor colour = band.colour;
        const auto end = [&] {
            sortAcross(band.x, band.low, band.high);
            bands_.push_back(std::exchange(band, Band{colour}));
        };
        for (std::size_t i = 0; i < series.spreads.size(); ++i) {
            if (!fits(figure.x, series.x[i])) continue;
            const bool isKnown = std::isfinite(series.y[i]) && std::isfinite(series.spreads[i]);
            if (isKnown) {
                band.x.push_back(series.x[i]);
                band.low.push_back(series.y[i] - series.spreads[i]);
                band.high.push_back(series.y[i] + series.spreads[i]);
            }
            if (!isKnown || isBrokenAfter(series, i)) end();
        }
        end();
    }
}

SeriesBands::Band SeriesBands::ofWholeHeight(Band band, const Series& series) {
    constexpr double kBeyond = std::numeric_limits<double>::max();
    band.isStage = true;
    band.x = series.x;
    band.low.assign(series.x.size(), -kBeyond);
    band.high.assign(series.x.size(), kBeyond);
    return band;
}

/// What lies beyond the axes ends at them, as does what has no logarithm.
void SeriesBands::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    const QCPRange seen = keyAxis()->range(), heights = valueAxis()->range();
    const auto place = [&](double x, double y) {
        return pixel(x, std::clamp(y, heights.lower, heights.upper));
    };
    for (const Band& band : bands_) {
        const auto left = std::ranges::lower_bound(band.x, seen.lower) - band.x.begin();
        const auto right = std::ranges::upper_bound(band.x, seen.upper) - band.x.begin();
        const auto first = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, left - 1));
        const auto end = std::min(band.x.size(), static_cast<std::size_t>(right + 1));
        QPolygonF outline;
        for (std::size_t i = first; i < end; ++i) outline << place(band.x[i], band.high[i]);
        for (std::size_t i = end; i-- > first;) outline << place(band.x[i], band.low[i]);
        const bool isThin = outline.boundingRect().width() < kLeastWidth;
        const bool isOfOnePlace = !band.x.empty() && band.x.front() == band.x.back();
        if (isThin && (band.isStage || isOfOnePlace)) widen(outline);
        painter->setBrush(band.colour);
        painter->drawPolygon(outline);
    }
}

}  // namespace ardent
