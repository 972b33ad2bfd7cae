#include "core/figure/interaction_figure.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/text.h"

namespace ardent {

Figure interactionFigure(const Interactions& interactions, const InteractionChoice& choice) {
    Figure figure;
    figure.title = "Interactions";
    // The axis says what a score is; where it comes from stands in the note.
    const std::size_t end = interactions.kind.find("; ");
    figure.x.label = interactions.kind.substr(0, end);
    figure.y.reversed = true;
    if (interactions.sets.empty()) {
        figure.empty = interactions.names.size() < 2
                           ? "Interactions need two variables; this model has one."
                           : "No interactions were found.";
        return figure;
    }
    Bars bars;
    bars.name = interactions.kind;
    bars.colour = choice.colour;
    const Index shown = std::min(choice.most, std::ssize(interactions.sets));
    for (Index i = 0; i < shown; ++i) {
        const Interactions::Set& set = interactions.sets[static_cast<std::size_t>(i)];
        std::string name;
        for (const Index source : set.sources)
            name +=
                (name.empty() ? "" : " × ") + interactions.names[static_cast<std::size_t>(source)];
        bars.names.push_back(std::move(name));
        bars.values.push_back(set.score);
    }
    figure.note = fmt::format("Strongest first, {} of {} variables{}.", counted(shown, "set"),
                              interactions.names.size(),
                              end == std::string::npos ? "" : interactions.kind.substr(end));
    figure.y.categories = bars.names;
    figure.bars = std::move(bars);
    return figure;
}

}  // namespace ardent
