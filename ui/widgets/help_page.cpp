#include "ui/widgets/help_page.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextTable>
#include <QVBoxLayout>

#include "core/base/check.h"
#include "ui/style/translated.h"
#include "ui/widgets/unbroken.h"

namespace ardent {
namespace {

/// Thin lines and room around the text; as Markdown gives them, tables are cramped double boxes.
void layTablesOut(const QTextDocument& document, const QColor& line) {
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr) continue;
        QTextTableFormat format = table->format();
        format.setBorder(1.);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(line);
        format.setBorderCollapse(true);
        format.setCellPadding(5.);
        format.setCellSpacing(0.);
        format.setBottomMargin(12.);
        table->setFormat(format);
    }
}

/// Nothing where there is no such page.
QString pageIn(const QString& folder, const QString& page) {
    QFile file(QStringLiteral(":/help/%1%2.md").arg(folder, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Nothing where the window speaks English itself.
QString languageNote() {
    const char* english = QT_TRANSLATE_NOOP("ardent", "This text is in English.");
    const QString note = translated(english);
    return note == QLatin1String(english) ? QString() : QStringLiteral("*%1*\n\n").arg(note);
}

}  // namespace

QString helpText(const QString& page) {
    const QString own = pageIn(textLanguage() + u'/', page);
    if (!own.isEmpty()) return own;
    const QString english = pageIn(QString(), page);
    check(!english.isEmpty(), "every help page is in the program");
    return languageNote() + english;
}

void showHelpPage(const HelpPage& help, QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(help.name);
    dialog->setWindowTitle(help.title);
    auto* page = new QTextBrowser(dialog);
    page->setOpenExternalLinks(true);
    page->setMarkdown(unbroken(help.markdown));
    layTablesOut(*page->document(), page->palette().color(QPalette::Mid));
    page->setAccessibleName(help.accessibleName);
    page->setToolTip(help.toolTip);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setToolTip(translated("Closes this window"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(page);
    layout->addWidget(buttons);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * help.columns,
                   dialog->fontMetrics().height() * 34);
    dialog->open();
}

}  // namespace ardent
