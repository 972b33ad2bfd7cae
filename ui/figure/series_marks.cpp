#include "ui/figure/series_marks.h"

#include <algorithm>
#include <cmath>

#include "core/figure/lines/broken_line.h"

namespace ardent {

namespace {

constexpr std::size_t kMarksAlong = 10;
constexpr int kLanes = 6;

/// Indices spread over the line so that they stay where they are while it grows: multiples of a
/// power of two, or a geometric sequence on a logarithmic axis.
std::vector<std::size_t> stableIndices(std::size_t count, bool logarithmic) {
    std::vector<std::size_t> indices;
    if (logarithmic) {
        for (double i = 1.; i < static_cast<double>(count); i = std::max(i + 1., i * 2.)) {
            indices.push_back(static_cast<std::size_t>(i));
        }
        return indices;
    }
    std::size_t stride = 1;
    while (count / stride > kMarksAlong) stride *= 2;
    for (std::size_t i = 0; i < count; i += stride) indices.push_back(i);
    return indices;
}

/// Places on an axis without those that would lie on the one before.
template <class ToPixel>
std::vector<QPointF> thinnedPixels(const std::vector<double>& values, ToPixel toPixel,
                                   double size) {
    std::vector<QPointF> places;
    for (const double value : values) {
        const QPointF place = toPixel(value);
        if (places.empty() || (place - places.back()).manhattanLength() >= size / 2.) {
            places.push_back(place);
        }
    }
    return places;
}

}  // namespace

bool isUpright(const Series& line) {
    return line.role == LineRole::Reference && line.place != PlaceKind::Stage &&
           line.x.size() > 1 &&
           std::ranges::all_of(line.x, [&](double x) { return x == line.x.front(); });
}

std::optional<MarkerShape> shapeOf(PlaceKind kind) {
    switch (kind) {
        case PlaceKind::Kept:
            return MarkerShape::TriangleDown;
        case PlaceKind::Lowest:
            return MarkerShape::Diamond;
        case PlaceKind::Sparsest:
            return MarkerShape::Square;
        case PlaceKind::Change:
        case PlaceKind::Stage:
        case PlaceKind::Other:
            break;
    }
    return std::nullopt;
}

bool fits(const Axis& axis, double value) {
    return std::isfinite(value) && (!axis.logarithmic || value > 0.);
}

SeriesMarks::SeriesMarks(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("marks")) {}

void SeriesMarks::set(const Series& series, const Axis& x, const Axis& y, const DrawStyle& style,
                      LineShapes shapes, int lane) {
    style_ = style;
    colour_ = series.role == LineRole::Reference ? style.colours().plotText
                                                 : seriesColour(style.theme, series.colour);
    shape_ = markerShape(series.colour);
    lane_ = lane % kLanes;
    open_ = !isSolid(series.role);
    place_ = isUpright(series) && fits(x, series.x.front()) ? std::optional(series.x.front())
                                                            : std::nullopt;
    kind_ = series.place;
    sign_ = QString::fromStdString(series.sign);
    findEdges(series, x, y);
    findShapes(series, x, y, shapes);
}

void SeriesMarks::findEdges(const Series& series, const Axis& x, const Axis& y) {
    gaps_.clear();
    belowLog_.clear();
    besideLog_.clear();
    unplaced_ = {};
    bool inGap = false;
    for (std::size_t i = 0; i < series.x.size(); ++i) {
        const double px = series.x[i];
        const double py = series.y[i];
        if (!std::isfinite(py) || !std::isfinite(px)) {
            if (!inGap && fits(x, px)) gaps_.push_back(px);
            unplaced_.notFinite += inGap ? 0 : 1;
            inGap = true;
            continue;
        }
        inGap = false;
        if (fits(x, px) && fits(y, py)) continue;
        ++unplaced_.notPositive;
        if (fits(x, px)) {
            belowLog_.push_back(px);
        } else if (fits(y, py)) {
            besideLog_.push_back(py);
        }
    }
}

void SeriesMarks::findShapes(const Series& series, const Axis& x, const Axis& y,
                             LineShapes shapes) {
    shapes_.clear();
    singles_.clear();
    const std::size_t count = series.x.size();
    const auto placed = [&](std::size_t i) {
        return i < count && fits(x, series.x[i]) && fits(y, series.y[i]);
    };
    const auto point = [&](std::size_t i) { return QPointF(series.x[i], series.y[i]); };
    const auto isJoined = [&](std::size_t i) {
        return placed(i) && placed(i + 1) && !isBrokenAfter(series, i);
    };
    if (series.role == LineRole::Individual) return;
    for (std::size_t i = 0; i < count; ++i) {
        if (placed(i) && !isJoined(i) && (i == 0 || !isJoined(i - 1))) singles_.push_back(point(i));
    }
    if (shapes == LineShapes::None || series.role == LineRole::Reference) return;
    if (shapes == LineShapes::Along) {
        for (const std::size_t i : stableIndices(count, x.logarithmic)) {
            if (placed(i)) shapes_.push_back(point(i));
        }
    }
    for (std::size_t i = count; i-- > 0;) {
        if (!placed(i)) continue;
        shapes_.push_back(point(i));
        break;
    }
}

void SeriesMarks::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    const double size = style_.px(4.5);

