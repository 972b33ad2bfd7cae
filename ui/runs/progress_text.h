#pragma once

#include <QString>

#include "ui/session/run_entry.h"

namespace ardent {

/// "epoch 30", while it goes on "epoch 30 of at most 200" as far as that is known.
QString tickText(const RunEntry& entry);

/// The same for a narrow place: "30 epochs", "30 of ≤ 200 epochs"; before the first tick the stage
/// that a method names, "Frequency draw 3 of 20".
QString tickCountText(const RunEntry& entry);

/// "12 epochs per second", "at most 5 epochs per second" where it is held back; "" where it does
/// not run or that is not known.
QString speedText(const RunEntry& entry);

/// "at most 5 epochs per second", as the run counts, or steps where there is none (null); "" for
/// full speed.
QString paceText(Pace pace, const RunEntry* run);

/// "about 14 s to epoch 200", or "at most 2 s left" where its time limit comes first; "" where it
/// does not run or nothing is known, as where the steps to come may cost other times.
QString timeLeftText(const RunEntry& entry);

/// All of it: "epoch 30 of at most 200, 12 epochs per second, about 14 s to epoch 200".
QString progressText(const RunEntry& entry);

}  // namespace ardent
