#include "core/data/task/encoding.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <unordered_map>

#include "core/base/check.h"
#include "core/base/text.h"
#include "core/data/table/column_places.h"
#include "core/data/table/date_text.h"
#include "core/data/table/levels.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/moments.h"
#include "core/data/table/number_text.h"
#include "core/data/task/level_inputs.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kBlockFloats = 65536;

std::vector<std::int32_t> levelPositions(const SourceColumn& source, const LevelsByValue& byValue,
                                         const Column& column) {
    std::unordered_map<std::string_view, std::int32_t> position;
    for (std::size_t level = 0; level < source.levels.size(); ++level)
        position.emplace(source.levels[level], static_cast<std::int32_t>(level));
    std::vector<std::int32_t> positions;
    for (const std::string& level : column.levels) {
        const auto found = position.find(level);
        Index known =
            found == position.end() ? levelOfBoolean(source.levels, level) : found->second;
        if (known < 0) known = byValue.find(level);
        positions.push_back(static_cast<std::int32_t>(known < 0 ? kUnseenLevel : known));
    }
    return positions;
}

std::int32_t levelOfNumber(const SourceColumn& source, const LevelsByValue& byValue,
                           const Column& column, Index row) {
    if (std::isnan(column.numbers.at(row))) return static_cast<std::int32_t>(kMissingLevel);
    const std::string text = cellText(column, row);
    const auto found = std::ranges::find(source.levels, text);
    if (found != source.levels.end())
        return static_cast<std::int32_t>(found - source.levels.begin());
    const Index alike = byValue.find(text);
    return static_cast<std::int32_t>(alike < 0 ? kUnseenLevel : alike);
}

/// A missing one where the value is no position of a level and not that of an unseen one.
Index levelAt(const SourceColumn& source, double value) {
    const bool isKnown = value >= 0. && value < static_cast<double>(source.levels.size());
    if (isKnown) return static_cast<Index>(value);
    return value == static_cast<double>(kUnseenLevel) ? kUnseenLevel : kMissingLevel;
}

/// Levels that are no numbers; all where each is one, which its reader has made a level.
std::vector<std::string> textsOf(const Column& column, char decimalMark) {
    std::vector<std::string> texts;
    std::ranges::copy_if(column.levels, std::back_inserter(texts), [&](const std::string& level) {
        const ParsedNumber read =
            decimalMark == ',' ? parseDecimalComma(level) : parseNumber(level);
        return read.kind != NumberKind::Finite && !isMissingNumber(level);
    });
    return texts.empty() ? column.levels : texts;
}

float encodedMark(const EncodedColumn& column, bool isMissing) {
    return standardised(isMissing ? 1. : 0., column.offset, column.scale);
}

/// Numbers of ascending, mostly consecutive rows.
void gather(const NumericCells& cells, std::span<const std::int32_t> rows,
            std::vector<double>& range) {
    range.resize(static_cast<std::size_t>(rows.back() - rows.front() + 1));
    cells.read(rows.front(), range);
    for (std::size_t i = 0; i < rows.size(); ++i)
        range[i] = range[static_cast<std::size_t>(rows[i] - rows.front())];
    range.resize(rows.size());
}

}  // namespace

