#include "core/data/import/format/number_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/base/text.h"
#include "core/data/import/format/transcript_text.h"

namespace ardent {
namespace {

constexpr long long kDay = 86'400'000;      // ms
constexpr double kLastSerial = 2'958'466.;  // of 10000-01-01

/// What the letters of a format stand for, literal texts left out.
struct Letters {
    bool percent = false, year = false, day = false, month = false, hour = false, second = false;
    bool elapsed = false;
};

/// "[h]", "[mm]": a time that goes on beyond a day.
bool isElapsed(std::string_view bracket) {
    return !bracket.empty() && (bracket.find_first_not_of("hH") == bracket.npos ||
                                bracket.find_first_not_of("mM") == bracket.npos ||
                                bracket.find_first_not_of("sS") == bracket.npos);
}

Letters lettersOf(std::string_view code) {
    Letters letters;
    if (lowerCase(code.substr(0, 7)) == "general") return letters;
    for (std::size_t i = 0; i < code.size() && code[i] != ';'; ++i) {
        switch (code[i]) {
            case '"':
                i = std::min(code.find('"', i + 1), code.size());
                break;
            case '\\':
            case '_':
            case '*':
                ++i;
                break;
            case '[': {
                const std::size_t end = std::min(code.find(']', i), code.size());
                letters.elapsed |= isElapsed(code.substr(i + 1, end - i - 1));
                i = end;
                break;
            }
            case 'E':
            case 'e':
                if (i + 1 < code.size() && (code[i + 1] == '+' || code[i + 1] == '-')) break;
                letters.year = true;
                break;
            case 'Y':
            case 'y':
            case 'B':
            case 'b':
                letters.year = true;
                break;
            case 'D':
            case 'd':
                letters.day = true;
                break;
            case 'M':
            case 'm':
                letters.month = true;
                break;
            case 'H':
            case 'h':
                letters.hour = true;
                break;
            case 'S':
            case 's':
                letters.second = true;
                break;
            case '%':
                letters.percent = true;
                break;
            case 'A':
            case 'a':  // AM/PM, A/P
                if (const std::size_t slash = code.find('/', i); slash != code.npos) i = slash + 1;
                break;
            default:
                break;
        }
    }
    return letters;
}

std::string timeText(long long milliseconds) {
    const long long seconds = milliseconds / 1000;
    std::string text =
        fmt::format("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (milliseconds % 1000 != 0) text += fmt::format(".{:03}", milliseconds % 1000);
    return text;
}

std::string dayText(long long serial, bool since1904) {
    using namespace std::chrono;
    const sys_days epoch = since1904     ? sys_days(year(1904) / 1 / 1)
                           : serial < 60 ? sys_days(year(1899) / 12 / 31)
                                         : sys_days(year(1899) / 12 / 30);
    const year_month_day day(epoch + days(serial));
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

}  // namespace

Shown shownBy(std::string_view code) {
    const Letters letters = lettersOf(code);
    if (letters.elapsed) return Shown::Elapsed;
    const bool hasTime = letters.hour || letters.second;
    const bool hasDay = letters.year || letters.day || (letters.month && !hasTime);
    if (hasDay) return hasTime ? Shown::DateTime : Shown::Date;
    if (hasTime) return Shown::Time;
    return letters.percent ? Shown::Percent : Shown::Number;
}

Shown shownByBuiltin(int id) {
    if (id == 9 || id == 10) return Shown::Percent;
    if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id == 36 || (id >= 50 && id <= 54) ||
        id == 57 || id == 58)
        return Shown::Date;
    if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id == 45 || id == 47 || id == 55 ||
        id == 56)
        return Shown::Time;
    if (id == 22) return Shown::DateTime;
    return id == 46 ? Shown::Elapsed : Shown::Number;
}

std::string serialText(double serial, Shown shown, bool since1904) {
    if (!(serial >= 0. && serial < kLastSerial)) return numberCellText(serial);
    const auto milliseconds = static_cast<long long>(std::llround(serial * kDay));
    const long long day = milliseconds / kDay;
    const bool isDay = since1904 || day > 0;
    const bool isDuration = shown == Shown::Elapsed || (shown == Shown::Time && day < 366);
    if (isDuration || !isDay) return timeText(milliseconds);
    const bool hasTime = shown != Shown::Date || milliseconds % kDay != 0;
    return dayText(day, since1904) + (hasTime ? "T" + timeText(milliseconds % kDay) : "");
}

}  // namespace ardent
