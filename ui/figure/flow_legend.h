#pragma once

#include <qcustomplot.h>

#include <optional>
#include <span>
#include <vector>

#include "ui/figure/draw_style.h"
#include "ui/figure/marker.h"

namespace ardent {

struct LegendEntry {
    QString text;
    std::optional<QPen> line;
    std::optional<MarkerShape> marker;
    QColor colour;               ///< of the marker
    std::optional<QRgb> swatch;  ///< of an area behind the marker
    bool open = false;           ///< marker drawn as an outline
    bool cross = false;          ///< the mark of a misclassified point
    double markerEm = 0.6;       ///< diameter of the marker, in heights of the text
};

/// Entries outside of the axes, so that no data is covered: side by side in as many rows as they
/// need, or one below the other. A last entry counts those that have no room; names that are too
/// long are shortened.
class FlowLegend : public QCPLayoutElement {
public:
    explicit FlowLegend(QCustomPlot* plot);

    void setEntries(std::vector<LegendEntry> entries, const DrawStyle& style);
    const std::vector<LegendEntry>& entries() const;

    void arrange(int widthPx, int mostRows);
    int rowsIn(double heightPx) const;
    /// How many entries so many rows name.
    std::size_t namedInRows(int widthPx, int mostRows) const;

    void arrangeInColumn(int mostWidthPx, double heightPx);
    /// How many entries a column names.
    std::size_t namedInColumn(double heightPx) const;
    double leastOfColumn() const;  ///< pixels of width, so that names say something

    std::span<const LegendEntry> leftOut() const;
    /// The whole of a name that is shortened there, or the names left out; empty elsewhere.
    QString textAt(QPointF pixel) const;

protected:
    void draw(QCPPainter*) override;

private:
    struct Place {
        std::size_t entry;
        double x;
        int row;
        double width;
    };

    /// Side by side, as far as they have room.
    std::vector<Place> placesInRows(int widthPx, int mostRows) const;
    double rowOf(double leastEm) const;
    double iconOf(const LegendEntry&) const;
    double widthOf(const LegendEntry&) const;
    QRectF roomOf(const Place&) const;
    void drawEntry(QCPPainter&, const LegendEntry&, QPointF leftCentre, double width) const;

    std::vector<LegendEntry> entries_;
    DrawStyle style_;
    std::vector<Place> places_;
    QString more_;
    double moreX_ = 0.;
    double largestMarkerEm_ = 0.;
    double rowEm_ = 0.;  ///< height of a row, in heights of the text
    int rows_ = 0;
};

}  // namespace ardent
