#include "ui/session/trouble_text.h"

#include "core/figure/told.h"
#include "ui/style/translated.h"

namespace ardent {

QString troubleText(const Snapshot& snapshot) {
    const bool isBroken =
        snapshot.state == RunState::Diverged || snapshot.state == RunState::Failed;
    const std::string suggests = snapshot.remedy ? snapshot.remedy->why : "";
    const std::string why = isBroken           ? snapshot.reason
                            : suggests.empty() ? doubt(snapshot)
                                               : suggests;
    return why.empty() ? translated("On held-out rows the model is worse than a constant.")
                       : QString::fromStdString(told(why));
}

}  // namespace ardent
