#include "core/data/import/dialect/transcript_notes.h"

#include "core/base/text.h"

namespace ardent {
namespace {

void noteErrors(const DeclaredColumn& column, const std::string& name, Layout& layout) {
    if (column.errors == 0) return;
    layout.notes.push_back(
        column.errors == 1
            ? message("error-cell",
                      "Column \"{}\": the cell in row {} holds the error {} and was taken as "
                      "missing.",
                      name, column.firstErrorLine, column.firstError)
            : message("error-cells",
                      "Column \"{}\": {} cells hold errors and were taken as missing; the first is "
                      "{} in row {}.",
                      name, column.errors, column.firstError, column.firstErrorLine));
}

}  // namespace

void noteTranscript(const Transcript& transcript, Layout& layout) {
    layout.notes.insert(layout.notes.end(), transcript.notes.begin(), transcript.notes.end());
    if (!transcript.others.empty())
        layout.notes.push_back(message("other-sheets",
                                       "\"{}\" was read; the file holds other tables too: {}.",
                                       transcript.part, quotedList(transcript.others)));
    if (transcript.hiddenRows > 0)
        layout.notes.push_back(message("hidden-rows", "Hidden rows of the sheet were read too: {}.",
                                       transcript.hiddenRows));
    if (transcript.mergedCells > 0)
        layout.notes.push_back(message("merged-cells",
                                       "Cells under a merged one that were given its value: {}.",
                                       transcript.mergedCells));
    if (transcript.valuelessFormulas > 0)
        layout.notes.push_back(message(
            "formulas-without-values",
            "Cells with a formula that was never computed, taken as missing: {}; open and save the "
            "file in a spreadsheet program.",
            transcript.valuelessFormulas));
    for (std::size_t j = 0; j < layout.declared.size(); ++j) {
        const DeclaredColumn& column = layout.declared[j];
        noteErrors(column, layout.names[j], layout);
        if (column.percents > 0)
            layout.notes.push_back(message("percents",
                                           "Column \"{}\" is shown as percentages; its numbers are "
                                           "as they are stored: 25 % is 0.25.",
                                           layout.names[j]));
    }
}

}  // namespace ardent
