#pragma once

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/rows_in_sight.h"

namespace ardent {

/// A table in shaded cells, one a unit of both axes; numbers that do not fit are left out (beside a
/// colour scale, all of them), words are set smaller, and shortened where that is not enough.
class CellGrid : public FigurePlottable {
public:
    explicit CellGrid(QCustomPlot& plot);

    void set(const Cells& cells, const DrawStyle& style);

    /// Least and greatest height of a row of words in pixels.
    static double leastRowHeight(const Cells& cells, const DrawStyle& style);
    static double greatestRowHeight(const Cells& cells, const DrawStyle& style);
    /// In which the words and titles of a listing can be read, long ones in part; squeezed: in the
    /// smallest letters, as on paper, which does not scroll.
    static double leastColumnWidth(const Figure& listing, const DrawStyle& style, bool squeezed);

protected:
    void draw(QCPPainter*) override;

private:
    QRectF rectOf(Index row, Index column) const;
    RowSpan columnsInSight() const;
    int colourOf(Index column) const;
    void drawFrame(QCPPainter&, const QRectF& cell) const;
    QString numberOf(double value) const;
    bool hasRoomForNumbers() const;
    void drawNumber(QCPPainter&, const QRectF& cell, double value) const;
    void drawWords(QCPPainter&, const QRectF& cell, std::size_t entry) const;
    void drawColumnColours(QCPPainter&) const;

    Cells cells_;
    DrawStyle style_;
    double largest_ = 0.;
    int decimals_ = 0;  ///< of a map's numbers
};

}  // namespace ardent
