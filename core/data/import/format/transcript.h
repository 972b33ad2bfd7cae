#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/types.h"
#include "core/data/import/text/cutting.h"

namespace ardent {

/// What a format says of the cells of a column.
enum class Declared { Nothing, Numbers, Categories };

struct DeclaredColumn {
    Declared type = Declared::Nothing;
    std::vector<std::string> levels = {};  ///< in the file's order, where it names them
    Index errors = 0;                      ///< cells of a sheet such as #DIV/0!
    std::string firstError = {};
    Index firstErrorLine = 0;
    Index percents = 0;  ///< numbers that a sheet shows as percentages
};

/// The table of a file that is no delimited text, written as one, so that all that is known of
/// headers, totals and units serves it too. A line is a row of the file, and cells are cut by
/// `transcriptCutting`; text in UTF-8 in which kBreakInCell stands for line breaks in cells.
struct Transcript {
    std::string format;                    ///< "Excel workbook"
    std::string part = {};                 ///< a sheet's name
    std::vector<std::string> others = {};  ///< sheets that hold a table too
    std::shared_ptr<const std::string> text = {};
    std::optional<Index> header = {};  ///< its lines, where the format tells
    Index firstLine = 1;               ///< 0: of names that are not in the file
    std::vector<DeclaredColumn> columns = {};
    std::vector<Message> notes = {};
    Index hiddenRows = 0;
    Index mergedCells = 0;        ///< that got the value of the one they are merged with
    Index valuelessFormulas = 0;  ///< cells whose formula was never computed
};

inline Cutting transcriptCutting() {
    return {.separator = "\t"};
}

}  // namespace ardent
