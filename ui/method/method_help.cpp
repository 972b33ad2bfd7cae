#include "ui/method/method_help.h"

#include "core/method/method.h"
#include "ui/style/translated.h"
#include "ui/widgets/help_page.h"

namespace ardent {

QString methodHelp(const Method& method) {
    QStringList paragraphs{helpText(QString::fromUtf8(method.id))};
    const OptionSchema schema = method.schema();
    if (!schema.empty()) paragraphs << QStringLiteral("## ") + translated("Settings");
    for (const OptionSpec& option : schema)
        paragraphs << QStringLiteral("**%1.** %2")
                          .arg(translatedCore(option.title), translatedCore(option.help));
    return paragraphs.join(QStringLiteral("\n\n"));
}

void showMethodHelp(const Method& method, QWidget* parent) {
    HelpPage page;
    page.name = QStringLiteral("methodHelp");
    page.title = translatedCore(method.title);
    page.accessibleName = translated("About this method");
    page.toolTip = translated("What the method does and when to trust it");
    page.markdown = methodHelp(method);
    showHelpPage(page, parent);
}

}  // namespace ardent
