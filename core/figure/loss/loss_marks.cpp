#include "core/figure/loss/loss_marks.h"

#include <algorithm>
#include <iterator>

#include "core/figure/loss/run_shares.h"
#include "core/figure/marked_place.h"

namespace ardent {

namespace {

/// Directly behind the lines of a run, so that a legend that is cut tells them with it.
void moveLastBehind(const std::string& run, Index count, std::vector<Layer>& layers) {
    const auto marks = layers.end() - count;
    const auto isOwn = [beginning = run + " · "](const Layer& layer) {
        const auto* line = std::get_if<Series>(&layer);
        return line && line->role != LineRole::Individual && line->name.starts_with(beginning);
    };
    const auto own = std::find_if(std::reverse_iterator(marks), layers.rend(), isOwn);
    if (own != layers.rend()) std::rotate(own.base(), marks, layers.end());
}

/// "a" … "z", "a2", …
std::string letter(std::size_t position) {
    constexpr std::size_t kLetters = 26;
    std::string sign(1, static_cast<char>('a' + position % kLetters));
    if (position >= kLetters) sign += std::to_string(position / kLetters + 1);
    return sign;
}

}  // namespace

const LossCurve* markedRun(std::span<const LossCurve> runs, const LossChoice& choice) {
    const auto run = std::ranges::find_if(runs, [&](const LossCurve& each) {
        return each.group.empty() && (runs.size() == 1 || each.run == choice.first);
    });
    return run == runs.end() ? nullptr : &*run;
}

void markTicks(const LossCurve& run, const std::vector<UndrawnTicks>& undrawn,
               const LossChoice& choice, Figure& figure) {
    if (figure.isEmpty()) return;
    const Range heights = heightsOf(figure);
    Index count = 0;
    const auto placeOf = [&](double tick) {
        return choice.across == Across::Shares ? shareOf(tick, lengthOf(run.curve)) : tick;
    };
    const auto mark = [&](const std::string& name, std::int64_t tick, PlaceKind kind) {
        markPlace(run.run + " · " + name, placeOf(static_cast<double>(tick)), heights, figure,
                  kind);
        ++count;
    };
    for (const UndrawnTicks& stage : undrawn) {
        mark(undrawnName(stage, run.tickUnit), 0, PlaceKind::Stage);
        layers<Series>(figure).back().x = {placeOf(stage.ticks.low), placeOf(stage.ticks.high)};
        layers<Series>(figure).back().colour = run.colour;
    }
    if (run.keptTick) mark(keptName(run.tickUnit, *run.keptTick), *run.keptTick, PlaceKind::Kept);
    for (std::size_t i = 0; i < run.changes.size(); ++i) {
        mark(run.changes[i].name, run.changes[i].tick, PlaceKind::Change);
        layers<Series>(figure).back().sign = letter(i);
    }
    moveLastBehind(run.run, count, figure.layers);
}

void narrowLastStage(const LossCurve& run, const std::vector<UndrawnTicks>& undrawn,
                     Figure& figure) {
    constexpr double kMost = 0.25, kMargin = 0.02;  // of the width of what is drawn
    if (undrawn.empty() || figure.isEmpty()) return;
    const auto first = static_cast<double>(run.curve.tick(0));
    const auto last = static_cast<double>(run.curve.tick(run.curve.size() - 1));
    const Range& stage = undrawn.back().ticks;
    const double drawn = stage.low - first;
    if (stage.high < last || drawn <= 0. || last - stage.low <= kMost * drawn) return;
    figure.x.range = Range{first - kMargin * drawn, stage.low + kMost * drawn};
}

}  // namespace ardent
