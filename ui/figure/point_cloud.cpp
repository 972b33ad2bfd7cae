#include "ui/figure/point_cloud.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>

#include "ui/figure/field_map.h"
#include "ui/figure/sunflower.h"

namespace ardent {

namespace {

constexpr double kLeastPt = 2.2;
constexpr double kGreatestPt = 5.;
constexpr double kCover = 0.3;         ///< point size in distances between points spread evenly
constexpr double kSelectedSize = 1.4;  ///< on a map
constexpr double kSelectedAmongPale = 1.15;  ///< else
constexpr double kRing = 0.18;               ///< width in sizes of its point, on a map
constexpr double kThinRingPt = 0.8;          ///< else
constexpr double kCrossed = 1.2;  ///< of a point's size: how much of a cross is left open
constexpr double kArmPt = 1.4;
constexpr float kPaleOpacity = 0.3F;
constexpr double kSeedSize = 0.65;    ///< of a point: side by side they just touch
constexpr double kWidestDiscPt = 9.;  ///< radius
constexpr double kLeastDisc = 0.6;    ///< radius in sizes of a point, however near the next place
/// Radius in distances to the next place, which stays free even of a disc moved within the axes.
constexpr double kDiscShare = 1. / 3.;

constexpr qsizetype kMostSprites = 1000;

/// One of 257 values where the colour scale has a shade for every one, so that points share
/// sprites.
double inSteps(const Field& field, const Range& range, double value) {
    constexpr double kSteps = 256.;
    if (field.map != ColourMap::Diverging) return value;
    const double step = (range.high - range.low) / kSteps;
    return step * std::round(value / step);
}

QColor faded(QColor colour, float opacity) {
    colour.setAlphaF(opacity * colour.alphaF());
    return colour;
}

}  // namespace

PointCloud::PointCloud(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("points")) {}

void PointCloud::begin(const Field* field, const DrawStyle& style) {
    style_ = style;
    dots_.clear();
    counts_.clear();
    sideBySide_.clear();
    const bool classes = field && field->map == ColourMap::Classes;
    isOnMap_ = field != nullptr;
    byValue_ = field && !classes;
    colours_ = field ? colourRange(*field) : Range{};
}

void PointCloud::add(const Points& points, const Field* field) {
    const std::size_t before = dots_.size();
    add(points, field, false);
    if (!points.selected.empty()) add(points, field, true);
    counts_.push_back(dots_.size() - before);
    for (std::size_t i = before; points.sideBySide && i < dots_.size(); ++i)
        sideBySide_.push_back(i);
}

void PointCloud::add(const Points& points, const Field* field, bool selected) {
    const std::size_t cloud = counts_.size();
    const bool isMarked = !points.selected.empty();
    const Weight weight = selected ? Weight::Selected : isMarked ? Weight::Pale : Weight::Plain;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        if (isMarked && points.selected[i] != selected) continue;
        if (!std::isfinite(points.x[i]) || !std::isfinite(points.y[i])) continue;
        const bool coloured = field && i < points.values.size();
        const auto isTrue = [i](const std::vector<bool>& flags) {
            return i < flags.size() && flags[i];
        };
        Kind kind{seriesColour(style_.theme, points.colour).rgb(), markerShape(points.shape),
                  isTrue(points.wrong), isTrue(points.filled) || isTrue(points.few), weight};
        if (coloured) {
            const double value = points.values[i];
            kind.colour = fieldColour(*field, colours_, style_.theme,
                                      style_.live ? inSteps(*field, colours_, value) : value);
        }
        if (coloured && !byValue_) kind.shape = markerShape(static_cast<int>(points.values[i]));
        const bool isOrdered = coloured && std::isfinite(points.values[i]);
        dots_.push_back({points.x[i], points.y[i], kind, cloud, isOrdered ? points.values[i] : 0.,
                         i < points.rows.size() ? points.rows[i] : static_cast<std::int32_t>(i),
                         i < points.rows.size()});
    }
}

/// Only points with equal numbers have one place: others come apart as one zooms in.
void PointCloud::end() {
    places_.clear();
    sharesPlaces_ = false;
    std::ranges::sort(sideBySide_, {},
                      [&](std::size_t i) { return std::tuple(dots_[i].x, dots_[i].y, i); });
    for (std::size_t first = 0; first < sideBySide_.size();) {
        const Dot& dot = dots_[sideBySide_[first]];
        std::size_t end = first + 1;
        while (end < sideBySide_.size() && dots_[sideBySide_[end]].x == dot.x &&
               dots_[sideBySide_[end]].y == dot.y)
            ++end;
        places_.push_back({first, end - first});
        if (end - first > 1) seat(std::span(sideBySide_).subspan(first, end - first));
        first = end;
    }
}

