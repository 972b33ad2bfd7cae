#pragma once

#include <qcustomplot.h>

#include <QFont>
#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "ui/figure/draw_style.h"
#include "ui/figure/marker.h"

namespace ardent {

/// Text that wraps at the plot's width and takes the height it needs, or that of some lines.
class WrappedText : public QCPLayoutElement {
public:
    /// What of a text is shown before the rest: its beginning, and a part up to its end. Either may
    /// be empty.
    struct Kept {
        QString beginning, end;
    };

    explicit WrappedText(QCustomPlot* plot);

    /// Empty text takes no room; `gapPx` is added below.
    void setText(const QString& text, const QFont& font, const QColor& colour, double gapPx,
                 const Kept& kept = {});
    const QString& text() const;
    /// Of what `mostLines` do not hold "…" stands for the sentences between the parts that are
    /// kept, or for the last ones, and where not even one has room for words. What is kept may have
    /// `mostForKept` lines where it needs them.
    void arrange(int widthPx, int mostLines, int mostForKept = 0);
    int linesIn(double heightPx) const;
    const QString& shown() const { return shown_; }
    bool isShortened() const { return shown_ != text_; }

protected:
    void draw(QCPPainter*) override;

private:
    QString text_;
    Kept kept_;
    QString shown_;
    QFont font_;
    QColor colour_;
    double gapPx_ = 0.;
};

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

/// Entries side by side in as many rows as they need, outside of the axes, so that no data is
/// covered.
class FlowLegend : public QCPLayoutElement {
public:
    explicit FlowLegend(QCustomPlot* plot);

    void setEntries(std::vector<LegendEntry> entries, const DrawStyle& style);
    const std::vector<LegendEntry>& entries() const;

    /// At most `mostRows` rows; a last entry counts those that did not fit. Names that are longer
    /// than the width are shortened.
    void arrange(int widthPx, int mostRows);
    int rowsIn(double heightPx) const;
    std::span<const LegendEntry> leftOut() const;

protected:
    void draw(QCPPainter*) override;

private:
    struct Place {
        std::size_t entry;
        double x;
        int row;
        double width;
    };

    double iconOf(const LegendEntry&) const;
    double widthOf(const LegendEntry&) const;
    void drawEntry(QCPPainter&, const LegendEntry&, QPointF leftCentre, double width) const;

    std::vector<LegendEntry> entries_;
    DrawStyle style_;
    std::vector<Place> places_;
    QString more_;
    double moreX_ = 0.;
    double rowEm_ = 1.4;  ///< height of a row, in heights of the text
    int rows_ = 0;
};

/// SVG of this Qt has no clipping: what lies outside of the axes is covered before axes and text
/// are drawn.
class SvgMargin : public QCPLayerable {
public:
    explicit SvgMargin(QCustomPlot* plot);

    /// `needed`: something of the figure lies outside of the axes.
    void set(bool needed, const QColor& colour);

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override;
    void draw(QCPPainter*) override;

private:
    bool needed_ = false;
    QColor colour_;
};

/// Centred text in place of a figure that has nothing to draw.
class CentredMessage : public QCPLayerable {
public:
    explicit CentredMessage(QCustomPlot* plot);

    void setText(const QString& text, const QFont& font, const QColor& colour);

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override;
    void draw(QCPPainter*) override;

private:
    QString text_;
    QFont font_;
    QColor colour_;
};

}  // namespace ardent
