#pragma once

#include <qcustomplot.h>

#include <QFont>
#include <QString>

namespace ardent {

/// Text that wraps at a width and takes the height it needs, or that of some lines.
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
    int widthPx_ = 0;  ///< that it is wrapped at
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
