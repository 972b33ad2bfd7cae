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
constexpr std::array<const char*, 8> kRareSeparators{"::",   "||",   "^",    "~",
                                                     "\x1F", "\x1E", "\x01", "\x02"};
constexpr double kGoodAgreement = 0.9;

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
        if (record.size() == cut.width) counts.push_back(numbersIn(record, cut.separator()));
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

/// The first bytes of a text.
struct SampleText {
    std::string_view text;
    bool isWhole = false;
    TextPosition start;

    SampleCut cutAt(const Cutting& cutting) const {
        return ardent::cutAt(cutting, text, isWhole, start);
    }
};

Cutting wantedCutting(const ReadingOptions& options) {
    Cutting cutting;
    cutting.quote = options.quote.value_or(cutting.quote);
    cutting.escape = options.escape.value_or(cutting.escape);
    cutting.comment = options.comment.value_or(cutting.comment);
    return cutting;
}

/// Blanks are one separator however many they are.
Cutting withSeparator(Cutting cutting, std::string separator) {
    cutting.runs = separator == " ";
    cutting.separator = std::move(separator);
    return cutting;
}

/// Nothing where no separator cuts most records in two or more.
template <class Separators>
std::optional<SampleCut> bestOf(const SampleText& sample, const Cutting& cutting,
                                const Separators& separators) {
    std::optional<SampleCut> best;
    for (const auto& separator : separators) {
        SampleCut cut = sample.cutAt(withSeparator(cutting, {separator}));
        if (cut.width < 2) continue;
        const bool isBetter = !best || cut.agreement > best->agreement ||
                              (cut.agreement == best->agreement && isLikelier(cut, *best));
        if (isBetter) best = std::move(cut);
    }
    return best;
}

std::optional<SampleCut> rareCut(const SampleText& sample, const Cutting& cutting) {
    for (const char* separator : kRareSeparators) {
        SampleCut cut = sample.cutAt(withSeparator(cutting, separator));
        if (cut.width >= 2 && cut.agreement >= kGoodAgreement) return cut;
    }
    return std::nullopt;
}

/// Where each line stands in quotes as a whole.
template <class Separators>
std::optional<SampleCut> wrappedCut(const SampleText& sample, Cutting cutting,
                                    const Separators& separators) {
    cutting.wrapped = true;
    auto cut = bestOf(sample, cutting, separators);
    return cut && cut->agreement >= kGoodAgreement ? std::move(cut) : std::nullopt;
}

/// Where numbers stand between blanks and all rows have as many cells, but for a line or two above
/// them and a header without a name for the first cells.
std::optional<SampleCut> blankCut(const SampleText& sample, const Cutting& cutting) {
    SampleCut cut = sample.cutAt(withSeparator(cutting, " "));
    if (cut.width < 2 || cut.records.size() < 3) return std::nullopt;
    const auto first = std::ranges::find(cut.records, cut.width, &RowCells::size);
    const bool isEven = std::all_of(first, cut.records.end(), [&](const RowCells& record) {
        return record.size() == cut.width;
    });
    const auto above = first - cut.records.begin();
    const bool hasRowNames =
        above == 1 && cut.width > 2 && cut.records.front().size() + 1 == cut.width;
    const bool isTable = isEven && (above == 0 || hasRowNames) && usualNumbers(cut) > 0;
    return isTable ? std::optional(std::move(cut)) : std::nullopt;
}

/// Whether commas may stand before decimals in numbers that blanks separate.
bool mayBeCutAtDecimals(const SampleCut& cut) {
    return cut.separator() == ',' && usualNumbers(cut) == 0;
}

bool agreesBetter(const SampleCut& cut, const SampleCut& other) {
    return cut.width >= 2 && cut.unclosedLine == 0 &&
           (cut.agreement > other.agreement ||
            (other.unclosedLine > 0 && cut.agreement >= other.agreement));
}

/// Single quotes that all close at the end of their cell.
bool areQuotes(const SampleCut& single, const SampleCut& cut) {
    if (cut.quotedCells > 0 || cut.records.empty()) return false;
    const auto cells = static_cast<Index>(cut.records.front().size());
    return single.quotedCells >= std::max<Index>(2, cells / 2) && single.strayQuotes == 0 &&
           single.unclosedLine == 0 && single.agreement >= cut.agreement;
}

/// Whether a column between others is empty in all records that have the usual width.
bool hasEmptyColumn(const SampleCut& cut) {
    for (std::size_t j = 1; j + 1 < usedWidth(cut); ++j)
        if (std::ranges::all_of(cut.records, [&](const RowCells& record) {
                return record.size() != cut.width || record[j].empty();
            }))
            return true;
    return false;
}

