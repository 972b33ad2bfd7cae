#include "core/data/import/format/r_columns.h"

#include <fmt/format.h>

#include <algorithm>
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
bool isDeclaredMissing(const RValue& vector, std::size_t row) {
    const LabelledCode code = codeOfR(vector, row);
    if (const RValue* values = vector.attribute("na_values"))
        for (std::size_t i = 0; i < values->size(); ++i)
            if (isText(*values) == isText(vector) && codeOfR(*values, i) == code) return true;
    const RValue* range = vector.attribute("na_range");
    return range != nullptr && !isText(vector) && range->numbers.size() == 2 &&
           code.number >= range->numbers[0] && code.number <= range->numbers[1];
}

ValueLabels labelsOf(const RValue& vector) {
    ValueLabels labels;
    const RValue* codes = vector.attribute("labels");
    if (codes == nullptr || isText(*codes) != isText(vector)) return labels;
    const std::vector<std::string> names = codes->textsOf("names");
    for (std::size_t i = 0; i < codes->size() && i < names.size(); ++i)
        if (!isMissingInR(*codes, i)) labels[codeOfR(*codes, i)] = names[i];
    return distinctLabels(labels);
}

/// A column with labels of its values becomes one of categories where each of them has one.
void giveLabels(const RValue& vector, RRows rows, RColumn& column) {
    const ValueLabels labels = labelsOf(vector);
    std::set<LabelledCode> occurring;
    for (std::size_t i = 0; i < rows.count; ++i) {
        std::string& cell = column.cells[i];
        if (!cell.empty() && isDeclaredMissing(vector, rows.first + i)) {
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

RColumn vectorColumn(std::string name, const RValue& vector, RRows rows) {
    RColumn column{std::move(name)};
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
    if (const auto zones = vector.textsOf("tzone"); isTime && !zones.empty())
        if (zones[0] != "UTC" && zones[0] != "GMT") column.timeZone = zones[0];
    if (!isTime && !vector.isOfClass("integer64")) giveLabels(vector, rows, column);
    return column;
}

bool isVector(const RValue& value) {
    return value.kind == Kind::Truth || value.kind == Kind::Whole || value.kind == Kind::Real ||
           isText(value);
}

std::string nameAt(const std::vector<std::string>& names, std::size_t place) {
    const bool isNamed = place < names.size() && !names[place].empty();
    return isNamed ? names[place] : fmt::format("V{}", place + 1);
}

/// Moments by year, month … of POSIXlt, in its own time zone.
std::optional<RColumn> brokenDownTimes(const std::string& name, const RValue& list) {
    const std::vector<std::string> names = list.textsOf("names");
    const auto part = [&](std::string_view wanted) -> std::span<const double> {
        for (std::size_t i = 0; i < names.size() && i < list.items.size(); ++i)
            if (names[i] == wanted) return list.items[i].numbers;
        return {};
    };
    const auto year = part("year"), month = part("mon"), day = part("mday"), hour = part("hour"),
               minute = part("min"), second = part("sec");
    RColumn column{name};
    for (const auto& other : {month, day, hour, minute, second})
        if (other.size() != year.size()) return {};
    for (std::size_t i = 0; i < year.size(); ++i) {
        using namespace std::chrono;
        const double sum = year[i] + month[i] + day[i] + hour[i] + minute[i] + second[i];
        if (!(std::abs(sum) < 1e5)) {
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
std::vector<RColumn> columnsOf(const std::string& name, const RValue& vector) {
    const RValue* dimensions = vector.attribute("dim");
    if (dimensions == nullptr || dimensions->numbers.size() < 2)
        return {vectorColumn(name, vector, {0, vector.size()})};
    if (dimensions->numbers.size() > 2) return {};
    const double rows = dimensions->numbers[0], columns = dimensions->numbers[1];
    if (!(rows > 0. && columns > 0.) || rows * columns != static_cast<double>(vector.size()))
        return {};
    std::vector<std::string> names;
    if (const RValue* both = vector.attribute("dimnames"); both && both->items.size() == 2)
        names = both->items[1].texts;
    std::vector<RColumn> made;
    for (std::size_t j = 0; j < static_cast<std::size_t>(columns); ++j) {
        const auto count = static_cast<std::size_t>(rows);
        const std::string own = nameAt(names, j);
        made.push_back(
            vectorColumn(name.empty() ? own : name + "." + own, vector, {j * count, count}));
    }
    return made;
}

/// Points in time of a series: months and quarters by their first day, others as R's decimal years
/// or whatever its unit is.
std::optional<RColumn> timesOf(const RValue& series) {
    const RValue* span = series.attribute("tsp");
    if (span == nullptr || span->numbers.size() != 3 || !(span->numbers[2] > 0.)) return {};
    const double start = span->numbers[0], frequency = span->numbers[2];
    const auto count = std::llround((span->numbers[1] - start) * frequency) + 1;
    if (count < 1 || static_cast<double>(count) > static_cast<double>(series.size())) return {};
    const bool areMonths = frequency == 12. || frequency == 4.;
    RColumn column{"time"};
    column.areNumbers = !areMonths;
    for (long long i = 0; i < count; ++i) {
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

void addColumns(RTable& table, const std::string& name, const RValue& value) {
    if (isVector(value)) {
        for (RColumn& column : columnsOf(name, value)) table.columns.push_back(std::move(column));
        return;
    }
    if (value.isOfClass("POSIXlt"))
        if (auto times = brokenDownTimes(name, value)) {
            table.columns.push_back(std::move(*times));
            return;
        }
    if (value.isOfClass("data.frame")) {
        for (RColumn& column : rTable({}, value).columns) {
            column.name = name + "." + column.name;
            table.columns.push_back(std::move(column));
        }
        return;
    }
    table.leftOut.push_back(name);
}

bool areAsLong(const std::vector<RColumn>& columns) {
    return std::ranges::all_of(columns, [&](const RColumn& column) {
        return column.cells.size() == columns.front().cells.size();
    });
}

}  // namespace

RTable rTable(std::string name, const RValue& value) {
    RTable table{std::move(name)};
    const bool isFrame = value.isOfClass("data.frame");
    if (isVector(value)) {
        auto times = timesOf(value);
        table.columns = columnsOf("", value);
        for (std::size_t j = 0; j < table.columns.size(); ++j)
            if (table.columns[j].name.empty()) table.columns[j].name = times ? "value" : "V1";
        if (times) table.columns.insert(table.columns.begin(), std::move(*times));
    } else if (value.kind == Kind::List && (isFrame || value.attribute("class") == nullptr)) {
        const std::vector<std::string> names = value.textsOf("names");
        for (std::size_t j = 0; j < value.items.size(); ++j)
            addColumns(table, nameAt(names, j), value.items[j]);
        if (!isFrame && !table.leftOut.empty()) table.columns.clear();
    }
    if (!areAsLong(table.columns)) table.columns.clear();
    return table;
}

}  // namespace ardent
