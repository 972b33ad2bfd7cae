#include "core/data/import/format/r_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "core/data/import/format/iso_time.h"
#include "core/data/import/format/transcript_text.h"
#include "core/data/import/format/value_labels.h"

namespace ardent {
namespace {

using Kind = RValue::Kind;

/// Part of a vector: the rows of a column of a matrix.
struct RRows {
    std::size_t first, count;
};

std::string wholeText64(double bits) {
    const auto number = std::bit_cast<std::int64_t>(bits);
    return number == std::numeric_limits<std::int64_t>::min() ? "" : std::to_string(number);
}

bool isText(const RValue& vector) {
    return vector.kind == Kind::Text;
}

bool isVector(const RValue& value) {
    return value.kind == Kind::Truth || value.kind == Kind::Whole || value.kind == Kind::Real ||
           isText(value);
}

/// Cells as they are, without labels.
std::string cellOfR(const RValue& vector, std::size_t row) {
    if (isText(vector)) return vector.texts[row];
    const double value = vector.numbers[row];
    if (vector.isOfClass("integer64")) return wholeText64(value);
    if (std::isnan(value)) return {};
    if (vector.isOfClass("Date")) return isoDay(value);
    if (vector.isOfClass("POSIXct")) return isoMoment(value);
    if (vector.kind == Kind::Truth) return value != 0. ? "TRUE" : "FALSE";
    return numberCellText(value);
}

LabelledCode codeOfR(const RValue& vector, std::size_t row) {
    return isText(vector) ? LabelledCode{0., vector.texts[row]} : LabelledCode{vector.numbers[row]};
}

bool isMissingInR(const RValue& vector, std::size_t row) {
    return isText(vector) ? vector.texts[row].empty() : std::isnan(vector.numbers[row]);
}

/// Codes of haven's na_values and na_range.
struct DeclaredMissing {
    std::set<LabelledCode> codes = {};
    std::optional<std::pair<double, double>> range = {};

