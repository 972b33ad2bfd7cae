#include "ui/method/method_help.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/base/check.h"
#include "core/method/method.h"
#include "ui/style/translated.h"

namespace ardent {

QString methodHelp(const Method& method) {
    QFile page(QStringLiteral(":/help/%1.md").arg(QString::fromUtf8(method.id)));
    check(page.open(QIODevice::ReadOnly), "every method has a help page");
    QStringList paragraphs{QString::fromUtf8(page.readAll())};
    const OptionSchema schema = method.schema();
    if (!schema.empty()) paragraphs << QStringLiteral("## ") + translated("Settings");
    for (const OptionSpec& option : schema)
        paragraphs << QStringLiteral("**%1.** %2")
                          .arg(translatedCore(option.title), translatedCore(option.help));
    return paragraphs.join(QStringLiteral("\n\n"));
}

void showMethodHelp(const Method& method, QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("methodHelp"));
    dialog->setWindowTitle(translatedCore(method.title));
    auto* page = new QTextBrowser(dialog);
    page->setOpenExternalLinks(true);
    page->setMarkdown(methodHelp(method));
    page->setAccessibleName(translated("About this method"));
    page->setToolTip(translated("What the method does and when to trust it"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setToolTip(translated("Closes this window"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(page);
    layout->addWidget(buttons);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 84,
                   dialog->fontMetrics().height() * 34);
    dialog->open();
}

}  // namespace ardent