Result<Encoder> Encoder::match(const FittedRecipe& recipe, const Table& table) {
    Encoder encoder;
    std::vector<std::string> absent;
    auto encoded = recipe.columns.begin();
    const ColumnPlaces places(table);
    for (std::size_t i = 0; i < recipe.sources.size(); ++i) {
        const SourceColumn& source = recipe.sources[i];
        const auto end = std::find_if(encoded, recipe.columns.end(), [&](const EncodedColumn& one) {
            return one.source != static_cast<Index>(i);
        });
        Bound bound;
        bound.source = &source;
        bound.encoded = {encoded, end};
        bound.firstEncoded = encoded - recipe.columns.begin();
        encoded = end;
        const Index position = places.find(columnOf(source));
        if (position < 0) {
            if (absent.empty() || absent.back() != columnOf(source))
                absent.push_back(columnOf(source));
            continue;
        }
        bound.column = &table.columns[static_cast<std::size_t>(position)];
        if (source.date) {
            const bool isOfSameDates = !encoder.sources_.empty() &&
                                       encoder.sources_.back().source->date &&
                                       encoder.sources_.back().column == bound.column;
            if (isOfSameDates) {
                bound.daysOfCode = encoder.sources_.back().daysOfCode;
                encoder.sources_.push_back(std::move(bound));
                continue;
            }
            if (bound.column->type == ColumnType::Numeric && bound.column->missing < table.rows)
                return fail(Fault::Data, message("numbers-for-dates",
                                                 "Column \"{}\" of {} holds numbers, but dates are "
                                                 "needed there; write them as 2024-03-31.",
                                                 columnOf(source), table.name));
            if (source.date->holdsTimesOfDay && holdsDates(*bound.column))
                return fail(Fault::Data,
                            message("dates-for-times",
                                    "Column \"{}\" of {} holds dates, but times of day "
                                    "are needed there; write them as 14:30.",
                                    columnOf(source), table.name));
            if (!source.date->holdsTimesOfDay && holdsTimesOfDay(*bound.column))
                return fail(Fault::Data,
                            message("times-for-dates",
                                    "Column \"{}\" of {} holds times of day, but dates "
                                    "are needed there; write them as 2024-03-31.",
                                    columnOf(source), table.name));
            const std::optional<DateOrder> order = laterOrder(source.date->order, *bound.column);
            if (!order)
                return fail(Fault::Data,
                            message("later-dates-open",
                                    "Column \"{}\" of {} holds dates such as {}, in which the day "
                                    "or the month may come first; write them as 2024-03-31.",
                                    columnOf(source), table.name, *openCell(*bound.column)));
            bound.daysOfCode = daysOfLevels(*source.date, *bound.column, *order);
            encoder.sources_.push_back(std::move(bound));
            continue;
        }
        if (source.type == ColumnType::Numeric && bound.column->type != ColumnType::Numeric) {
            return fail(Fault::Data,
                        message("text-for-numbers",
                                "Column \"{}\" of {} holds text ({}), but numbers are needed "
                                "there; correct those cells or leave them empty.",
                                source.name, table.name,
                                quotedList(textsOf(*bound.column, table.decimalMark), 3)));
        }
        if (source.type != ColumnType::Numeric) {
            bound.levelsByValue = LevelsByValue(source.levels);
            bound.levelOfCode = levelPositions(source, bound.levelsByValue, *bound.column);
            bound.gaps = gapRule(recipe, static_cast<Index>(i));
        }
        encoder.sources_.push_back(std::move(bound));
    }
    if (!absent.empty()) {
        return fail(
            Fault::Data,
            absent.size() == 1
                ? message("feature-absent", "{} lacks the feature column {}; add it to the file.",
                          table.name, quotedList(absent))
                : message("feature-absent",
                          "{} lacks the feature columns {}; add them to the file.", table.name,
                          quotedList(absent)));
    }
    return encoder;
}

Index Encoder::encode(std::span<const std::int32_t> rows, DesignMatrix& x, Index first) const {
    const Index blockRows =
        std::clamp<Index>(kBlockFloats / std::max<Index>(1, x.cols()), 16, 4096);
    std::vector<Index> held(static_cast<std::size_t>(blockCount(std::ssize(rows), blockRows)));
    forEachBlock(std::ssize(rows), blockRows, [&](Index block, Index begin, Index size) {
        const auto part =
            rows.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size));
        for (const Bound& source : sources_) {
            if (source.source->date) {
                encodeDates(source, part, x, first + begin);
            } else if (source.source->type == ColumnType::Numeric) {
                held[static_cast<std::size_t>(block)] +=
                    encodeNumbers(source, part, x, first + begin);
            } else {
                encodeLevels(source, part, x, first + begin);
            }
        }
    });
    return std::accumulate(held.begin(), held.end(), Index{0});
}

