#include "ui/window/language_actions.h"

#include "ui/window/actions.h"
#include "ui/window/language.h"
#include "ui/window/status_line.h"

namespace ardent {

LanguageActions::LanguageActions(Actions& actions, StatusLine& status, QObject* parent)
    : QObject(parent) {
    constexpr int kReadable = 8000;  // milliseconds
    for (const char* name : {"", "en", "de"}) {
        const QString language = QLatin1String(name);
        const std::string id = *name ? name : "system";
        QAction* action = actions[("language." + id).c_str()];
        action->setChecked(chosenLanguage() == language);
        connect(action, &QAction::triggered, this, [&status, language] {
            chooseLanguage(language);
            status.say(tr("The window speaks that language from the next start on"), kReadable);
        });
    }
}

}  // namespace ardent
