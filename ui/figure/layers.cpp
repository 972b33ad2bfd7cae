#include "ui/figure/layers.h"

namespace ardent {

void addLayers(QCustomPlot& plot) {
    const auto above = [&](const char* name, const char* other) {
        plot.addLayer(QLatin1String(name), plot.layer(QLatin1String(other)), QCustomPlot::limAbove);
    };
    above("field", "background");
    above("halos", "main");
    above("haloed", "halos");
    above("points", "haloed");
    above("references", "points");
    above("margin", "references");
    above("marks", "axes");
    plot.layer(QStringLiteral("points"))->setMode(QCPLayer::lmBuffered);
}

}  // namespace ardent
