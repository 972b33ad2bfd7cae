#include "core/data/import/row_passes.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "core/data/import/dialect/row_fit.h"
#include "core/data/import/row_reader.h"

namespace ardent {
namespace {

constexpr Index kShownLines = 5;
constexpr int kMostPasses = 4;
constexpr Index kFirstLines = 100;  // of rows, that the report names

/// What a person wants of a column as far as its file leaves it open: numbers of a sheet have no
/// marks to be read in one way or another.
ReadAs readingOf(ReadAs wanted, Declared declared) {
    const bool isOfMarks = wanted == ReadAs::DecimalComma || wanted == ReadAs::ThousandsComma;
    if (declared == Declared::Numbers && isOfMarks) return ReadAs::Number;
    if (declared == Declared::Categories && wanted == ReadAs::Automatic) return ReadAs::Category;
    return wanted;
}

/// Tells of the passes over a file as of one course. Each pass has most of what is left, for a
/// further one is rare.
class Passes {
public:
    explicit Passes(const ReadingCourse& course) : course_(course) {}

    void begin() {
        from_ += kPart * (1. - from_) * (begun_ ? 1. : 0.);
        begun_ = true;
    }
    /// Now and then; false: leave now.
    bool follow(Index rowsRead, const RowReader& reader) const {
        if (rowsRead % kOften != 0) return true;
        course_.tellShare(from_ + kPart * (1. - from_) * reader.shareRead());
        return course_.goOn();
    }

private:
    static constexpr double kPart = 0.8;
    static constexpr Index kOften = 1024;  // rows

