#include "ui/session/loaded_data.h"

#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/text.h"
#include "core/data/import/table_reader.h"
#include "core/data/synthetic/synthetic.h"
#include "core/data/table/date_text.h"
#include "core/data/table/table_digest.h"
#include "core/data/task/column_notes.h"
#include "core/project/sample_table.h"

namespace ardent {

namespace {

constexpr int kBins = 16;
constexpr Index kChunk = 65536;

template <class Visit>
void forEachNumber(const NumericCells& cells, Visit visit) {
    std::vector<double> buffer;
    for (Index first = 0; first < cells.size(); first += kChunk) {
        buffer.resize(static_cast<std::size_t>(std::min(kChunk, cells.size() - first)));
        cells.read(first, buffer);
        for (const double value : buffer)
            if (std::isfinite(value)) visit(value);
    }
}

void scaleToTallest(std::vector<double>& bins) {
    const auto tallest = std::ranges::max_element(bins);
    if (tallest == bins.end() || *tallest <= 0.) return;
    const double height = *tallest;
    for (double& bin : bins) bin /= height;
}

void sketchNumbers(const Column& column, ColumnSketch& sketch) {
    double low = std::numeric_limits<double>::infinity(), high = -low, sum = 0.;
    Index count = 0;
    forEachNumber(column.numbers, [&](double value) {
        low = std::min(low, value);
        high = std::max(high, value);
        sum += value;
        ++count;
    });
    if (count == 0) return;
    sketch.low = low;
    sketch.high = high;
    sketch.mean = sum / static_cast<double>(count);
    sketch.histogram.assign(kBins, 0.);
    const double half = 0.5 * high - 0.5 * low;
    const double width = 2. * (half / kBins);
    forEachNumber(column.numbers, [&](double value) {
        const double bin = width > 0. ? (0.5 * value - 0.5 * low) / (0.5 * width) : 0.5 * kBins;
        ++sketch.histogram[static_cast<std::size_t>(std::clamp(bin, 0., kBins - 1.))];
    });
}

void sketchLevels(const Column& column, ColumnSketch& sketch) {
    sketch.distinct = static_cast<Index>(column.levels.size());
    std::vector<double> counts(column.levels.size(), 0.);
    for (const std::int32_t code : column.codes)
        if (code >= 0) ++counts[static_cast<std::size_t>(code)];
    std::ranges::sort(counts, std::greater{});
    counts.resize(std::min<std::size_t>(counts.size(), kBins));
    sketch.histogram = std::move(counts);
}

std::shared_ptr<LoadedData> described(Table table) {
    auto data = std::make_shared<LoadedData>();
    data->table = std::move(table);
    data->sketches = sketchColumns(data->table);
    data->digest = digest(data->table);
    return data;
}

/// Of a part of a file, in which no row may be kept, the conditions may be left out.
Result<> takeSteps(TableShape shape, bool isPart, Imported& imported) {
    if (shape.empty()) return {};
    auto shaped = takeSteps(shape, isPart ? imported.table : std::move(imported.table));
    if (!shaped && shaped.error().fault == Fault::Data && isPart) {
        std::erase_if(shape, [](const ShapeStep& step) {
            return step.kind == StepKind::Where || step.kind == StepKind::Exclude;
        });
        shaped = takeSteps(shape, imported.table);
    }
    if (!shaped) return tl::unexpected(shaped.error());
    imported.table = std::move(shaped->table);
    imported.report.rowsKept = imported.table.rows;
    imported.report.missingCells = 0;
    for (const Column& column : imported.table.columns)
        imported.report.missingCells += column.missing;
    std::ranges::move(shaped->notes, std::back_inserter(imported.report.notes));
    std::vector<Index> lines;
    for (const std::int32_t row : shaped->rows) {
        if (row >= std::ssize(imported.report.firstLines)) break;
        lines.push_back(imported.report.firstLines[static_cast<std::size_t>(row)]);
    }
    imported.report.firstLines = std::move(lines);
    return {};
}

}  // namespace

std::vector<ColumnSketch> sketchColumns(const Table& table) {
    std::vector<ColumnSketch> sketches;
    sketches.reserve(table.columns.size());
    for (const Column& column : table.columns) {
        ColumnSketch sketch;
        if (table.rows > 0)
            sketch.missingShare =
                static_cast<double>(column.missing) / static_cast<double>(table.rows);
        if (column.type == ColumnType::Numeric)
            sketchNumbers(column, sketch);
        else
            sketchLevels(column, sketch);
        sketch.holdsDates = column.type != ColumnType::Numeric && holdsDates(column);
        scaleToTallest(sketch.histogram);
        sketches.push_back(std::move(sketch));
    }
    return sketches;
}

bool haveSameSource(const LoadedData& a, const LoadedData& b) {
    return a.path == b.path && a.sample == b.sample && a.stamp == b.stamp;
}

bool isReadAs(const LoadedData& data, const Recipe& recipe) {
    return !data.sample.isEmpty() || data.reading == tableReading(recipe);
}

Result<DataPtr> loadFile(const QString& path, const TableReading& reading,
                         const ReadingCourse& course) {
    const QFileInfo file(path);
    const FileStamp stamp = stampOf(path);
    ReadingOptions options = reading.file;
    options.takesFirstPart = true;
    auto imported =
        readTable(path.toStdString(), Precision::Training, reading.columns, 0, {}, options, course);
    if (!imported) return tl::unexpected(imported.error());
    const bool isPart = course.mostRows != kAllRows;
    if (const auto shaped = takeSteps(reading.shape, isPart, *imported); !shaped)
        return tl::unexpected(shaped.error());
    auto data = described(std::move(imported->table));
    data->report = std::move(imported->report);
    Recipe recipe;
    setTableReading(reading, recipe);
    std::ranges::move(columnNotes(data->table, recipe), std::back_inserter(data->report.notes));
    data->reading = reading;
    std::erase_if(data->reading.columns,
                  [&](const auto& one) { return data->table.find(one.first) < 0; });
    data->path = file.absoluteFilePath();
    data->stamp = stamp;
    data->title = file.fileName();
    return data;
}

Result<DataPtr> loadSample(const QString& id) {
    const SyntheticSet* set = findSyntheticSet(id.toStdString());
    if (!set) {
        std::vector<std::string> ids;
        for (const SyntheticSet& known : syntheticSets()) ids.emplace_back(known.id);
        return fail(
            Fault::Usage,
            message("no-sample-named", "There is no sample called \"{}\"; {}", id.toStdString(),
                    didYouMean(id.toStdString(), ids, listedBy("ardent-cli synth"))));
    }
    auto data = described(sampleTable(*set));
    data->report.rowsRead = data->report.rowsKept = data->table.rows;
    data->title = QString::fromUtf8(set->title.data(), static_cast<qsizetype>(set->title.size()));
    data->sample = id;
    data->target = QLatin1String(kSyntheticTarget);
    data->relevant = relevantColumns(*set);
    data->problem = set->problem == Problem::Classification ? ProblemChoice::Classification
                                                            : ProblemChoice::Regression;
    return data;
}

}  // namespace ardent
