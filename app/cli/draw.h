#pragma once

#include <string>

#include "core/base/error.h"
#include "core/figure/figure.h"

namespace ardent::cli {

/// Where a figure goes and how large it is.
struct FigureFile {
    std::string path;  ///< ends in .pdf, .svg, .png or .csv
    double widthMm = 120.;
    double heightMm = 80.;
    double dpi = 300.;  ///< PNG only
    double fontPt = 8.;
    bool titles = true;  ///< title and note above the plot
    bool dark = false;
    std::string recipe;  ///< how it was made; written into the file
};

/// Draws without a display. A build without the drawing library writes the figure's numbers as CSV
/// beside the path and says so on standard error. Errors: Fault::Usage for another suffix or an
/// impossible size, Fault::Output.
Result<> writeFigure(const Figure&, const FigureFile&);

/// "85x60mm" or "85x60" into `file`. Errors: Fault::Usage.
Result<> parseSize(const std::string& text, FigureFile& file);

}  // namespace ardent::cli
