#include "ui/session/trouble_text.h"

#include "core/base/message.h"
#include "ui/style/translated.h"

namespace ardent {

QString troubleText(const Snapshot& snapshot) {
    const bool isBroken =
        snapshot.state == RunState::Diverged || snapshot.state == RunState::Failed;
    QStringList parts;
    for (const Message& why : {isBroken ? snapshot.reason : doubt(snapshot).text,
                               snapshot.remedy ? snapshot.remedy->why : Message()})
        if (!why.empty()) parts << QString::fromStdString(words(why));
    return parts.isEmpty() ? translated("On held-out rows the model is worse than a constant.")
                           : parts.join(u' ');
}

}  // namespace ardent