Index Encoder::encodeNumbers(const Bound& source, std::span<const std::int32_t> rows,
                             DesignMatrix& x, Index first) const {
    static thread_local std::vector<double> values;
    gather(source.column->numbers, rows, values);
    const EncodedColumn& column = source.encoded.front();
    const double fill = source.source->fill;
    Index held = 0;
    float* out = &x(first, source.firstEncoded);
    for (const double value : values) {
        *out = standardised(std::isnan(value) ? fill : value, column.offset, column.scale);
        held += isHeld(*out) ? 1 : 0;
        if (source.encoded.size() > 1) out[1] = encodedMark(source.encoded[1], std::isnan(value));
        out += x.cols();
    }
    return held;
}

void Encoder::encodeDates(const Bound& source, std::span<const std::int32_t> rows, DesignMatrix& x,
                          Index first) const {
    const bool isEmpty = source.column->type == ColumnType::Numeric;
    const DateSource& date = *source.source->date;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::int32_t code =
            isEmpty ? -1 : source.column->codes[static_cast<std::size_t>(rows[i])];
        const double days =
            code < 0 ? std::nan("") : source.daysOfCode[static_cast<std::size_t>(code)];
        const double value = std::isnan(days) ? days : clockValue(date.clock, days, date.origin);
        for (std::size_t k = 0; k < source.encoded.size(); ++k)
            x(first + static_cast<Index>(i), source.firstEncoded + static_cast<Index>(k)) =
                encodedNumber(*source.source, source.encoded[k], value);
    }
}

void Encoder::encodeLevels(const Bound& source, std::span<const std::int32_t> rows, DesignMatrix& x,
                           Index first) const {
    const bool numeric = source.column->type == ColumnType::Numeric;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::int32_t code =
            numeric ? levelOfNumber(*source.source, source.levelsByValue, *source.column, rows[i])
                    : source.column->codes[static_cast<std::size_t>(rows[i])];
        const std::int32_t level =
            numeric || code < 0 ? code : source.levelOfCode[static_cast<std::size_t>(code)];
        for (std::size_t k = 0; k < source.encoded.size(); ++k)
            x(first + static_cast<Index>(i), source.firstEncoded + static_cast<Index>(k)) =
                encodedIndicator(source.encoded[k], level, source.gaps);
    }
}

Result<EncodedTable> encode(const FittedRecipe& recipe, const Table& table) {
    const Result<Encoder> encoder = Encoder::match(recipe, table);
    if (!encoder) return tl::unexpected(encoder.error());
    std::vector<std::int32_t> rows(static_cast<std::size_t>(table.rows));
    std::iota(rows.begin(), rows.end(), 0);
    EncodedTable encoded{DesignMatrix(table.rows, recipe.inputs())};
    encoded.held = encoder->encode(rows, encoded.x, 0);
    return encoded;
}

float encodedNumber(const SourceColumn& source, const EncodedColumn& column, double value) {
    if (column.marksMissing) return encodedMark(column, std::isnan(value));
    if (std::isnan(value)) value = source.fill;
    if (source.date) value = clockPart(source.date->clock, column.part, value, source.date->origin);
    return standardised(value, column.offset, column.scale);
}

Eigen::VectorXf encodeRow(const FittedRecipe& recipe, const Vector& sourceValues) {
    check(sourceValues.size() == std::ssize(recipe.sources), "{} values for {} source columns",
          sourceValues.size(), recipe.sources.size());
    Eigen::VectorXf x(recipe.inputs());
    Index j = 0;
    for (auto begin = recipe.columns.begin(); begin != recipe.columns.end();) {
        const auto end = std::find_if(
            begin, recipe.columns.end(),
            [at = begin->source](const EncodedColumn& one) { return one.source != at; });
        const SourceColumn& source = recipe.sources[static_cast<std::size_t>(begin->source)];
        const double value = sourceValues(begin->source);
        const Index level = levelAt(source, value);
        const GapRule gaps =
            source.type == ColumnType::Numeric ? GapRule() : gapRule(recipe, begin->source);
        for (; begin != end; ++begin)
            x(j++) = begin->level < 0 ? encodedNumber(source, *begin, value)
                                      : encodedIndicator(*begin, level, gaps);
    }
    return x;
}

}  // namespace ardent
