#pragma once

#include <qcustomplot.h>

#include <memory>
#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/axis_tickers.h"
#include "ui/figure/colour_scale.h"
#include "ui/figure/draw_style.h"
#include "ui/figure/figure_note.h"
#include "ui/figure/flow_legend.h"
#include "ui/figure/layer_painters.h"
#include "ui/figure/legend_place.h"
#include "ui/figure/text_elements.h"

namespace ardent {

using FigurePtr = std::shared_ptr<const Figure>;

/// A Figure in a QCustomPlot: title, note and legend above the axes, data between them. What was
/// made for one figure is filled anew for the next, so that the same drawing serves a live view and
/// a page of paper.
class FigureDrawing {
public:
    explicit FigureDrawing(QCustomPlot& plot);

    /// Axis ranges stay as they are.
    void show(FigurePtr figure, const DrawStyle& style);
    void fitX();
    void fitY();

    /// Wraps text, chooses ticks and places rows for the plot's viewport; needed before every
    /// drawing.
    void arrange();

    /// Of the figure, and what this drawing of it marks or leaves out.
    std::vector<Note> notes() const;

    /// The whole of a title, note or axis label that had to be shortened there, and the names that
    /// the legend has no room for; empty elsewhere.
    QString textAt(QPointF pixel) const;

    /// The place of the point that is drawn there beside others of its place; else the pixel.
    QPointF placeUnder(QPointF pixel) const { return painters_.points().placeUnder(pixel); }

    /// See PointCloud.
    std::vector<std::int32_t> rowsAsDrawn(const std::vector<std::int32_t>& rows,
                                          const QRect& area) const {
        return painters_.points().rowsAsDrawn(rows, area);
    }

    /// Bars and listings: how many rows the plot has room for, and which one is at the top.
    double rowsInSight() const { return rowsInSight_; }
    void setFirstRow(double row);

    /// The same of a listing's columns.
    double columnsInSight() const { return columnsInSight_; }
    void setFirstColumn(double column);

    /// What lies over the upper right corner, which neither texts nor axes then take.
    void setCorner(QSize taken) { corner_ = taken; }

private:
    void applyStyle();
    double freeHeight() const;
    void settleTexts();
    void wrapXLabel(int mostLines);
    int labelLinesWithRoom() const;
    void showText();
    void applyColumnTitles();
    void arrangeColumnNames(double width);
    void thinNames();
    void arrangeRows();
    void arrangeColumns();
    /// What stands beside the rows; a listing's is told in its table.
    const std::string& yLabel() const;
    double leastRowHeight() const;
    double greatestRowHeight() const;
    MarkedOrLeftOut markedOrLeftOut() const;
    void showNote();
    void arrangeTitle(int widthPx, int mostLines);

    QCustomPlot& plot_;
    FigurePtr figure_ = std::make_shared<const Figure>();
    DrawStyle style_;
    bool styled_ = false;
    double rowsInSight_ = 0.;
    double firstRow_ = 0.;
    double columnsInSight_ = 0.;
    double firstColumn_ = 0.;
    QSize corner_;
    double leastColumnWidth_ = 1., squeezedColumnWidth_ = 1.;

    WrappedText* title_;
    WrappedText* note_;
    bool isFindingTitle_ = false;
    FlowLegend* legend_;
    QCPLayoutGrid* lower_;  ///< with the body, and the legend where that stands beside it
    LegendPlace legendPlace_;
    QCPLayoutGrid* body_;
    ColourScale scale_;
    CentredMessage* message_;
    SvgMargin* margin_;

    LayerPainters painters_;
    QSharedPointer<NameTicker> names_;  ///< of the y axis
    QSharedPointer<NameTicker> columnNames_;
};

}  // namespace ardent
