#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/import/import_report.h"
#include "core/data/import/reading_course.h"
#include "ui/session/file_stamp.h"
#include "ui/session/table_reading.h"

namespace ardent {

/// What the column table shows of one column.
struct ColumnSketch {
    double missingShare = 0.;
    double low = 0.;   ///< smallest number
    double high = 0.;  ///< largest number
    double mean = 0.;
    Index distinct = 0;  ///< levels of a categorical or text column
    bool holdsDates = false;
    std::vector<double>
        histogram;  ///< shares of the tallest bin: 16 bins of numbers, or the commonest levels
};

/// A table in memory with what the window says about it. Immutable, shared by the session and its
/// runs.
struct LoadedData {
    Table table;
    ImportReport report;
    std::vector<ColumnSketch> sketches;
    QString title;
    QString path;          ///< empty for a sample
    FileStamp stamp;       ///< of the file when it was read
    TableReading reading;  ///< of the file
    QString sample;        ///< id, empty for a file
    std::string digest;    ///< of the table
    QString target;        ///< known for a sample only
    /// Columns that this target depends on; known for a sample only.
    std::optional<std::vector<std::string>> relevant = {};
    ProblemChoice problem = ProblemChoice::Auto;
};

using DataPtr = std::shared_ptr<const LoadedData>;

std::vector<ColumnSketch> sketchColumns(const Table&);

/// Both hold the same file or sample, however it was read.
bool haveSameSource(const LoadedData&, const LoadedData&);

/// The file was read as the recipe says; there is one way to read a sample.
bool isReadAs(const LoadedData&, const Recipe&);

/// Both take time: for a background thread.
Result<DataPtr> loadFile(const QString& path, const TableReading& = {}, const ReadingCourse& = {});
Result<DataPtr> loadSample(const QString& id);

}  // namespace ardent
