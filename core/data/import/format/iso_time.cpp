#include "core/data/import/format/iso_time.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

namespace ardent {
namespace {

constexpr long long kMillisecondsADay = 86'400'000;

std::string clockText(long long milliseconds) {
    const long long seconds = milliseconds / 1000;
    std::string text =
        fmt::format("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (milliseconds % 1000 != 0) text += fmt::format(".{:03}", milliseconds % 1000);
    return text;
}

}  // namespace

std::string isoDay(double day) {
    using namespace std::chrono;
    constexpr double kFirstDay = -719'528., kLastDay = 2'932'896.;
    if (!(day >= kFirstDay && day < kLastDay + 1.)) return {};
    const year_month_day date(sys_days(days(static_cast<int>(std::floor(day)))));
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::string isoMoment(double seconds) {
    if (!(std::abs(seconds) < 1e12)) return {};
    const auto milliseconds = std::llround(1000. * seconds);
    const long long inDay =
        ((milliseconds % kMillisecondsADay) + kMillisecondsADay) % kMillisecondsADay;
    const std::string day = isoDay(static_cast<double>((milliseconds - inDay) / kMillisecondsADay));
    return day.empty() ? day : day + "T" + clockText(inDay);
}

}  // namespace ardent
