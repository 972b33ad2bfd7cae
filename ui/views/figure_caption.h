#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/figure/figure.h"
#include "core/figure/notes/origin_note.h"

namespace ardent {

class Runs;
struct RunEntry;

/// What a page says of the runs and models that its figure is of.
class FigureCaption {
public:
    /// Which model the next figure is of.
    void tellModel(std::string model) { told_ = std::move(model); }
    /// The figure is of these runs, of the current one's model that was told, else of this one.
    void begin(const std::vector<const RunEntry*>& runs, const RunEntry* current,
               std::string model);
    /// False where it says that already.
    bool rename(const RunEntry& run);
    /// The figure is of runs, and all of them are gone.
    bool isOfGoneRuns(const Runs& runs) const;
    Figure captioned(Figure figure) const;

private:
    /// A run that the figure is of.
    struct Shown {
        int run = 0;
        FigureOrigin origin;
    };

    std::vector<Shown> shown_;
    std::optional<std::string> told_;  ///< the model of the next figure
};

}  // namespace ardent