    bool holds(const LabelledCode& code) const {
        return codes.contains(code) ||
               (range && code.number >= range->first && code.number <= range->second);
    }
};

DeclaredMissing declaredMissing(const RValue& vector) {
    DeclaredMissing declared;
    const RValue* values = vector.attribute("na_values");
    if (values != nullptr && isVector(*values) && isText(*values) == isText(vector))
        for (std::size_t i = 0; i < values->size(); ++i) declared.codes.insert(codeOfR(*values, i));
    const RValue* range = vector.attribute("na_range");
    if (range != nullptr && !isText(vector) && range->numbers.size() == 2)
        declared.range = {range->numbers[0], range->numbers[1]};
    return declared;
}

ValueLabels labelsOf(const RValue& vector) {
    ValueLabels labels;
    const RValue* codes = vector.attribute("labels");
    if (codes == nullptr || !isVector(*codes) || isText(*codes) != isText(vector)) return labels;
    const std::vector<std::string> names = codes->textsOf("names");
    for (std::size_t i = 0; i < codes->size() && i < names.size(); ++i)
        if (!isMissingInR(*codes, i)) labels[codeOfR(*codes, i)] = names[i];
    return distinctLabels(labels);
}

/// A column with labels of its values becomes one of categories where each of them has one.
void giveLabels(const RValue& vector, RRows rows, RColumn& column) {
    const bool isOfSurvey =
        std::ranges::any_of(std::array{"labels", "na_values", "na_range"},
                            [&](const char* name) { return vector.attribute(name) != nullptr; });
    if (!isOfSurvey) return;
    const ValueLabels labels = labelsOf(vector);
    const DeclaredMissing missing = declaredMissing(vector);
    std::set<LabelledCode> occurring;
    for (std::size_t i = 0; i < rows.count; ++i) {
        std::string& cell = column.cells[i];
        if (!cell.empty() && missing.holds(codeOfR(vector, rows.first + i))) {
            cell.clear();
            ++column.declaredMissing;
        }
        if (!cell.empty() && occurring.size() <= kMostLabelledCodes)
            occurring.insert(codeOfR(vector, rows.first + i));
    }
    const Labelled kind = labelled(occurring, labels);
    column.isPartlyLabelled = kind == Labelled::Partly;
    if (kind != Labelled::Wholly) return;
    column.areNumbers = false;
    for (std::size_t i = 0; i < rows.count; ++i)
        if (!column.cells[i].empty()) column.cells[i] = labels.at(codeOfR(vector, rows.first + i));
    for (const auto& [code, label] : labels) column.levels.push_back(label);
}

/// Of a factor, whose numbers are places from 1 in its levels.
void giveLevels(const RValue& vector, RRows rows, RColumn& column) {
    column.levels = vector.textsOf("levels");
    for (std::size_t i = 0; i < rows.count; ++i) {
        const double place = vector.numbers[rows.first + i];
        const bool isLevel = place >= 1. && place <= static_cast<double>(column.levels.size());
        column.cells.push_back(isLevel ? column.levels[static_cast<std::size_t>(place) - 1] : "");
    }
}

/// Moments that are all midnights are days.
void cutMidnights(std::vector<std::string>& cells) {
    constexpr std::string_view kMidnight = "T00:00:00";
    const auto isDay = [&](const std::string& cell) {
        return cell.empty() || cell.ends_with(kMidnight);
    };
    if (!std::ranges::all_of(cells, isDay)) return;
    for (std::string& cell : cells)
        if (!cell.empty()) cell.resize(cell.size() - kMidnight.size());
}

RColumn vectorColumn(std::string name, const RValue& vector, RRows rows, bool withCells) {
    RColumn column{std::move(name), rows.count};
    if (!withCells) return column;
    if (const auto labels = vector.textsOf("label"); !labels.empty()) column.label = labels[0];
    if (vector.isOfClass("factor") && !isText(vector)) {
        giveLevels(vector, rows, column);
        return column;
    }
    for (std::size_t i = 0; i < rows.count; ++i)
        column.cells.push_back(cellOfR(vector, rows.first + i));
    const bool isTime = vector.isOfClass("Date") || vector.isOfClass("POSIXct");
    if (vector.isOfClass("POSIXct")) cutMidnights(column.cells);
    column.areNumbers = !isTime && (vector.kind == Kind::Real || vector.kind == Kind::Whole);
    if (vector.isOfClass("POSIXct")) {
        const auto zones = vector.textsOf("tzone");
        const std::string zone = zones.empty() || zones[0].empty() ? "local time" : zones[0];
        if (zone != "UTC" && zone != "GMT") column.timeZone = zone;
    }
    if (!isTime && !vector.isOfClass("integer64")) giveLabels(vector, rows, column);
    return column;
}

std::string nameAt(const std::vector<std::string>& names, std::size_t place) {
    const bool isNamed = place < names.size() && !names[place].empty();
    return isNamed ? names[place] : fmt::format("V{}", place + 1);
}

/// Moments by year, month … of POSIXlt, in its own time zone.
std::optional<RColumn> brokenDownTimes(const std::string& name, const RValue& list,
                                       bool withCells) {
    const std::vector<std::string> names = list.textsOf("names");
    const auto part = [&](std::string_view wanted) -> std::span<const double> {
        for (std::size_t i = 0; i < names.size() && i < list.items.size(); ++i)
            if (names[i] == wanted) return list.items[i].numbers;
        return {};
    };
    const auto year = part("year"), month = part("mon"), day = part("mday"), hour = part("hour"),
               minute = part("min"), second = part("sec");
    RColumn column{name, year.size()};
    for (const auto& other : {month, day, hour, minute, second})
        if (other.size() != year.size()) return {};
    const auto isIn = [](double value, double least, double most) {
        return value >= least && value <= most;
    };
    for (std::size_t i = 0; withCells && i < year.size(); ++i) {
        using namespace std::chrono;
        const bool isTime = isIn(year[i], -1900., 8099.) && isIn(month[i], 0., 11.) &&
                            isIn(day[i], 1., 31.) && isIn(hour[i], 0., 24.) &&
                            isIn(minute[i], 0., 60.) && isIn(second[i], 0., 62.);
        if (!isTime) {
            column.cells.emplace_back();
            continue;
        }
        const year_month_day date(std::chrono::year(1900 + static_cast<int>(year[i])),
                                  std::chrono::month(static_cast<unsigned>(month[i]) + 1),
                                  std::chrono::day(static_cast<unsigned>(day[i])));
        const double days = static_cast<double>(sys_days(date).time_since_epoch().count());
        column.cells.push_back(
            isoMoment(86400. * days + 3600. * hour[i] + 60. * minute[i] + second[i]));
    }
    cutMidnights(column.cells);
    return column;
}

/// Of a matrix: its columns; of another vector: itself.
std::vector<RColumn> columnsOf(const std::string& name, const RValue& vector, bool withCells) {
    const RValue* dimensions = vector.attribute("dim");
    if (dimensions == nullptr || dimensions->numbers.size() < 2)
        return {vectorColumn(name, vector, {0, vector.size()}, withCells)};
    if (dimensions->numbers.size() > 2) return {};
    const double rows = dimensions->numbers[0], columns = dimensions->numbers[1];
    const bool areWhole = rows == std::floor(rows) && columns == std::floor(columns);
    if (!areWhole || !(rows >= 1. && columns >= 1.) ||
        rows * columns != static_cast<double>(vector.size()))
        return {};
    std::vector<std::string> names;
    if (const RValue* both = vector.attribute("dimnames"); both && both->items.size() == 2)
        names = both->items[1].texts;
    std::vector<RColumn> made;
    for (std::size_t j = 0; j < static_cast<std::size_t>(columns); ++j) {
        const auto count = static_cast<std::size_t>(rows);
        const std::string own = nameAt(names, j);
        made.push_back(vectorColumn(name.empty() ? own : name + "." + own, vector,
                                    {j * count, count}, withCells));
    }
    return made;
}

/// Points in time of a series: months and quarters by their first day, others as R's decimal years
/// or whatever its unit is.
std::optional<RColumn> timesOf(const RValue& series, bool withCells) {
    const RValue* span = series.attribute("tsp");
    if (span == nullptr || span->numbers.size() != 3 || !(span->numbers[2] > 0.)) return {};
    const double start = span->numbers[0], frequency = span->numbers[2];
    const double length = (span->numbers[1] - start) * frequency + 1.;
    if (!(length >= 0.5 && length <= static_cast<double>(series.size()) + 0.5)) return {};
    const auto count = std::llround(length);
    const bool areMonths = (frequency == 12. || frequency == 4.) && start >= 0. && start < 9000.;
    RColumn column{"time", static_cast<std::size_t>(count)};
    column.areNumbers = !areMonths;
    for (long long i = 0; withCells && i < count; ++i) {
        if (!areMonths) {
            const double time = start + static_cast<double>(i) / frequency;
            column.cells.push_back(numberCellText(std::round(time * 1e8) / 1e8));
            continue;
        }
        const auto place = std::llround(start * frequency) + i;
        const auto each = static_cast<long long>(frequency);
        column.cells.push_back(
            fmt::format("{:04}-{:02}-01", place / each, 1 + place % each * (12 / each)));
    }
    return column;
}

void addColumns(RTable& table, const std::string& name, const RValue& value, bool withCells) {
    if (isVector(value)) {
        for (RColumn& column : columnsOf(name, value, withCells))
            table.columns.push_back(std::move(column));
        return;
    }
    if (value.isOfClass("POSIXlt"))
        if (auto times = brokenDownTimes(name, value, withCells)) {
            table.columns.push_back(std::move(*times));
            return;
        }
    if (value.isOfClass("data.frame")) {
        for (RColumn& column : rTable({}, value, withCells).columns) {
            column.name = name + "." + column.name;
            table.columns.push_back(std::move(column));
        }
        return;
    }
    table.leftOut.push_back(name);
}

bool areAsLong(const std::vector<RColumn>& columns) {
    return std::ranges::all_of(
        columns, [&](const RColumn& column) { return column.rows == columns.front().rows; });
}

}  // namespace

RTable rTable(std::string name, const RValue& value, bool withCells) {
    RTable table{std::move(name)};
    const bool isFrame = value.isOfClass("data.frame");
    if (isVector(value)) {
        auto times = timesOf(value, withCells);
        table.columns = columnsOf("", value, withCells);
        for (std::size_t j = 0; j < table.columns.size(); ++j)
            if (table.columns[j].name.empty()) table.columns[j].name = times ? "value" : "V1";
        if (times) table.columns.insert(table.columns.begin(), std::move(*times));
    } else if (value.kind == Kind::List && (isFrame || value.attribute("class") == nullptr)) {
        const std::vector<std::string> names = value.textsOf("names");
        for (std::size_t j = 0; j < value.items.size(); ++j)
            addColumns(table, nameAt(names, j), value.items[j], withCells);
        if (!isFrame && !table.leftOut.empty()) table.columns.clear();
    }
    if (!areAsLong(table.columns)) table.columns.clear();
    return table;
}

double bytesOfCells(const RValue& value) {
    constexpr double kCell = 48.;
    double bytes = kCell * static_cast<double>(value.size());
    for (const std::string& text : value.texts) bytes += static_cast<double>(text.size());
    std::size_t longest = 0;
    for (const std::string& level : value.textsOf("levels"))
        longest = std::max(longest, level.size());
    if (const RValue* labels = value.attribute("labels"))
        for (const std::string& label : labels->textsOf("names"))
            longest = std::max(longest, label.size());
    bytes += static_cast<double>(longest) * static_cast<double>(value.size());
    for (const RValue& item : value.items) bytes += bytesOfCells(item);
    return bytes;
}

}  // namespace ardent
