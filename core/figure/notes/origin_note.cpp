#include "core/figure/notes/origin_note.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/base/message.h"
#include "core/figure/counts.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/notes.h"

namespace ardent {

namespace {

constexpr std::size_t kMostNamed = 4;

/// What all of them say alike; "" where they differ.
template <class Tell>
std::string shared(std::span<const FigureOrigin> origins, Tell tell) {
    const std::string first = tell(origins.front());
    const bool isShared = std::ranges::all_of(
        origins, [&](const FigureOrigin& origin) { return tell(origin) == first; });
    return isShared ? first : std::string();
}

std::string methodOf(const FigureOrigin& origin) {
    return origin.method;
}

std::string dataOf(const FigureOrigin& origin) {
    return origin.data.empty() ? origin.data : ' ' + words("on {}", origin.data);
}

std::string targetOf(const FigureOrigin& origin) {
    return origin.target.empty() ? origin.target : ", " + words("target {}", origin.target);
}

std::string seedOf(const FigureOrigin& origin) {
    return ", " + words("seed {}", origin.seed);
}

std::string splitOf(const FigureOrigin& origin) {
    return origin.split ? ", " + words("split {}", splitText(*origin.split)) : std::string();
}

std::string modelOf(const FigureOrigin& origin) {
    return origin.model.empty() ? origin.model : ", " + origin.model;
}

std::string withoutSeparator(std::string text) {
    text.erase(0, text.find_first_not_of(", "));
    return text;
}

}  // namespace

std::string splitText(const SplitShares& split) {
    const double percent = 100. / (split.train + split.validation + split.test);
    return readersNumber(fmt::format("{:.4g} / {:.4g} / {:.4g} %", percent * split.train,
                                     percent * split.validation, percent * split.test));
}

std::string modelAtLambda(double lambda) {
    return words("at λ = {} (not the run's own)", readersNumber(fmt::format("{:.3g}", lambda)));
}

std::string modelAfterRounds(long long rounds) {
    return rounds == 0 ? words("before the first round (not the run's own)")
                       : words("after round {} (not the run's own)", grouped(rounds));
}

std::string originNote(std::span<const FigureOrigin> origins) {
    if (origins.empty()) return {};
    const std::string method = shared(origins, methodOf);
    const std::string data = shared(origins, dataOf);
    const std::string target = shared(origins, targetOf);
    const std::string seed = shared(origins, seedOf);
    const std::string split = shared(origins, splitOf);
    const std::string model = shared(origins, modelOf);
    std::vector<std::string> names;
    for (const FigureOrigin& origin : origins.first(std::min(origins.size(), kMostNamed))) {
        std::string own = method.empty() ? methodOf(origin) : std::string();
        if (data.empty()) own += dataOf(origin);
        if (target.empty()) own += targetOf(origin);
        if (seed.empty()) own += seedOf(origin);
        if (split.empty()) own += splitOf(origin);
        if (model.empty()) own += modelOf(origin);
        own = withoutSeparator(std::move(own));
        names.push_back(own.empty() ? origin.run : fmt::format("{} ({})", origin.run, own));
    }
    if (origins.size() > kMostNamed) names.push_back(words("{} more", origins.size() - kMostNamed));
    const std::string common = withoutSeparator(method + data + target + seed + split);
    const std::string runs = withoutSeparator(fmt::format("{}{}", fmt::join(names, ", "), model));
    const std::string separator = runs.empty() || common.empty() ? "" : ": ";
    return runs + separator + common + ".";
}

void noteOrigin(std::span<const FigureOrigin> origins, Figure& figure) {
    if (origins.empty()) return;
    addNote(NoteKind::Origin, originNote(origins), figure);
    if (origins.size() != 1) return;
    const std::string doubt = words(origins.front().doubt);
    const bool isOfConstant =
        !figure.notes.empty() && figure.notes.front().text == constantModelText();
    isOfConstant ? addCaution(doubt, figure) : addFirstCaution(doubt, figure);
}

}  // namespace ardent
