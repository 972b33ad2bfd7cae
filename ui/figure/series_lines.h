#pragma once

#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/flow_legend.h"
#include "ui/figure/haloed_line.h"
#include "ui/figure/series_bands.h"
#include "ui/figure/series_marks.h"

namespace ardent {

/// Length of the words, up to a " · ", that the names of all lines begin with.
qsizetype sharedBeginning(const Figure&);

/// The lines of a figure as graphs that are kept from one figure to the next.
class SeriesLines {
public:
    explicit SeriesLines(QCustomPlot& plot);

    /// Looks at all lines of the figure, which are then added in their order.
    void begin(const Figure& figure, const DrawStyle& style);
    void add(const Series&, const Figure& figure, const DrawStyle& style);
    Unplaced unplaced() const;
    /// Names without the words that all of them begin with. Where several have the same kinds of
    /// lines, each of them and each kind is told once.
    std::vector<LegendEntry> legend(const Figure& figure) const;

private:
    struct Line {
        HaloedLine* graph;
        LineHalo* halo;
        SeriesMarks* marks;
    };

    Line& next();
    LegendEntry entryOf(const Series& series, std::size_t line) const;
    LegendEntry ownerEntry(const Series& series, std::size_t line) const;
    LegendEntry kindEntry(const Series& series, const Figure& figure) const;

    QCustomPlot& plot_;
    SeriesBands* bands_;
    std::vector<Line> lines_;
    ThemeKind theme_ = ThemeKind::Light;
    bool shapes_ = false;  ///< along the lines and in the legend
    LineShapes ends_ = LineShapes::None;
    bool sumsUp_ = false;  ///< some lines sum up others
    std::size_t shown_ = 0;
    int lane_ = 0;  ///< of marks at the edges, each line's beside the others'
    Unplaced unplaced_;
};

}  // namespace ardent
