#include "core/figure/interactions/interaction_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"

namespace ardent {

namespace {

/// What the scores are, in the reader's words.
struct KindText {
    std::string what;    ///< with how
    std::string label;   ///< what alone, which an axis has room for
    std::string how;     ///< "" where it is not said
    std::string origin;  ///< with its "; "

    explicit KindText(const Interactions& interactions)
        : label(words(interactions.kind)), how(words(interactions.how)) {
        what = how.empty() ? label : fmt::format("{}: {}", label, how);
        for (const Message& part : interactions.origin) origin += "; " + words(part);
    }
};

void noteScore(const KindText& kind, Figure& figure) {
    if (!kind.how.empty()) addNote(NoteKind::Shown, words("Score: {}.", kind.how), figure);
}

/// Title, and why there is nothing to draw.
Figure startFigure(const Interactions& interactions) {
    Figure figure;
    figure.title = words("Interactions");
    if (interactions.sets.empty())
        figure.empty = interactions.names.size() < 2
                           ? words("Interactions need two variables; this model has one.")
                           : words("No interactions were found.");
    else if (!(interactions.sets.front().score > 0.))
        figure.empty =
            words("No two variables act together in this model: what they do only adds up.");
    return figure;
}

std::vector<std::string> namesOf(const Interactions& interactions,
                                 const std::vector<Index>& sources) {
    std::vector<std::string> names;
    for (const Index source : sources)
        names.push_back(interactions.names[static_cast<std::size_t>(source)]);
    return names;
}

/// Positions of the set's variables among the chosen ones; empty where one is not.
std::vector<Index> placesOf(const Interactions::Set& set, const std::vector<Index>& chosen) {
    std::vector<Index> places;
    for (const Index source : set.sources) {
        const auto found = std::ranges::lower_bound(chosen, source);
        if (found == chosen.end() || *found != source) return {};
        places.push_back(found - chosen.begin());
    }
    return places;
}

/// Whether its score is more than rounding beside the strongest.
bool counts(const Interactions& interactions, const Interactions::Set& set) {
    constexpr double kRounding = 1e-9;
    return set.score > kRounding * interactions.sets.front().score;
}

constexpr auto isTriple = [](const Interactions::Set& set) { return set.sources.size() > 2; };

/// What the sets are: one of them, or several.
std::string setWord(std::span<const Interactions::Set> sets) {
    const bool hasTriples = std::ranges::any_of(sets, isTriple);
    if (hasTriples && !std::ranges::all_of(sets, isTriple)) return words("pairs and triples");
    if (sets.size() == 1) return hasTriples ? words("triple") : words("pair");
    return hasTriples ? words("triples") : words("pairs");
}

std::string variablesText(const Interactions& interactions, Index shown) {
    const auto all = std::ssize(interactions.names);
    return shown == all ? words("all {}", countedVariables(all))
                        : words("the {} of {} that are in the strongest {}",
                                countedVariables(shown), grouped(all), setWord(interactions.sets));
}

}  // namespace

std::vector<Index> strongestVariables(const Interactions& interactions, Index most) {
    std::vector<Index> chosen;
    for (const Interactions::Set& set : interactions.sets)
        for (const Index source : set.sources)
            if (counts(interactions, set) && std::ssize(chosen) < most &&
                std::ranges::find(chosen, source) == chosen.end())
                chosen.push_back(source);
    std::ranges::sort(chosen);
    return chosen;
}

Index shownSets(const Interactions& interactions, const InteractionChoice& choice) {
    const auto above = std::ranges::find_if(interactions.sets, [&](const Interactions::Set& set) {
        return !counts(interactions, set);
    });
    return std::min<Index>(choice.most, above - interactions.sets.begin());
}

Figure interactionFigure(const Interactions& interactions, const InteractionChoice& choice) {
    const KindText kind(interactions);
    Figure figure = startFigure(interactions);
    nameAxis(figure.x, [&] { return KindText(interactions).label; });
    figure.y.reversed = true;
    if (!figure.empty.empty()) return figure;
    Bars bars;
    bars.name = kind.what + kind.origin;
    bars.colour = choice.colour;
    const Index shown = shownSets(interactions, choice);
    for (Index i = 0; i < shown; ++i) {
        const Interactions::Set& set = interactions.sets[static_cast<std::size_t>(i)];
        bars.names.push_back(
            fmt::format("{}", fmt::join(namesOf(interactions, set.sources), " × ")));
        bars.values.push_back(set.score);
    }
    addNote(NoteKind::Shown,
            words("Strongest first, {} {} of {} variables{}.", shown,
                  setWord(std::span(interactions.sets).first(static_cast<std::size_t>(shown))),
                  interactions.names.size(), kind.origin),
            figure);
    noteScore(kind, figure);
    const auto zeros = std::span(interactions.sets).subspan(static_cast<std::size_t>(shown));
    if (!zeros.empty() && !counts(interactions, zeros.front())) {
        bars.names.push_back(zeros.size() == 1
                                 ? words("1 more {}", setWord(zeros))
                                 : words("{} more {}", grouped(std::ssize(zeros)), setWord(zeros)));
        bars.values.push_back(0.);
    }
    figure.y.categories = bars.names;
    addLayer(figure, std::move(bars));
    return figure;
}

Figure interactionGraph(const Interactions& interactions, const Relevance* mainEffects,
                        const InteractionChoice& choice) {
    const KindText kind(interactions);
    Figure figure = startFigure(interactions);
    if (!figure.empty.empty()) return figure;
    const std::vector<Index> chosen = strongestVariables(interactions, choice.variables);
    Graph graph;
    graph.colour = choice.colour;
    graph.edgeLabel = kind.label;
    graph.names = namesOf(interactions, chosen);
    if (mainEffects) {
        graph.nodeLabel = words(wholeKind(*mainEffects));
        for (const Index source : chosen)
            graph.sizes.push_back(
                std::max(0., mainEffects->values[static_cast<std::size_t>(source)]));
    }
    std::vector<Interactions::Set> among;
    for (const Interactions::Set& set : interactions.sets) {
        std::vector<Index> places = placesOf(set, chosen);
        if (places.empty()) continue;
        among.push_back(set);
        if (set.score > 0. && set.score >= choice.least * interactions.sets.front().score)
            graph.edges.push_back({std::move(places), set.score});
    }
    addNote(
        NoteKind::Shown,
        words("{} of {} {} among {}: those with at least {:.3g} % of the strongest score{}.",
              grouped(std::ssize(graph.edges)), grouped(std::ssize(among)), setWord(among),
              variablesText(interactions, std::ssize(chosen)), 100. * choice.least, kind.origin),
        figure);
    addNote(NoteKind::Shown,
            words("Widths of lines: {}; {}.", kind.what,
                  mainEffects ? words("sizes of circles: {}", graph.nodeLabel)
                              : words("circles are alike, because no main effects are known yet")),
            figure);
    addLayer(figure, std::move(graph));
    return figure;
}

Figure interactionMap(const Interactions& interactions, const InteractionChoice& choice) {
    const KindText kind(interactions);
    Figure figure = startFigure(interactions);
    if (!figure.empty.empty()) return figure;
    const std::vector<Index> chosen = strongestVariables(interactions, choice.variables);
    const auto count = std::ssize(chosen);
    Cells cells;
    cells.name = kind.what;
    cells.scale = kind.label;
    cells.colour = choice.colour;
    cells.values = Matrix::Constant(count, count, std::nan(""));
    cells.shade = Matrix::Zero(count, count);
    double largest = 0.;
    for (const Interactions::Set& set : interactions.sets) {
        const std::vector<Index> places = placesOf(set, chosen);
        if (places.size() != 2) continue;
        cells.values(places[0], places[1]) = cells.values(places[1], places[0]) = set.score;
        largest = std::max(largest, set.score);
    }
    if (largest > 0.)
        cells.shade = (cells.values.array().isNaN()).select(0., cells.values.array() / largest);
    figure.x.categories = figure.y.categories = namesOf(interactions, chosen);
    figure.x.range = figure.y.range = Range{-0.5, static_cast<double>(count) - 0.5};
    figure.y.reversed = true;
    const auto triples = std::ranges::count_if(interactions.sets, isTriple);
    addNote(NoteKind::Shown,
            words("Pairs of {}{}. A cell is empty where no score is known.",
                  variablesText(interactions, count), kind.origin),
            figure);
    noteScore(kind, figure);
    if (triples > 0)
        addNote(NoteKind::Shown,
                triples == 1
                    ? words("The list and the graph have 1 triple more.")
                    : words("The list and the graph have {} triples more.", grouped(triples)),
                figure);
    addLayer(figure, std::move(cells));
    return figure;
}

}  // namespace ardent
