#include "ui/figure/paper.h"

#include <qcustomplot.h>

#include <cmath>

#include "core/base/check.h"
#include "ui/figure/figure_drawing.h"

namespace ardent {

namespace {

constexpr double kLayoutDpi = 600.;  ///< so fine that sizes of text in whole pixels are true

}  // namespace

void drawOnPaper(const Figure& figure, DrawStyle style, QSizeF sheetMm, QPaintDevice& device,
                 QSizeF target, bool vector) {
    const double pixelsPerMm = kLayoutDpi / 25.4;
    const QSize layout(static_cast<int>(std::lround(sheetMm.width() * pixelsPerMm)),
                       static_cast<int>(std::lround(sheetMm.height() * pixelsPerMm)));
    style.unit = kLayoutDpi / 72.;
    style.live = false;

    QCustomPlot plot;
    plot.setViewport(QRect(QPoint(), layout));
    FigureDrawing drawing(plot);
    drawing.show(std::make_shared<const Figure>(figure), style);
    drawing.fitX();
    drawing.fitY();
    drawing.arrange();
    drawing.arrange();  // the note may now say how many rows fit, and take another line for it

    QCPPainter painter;
    check(painter.begin(&device), "a figure cannot be painted on this device");
    painter.setMode(QCPPainter::pmVectorized, vector);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.setFont(style.text());
    painter.scale(target.width() / layout.width(), target.height() / layout.height());
    plot.toPainter(&painter, layout.width(), layout.height());
    painter.end();
}

}  // namespace ardent
