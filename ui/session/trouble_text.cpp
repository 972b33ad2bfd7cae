#include "ui/session/trouble_text.h"

#include "core/figure/told.h"
#include "ui/style/translated.h"

namespace ardent {

QString troubleText(const Snapshot& snapshot) {
    const bool isBroken =
        snapshot.state == RunState::Diverged || snapshot.state == RunState::Failed;
    QStringList parts;
    for (const std::string& why : {isBroken ? snapshot.reason : doubt(snapshot),
                                   snapshot.remedy ? snapshot.remedy->why : ""})
        if (!why.empty()) parts << QString::fromStdString(toldSentence(why));
    return parts.isEmpty() ? translated("On held-out rows the model is worse than a constant.")
                           : parts.join(u' ');
}

}  // namespace ardent
