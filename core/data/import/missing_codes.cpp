#include "core/data/import/missing_codes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <span>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr std::array<double, 16> kCodes{
    -1.,  -9.,   -99.,   -999.,   -9999., -99999., 9.,   99.,
    999., 9999., 99999., 999999., -1e20,  1e20,    1e30, 9.96920996838687e36};

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    /// NaN changes nothing.
    void add(double value) {
        if (value < low) low = value;
        if (value > high) high = value;
    }
};

template <class Work>
void forEachCell(const NumericCells& numbers, Work work) {
    constexpr Index kPiece = 1024;
    std::array<double, kPiece> buffer;
    for (Index first = 0; first < numbers.size(); first += kPiece) {
        const auto count = static_cast<std::size_t>(std::min(kPiece, numbers.size() - first));
        const std::span piece = std::span(buffer).first(count);
        numbers.read(first, piece);
        for (const double value : piece) work(value);
    }
}

std::size_t placeOf(double value) {
    const auto isIt = [value](double code) {
        return value == code || value == static_cast<double>(static_cast<float>(code));
    };
    return static_cast<std::size_t>(std::ranges::find_if(kCodes, isIt) - kCodes.begin());
}

/// How often each code comes, and how many all other numbers are.
struct CodeCounts {
    std::array<Index, kCodes.size()> counts{};
    Range others;
    Index otherRows = 0;
    bool areWhole = true;  ///< the others
};

CodeCounts countCodes(const NumericCells& numbers) {
    CodeCounts found;
    forEachCell(numbers, [&found](double value) {
        const std::size_t place = placeOf(value);
        if (place < kCodes.size()) {
            ++found.counts[place];
        } else if (!std::isnan(value)) {
            found.others.add(value);
            ++found.otherRows;
            found.areWhole = found.areWhole && value == std::floor(value);
        }
    });
    return found;
}

/// Whether whole numbers have one of them far more often than their neighbours: −1 below numbers
/// from 0 on, or a code a little above all others.
bool isSpike(double code, Index count, const CodeCounts& found) {
    constexpr double kTimes = 3., kLeastGap = 0.05;
    constexpr Index kFewest = 5;
    const Range& others = found.others;
    const double width = others.high - others.low;
    if (!found.areWhole || count < kFewest) return false;
    const double usual = static_cast<double>(found.otherRows) / (width + 1.);
    if (static_cast<double>(count) < kTimes * usual) return false;
    return code < 0. ? others.low >= 0. : code - others.high > std::max(1., kLeastGap * width);
}

bool mayStandForMissing(double code, Index count, const CodeCounts& found) {
    const Range& others = found.others;
    const double width = others.high - others.low;
    if (count < 2 || !(width > 0.)) return false;
    if (isSpike(code, count, found)) return true;
    const bool isBelow =
        code < -1. ? others.low >= 0. || code < others.low - width : code < others.low - width;
    return isBelow || code > others.high + width;
}

std::vector<Message> notesOn(const Column& column) {
    if (column.type != ColumnType::Numeric) return {};
    Range all;
    forEachCell(column.numbers, [&all](double value) { all.add(value); });
    if (placeOf(all.low) == kCodes.size() && placeOf(all.high) == kCodes.size()) return {};
    const CodeCounts found = countCodes(column.numbers);
    std::vector<Message> notes;
    for (std::size_t i = 0; i < kCodes.size(); ++i)
        if (mayStandForMissing(kCodes[i], found.counts[i], found))
            notes.push_back(message("may-stand-for-missing",
                                    "Column \"{}\": {} of its cells hold {}, away from all others; "
                                    "if it stands for a missing cell, name it under Missing in the "
                                    "reading options (--missing {}).",
                                    column.name, found.counts[i], kCodes[i], kCodes[i]));
    return notes;
}

}  // namespace

std::vector<Message> missingCodeNotes(const Table& table) {
    std::vector<std::vector<Message>> byColumn(table.columns.size());
    forEachBlock(std::ssize(byColumn), 1, [&](Index column, Index, Index) {
        const auto place = static_cast<std::size_t>(column);
        byColumn[place] = notesOn(table.columns[place]);
    });
    std::vector<Message> notes;
    for (std::vector<Message>& each : byColumn) std::ranges::move(each, std::back_inserter(notes));
    return notes;
}

bool saysOfAMissingCode(const Message& note) {
    return note.code() == "may-stand-for-missing";
}

}  // namespace ardent
