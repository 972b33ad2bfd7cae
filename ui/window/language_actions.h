#pragma once

#include <QObject>

namespace ardent {

class Actions;
class StatusLine;

/// The language of the window, chosen in the View menu for the next start.
class LanguageActions : public QObject {
    Q_OBJECT

public:
    LanguageActions(Actions& actions, StatusLine& status, QObject* parent);
};

}  // namespace ardent
