#pragma once

#include <qcustomplot.h>

namespace ardent {

/// The layers of a figure between the plot's own; what is of the rows is drawn into a buffer of its
/// own.
void addLayers(QCustomPlot& plot);

}  // namespace ardent
