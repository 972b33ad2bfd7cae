#include "ui/session/staleness.h"

namespace ardent {

Staleness stalenessOf(const RunEntry& run, const Inputs& wanted) {
    if (!sameData(run.inputs, wanted)) return Staleness::Data;
    const auto isWanted = [&](const Inputs& inputs) {
        return run.fromQueue ? sameButForSeed(inputs, wanted) : sameSettings(inputs, wanted);
    };
    return isWanted(run.inputs) || isWanted(run.firstInputs()) ? Staleness::None
                                                               : Staleness::Settings;
}

}  // namespace ardent
