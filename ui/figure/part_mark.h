#pragma once

#include <memory>
#include <optional>

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"

namespace ardent {

/// A frame around the bar or the cell, or a line along the edge, that a person points at.
class PartMark : public FigurePlottable {
public:
    explicit PartMark(QCustomPlot& plot);

    void set(std::shared_ptr<const Figure> figure, std::optional<Index> part,
             const DrawStyle& style);

protected:
    void draw(QCPPainter*) override;

private:
    void drawEdge(const Graph&, QCPPainter& painter) const;

    std::shared_ptr<const Figure> figure_;
    std::optional<Index> part_;
    DrawStyle style_;
};

}  // namespace ardent
