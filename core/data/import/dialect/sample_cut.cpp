#include "core/data/import/dialect/sample_cut.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "core/data/import/dialect/row_fit.h"

namespace ardent {
namespace {

constexpr std::size_t kSampleRecords = 1000;
constexpr std::array<char, 4> kSeparators{'\t', ';', '|', ','};

void countFields(SampleCut& cut) {
    std::map<std::size_t, std::size_t> recordsOf;
    for (const auto& record : cut.records) ++recordsOf[record.size()];
    std::size_t most = 0;
    for (const auto& [fields, records] : recordsOf) {
        if (records < most) continue;
        most = records;
        cut.width = fields;
    }
    const std::size_t all = cut.records.size() + (cut.unclosedLine > 0 ? 1 : 0);
    if (most > 0) cut.agreement = static_cast<double>(most) / static_cast<double>(all);
}

/// A comma that stands in a number counts as if it separated two.
Index numbersIn(const RowCells& record, char separator) {
    CellTally tally;
    for (const std::string_view cell : record) tally.add(cell);
    return tally.numbers + (separator == ',' ? 0 : 2 * tally.marked());
}

/// In a usual record, that is the median of those that have the usual width.
Index usualNumbers(const SampleCut& cut) {
    std::vector<Index> counts;
    for (const RowCells& record : cut.records)
        if (record.size() == cut.width) counts.push_back(numbersIn(record, cut.separator));
    const auto middle = counts.begin() + std::ssize(counts) / 2;
    std::ranges::nth_element(counts, middle);
    return *middle;
}

/// Of two cuts that fit as many records each.
bool isLikelier(const SampleCut& cut, const SampleCut& other) {
    const Index numbers = usualNumbers(cut);
    const Index others = usualNumbers(other);
    if (numbers != others) return numbers > others;
    return cut.records.front().size() == cut.width && other.records.front().size() != other.width;
}

}  // namespace

bool isSeparator(char c) {
    return std::ranges::find(kSeparators, c) != kSeparators.end();
}

SampleCut cutAt(char separator, std::string_view sample, bool isWhole, TextPosition start) {
    SampleCut cut{separator, {sample.begin(), sample.end()}, {}, {}, {}, 1, 0., 0};
    cut.text.push_back('\0');  // room for the scanner's sentinel
    RecordScanner scanner(separator, start.line);
    char* const begin = cut.text.data();
    char* position = begin;
    Record record;
    while (cut.records.size() < kSampleRecords) {
        const std::size_t offset = start.offset + static_cast<std::size_t>(position - begin);
        const auto outcome = scanner.scan(position, begin + sample.size(), isWhole, record);
        if (outcome == RecordScanner::Outcome::Unclosed) cut.unclosedLine = record.line;
        if (outcome != RecordScanner::Outcome::Record) break;
        cut.positions.push_back({offset, record.line - record.blankLines});
        cut.lines.push_back(record.line);
        cut.records.push_back(record.fields);
    }
    countFields(cut);
    return cut;
}

SampleCut bestCut(std::string_view sample, bool isWhole, TextPosition start) {
    std::optional<SampleCut> best;
    for (const char separator : kSeparators) {
        SampleCut cut = cutAt(separator, sample, isWhole, start);
        if (cut.width < 2) continue;
        const bool isBetter = !best || cut.agreement > best->agreement ||
                              (cut.agreement == best->agreement && isLikelier(cut, *best));
        if (isBetter) best = std::move(cut);
    }
    return best ? std::move(*best) : cutAt(',', sample, isWhole, start);
}

std::size_t usedWidth(const SampleCut& cut) {
    std::size_t width = cut.width;
    const auto isEmptyAt = [&](const RowCells& record) {
        return record.size() != cut.width || record[width - 1].empty();
    };
    while (width > 1 && std::ranges::all_of(cut.records, isEmptyAt)) --width;
    return width;
}

SampleRows rowsFrom(const SampleCut& cut, std::size_t first, std::size_t width,
                    std::size_t fewest) {
    SampleRows rows;
    for (std::size_t i = first; i < cut.records.size(); ++i) {
        RowCells record = cut.records[i];
        if (!fitRow(record, width, fewest) && i != first) continue;
        record.resize(width);
        rows.push_back(std::move(record));
    }
    return rows;
}

}  // namespace ardent
