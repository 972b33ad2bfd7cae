#include "core/data/import/column_builder.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/base/text.h"
#include "core/data/import/text/encodings.h"
#include "core/data/table/levels.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

/// Decimal digits that a float always keeps.
constexpr int kFloatDigits = std::numeric_limits<float>::digits10;

/// Those that a double always keeps.
constexpr int kDoubleDigits = std::numeric_limits<double>::digits10;

constexpr std::size_t kMostFractions = 20;

/// How far a printed sum may be from that of printed numbers, as a share of it.
constexpr double kSumRounding = 1e-4;

/// The same of a printed mean, which has fewer digits.
constexpr double kMeanRounding = 5e-3;

/// How far a sum may be off for being one of floats, as a share of the root of their squares.
constexpr double kFloatRounding = 1e-7;

/// Its dashes, which are read as a minus.
constexpr std::string_view kDashesOfWindows = "\x96\x97";

ParsedNumber parseAs(ColumnKind kind, std::string_view cell) {
    switch (kind) {
        case ColumnKind::DecimalCommas:
            return parseDecimalComma(cell);
        case ColumnKind::ThousandsPoints:
            return parseThousandsPoint(cell);
        case ColumnKind::ThousandsCommas:
            return parseThousandsComma(cell);
        default:
            return parseNumber(cell);
    }
}

/// "TRUE" and "true" are one where all levels are such.
void mergeBooleans(Column& column) {
    constexpr std::size_t kMostSpellings = 12;
    if (column.levels.size() < 3 || column.levels.size() > kMostSpellings) return;
    std::vector<std::string> firstOf;
    for (const std::string& level : column.levels) {
        const std::string lower = lowerCase(level);
        if (lower != "true" && lower != "false") return;
        const auto same = std::ranges::find(firstOf, lower, lowerCase);
        firstOf.push_back(same == firstOf.end() ? level : *same);
    }
    column.levels = std::move(firstOf);
}

/// Where a file holds a text in two encodings, or two spellings are one.
void mergeEqualLevels(Column& column) {
    std::unordered_map<std::string_view, std::int32_t> codeOf;
    std::vector<std::int32_t> merged;
    for (const std::string& level : column.levels)
        merged.push_back(
            codeOf.try_emplace(level, static_cast<std::int32_t>(codeOf.size())).first->second);
    if (codeOf.size() == column.levels.size()) return;
    std::vector<std::string> levels(codeOf.size());
    for (const auto& [level, code] : codeOf) levels[static_cast<std::size_t>(code)] = level;
    column.levels = std::move(levels);
    for (std::int32_t& code : column.codes)
        if (code >= 0) code = merged[static_cast<std::size_t>(code)];
}

}  // namespace

void ColumnBuilder::Spread::add(double value) {
    if (count++ == 0) first = value;
    varies = varies || value != first;
    const double difference = value - first;
    sum += difference;
    squares += difference * difference;
    largest = std::max(largest, std::abs(value));
}

/// Rounding to float moves a value by less than 6e-8 of its size, which stays below 1e-5 standard
/// deviations while the mean is less than 160 of them away from 0.
bool ColumnBuilder::Spread::floatSuffices() const {
    if (largest > static_cast<double>(std::numeric_limits<float>::max())) return false;
    if (!varies) return true;
    const auto n = static_cast<double>(count);
    const double mean = first + sum / n;
    const double deviation = std::sqrt(std::max(0., squares / n - (sum / n) * (sum / n)));
    return deviation > 1e-30 && std::abs(mean) < 160. * deviation;
}

void ColumnBuilder::LongNumbers::add(double value) {
    if (areMany) return;
    const auto place = std::ranges::lower_bound(different, value);
    if (place != different.end() && *place == value) return;
    different.insert(place, value);
    areWhole = areWhole && value == std::trunc(value);
    survive = survive && survivesAsFloat(value);
    areMany = different.size() > (areWhole ? kMostCategories : kMostFractions);
    if (areMany) release(different);
}

ColumnBuilder::ColumnBuilder(std::string name, ColumnPlan plan, Precision precision)
    : name_(std::move(name)), plan_(plan), precision_(precision) {
    const bool startsNarrow = precision == Precision::Printed && !plan.keepDoubles;
    numbers_ = NumericCells(startsNarrow ? Storage::Float32 : Storage::Float64);
}

