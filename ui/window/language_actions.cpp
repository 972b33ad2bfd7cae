#include "ui/window/language_actions.h"

#include "ui/window/actions.h"
#include "ui/window/language.h"
#include "ui/window/status_line.h"

namespace ardent {

QList<QAction*> languageActions(const Actions& actions) {
    QList<QAction*> chosen;
    for (QAction* action : actions.all())
        if (action->objectName().startsWith(QLatin1String("language."))) chosen << action;
    return chosen;
}

LanguageActions::LanguageActions(Actions& actions, StatusLine& status, QObject* parent)
    : QObject(parent) {
    constexpr int kReadable = 8000;  // milliseconds
    for (QAction* action : languageActions(actions)) {
        const QString name = action->objectName().section(u'.', 1);
        const QString language = name == QLatin1String("system") ? QString() : name;
        action->setChecked(chosenLanguage() == language);
        connect(action, &QAction::triggered, this, [&status, language] {
            chooseLanguage(language);
            status.say(tr("The window uses that language from the next start on"), kReadable);
        });
    }
}

}  // namespace ardent
