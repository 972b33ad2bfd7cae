#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace ardent {

class Actions;
class StatusLine;

/// One for the system's language and one for each that the window speaks.
QList<QAction*> languageActions(const Actions& actions);

/// The language of the window, chosen in the View menu for the next start.
class LanguageActions : public QObject {
    Q_OBJECT

public:
    LanguageActions(Actions& actions, StatusLine& status, QObject* parent);
};

}  // namespace ardent
