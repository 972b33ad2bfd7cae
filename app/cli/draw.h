#pragma once

#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/figure/figure_size.h"

namespace ardent::cli {

/// Where a figure goes and how large it is.
struct FigureFile {
    std::string path;                     ///< ends in .pdf, .svg, .png or .csv
    std::optional<FigureSize> size = {};  ///< absent: as the figure needs
    double dpi = 300.;                    ///< PNG only
    double fontPt = 8.;
    bool titles = true;     ///< title and headline above the plot
    bool allNotes = false;  ///< all notes in place of the headline
    bool dark = false;
    std::string recipe;  ///< how it was made; written into the file
};

/// Draws without a display. A build without the drawing library writes the figure's numbers as CSV
/// beside the path and says so on standard error. Errors: Fault::Usage for another suffix or an
/// impossible size, Fault::Output.
Result<> writeFigure(const Figure&, const FigureFile&);

/// "85x60mm" or "85x60". Errors: Fault::Usage.
Result<FigureSize> parseSize(const std::string& text);

}  // namespace ardent::cli