void ColumnBuilder::append(std::string_view cell, Index line) {
    cell = cellContent(cell);
    if (plan_.kind == ColumnKind::Levels) {
        appendLevel(cell);
    } else {
        appendNumber(cell, line);
    }
}

void ColumnBuilder::appendNumber(std::string_view cell, Index line) {
    ParsedNumber parsed = parseAs(plan_.kind, cell);
    NumberCell parts{cell};
    if (parsed.kind == NumberKind::None) {
        parts = numberCell(cell);
        if (parts.number.size() < cell.size()) parsed = parseAs(plan_.kind, parts.number);
    }
    const bool isNumber = parsed.kind == NumberKind::Finite;
    const bool isPlain = !parts.hasLimit && !parts.hasFlag;
    if (isNumber && !isPlain) countBeside(parts, cell);
    if (isNumber && parsed.value < 0.) lookAtSign(parts.number);
    if (isNumber && plan_.kind == ColumnKind::Numbers && isPlain) {
        codeShape_.add(parts.number);
        ++tally_.numbers;
        tally_.shortWholes += isShortWhole(parsed) ? 1 : 0;
        tally_.withPoint += parsed.hasPoint ? 1 : 0;
        tally_.groupable += parsed.hasPoint && mayGroupThousands(cell) ? 1 : 0;
        if (!parsed.hasPoint && parsed.digits > kDoubleDigits) longWholes_.add(cell, parsed.value);
    } else {
        tally_.add(cell);
    }
    if (isNumber) return store(parsed.value, parsed.digits);
    appendMissing();
    if (isDoubtfulMissing(cell) && doubtfulCount_++ == 0) firstDoubtful_ = cell;
    if (isMissingNumber(cell) || isMissingNumber(parts.number)) return;
    ++badCellCount_;
    if (badCells_.size() < kShownBadCells) {
        badCells_.push_back({line, name_, isUtf8(cell) ? std::string(cell) : utf8FromLatin1(cell)});
        badRows_.push_back(numbers_.size() - 1);
    }
}

void ColumnBuilder::lookAtSign(std::string_view number) {
    hasLatin1_ |= kDashesOfWindows.find(number.front()) != std::string_view::npos;
    if (number.back() == '-' && minusBehindCount_++ == 0) firstMinusBehind_ = number;
}

void ColumnBuilder::countBeside(const NumberCell& parts, std::string_view cell) {
    if ((parts.hasLimit ? limitCount_ : flagCount_)++ > 0) return;
    (parts.hasLimit ? firstLimit_ : firstFlag_) = cell;
}

void ColumnBuilder::appendMissing() {
    appendCell(std::numeric_limits<double>::quiet_NaN());
    ++missing_;
}

bool ColumnBuilder::floatSuffices() const {
    return (longNumbers_.areMany || longNumbers_.survive) && spread_.floatSuffices();
}

void ColumnBuilder::store(double value, int digits) {
    if (precision_ == Precision::Training) {
        spread_.add(value);
        if (digits > kFloatDigits) longNumbers_.add(value);
    } else if (numbers_.storage() == Storage::Float32 && digits > kFloatDigits &&
               !survivesAsFloat(value)) {
        numbers_.widen();
    }
    appendCell(value);
}

/// A long column that is to be trained on becomes narrow after its first chunk.
void ColumnBuilder::appendCell(double value) {
    if (numbers_.size() == NumericCells::kChunkRows && precision_ == Precision::Training &&
        !plan_.keepDoubles && floatSuffices()) {
        numbers_.narrow();
    }
    numbers_.append(value);
}

void ColumnBuilder::appendLevel(std::string_view cell) {
    if (plan_.hasLevels ? cell.empty() : isMissingCell(cell)) {
        codes_.push_back(-1);
        ++missing_;
        if (cell.empty())
            ++blankCount_;
        else if (missingWordCount_++ == 0)
            firstMissingWord_ = cell;
        return;
    }
    auto found = codeOf_.find(cell);
    if (found == codeOf_.end()) {
        found = codeOf_.emplace(cell, static_cast<std::int32_t>(codeOf_.size())).first;
        levelCounts_.push_back(0);
        levels_.push_back(&found->first);
    }
    codes_.push_back(found->second);
    ++levelCounts_[static_cast<std::size_t>(found->second)];
}

