#pragma once

#include <QString>

class QWidget;

namespace ardent {

/// A page of Markdown in a window of its own over `parent`.
struct HelpPage {
    QString name;  ///< the window's object name
    QString title;
    QString accessibleName;
    QString toolTip;
    QString markdown;
    int columns = 84;  ///< characters that the window is wide
};
void showHelpPage(const HelpPage&, QWidget* parent);

/// A page in resources/help: "rffnet"; that of the window's language, from a folder "de" for
/// instance, where there is one, else the English one under a note that says so.
QString helpText(const QString& page);

}  // namespace ardent
