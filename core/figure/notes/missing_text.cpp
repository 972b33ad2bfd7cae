#include "core/figure/notes/missing_text.h"

#include "core/base/message.h"
#include "core/figure/told.h"

namespace ardent {

std::string missingText(const Snapshot& run, const std::string& never, bool mayCome) {
    if (!mayCome && !never.empty()) return never;
    if (!hasEnded(run.state))
        return words("Not yet: {} …", told(run.stage.empty() ? "Training" : run.stage));
    if (run.state == RunState::Finished && !never.empty()) return never;
    if (run.reason.empty()) return words("The run has ended with nothing to show here.");
    return words("The run has ended with nothing to show here: {}", told(run.reason));
}

}  // namespace ardent
