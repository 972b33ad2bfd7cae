#include "core/data/layout.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/text.h"
#include "core/data/column_names.h"
#include "core/data/encodings.h"
#include "core/data/preamble.h"
#include "core/data/row_fit.h"
#include "core/data/sample_cut.h"

namespace ardent {
namespace {

Result<> fitHeader(const std::string& path, Index line, std::size_t width, RowCells& header) {
    if (fitRow(header, width)) return {};
    return fail(Fault::Data,
                fmt::format("{}, line {}: the header has {}, but most rows have {}; correct the "
                            "header.",
                            path, line, counted(std::ssize(header), "name"),
                            counted(static_cast<long long>(width), "cell")));
}

/// Names for a table without a header row: a comment just above that has one for every column, else
/// numbers.
void nameWithoutHeader(const Comments& comments, std::size_t width, Layout& layout) {
    const SampleCut cut = cutAt(layout.separator, comments.last, true, {});
    if (comments.lines > 0 && width > 1 && cut.records.size() == 1 && cut.width == width) {
        layout.names = usableNames(cut.records.front(), layout.notes);
        layout.notes.push_back("The column names come from the comment above the rows.");
        return;
    }
    for (std::size_t j = 0; j < width; ++j) layout.names.push_back(columnNumberName(j));
    layout.notes.push_back("The file has no header; columns are named by their number.");
}

}  // namespace

Result<Layout> detectLayout(const std::string& path, std::string_view sample, bool isWhole) {
    const SeparatorLine told = separatorLine(sample);
    const Comments comments = leadingComments(sample, told.end);
    const std::string_view rest = sample.substr(comments.end.offset);
    const SampleCut cut = told.separator != 0 ? cutAt(told.separator, rest, isWhole, comments.end)
                                              : bestCut(rest, isWhole, comments.end);
    if (cut.records.empty() && cut.unclosedLine > 0) return unclosedQuote(path, cut.unclosedLine);
    if (cut.records.empty()) {
        return fail(Fault::Data,
                    fmt::format("{}: the file is empty; it needs a header and rows.", path));
    }
    const std::size_t used = usedWidth(cut);
    const std::size_t before = tableStart(cut, used);
    RowCells first = cut.records[before];

    // Rows may be longer than the header: by separators at their end, or by a name in front.
    const std::size_t width = std::min(cut.width, std::max(first.size(), used));
    const bool hasRowNames = first.size() + 1 == width;
    if (hasRowNames) first.insert(first.begin(), "row name");
    const SampleRows rows = rowsFrom(cut, before, width);

    Layout layout;
    layout.separator = cut.separator;
    layout.start = cut.positions[before];
    layout.header = hasRowNames || startsWithHeader(rows, cut.separator);
    layout.rowsKnown = rows.size() > (layout.header ? 1U : 0U);
    const auto noteSkipped = [&layout](Index lines, std::string_view what) {
        if (lines > 0) {
            layout.notes.push_back(
                fmt::format("{} before the table skipped.", counted(lines, what)));
        }
    };
    noteSkipped(comments.lines, "comment line");
    noteSkipped(static_cast<Index>(before) + (told.separator != 0 ? 1 : 0), "line");
    if (width == 1) {
        layout.notes.push_back(
            "Only one column was found; a comma, semicolon, tab or | separates columns.");
    }
    if (layout.header) {
        if (const auto fits = fitHeader(path, layout.start.line, width, first); !fits)
            return tl::unexpected(fits.error());
        if (hasRowNames) {
            layout.notes.push_back(
                "The header has one name less than the rows have cells; the "
                "first column is named \"row name\".");
        }
        layout.names = usableNames(first, layout.notes);
        for (const std::string_view name : first) layout.unnamed.push_back(name.empty());
        layout.latin1 = !std::ranges::all_of(first, isUtf8);
    } else {
        nameWithoutHeader(comments, width, layout);
    }
    layout.unnamed.resize(width);
    layout.tallies = tallyColumns(rows, layout.header ? 1 : 0);
    return layout;
}

}  // namespace ardent