bool ColumnBuilder::mayHaveMissingWordAsLevel() const {
    constexpr std::size_t kFewestLevels = 2;
    const std::string& word = firstMissingWord_;
    if (missingWordCount_ == 0 || blankCount_ > 0 || levels_.size() < kFewestLevels) return false;
    const auto isLetter = [](unsigned char c) { return std::isalpha(c) != 0; };
    const auto isAsLong = [&](const std::string* level) { return level->size() == word.size(); };
    return std::ranges::all_of(word, isLetter) && std::ranges::any_of(levels_, isAsLong) &&
           std::ranges::all_of(levels_, [&](const std::string* level) {
               return level->size() <= word.size() && std::ranges::all_of(*level, isLetter) &&
                      std::isupper(static_cast<unsigned char>(level->front())) ==
                          std::isupper(static_cast<unsigned char>(word.front()));
           });
}

CellTally ColumnBuilder::tally() const {
    CellTally tally = tally_;
    if (plan_.kind == ColumnKind::Levels)
        for (const auto& [level, code] : codeOf_)
            tally.add(level, levelCounts_[static_cast<std::size_t>(code)]);
    return plan_.hasNoMarks ? withoutMarks(tally) : tally;
}

LongWholes ColumnBuilder::longWholes() const {
    if (plan_.kind != ColumnKind::Levels) return longWholes_;
    LongWholes wholes(codeOf_.size());
    for (const auto& [level, code] : codeOf_)
        if (const ParsedNumber parsed = parseNumber(level); parsed.kind == NumberKind::Finite)
            wholes.add(level, parsed.value, levelCounts_[static_cast<std::size_t>(code)]);
    return wholes;
}

CodeShape ColumnBuilder::codeShape() const {
    if (plan_.kind != ColumnKind::Levels) return codeShape_;
    CodeShape shape;
    for (const bool hasExponent : {true, false})
        for (const auto& [level, code] : codeOf_)
            if (hasExponent == (level.find_first_of("eE") != std::string::npos) &&
                parseNumber(level).kind == NumberKind::Finite)
                shape.add(level, levelCounts_[static_cast<std::size_t>(code)]);
    return shape;
}

bool ColumnBuilder::holdsShapedCodes() const {
    return plan_.mayHoldCodes && codeShape().areCodes();
}

bool ColumnBuilder::hasZerosInFront() const {
    return plan_.kind == ColumnKind::Numbers && codeShape_.hasZerosInFront();
}

bool ColumnBuilder::holdsLongCodes() const {
    if (!plan_.mayHoldCodes) return false;
    const LongWholes wholes = longWholes();
    return wholes.areCodes() && 10 * wholes.cells() >= 9 * tally().numbers;
}

bool ColumnBuilder::losesDigits() const {
    return plan_.kind == ColumnKind::Numbers && longWholes_.loseDigits();
}

bool ColumnBuilder::mixesPowers() const {
    return plan_.kind == ColumnKind::Numbers && !plan_.hasNoMarks && codeShape_.mixesPowers();
}

bool ColumnBuilder::areAllPowers() const {
    return plan_.kind == ColumnKind::Numbers && !plan_.hasNoMarks && codeShape_.areAllPowers();
}

std::string_view ColumnBuilder::textIfOnce(Index row) const {
    if (plan_.kind != ColumnKind::Levels) {
        const auto bad = std::ranges::find(badRows_, row);
        return bad == badRows_.end()
                   ? std::string_view()
                   : badCells_[static_cast<std::size_t>(bad - badRows_.begin())].text;
    }
    const std::int32_t code = codes_[static_cast<std::size_t>(row)];
    if (code < 0 || levelCounts_[static_cast<std::size_t>(code)] != 1) return {};
    return *levels_[static_cast<std::size_t>(code)];
}

bool ColumnBuilder::isBlankAlone(Index row) const {
    return missing_ == 1 && isBlank(row);
}

bool ColumnBuilder::isBlank(Index row) const {
    if (plan_.kind == ColumnKind::Levels) return codes_[static_cast<std::size_t>(row)] < 0;
    return std::isnan(numbers_.at(row));
}

