#include "ui/window/published_results.h"

#include "ui/style/translated.h"
#include "ui/widgets/help_page.h"

namespace ardent {

void showPublishedResults(QWidget* parent) {
    HelpPage page;
    page.name = QStringLiteral("publishedResults");
    page.title = translated("Published results");
    page.accessibleName = translated("Published results");
    page.toolTip = translated("What the papers report, and what this program reaches");
    page.markdown = helpText(QStringLiteral("results"));
    page.columns = 150;
    showHelpPage(page, parent);
}

}  // namespace ardent