    const ReadingCourse& course_;
    double from_ = 0.;
    bool begun_ = false;
};

/// What is read and by whom it is followed.
struct Source {
    const std::filesystem::path& path;
    const Layout& layout;
    Precision precision;
    Passes& passes;
};

Result<RowPass> readRows(const Source& source, const std::vector<ColumnPlan>& plans,
                         Index mostRows) {
    const auto& [path, layout, precision, passes] = source;
    passes.begin();
    Result<RowReader> reader = RowReader::open(path, layout);
    if (!reader) return tl::unexpected(reader.error());
    RowPass pass;
    for (std::size_t j = 0; j < layout.names.size(); ++j)
        pass.columns.emplace_back(layout.names[j], plans[j], precision);
    TableRow row;
    while (pass.rowsRead < mostRows) {
        const Result<bool> found = reader->next(row);
        if (!found) return tl::unexpected(found.error());
        if (!*found) break;
        if (!passes.follow(pass.rowsRead, *reader)) return readingStopped(path.string());
        Record& record = row.record;
        if (row.repeatsHeader) {
            if (pass.repeatedHeaders++ == 0) pass.firstRepeatedLine = record.line;
            continue;
        }
        if (row.countsRows) {
            if (pass.countLines++ == 0) pass.firstCountLine = record.line;
            continue;
        }
        if (row.isEmpty) {
            if (pass.emptyRows++ == 0) pass.firstEmptyLine = record.line;
            continue;
        }
        if (row.mayNameTable && pass.tableLine == 0) {
            pass.tableLine = record.line;
            pass.rowsAboveTable = pass.rowsRead;
        }
        ++pass.rowsRead;
        if (!row.fits) {
            if (std::ssize(pass.droppedLines) < kShownLines)
                pass.droppedLines.push_back(record.line);
            continue;
        }
        blankOut(layout.missing, record.fields);
        if (pass.rowsKept == 0) pass.firstLine = record.line;
        if (pass.rowsKept < kFirstLines) pass.firstLines.push_back(record.line);
        pass.lastLine = record.line;
        pass.rowsBeforeLast = pass.rowsRead - 1;
        if (row.isShort && pass.shortRows++ == 0) pass.firstShortLine = record.line;
        pass.blankLines += row.isBlankLine ? 1 : 0;
        for (std::size_t j = 0; j < pass.columns.size(); ++j)
            pass.columns[j].append(record.fields[j], record.line);
        if (++pass.rowsKept == std::numeric_limits<std::int32_t>::max()) {
            return fail(Fault::Data, fmt::format("{}: the file has more than two thousand million "
                                                 "rows; take a part of it.",
                                                 path.string()));
        }
    }
    pass.invisibleMarks = reader->invisibleMarks();
    pass.hasBytesBehind = reader->hasBytesBehind();
    return pass;
}

/// Reads again while a column's type shows itself wrong.
Result<RowPass> readAllRows(const Source& source, ColumnPlans plans, Index mostRows) {
    for (int passes = 1;; ++passes) {
        Result<RowPass> pass = readRows(source, plans.columns, mostRows);
        if (!pass) return pass;
        const auto kinds = decideKinds(talliesOf(pass->columns), plans.wanted,
                                       source.layout.separator(), plans.knownMark, plans.options);
        std::vector<ColumnPlan> better;
        for (std::size_t j = 0; j < kinds.size(); ++j)
            better.push_back(pass->columns[j].betterPlan(kinds[j]));
        if (better == plans.columns || passes == kMostPasses) return pass;
        plans.columns = std::move(better);
    }
}

constexpr int kMostSums = 12;

/// Reads again without the last rows while they tell of those above.
Result<RowPass> readWithoutSums(const Source& source, const ColumnPlans& plans) {
    Result<RowPass> pass = readAllRows(source, plans, kAllRows);
    const Index allRows = pass ? pass->rowsRead : 0;
    std::vector<LeftOut> leftOut;
    while (pass && pass->rowsKept > 0 && std::ssize(leftOut) < kMostSums) {
        const Summary summary = summaryAt(pass->rowsKept - 1, pass->columns);
        if (summary == Summary::None) break;
        leftOut.push_back({pass->lastLine, summary});
        pass = readAllRows(source, plans, pass->rowsBeforeLast);
    }
    if (!pass || leftOut.empty()) return pass;
    pass->leftOut = std::move(leftOut);
    pass->rowsCut = allRows - pass->rowsRead;
    return pass;
}

Result<RowPass> readWithoutFooter(const Source& source, const ColumnPlans& plans, Index rows) {
    Result<RowPass> pass = readAllRows(source, plans, kAllRows);
    if (!pass || rows == 0) return pass;
    const Index allRows = pass->rowsRead;
    pass = readAllRows(source, plans, std::max<Index>(0, allRows - rows));
    if (pass) pass->rowsCut = allRows - pass->rowsRead;
    return pass;
}

}  // namespace

ColumnPlans planColumns(const Layout& layout, const Readings& readings, char knownMark,
                        bool isLater, const ReadingOptions& options) {
    ColumnPlans plans;
    plans.knownMark = knownMark;
    plans.options = options;
    const auto declared = [&layout](std::size_t j) {
        return j < layout.declared.size() ? layout.declared[j].type : Declared::Nothing;
    };
    for (std::size_t j = 0; j < layout.names.size(); ++j) {
        const auto reading = readings.find(layout.names[j]);
        const ReadAs wanted = reading == readings.end() ? ReadAs::Automatic : reading->second;
        plans.wanted.push_back(readingOf(wanted, declared(j)));
    }
    const auto kinds =
        decideKinds(layout.tallies, plans.wanted, layout.separator(), knownMark, options);
    for (std::size_t j = 0; j < kinds.size(); ++j) {
        const bool areNumbers = declared(j) == Declared::Numbers;
        const bool hasLevels =
            declared(j) != Declared::Nothing && !layout.declared[j].levels.empty();
        plans.columns.push_back({kinds[j], plans.wanted[j] == ReadAs::Category, false,
                                 plans.wanted[j] == ReadAs::Automatic && !isLater && !areNumbers,
                                 areNumbers, hasLevels});
    }
    return plans;
}

std::vector<ColumnKind> kindsOf(const std::vector<ColumnBuilder>& columns) {
    std::vector<ColumnKind> kinds;
    for (const ColumnBuilder& column : columns) kinds.push_back(column.kind());
    return kinds;
}

std::vector<CellTally> talliesOf(const std::vector<ColumnBuilder>& columns) {
    std::vector<CellTally> tallies;
    for (const ColumnBuilder& column : columns) tallies.push_back(column.tally());
    return tallies;
}

Result<RowPass> passOverRows(const std::filesystem::path& path, const Layout& layout,
                             Precision precision, const ColumnPlans& plans,
                             const ReadingCourse& course) {
    Passes passes(course);
    const Source source{path, layout, precision, passes};
    if (course.mostRows != kAllRows) return readAllRows(source, plans, course.mostRows);
    if (const auto footer = plans.options.footer) return readWithoutFooter(source, plans, *footer);
    return readWithoutSums(source, plans);
}

}  // namespace ardent