std::vector<double> ColumnBuilder::numbersBeside(Index row, Index rows) const {
    std::vector<double> numbers;
    for (Index other = 0; other < rows; ++other)
        if (const double value = numbers_.at(other); other != row && !std::isnan(value))
            numbers.push_back(value);
    return numbers;
}

ColumnBuilder::Sums ColumnBuilder::sumsBeside(Index row, Index rows) const {
    Sums sums;
    for (const double value : numbersBeside(row, rows)) {
        sums.sum += value;
        sums.squares += value * value;
        ++sums.count;
    }
    return sums;
}

bool ColumnBuilder::isSumOfOthers(Index row, Index rows) const {
    const double value = numbers_.at(row);
    const auto [sum, squares, count] = sumsBeside(row, rows);
    const double rounding = kSumRounding * std::max(std::abs(value), std::abs(sum)) +
                            kFloatRounding * std::sqrt(squares);
    const bool isOneCell = std::abs(sum * sum - squares) <= kSumRounding * squares;
    return count >= 3 && squares > 0. && !isOneCell && std::abs(value - sum) <= rounding;
}

bool ColumnBuilder::isStatisticOfOthers(Statistic statistic, Index row, Index rows) const {
    std::vector<double> others = numbersBeside(row, rows);
    const auto [sum, squares, count] = sumsBeside(row, rows);
    if (count < 3 || squares == 0.) return false;
    const auto n = static_cast<double>(count);
    const double mean = sum / n;
    const double squaresAround = squares - sum * mean;
    if (squaresAround <= kSumRounding * squares) return false;
    const double value = numbers_.at(row);
    const auto isNear = [value](double expected) {
        return std::abs(value - expected) <= kMeanRounding * std::abs(expected);
    };
    switch (statistic) {
        case Statistic::Mean:
            return isNear(mean);
        case Statistic::Least:
            return value == std::ranges::min(others);
        case Statistic::Greatest:
            return value == std::ranges::max(others);
        case Statistic::Deviation:
            return isNear(std::sqrt(squaresAround / n)) ||
                   isNear(std::sqrt(squaresAround / (n - 1.)));
        case Statistic::Median: {
            const auto middle = others.begin() + std::ssize(others) / 2;
            std::ranges::nth_element(others, middle);
            const double below = *std::max_element(others.begin(), middle);
            return isNear(count % 2 == 1 ? *middle : 0.5 * (below + *middle));
        }
        case Statistic::Count:
            return value == n;
    }
    return false;
}

ColumnPlan ColumnBuilder::betterPlan(ColumnKind kind) const {
    ColumnPlan better = plan_;
    const bool holdsCodes = kind == ColumnKind::Numbers && (holdsLongCodes() || holdsShapedCodes());
    better.kind = holdsCodes ? ColumnKind::Levels : kind;
    if (better.kind != ColumnKind::Levels && precision_ == Precision::Training &&
        numbers_.storage() == Storage::Float32 && !floatSuffices()) {
        better.keepDoubles = true;
    }
    return better;
}

Column ColumnBuilder::finish() {
    Column column;
    column.name = name_;
    column.missing = missing_;
    if (plan_.kind == ColumnKind::Levels) return finishLevels(std::move(column));
    if (precision_ == Precision::Training && numbers_.storage() == Storage::Float64 &&
        floatSuffices()) {
        numbers_.narrow();
    }
    column.numbers = std::exchange(numbers_, NumericCells());
    return column;
}

Column ColumnBuilder::finishLevels(Column column) {
    column.codes = std::move(codes_);
    column.levels.resize(codeOf_.size());
    while (!codeOf_.empty()) {
        auto node = codeOf_.extract(codeOf_.begin());
        const bool valid = isUtf8(node.key());
        hasLatin1_ |= !valid;
        column.levels[static_cast<std::size_t>(node.mapped())] =
            valid ? std::move(node.key()) : utf8FromLatin1(node.key());
    }
    if (!plan_.isCategory) mergeBooleans(column);
    if (hasLatin1_ || column.levels.size() < 20) mergeEqualLevels(column);
    column.type = plan_.isCategory
                      ? ColumnType::Categorical
                      : levelsType(column.levels.size(), std::ssize(column.codes) - missing_);
    return column;
}

}  // namespace ardent