/// By class and row, so that a point keeps its seat while a model learns; the largest class in the
/// middle and drawn first, so that rare ones are in sight where points overlap. Selected ones are
/// drawn last.
void PointCloud::seat(std::span<const std::size_t> members) {
    sharesPlaces_ = true;
    std::vector<Dot> dots;
    for (const std::size_t member : members) dots.push_back(dots_[member]);
    std::ranges::sort(dots, {},
                      [](const Dot& dot) { return std::tuple(dot.cloud, dot.value, dot.row); });
    for (auto first = dots.begin(); first != dots.end();) {
        const auto end = std::ranges::find_if(first, dots.end(), [&](const Dot& dot) {
            return dot.cloud != first->cloud || dot.value != first->value;
        });
        for (auto dot = first; dot != end; ++dot)
            dot->classSize = static_cast<std::size_t>(end - first);
        first = end;
    }
    std::ranges::stable_sort(dots, std::greater{}, &Dot::classSize);
    for (std::size_t i = 0; i < dots.size(); ++i) dots[i].seat = i;
    std::ranges::stable_partition(
        dots, [](const Dot& dot) { return dot.kind.weight != Weight::Selected; });
    for (std::size_t i = 0; i < dots.size(); ++i) dots_[members[i]] = dots[i];
}

/// Of every cloud, in pixels.
std::vector<double> PointCloud::pointSizes() const {
    const QSizeF area = axesRect().size();
    std::vector<double> sizes;
    for (const std::size_t count : counts_) {
        const double all = std::max(1., static_cast<double>(count));
        const double distance = std::sqrt(area.width() * area.height() / all);
        sizes.push_back(std::clamp(kCover * distance, style_.px(kLeastPt), style_.px(kGreatestPt)));
    }
    return sizes;
}

/// Where the points are drawn, in pixels.
std::vector<QPointF> PointCloud::centres(const std::vector<double>& sizes) const {
    std::vector<QPointF> drawn;
    drawn.reserve(dots_.size());
    for (const Dot& dot : dots_) drawn.push_back(pixel(dot.x, dot.y));
    if (!sharesPlaces_) return drawn;
    std::vector<QPointF> places;
    for (const Place& place : places_) places.push_back(drawn[sideBySide_[place.first]]);
    const std::vector<double> room =
        nearestDistances(places, style_.px(kWidestDiscPt) / kDiscShare);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto members = std::span(sideBySide_).subspan(places_[i].first, places_[i].count);
        if (members.size() < 2) continue;
        double size = 0.;
        for (const std::size_t member : members) size = std::max(size, sizes[dots_[member].cloud]);
        const double seats = std::sqrt(static_cast<double>(members.size()));
        const double widest = std::max(kDiscShare * room[i], kLeastDisc * size);
        const double scale = std::min(kSeedSize * size, widest / seats);
        const QPointF middle = withinAxes(places[i], scale * seats + kSelectedSize * size / 2.);
        const std::vector<QPointF> seeds = sunflower(members.size());
        for (const std::size_t member : members)
            drawn[member] = middle + scale * seeds[dots_[member].seat];
    }
    return drawn;
}

QPointF PointCloud::placeUnder(QPointF at) const {
    if (!sharesPlaces_) return at;
    const std::vector<double> sizes = pointSizes();
    const std::vector<QPointF> drawn = centres(sizes);
    QPointF place = at;
    double nearest = style_.px(kGreatestPt);
    for (std::size_t i = 0; i < dots_.size(); ++i) {
        const double distance = std::hypot(drawn[i].x() - at.x(), drawn[i].y() - at.y());
        if (!(distance < nearest)) continue;
        nearest = distance;
        place = pixel(dots_[i].x, dots_[i].y);
    }
    return place;
}

std::vector<std::int32_t> PointCloud::rowsAsDrawn(const std::vector<std::int32_t>& rows,
                                                  const QRect& area) const {
    if (!sharesPlaces_) return rows;
    const std::vector<QPointF> drawn = centres(pointSizes());
    const auto isInside = [&](QPointF at) {
        return area.left() <= at.x() && at.x() <= area.right() && area.top() <= at.y() &&
               at.y() <= area.bottom();
    };
    std::vector<std::int32_t> beside, inside;
    for (const Place& place : places_) {
        if (place.count < 2) continue;
        for (const std::size_t member : std::span(sideBySide_).subspan(place.first, place.count)) {
            if (!dots_[member].isOfTable) continue;
            beside.push_back(dots_[member].row);
        }
    }
    for (std::size_t i = 0; i < dots_.size(); ++i)
        if (dots_[i].isOfTable && isInside(drawn[i])) inside.push_back(dots_[i].row);
    std::ranges::sort(beside);
    std::ranges::sort(inside);
    inside.erase(std::ranges::unique(inside).begin(), inside.end());
    std::vector<std::int32_t> others, all;
    std::ranges::set_difference(rows, beside, std::back_inserter(others));
    std::ranges::set_union(others, inside, std::back_inserter(all));
    return all;
}

