#pragma once

#include <QLocale>
#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/flow_legend.h"
#include "ui/figure/series_lines.h"

namespace ardent {

/// What a figure's legend names; `lines` are those that show it.
std::vector<LegendEntry> figureLegend(const Figure& figure, const SeriesLines& lines,
                                      const DrawStyle& style, const QLocale& locale);

}  // namespace ardent
