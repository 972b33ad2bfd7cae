#pragma once

#include <QString>

#include "core/figure/figure.h"

namespace ardent {

class Session;

/// What to do before a run has begun.
QString whatToDo(const Session&);

/// Of a view whose current run has nothing to show: what the view is for and what to do for a run,
/// or how far the run is, or why it has nothing.
Figure emptyFigure(const Session&, const QString& purpose);

}  // namespace ardent