/// The middle of a disc that the axes would else cut off; a place out of sight stays there.
QPointF PointCloud::withinAxes(QPointF place, double reach) const {
    const QRectF area = axesRect();
    const QRectF free = area.adjusted(reach, reach, -reach, -reach);
    if (!free.isValid() || !area.adjusted(-1., -1., 1., 1.).contains(place)) return place;
    return {std::clamp(place.x(), free.left(), free.right()),
            std::clamp(place.y(), free.top(), free.bottom())};
}

double PointCloud::sizeOf(const Kind& kind, double size) const {
    return kind.weight != Weight::Selected ? size
           : isOnMap_                      ? kSelectedSize * size
                                           : kSelectedAmongPale * size;
}

/// A selected point has a ring in the colour of text; on a map, from which it is to stand out, with
/// ground around it.
void PointCloud::drawPoint(QPainter& painter, const Kind& kind, QPointF centre, double size) const {
    const Theme& colours = style_.colours();
    const float opacity = kind.weight == Weight::Pale ? kPaleOpacity : 1.F;
    painter.setBrush(faded(kind.filled ? colours.plotBackground : QColor(kind.colour), opacity));
    if (kind.weight == Weight::Selected) {
        size = sizeOf(kind, size);
        const double ring = isOnMap_ ? kRing * size : style_.px(kThinRingPt);
        painter.setPen(QPen(colours.plotBackground, 2.5 * ring));
        if (isOnMap_) drawMarker(painter, kind.shape, centre, size);
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
        QPen(faded(colours.plotText, opacity), style_.px(0.8), Qt::SolidLine, Qt::RoundCap));
    drawOpenCross(painter, centre, kCrossed * size, style_.px(kArmPt));
}

/// How far a point reaches from its centre, in pixels.
double PointCloud::reach(const Kind& kind, double size) const {
    return sizeOf(kind, size) + style_.px(kArmPt);
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

/// Dots on the axes' limits are whole. The upper limit of y is a pixel above the area.
bool PointCloud::isInSight(const Dot& dot) const {
    constexpr double kRounding = 0.5;  // pixels
    return axesRect()
        .adjusted(-kRounding, -1. - kRounding, kRounding, kRounding)
        .contains(pixel(dot.x, dot.y));
}

void PointCloud::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    const std::vector<double> sizes = pointSizes();
    const std::vector<QPointF> places = centres(sizes);
    if (painter->modes().testFlag(QCPPainter::pmVectorized) || !style_.live) {
        for (std::size_t i = 0; i < dots_.size(); ++i)
            if (isInSight(dots_[i]))
                drawPoint(*painter, dots_[i].kind, places[i], sizes[dots_[i].cloud]);
        return;
    }
    Look look{style_, isOnMap_, byValue_, sizes, painter->device()->devicePixelRatioF()};
    if (look != look_ || sprites_.size() > kMostSprites) sprites_.clear();
    look_ = std::move(look);
    for (std::size_t i = 0; i < dots_.size(); ++i) {
        if (!isInSight(dots_[i])) continue;
        const QPixmap& point = keptSprite(dots_[i]);
        const QSizeF half = point.deviceIndependentSize() / 2.;
        painter->drawPixmap(places[i] - QPointF(half.width(), half.height()), point);
    }
}

const QPixmap& PointCloud::keptSprite(const Dot& dot) {
    const Kind& kind = dot.kind;
    const quint64 key = (quint64{dot.cloud} << 41) | (kind.filled ? quint64{1} << 40 : 0U) |
                        (quint64{kind.colour} << 8) | (static_cast<quint64>(kind.weight) << 6) |
                        (static_cast<quint64>(kind.shape) << 1) | (kind.wrong ? 1U : 0U);
    auto found = sprites_.find(key);
    if (found == sprites_.end())
        found = sprites_.insert(key, sprite(kind, look_.sizes[dot.cloud], look_.deviceRatio));
    return *found;
}

std::vector<LegendEntry> classLegend(const Field& field, const Figure& figure,
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
    const bool anyWrong = std::ranges::any_of(layers<Points>(figure), [](const Points& cloud) {
        return std::ranges::find(cloud.wrong, true) != cloud.wrong.end();
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