    QPolygonF dots;
    for (const QPointF& single : singles_) dots << pixel(single.x(), single.y());
    painter->setPen(QPen(colour_, 0.6 * size, Qt::SolidLine, Qt::RoundCap));
    painter->drawPoints(dots);

    const QColor ground = style_.colours().plotBackground;
    painter->setPen(QPen(open_ ? colour_ : ground, style_.px(0.75)));
    painter->setBrush(open_ ? ground : colour_);
    for (const QPointF& shape : shapes_) {
        drawMarker(*painter, shape_, pixel(shape.x(), shape.y()), size);
    }

    drawEdges(*painter, size);
    if (place_ && keyAxis()->range().contains(*place_)) drawPlace(*painter, size);
}

/// Signs of neighbours stand below each other.
void SeriesMarks::drawPlace(QCPPainter& painter, double size) const {
    constexpr int kSteps = 3;
    const QPointF top(keyAxis()->coordToPixel(*place_), axesRect().top());
    if (const auto shape = shapeOf(kind_)) {
        painter.setPen(QPen(style_.colours().plotBackground, style_.px(0.75)));
        painter.setBrush(colour_);
        drawMarker(painter, *shape, top + QPointF(0., 0.9 * size), 1.5 * size);
    }
    if (sign_.isEmpty()) return;
    const QFontMetricsF metrics(style_.small());
    const QRectF text(top + QPointF(style_.px(1.), (lane_ % kSteps) * metrics.height()),
                      QSizeF(metrics.horizontalAdvance(sign_) + style_.px(3.), metrics.height()));
    painter.setFont(style_.small());
    painter.fillRect(text, style_.colours().plotBackground);
    painter.setPen(colour_);
    painter.drawText(text, Qt::AlignCenter, sign_);
}

void SeriesMarks::drawEdges(QCPPainter& painter, double size) const {
    const QRectF rect = axesRect();
    const double offset = (0.6 + lane_) * size;
    const auto onXAxis = [&](double x) {
        return QPointF(keyAxis()->coordToPixel(x), rect.bottom() - offset);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour_);
    for (const QPointF& foot : thinnedPixels(belowLog_, onXAxis, size)) {
        drawMarker(painter, MarkerShape::TriangleDown, foot, size);
    }
    const auto onYAxis = [&](double y) {
        return QPointF(rect.left() + offset, valueAxis()->coordToPixel(y));
    };
    for (const QPointF& side : thinnedPixels(besideLog_, onYAxis, size)) {
        painter.save();
        painter.translate(side);
        painter.rotate(90.);
        drawMarker(painter, MarkerShape::TriangleDown, {}, size);
        painter.restore();
    }
    painter.setPen(QPen(colour_, style_.px(1.)));
    for (const QPointF& foot : thinnedPixels(gaps_, onXAxis, size)) {
        drawCross(painter, foot, 0.9 * size);
    }
}

}  // namespace ardent
