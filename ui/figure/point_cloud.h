#pragma once

#include <QHash>
#include <QPixmap>
#include <optional>

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/marker.h"
#include "ui/figure/text_elements.h"

namespace ardent {

/// Data points: shape and colour by class, or colour by value; misclassified ones carry a cross. On
/// screen every kind of point is painted once and copied. Selected points are ringed, larger and on
/// top; the others are pale then. Those that were filled in are hollow.
class PointCloud : public FigurePlottable {
public:
    explicit PointCloud(QCustomPlot& plot);

    void set(const Points& points, const std::optional<Field>& field, const DrawStyle& style);

protected:
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

    void add(const Points& points, const std::optional<Field>& field, bool selected);
    double pointSize() const;
    double reach(const Kind&, double size) const;
    void drawPoint(QPainter&, const Kind&, QPointF centre, double size) const;
    QColor outline(const Kind&) const;
    QPixmap sprite(const Kind&, double size, double deviceRatio) const;

    DrawStyle style_;
    bool byValue_ = false;
    Range colours_;
    std::vector<QPointF> places_;
    std::vector<Kind> kinds_;
};

/// Class colours and shapes, and the cross when a point carries one.
std::vector<LegendEntry> classLegend(const Field& field, const std::vector<Points>& points,
                                     const DrawStyle& style);

}  // namespace ardent