/// Cut at "~|~" where a mark stands on both sides of each separator.
SampleCut withMarksBeside(const SampleText& sample, SampleCut cut) {
    if (cut.width < 2 || cut.records.empty() || cut.cutting.separator.size() != 1) return cut;
    const RowCells& first = cut.records.front();
    if (first.size() < 2 || first[0].empty()) return cut;
    const char mark = first[0].back();
    if (std::string_view("~^#@!*%$|").find(mark) == std::string_view::npos ||
        !first[1].starts_with(mark))
        return cut;
    Cutting cutting = cut.cutting;
    cutting.separator = mark + cut.cutting.separator + mark;
    SampleCut wider = sample.cutAt(cutting);
    return wider.width == cut.width && wider.agreement >= cut.agreement ? std::move(wider)
                                                                        : std::move(cut);
}

/// One name over numbers that are cut at their commas.
bool isColumnOfDecimals(const SampleCut& cut) {
    return cut.separator() == ',' && cut.width == 2 && !cut.records.empty() &&
           cut.records.front().size() == 1;
}

/// What the first cut leaves open: quotes, escapes and separators that are doubled.
SampleCut refined(const SampleText& sample, SampleCut cut, const ReadingOptions& options) {
    const auto holds = [&](std::string_view text) {
        return sample.text.find(text) != std::string_view::npos;
    };
    if (!options.quote && holds("'")) {
        Cutting cutting = cut.cutting;
        cutting.quote = '\'';
        SampleCut single = sample.cutAt(cutting);
        if (areQuotes(single, cut)) cut = std::move(single);
    }
    if (!options.escape && cut.cutting.quote != 0 && holds({"\\\"", 2})) {
        Cutting cutting = cut.cutting;
        cutting.escape = '\\';
        SampleCut escaped = sample.cutAt(cutting);
        if (agreesBetter(escaped, cut) ||
            (cut.strayQuotes > 0 && escaped.strayQuotes == 0 && escaped.agreement >= cut.agreement))
            cut = std::move(escaped);
    }
    if (!options.escape && cut.cutting.separator.size() == 1 && cut.separator() != ' ' &&
        holds('\\' + cut.cutting.separator)) {
        Cutting cutting = cut.cutting;
        cutting.escape = '\\';
        SampleCut escaped = sample.cutAt(cutting);
        if (agreesBetter(escaped, cut)) cut = std::move(escaped);
    }
    if (!options.separator) cut = withMarksBeside(sample, std::move(cut));
    if (options.decimal == ',' && !options.separator && isColumnOfDecimals(cut)) {
        Cutting cutting = cut.cutting;
        cutting.separator = ";";
        cut = sample.cutAt(cutting);
    }
    if (!cut.cutting.runs && cut.width > 2 && !cut.records.empty() && hasEmptyColumn(cut)) {
        Cutting cutting = cut.cutting;
        cutting.runs = true;
        SampleCut joined = sample.cutAt(cutting);
        if (joined.agreement == 1. && joined.width >= 2) cut = std::move(joined);
    }
    return cut;
}

}  // namespace

bool isSeparator(char c) {
    return std::ranges::find(kSeparators, c) != kSeparators.end();
}

SampleCut cutAt(const Cutting& cutting, std::string_view sample, bool isWhole, TextPosition start) {
    SampleCut cut;
    cut.cutting = cutting;
    cut.text.assign(sample.begin(), sample.end());
    cut.text.push_back('\0');  // room for the scanner's sentinel
    RecordScanner scanner(cutting, start.line);
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
        cut.quotedCells += record.quotedCells;
        cut.strayQuotes += record.strayQuotes;
    }
    countFields(cut);
    return cut;
}

SampleCut bestCut(std::string_view sample, bool isWhole, TextPosition start,
                  const ReadingOptions& options) {
    const SampleText text{sample, isWhole, start};
    const Cutting wanted = wantedCutting(options);
    if (options.separator) {
        SampleCut cut = cutAt(withSeparator(wanted, *options.separator), sample, isWhole, start);
        if (cut.width < 2)
            if (auto wrapped = wrappedCut(text, wanted, std::array{*options.separator}); wrapped)
                return std::move(*wrapped);
        return refined(text, std::move(cut), options);
    }
    std::optional<SampleCut> best = bestOf(text, wanted, kSeparators);
    if (best) {
        SampleCut cut = refined(text, std::move(*best), options);
        auto blanks = mayBeCutAtDecimals(cut) ? blankCut(text, wanted) : std::nullopt;
        return blanks ? std::move(*blanks) : std::move(cut);
    }
    if (best = rareCut(text, wanted); best) return refined(text, std::move(*best), options);
    if (best = wrappedCut(text, wanted, kSeparators); best) return std::move(*best);
    if (best = blankCut(text, wanted); best) return refined(text, std::move(*best), options);
    return refined(text, cutAt(wanted, sample, isWhole, start), options);
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
