#pragma once

#include <QHash>
#include <QPixmap>
#include <optional>
#include <span>
#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/flow_legend.h"
#include "ui/figure/marker.h"

namespace ardent {

/// Data points: shape and colour by class, or colour by value; misclassified ones have a cross
/// around them. On screen every kind of point is painted once, kept from frame to frame and copied.
/// Selected points are ringed, larger and on top; the others are pale then. Those that were filled
/// in are hollow. Points side by side that have the same place fill a small disc around it.
class PointCloud : public FigurePlottable {
public:
    explicit PointCloud(QCustomPlot& plot);

    /// The points of a figure, one cloud after the other, over its field or null.
    void begin(const Field*, const DrawStyle& style);
    void add(const Points&, const Field*);
    void end();

    /// Whether some are drawn beside the place that they have in common.
    bool sharesPlaces() const { return sharesPlaces_; }

    /// The place, in pixels, of the point that is drawn there; the pixel where there is none.
    QPointF placeUnder(QPointF pixel) const;

    /// rows: those whose places lie in the area of pixels, ascending. Of points beside their place,
    /// those that are drawn in it instead.
    std::vector<std::int32_t> rowsAsDrawn(const std::vector<std::int32_t>& rows,
                                          const QRect& area) const;

protected:
    QRect clipRect() const override { return mParentPlot->viewport(); }
    void draw(QCPPainter*) override;

private:
    enum class Weight { Plain, Pale, Selected };
    struct Kind {
        QRgb colour;
        MarkerShape shape;
        bool wrong;
        bool filled;
        Weight weight;
    };
    struct Dot {
        double x, y;
        Kind kind;
        std::size_t cloud;
        double value;                         ///< its class
        std::int32_t row;                     ///< or its position
        bool isOfTable;                       ///< the row
        std::size_t seat = 0, classSize = 1;  ///< on its place
    };
    /// What all sprites depend on, beside their kind.
    struct Look {
        DrawStyle style;
        bool isOnMap = false, byValue = false;
        std::vector<double> sizes;  ///< of the clouds' points, in pixels
        double deviceRatio = 1.;
        bool operator==(const Look&) const = default;
    };
    /// The points on it: so many of `sideBySide_`, which are drawn in this order.
    struct Place {
        std::size_t first, count;
    };

    bool isInSight(const Dot& dot) const;
    void add(const Points& points, const Field* field, bool selected);
    void seat(std::span<const std::size_t> members);
    std::vector<double> pointSizes() const;
    std::vector<QPointF> centres(const std::vector<double>& sizes) const;
    QPointF withinAxes(QPointF place, double reach) const;
    double sizeOf(const Kind&, double size) const;
    double reach(const Kind&, double size) const;
    void drawPoint(QPainter&, const Kind&, QPointF centre, double size) const;
    QColor outline(const Kind&) const;
    QPixmap sprite(const Kind&, double size, double deviceRatio) const;
    const QPixmap& keptSprite(const Dot&);

    DrawStyle style_;
    bool isOnMap_ = false;
    bool byValue_ = false;
    Range colours_;
    std::vector<Dot> dots_;
    std::vector<std::size_t> counts_;  ///< of the dots in each cloud
    std::vector<std::size_t> sideBySide_;
    std::vector<Place> places_;  ///< in the order of x
    bool sharesPlaces_ = false;
    Look look_;  ///< of the sprites
    QHash<quint64, QPixmap> sprites_;
};

/// Class colours and shapes, and the cross when a point carries one.
std::vector<LegendEntry> classLegend(const Field& field, const Figure& figure,
                                     const DrawStyle& style);

}  // namespace ardent
