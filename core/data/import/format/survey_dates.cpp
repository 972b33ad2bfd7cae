#include "core/data/import/format/survey_dates.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>

#include "core/data/import/format/iso_time.h"

namespace ardent {
namespace {

constexpr double kSecondsADay = 86'400.;
constexpr double kDaysBefore1970Spss = 141'428.;  // from 1582-10-14
constexpr double kDaysBefore1970 = 3'653.;        // from 1960-01-01

struct NamedTime {
    std::string_view start;
    SurveyTime time;
};

/// The first that a format starts with counts.
constexpr NamedTime kSpss[] = {
    {"DATETIME", SurveyTime::Seconds},    {"YMDHMS", SurveyTime::Seconds},
    {"DATE", SurveyTime::SecondsOfDays},  {"ADATE", SurveyTime::SecondsOfDays},
    {"EDATE", SurveyTime::SecondsOfDays}, {"SDATE", SurveyTime::SecondsOfDays},
    {"JDATE", SurveyTime::SecondsOfDays}, {"QYR", SurveyTime::SecondsOfDays},
    {"MOYR", SurveyTime::SecondsOfDays},  {"WKYR", SurveyTime::SecondsOfDays},
    {"TIME", SurveyTime::Duration},       {"DTIME", SurveyTime::Duration},
    {"MTIME", SurveyTime::Duration}};

constexpr NamedTime kSas[] = {{"DATETIME", SurveyTime::Seconds}, {"E8601DT", SurveyTime::Seconds},
                              {"B8601DT", SurveyTime::Seconds},  {"DATEAMPM", SurveyTime::Seconds},
                              {"MDYAMPM", SurveyTime::Seconds},  {"NLDATM", SurveyTime::Seconds},
                              {"DATE", SurveyTime::Days},        {"DAY", SurveyTime::Days},
                              {"DDMMYY", SurveyTime::Days},      {"MMDDYY", SurveyTime::Days},
                              {"YYMMDD", SurveyTime::Days},      {"YYMM", SurveyTime::Days},
                              {"MMYY", SurveyTime::Days},        {"MONYY", SurveyTime::Days},
                              {"E8601DA", SurveyTime::Days},     {"B8601DA", SurveyTime::Days},
                              {"WEEKDAT", SurveyTime::Days},     {"WORDDAT", SurveyTime::Days},
                              {"JULIAN", SurveyTime::Days},      {"YYQ", SurveyTime::Days},
                              {"NLDATE", SurveyTime::Days},      {"TIME", SurveyTime::Duration},
                              {"TOD", SurveyTime::Duration},     {"HHMM", SurveyTime::Duration},
                              {"MMSS", SurveyTime::Duration},    {"E8601TM", SurveyTime::Duration},
                              {"B8601TM", SurveyTime::Duration}, {"NLTIM", SurveyTime::Duration}};

constexpr NamedTime kStata[] = {
    {"%td", SurveyTime::Days},         {"%d", SurveyTime::Days},
    {"%tc", SurveyTime::Milliseconds}, {"%tC", SurveyTime::Milliseconds},
    {"%tw", SurveyTime::Weeks},        {"%tm", SurveyTime::Months},
    {"%tq", SurveyTime::Quarters},     {"%th", SurveyTime::Halves}};

/// Behind the name of a format at most a letter for its separator, its width and decimals:
/// DDMMYYP10., DATE9., but not DATEOK. or DAYF., which are a person's own. Stata's go on as they
/// like.
bool isRestOfFormat(std::string_view format, std::string_view start) {
    constexpr std::string_view kVariants = "BCDNPSX", kWidth = "0123456789.";
    if (start.starts_with('%')) return true;
    std::string_view rest = format.substr(start.size());
    if (rest == "AMPM") return true;
    if (!rest.empty() && kVariants.find(rest.front()) != rest.npos) rest.remove_prefix(1);
    return rest.find_first_not_of(kWidth) == rest.npos;
}

template <std::size_t kCount>
SurveyTime timeNamed(std::string_view format, const NamedTime (&times)[kCount]) {
    const auto found = std::ranges::find_if(times, [format](const NamedTime& each) {
        return format.starts_with(each.start) && isRestOfFormat(format, each.start);
    });
    return found == std::end(times) ? SurveyTime::None : found->time;
}

/// Days from 1970-01-01 to the first of a month counted from 1960-01.
double monthStart(double months) {
    using namespace std::chrono;
    const auto first = year(1960) / 1 + std::chrono::months(static_cast<int>(std::floor(months)));
    return static_cast<double>(sys_days(first / 1).time_since_epoch().count());
}

/// That month's first day and some more.
std::string dayOfMonth(double months, double more = 0.) {
    constexpr double kMostMonths = 1e5;
    return std::abs(months) < kMostMonths ? isoDay(monthStart(months) + more) : std::string();
}

/// Stata's weeks start on 1 January, and the last of a year is longer.
std::string weekText(double weeks) {
    const double year = std::floor(weeks / 52.);
    return dayOfMonth(12. * year, 7. * std::floor(weeks - 52. * year));
}

}  // namespace

SurveyTime surveyTime(SurveyProgram program, std::string_view format) {
    if (program == SurveyProgram::Stata) {
        std::string plain(format);
        std::erase(plain, '-');  // aligned to the left
        return timeNamed(plain, kStata);
    }
    std::string capitals;
    for (const char c : format)
        capitals += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return program == SurveyProgram::Spss ? timeNamed(capitals, kSpss) : timeNamed(capitals, kSas);
}

std::string surveyTimeText(SurveyProgram program, SurveyTime time, double value) {
    const double before = program == SurveyProgram::Spss ? kDaysBefore1970Spss : kDaysBefore1970;
    switch (time) {
        case SurveyTime::Days:
            return isoDay(value - before);
        case SurveyTime::Seconds:
            return isoMoment(value - before * kSecondsADay);
        case SurveyTime::SecondsOfDays:
            return isoDay(value / kSecondsADay - before);
        case SurveyTime::Milliseconds:
            return isoMoment(value / 1000. - before * kSecondsADay);
        case SurveyTime::Weeks:
            return weekText(value);
        case SurveyTime::Months:
            return dayOfMonth(value);
        case SurveyTime::Quarters:
            return dayOfMonth(3. * value);
        case SurveyTime::Halves:
            return dayOfMonth(6. * value);
        default:
            return {};
    }
}

}  // namespace ardent
