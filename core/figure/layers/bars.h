#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/range.h"
#include "core/base/types.h"

namespace ardent {

/// Horizontal bars, the first at the top.
struct Bars {
    /// A further number for every bar on a scale of its own: its largest is as long as the largest
    /// bar.
    struct Beside {
        std::string name;             ///< with its unit
        std::string label;            ///< in short
        std::vector<double> values;   ///< one a bar
        std::vector<double> spreads;  ///< empty, or how far each one's whisker reaches
        std::string id = {};          ///< in files that hold several
    };
    static constexpr std::size_t kMostBeside = 3;

    /// How a variable acts: a small curve, or a dot a level.
    struct Sketch {
        std::vector<double> places;  ///< 0 … 1, ascending
        Matrix values;               ///< places × outputs
        bool areLevels = false;
    };

    std::string name;
    int colour = 0;
    std::vector<std::string> names;
    std::vector<double> values;
    std::vector<bool> selected;  ///< empty, or one a bar: drawn filled, the others pale
    /// A line below this many bars ("top k"), at least one and fewer than all.
    std::optional<Index> separatorAfter;
    std::vector<double> spreads = {};    ///< empty, or how far each bar's whisker reaches
    std::vector<Range> intervals = {};   ///< empty, or from where to where it does, in their place
    std::vector<Message> remarks = {};   ///< empty, or one a bar: small print after its value
    std::vector<Message> together = {};  ///< empty, or one a bar: the same of it and others as one
    std::vector<double> parts = {};      ///< empty, or how much of each bar is of selected rows
    std::vector<Beside> beside = {};     ///< at most kMostBeside
    std::vector<Sketch> sketches = {};   ///< empty, or one a bar, some of which have no place
    std::string sketchName = {};         ///< what they show, on one scale
    /// Of all values; absent: three significant digits each.
    std::optional<int> decimals = {};
    bool areKnown = true;  ///< false: the values are 0 for want of any, and no numbers are drawn
};

}  // namespace ardent
