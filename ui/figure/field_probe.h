#pragma once

#include <QPointF>
#include <memory>
#include <optional>

#include "ui/figure/figure_plottable.h"
#include "ui/figure/read_out.h"

namespace ardent {

/// Whether every place of the figure has a value.
bool isField(const Figure& figure);

/// Where the place is and what is there; empty outside of the field.
ReadOut readField(const Figure& figure, QPointF place);

/// The place whose value is so many steps away; nothing where places have no values.
std::optional<QPointF> nextPlace(const Figure& figure, QPointF place, int right, int up);

/// Lines to a place of a field, or the outline of a map's cell, with what is there and whose row of
/// the table it is, on a layer that
/// is drawn by itself.
class FieldProbe : public FigurePlottable {
public:
    explicit FieldProbe(QCustomPlot& plot);

    /// No place: nothing. Drawn with the plot, or with its layer alone.
    void set(const Figure& figure, std::optional<QPointF> place, const DrawStyle& style);
    const ReadOut& words() const { return words_; }

protected:
    void draw(QCPPainter*) override;

private:
    Range crossAt(QCPPainter&, QPointF pixel) const;  ///< pixels across, as outlineCell()
    Range outlineCell(QCPPainter&) const;

    QPointF place_;
    bool isMap_ = false;
    ReadOut words_;
    DrawStyle style_;
};

}  // namespace ardent
