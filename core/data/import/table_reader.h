#pragma once

#include <filesystem>
#include <span>

#include "core/base/error.h"
#include "core/data/import/dialect/reading.h"
#include "core/data/import/dialect/reading_options.h"
#include "core/data/import/import_report.h"
#include "core/data/import/precision.h"
#include "core/data/import/reading_course.h"
#include "core/data/table/table.h"

namespace ardent {

struct Imported {
    Table table;
    ImportReport report;
};

/// Reads CSV or TSV text, plain or gzipped, in one streaming pass (a second one where a column's
/// type shows itself late); also a sheet of an Excel workbook or OpenDocument spreadsheet, ARFF,
/// LIBSVM, SQLite, JSON and NumPy, whichever the content shows, each also in an archive or
/// compressed. Missing cells: empty, NA, N/A, NaN, null, ?. Readings of columns that are not there
/// have no effect; `knownMark`, which the training table had before decimals ('.' or
/// ','), counts where the text does not tell and the separator allows it; a first row that holds
/// all `knownNames` names the columns; what the options do not say is found. Of some rows
/// from the top types are what these show, and none are left out as sums or behind the table.
/// Errors (Fault::Data): no such file, a directory, binary content, empty, header only; told not to
/// go on.
Result<Imported> readTable(const std::filesystem::path& path,
                           Precision precision = Precision::Printed, const Readings& = {},
                           char knownMark = 0, std::span<const std::string> knownNames = {},
                           const ReadingOptions& = {}, const ReadingCourse& = {});

}  // namespace ardent
