#pragma once

class QCustomPlot;

namespace ardent {

/// Replots it soon, and once for all who ask until then. Of several plots that wait, one has its
/// turn each time that the window's thread looks at its timers: a click or a timer waits for one
/// plot, not for those of all views.
void replotInTurn(QCustomPlot& plot);

}  // namespace ardent
