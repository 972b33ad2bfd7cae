#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/range.h"

namespace ardent {

/// What a line stands for; with the run's colour it decides dash and marker. Main: what the figure
/// is about, where that is no loss. Individual: one of many alike, thin and pale, with one entry of
/// the legend for all.
enum class LineRole { Main, Train, Validation, Score, Reference, Individual };

/// What a reference line marks on the x axis. Upright: the tick whose model a run keeps, a change
/// of its options, the λ of the lowest score or the sparsest one about as good, or another place.
/// Stage: all from the first point to the last, where a run tells something else than is drawn.
enum class PlaceKind { Other, Kept, Change, Lowest, Sparsest, Stage };

constexpr bool isSolid(LineRole role) {
    return role == LineRole::Main || role == LineRole::Train;
}

struct Series {
    std::string name;
    LineRole role = LineRole::Main;
    int colour = 0;  ///< position in the palette: the run's
    std::vector<double> x, y;
    bool selected = false;             ///< of a selected row: stands out among others of its kind
    std::vector<double> spreads = {};  ///< empty, or how far a band reaches beside each point
    std::optional<std::int32_t> row = {};  ///< of the table, where the line is of that row alone
    std::string member = {};  ///< its own name in tables, where lines share one in the legend
    PlaceKind place = PlaceKind::Other;  ///< of a reference line
    std::string sign = {};               ///< "", or a word or letter at its upper end
    std::vector<Range> gaps = {};        ///< of x, ascending: it is broken across them
    std::string spreadName = {};         ///< what its spreads are; "": standard deviations
    /// Whose it is and what of it, where several have the same lines: a legend tells each once.
    std::string owner = {}, kind = {};
    bool isOnlyListed = false;  ///< in tables and files, as there are too many to draw
};

/// What a line is called where it stands alone.
inline const std::string& ownName(const Series& line) {
    return line.member.empty() ? line.name : line.member;
}

}  // namespace ardent
