#include "ui/views/figure_caption.h"

#include <algorithm>
#include <utility>

#include "ui/session/runs.h"
#include "ui/views/run_origin.h"

namespace ardent {

void FigureCaption::begin(const std::vector<const RunEntry*>& runs, const RunEntry* current,
                          std::string model) {
    if (told_) model = *std::exchange(told_, std::nullopt);
    shown_.clear();
    for (const RunEntry* run : runs)
        shown_.push_back({run->id, originOf(*run, run == current ? model : std::string())});
}

bool FigureCaption::rename(const RunEntry& run) {
    const auto shown = std::ranges::find(shown_, run.id, &Shown::run);
    if (shown == shown_.end()) return false;
    std::string name = run.name.toStdString();
    if (name == shown->origin.run) return false;
    shown->origin.run = std::move(name);
    return true;
}

bool FigureCaption::isOfGoneRuns(const Runs& runs) const {
    return !shown_.empty() &&
           std::ranges::none_of(shown_, [&](const Shown& shown) { return runs.find(shown.run); });
}

Figure FigureCaption::captioned(Figure figure) const {
    std::vector<FigureOrigin> origins;
    for (const Shown& shown : shown_) origins.push_back(shown.origin);
    if (!figure.isEmpty()) noteOrigin(origins, figure);
    return figure;
}

}  // namespace ardent
