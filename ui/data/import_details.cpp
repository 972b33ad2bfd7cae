#include "ui/data/import_details.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/base/message.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

QString separatorText(char separator) {
    if (separator == '\t') return ImportDetails::tr("tab");
    return QStringLiteral("\"%1\"").arg(QLatin1Char(separator));
}

QString packingText(const Dialect& dialect) {
    QString text = dialect.gzip ? ImportDetails::tr(", compressed with gzip") : QString();
    if (!dialect.packing.empty())
        text +=
            ImportDetails::tr(", unpacked from %1").arg(QString::fromStdString(dialect.packing));
    return text;
}

}  // namespace

QString reportText(const ImportReport& report) {
    QStringList lines;
    if (!report.path.empty()) {
        lines << QString::fromStdString(report.path);
        lines << (report.dialect.part.empty()
                      ? ImportDetails::tr("Separator %1, encoding %2%3")
                            .arg(separatorText(report.dialect.cutting.separator.front()),
                                 QString::fromStdString(report.dialect.encoding),
                                 packingText(report.dialect))
                      : ImportDetails::tr("Sheet or table: %1")
                            .arg(QString::fromStdString(report.dialect.part)));
    }
    lines << ImportDetails::tr("Rows read: %1, unreadable: %2, in the table: %3")
                 .arg(countText(report.rowsRead), countText(report.rowsDropped),
                      countText(report.rowsKept));
    lines << ImportDetails::tr("Missing cells: %1").arg(countText(report.missingCells));
    for (const Message& note : report.notes) lines << QString::fromStdString(words(note));
    if (report.badCellCount == 0) return lines.join(u'\n');
    lines << QString()
          << ImportDetails::tr("Cells that could not be read and count as missing: %1")
                 .arg(countText(report.badCellCount));
    for (const BadCell& cell : report.badCells)
        lines << ImportDetails::tr("line %1, column \"%2\": \"%3\"")
                     .arg(countText(cell.line), QString::fromStdString(cell.column),
                          QString::fromStdString(cell.text));
    return lines.join(u'\n');
}

ImportDetails::ImportDetails(const ImportReport& report, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Import details"));
    auto* text = new QPlainTextEdit(reportText(report), this);
    text->setReadOnly(true);
    text->setAccessibleName(tr("Import details"));
    text->setToolTip(tr("How the file was read"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Closes this window"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 24);
}

}  // namespace ardent
