#include "ui/runs/progress_text.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/message.h"
#include "ui/runs/run_text.h"
#include "ui/style/translated.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();

/// More ticks may come, up to a number that is known.
bool isBounded(const RunEntry& entry) {
    return !hasEnded(entry.state()) && entry.snapshot->tick < entry.snapshot->plannedTicks;
}

/// It would be faster by itself, or that is not known yet.
bool isHeldBack(const RunEntry& entry) {
    return entry.pace != kFullSpeed && !(entry.rate.perSecond() <= entry.pace);
}

/// To the last tick that there may be. Before a second of training that would be a guess.
double secondsOfTicks(const RunEntry& entry) {
    constexpr double kGuess = 1.;
    const Snapshot& now = *entry.snapshot;
    if (now.tick >= now.plannedTicks) return kUnbounded;
    const Method* method = entry.inputs.method;
    if (method && method->hasUnevenTicks) return kUnbounded;
    if (isHeldBack(entry)) return static_cast<double>(now.plannedTicks - now.tick) / entry.pace;
    if (entry.seconds() < kGuess) return kUnbounded;
    const double seconds = entry.rate.secondsTo(now.plannedTicks, entry.seconds());
    return std::isnan(seconds) ? kUnbounded : seconds;
}

/// A limit of training time tells nothing of how long people wait at a pace.
double secondsOfLimit(const RunEntry& entry) {
    const double limit = entry.inputs.limits.seconds;
    return limit > 0. && !isHeldBack(entry) ? std::max(0., limit - entry.seconds()) : kUnbounded;
}

QString atMost(Pace pace, const QString& ticks) {
    return translated("at most %1 %2 per second").arg(numberText(pace, 3), ticks);
}

/// Rounded up, the more the longer, so that it is read in peace.
QString roughDuration(double seconds) {
    const double unit = seconds < 60. ? 1. : seconds < 600. ? 10. : 60.;
    const double rounded = unit * std::max(1., std::ceil(seconds / unit));
    return rounded < 60. ? translated("%1 s").arg(countText(std::llround(rounded)))
                         : durationText(rounded);
}

}  // namespace

QString tickText(const RunEntry& entry) {
    const Snapshot& now = *entry.snapshot;
    const QString place = QStringLiteral("%1 %2").arg(tickWord(now), countText(now.tick));
    return isBounded(entry) ? translated("%1 of at most %2").arg(place, countText(now.plannedTicks))
                            : place;
}

QString tickCountText(const RunEntry& entry) {
    const Snapshot& now = *entry.snapshot;
    if (!isBounded(entry)) return ticksText(now);
    if (now.tick == 0 && !now.stage.empty()) return QString::fromStdString(words(now.stage));
    return translated("%1 of ≤ %2 %3")
        .arg(countText(now.tick), countText(now.plannedTicks),
             tickWord(now, now.plannedTicks != 1));
}

QString speedText(const RunEntry& entry) {
    const double rate = entry.rate.perSecond();
    if (entry.state() != RunState::Running) return {};
    if (isHeldBack(entry)) return atMost(entry.pace, tickWord(*entry.snapshot, entry.pace != 1.));
    const Snapshot& now = *entry.snapshot;
    const bool hasAll =
        now.plannedTicks > 0 && now.tick >= now.plannedTicks;  // what follows is none
    if (std::isnan(rate) || hasAll) return {};
    return translated("%1 %2 per second").arg(numberText(rate, 3), tickWord(*entry.snapshot, true));
}

QString paceText(Pace pace, const RunEntry* run) {
    if (pace == kFullSpeed) return {};
    const Snapshot ofNoRun;
    return atMost(pace, tickWord(run ? *run->snapshot : ofNoRun, pace != 1.));
}

QString timeLeftText(const RunEntry& entry) {
    if (entry.state() != RunState::Running || entry.intent == Intent::Step) return {};
    const Snapshot& now = *entry.snapshot;
    const double ticks = secondsOfTicks(entry);
    const double limit = secondsOfLimit(entry);
    if (ticks < limit)
        return translated("about %1 to %2 %3")
            .arg(roughDuration(ticks), tickWord(now), countText(now.plannedTicks));
    return limit < kUnbounded ? translated("at most %1 left").arg(roughDuration(limit)) : QString();
}

QString progressText(const RunEntry& entry) {
    QStringList parts{tickText(entry), speedText(entry), timeLeftText(entry)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

}  // namespace ardent
