#include "ui/figure/point_cloud.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/figure/field_map.h"

namespace ardent {

namespace {

constexpr double kLeastPt = 2.2;
constexpr double kGreatestPt = 5.;
constexpr double kCover = 0.3;  ///< point size in distances between points spread evenly
constexpr double kSelectedSize = 1.4;
constexpr double kRing = 0.18;  ///< width in sizes of its point
constexpr float kPaleOpacity = 0.3F;

QColor faded(QColor colour, float opacity) {
    colour.setAlphaF(opacity * colour.alphaF());
    return colour;
}

}  // namespace

PointCloud::PointCloud(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("points")) {}

void PointCloud::set(const Points& points, const std::optional<Field>& field,
                     const DrawStyle& style) {
    style_ = style;
    places_.clear();
    kinds_.clear();
    const bool classes = field && field->map == ColourMap::Classes;
    byValue_ = field && !classes;
    colours_ = field ? colourRange(*field) : Range{};
    add(points, field, false);
    if (!points.selected.empty()) add(points, field, true);
}

void PointCloud::add(const Points& points, const std::optional<Field>& field, bool selected) {
    const bool isMarked = !points.selected.empty();
    const Weight weight = selected ? Weight::Selected : isMarked ? Weight::Pale : Weight::Plain;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        if (isMarked && points.selected[i] != selected) continue;
        if (!std::isfinite(points.x[i]) || !std::isfinite(points.y[i])) continue;
        const bool coloured = field && i < points.values.size();
        Kind kind{seriesColour(style_.theme, points.colour).rgb(), markerShape(points.shape),
                  i < points.wrong.size() && points.wrong[i],
                  i < points.filled.size() && points.filled[i], weight};
        if (coloured) kind.colour = fieldColour(*field, colours_, style_.theme, points.values[i]);
        if (coloured && !byValue_) kind.shape = markerShape(static_cast<int>(points.values[i]));
        places_.emplace_back(points.x[i], points.y[i]);
        kinds_.push_back(kind);
    }
}

double PointCloud::pointSize() const {
    const QSizeF area = axesRect().size();
    const double count = std::max<double>(1., static_cast<double>(places_.size()));
    const double distance = std::sqrt(area.width() * area.height() / count);
    return std::clamp(kCover * distance, style_.px(kLeastPt), style_.px(kGreatestPt));
}

/// A selected point has a ring in the colour of text with ground around it, which stands out from
/// any map.
void PointCloud::drawPoint(QPainter& painter, const Kind& kind, QPointF centre, double size) const {
    const Theme& colours = style_.colours();
    const float opacity = kind.weight == Weight::Pale ? kPaleOpacity : 1.F;
    if (kind.filled)
        painter.setBrush(Qt::NoBrush);
    else
        painter.setBrush(faded(QColor(kind.colour), opacity));
    if (kind.weight == Weight::Selected) {
        size *= kSelectedSize;
        const double ring = kRing * size;
        painter.setPen(QPen(colours.plotBackground, 2.5 * ring));
        drawMarker(painter, kind.shape, centre, size);
        painter.setPen(QPen(colours.plotText, ring));
    } else {
        painter.setPen(QPen(faded(outline(kind), opacity), style_.px(kind.filled ? 1.8 : 0.5)));
    }
    drawMarker(painter, kind.shape, centre, size);
    if (kind.filled) {
        painter.setPen(QPen(faded(QColor(kind.colour), opacity), style_.px(1.)));
        drawMarker(painter, kind.shape, centre, size);
    }
    if (!kind.wrong) return;
    painter.setPen(
        QPen(faded(colours.plotText, opacity), style_.px(0.9), Qt::SolidLine, Qt::RoundCap));
    drawCross(painter, centre, 1.3 * size);
}

/// How far a point reaches from its centre, in pixels.
double PointCloud::reach(const Kind& kind, double size) const {
    return kind.weight == Weight::Selected ? kSelectedSize * size + style_.px(1.5) : size + 1.;
}

/// The plot's ground around a class; on a map of values, whatever the fill stands out from.
QColor PointCloud::outline(const Kind& kind) const {
    if (!byValue_) return style_.colours().plotBackground;
    return QColor(kind.colour).lightnessF() > 0.45F ? QColor(0x1B1F24) : QColor(0xFFFFFF);
}

QPixmap PointCloud::sprite(const Kind& kind, double size, double deviceRatio) const {
    const int side = static_cast<int>(std::ceil(2. * reach(kind, size) * deviceRatio));
    QPixmap pixmap(side, side);
    pixmap.setDevicePixelRatio(deviceRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPoint(painter, kind, QPointF(side, side) / (2. * deviceRatio), size);
    return pixmap;
}

void PointCloud::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    const double size = pointSize();
    if (painter->modes().testFlag(QCPPainter::pmVectorized) || !style_.live) {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            drawPoint(*painter, kinds_[i], pixel(places_[i].x(), places_[i].y()), size);
        }
        return;
    }
    const double ratio = painter->device()->devicePixelRatioF();
    QHash<quint64, QPixmap> sprites;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Kind& kind = kinds_[i];
        const quint64 key = (kind.filled ? quint64{1} << 40 : 0U) | (quint64{kind.colour} << 8) |
                            (static_cast<quint64>(kind.weight) << 6) |
                            (static_cast<quint64>(kind.shape) << 1) | (kind.wrong ? 1U : 0U);
        auto found = sprites.find(key);
        if (found == sprites.end()) found = sprites.insert(key, sprite(kind, size, ratio));
        const QSizeF half = found->deviceIndependentSize() / 2.;
        painter->drawPixmap(
            pixel(places_[i].x(), places_[i].y()) - QPointF(half.width(), half.height()), *found);
    }
}

std::vector<LegendEntry> classLegend(const Field& field, const std::vector<Points>& points,
                                     const DrawStyle& style) {
    std::vector<LegendEntry> entries;
    for (std::size_t k = 0; k < field.classes.size(); ++k) {
        LegendEntry entry;
        entry.text = QString::fromStdString(field.classes[k]);
        entry.colour = seriesColour(style.theme, static_cast<int>(k));
        entry.marker = markerShape(static_cast<int>(k));
        entry.swatch = classColour(field, style.theme, static_cast<Index>(k), 0.9);
        entries.push_back(entry);
    }
    const bool anyWrong = std::any_of(points.begin(), points.end(), [](const Points& cloud) {
        return std::find(cloud.wrong.begin(), cloud.wrong.end(), true) != cloud.wrong.end();
    });
    if (anyWrong) {
        LegendEntry entry;
        entry.text = QCoreApplication::translate("ardent::PointCloud", "misclassified");
        entry.cross = true;
        entries.push_back(entry);
    }
    return entries;
}

}  // namespace ardent
