#include "ui/window/about_box.h"

#include <QApplication>
#include <QMessageBox>

#include "core/base/build_info.h"

namespace ardent {

void showAbout(QWidget* parent) {
    const BuildInfo build = buildInfo();
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    QStringList lines{
        QMessageBox::tr("Version %1, commit %2").arg(text(build.version), text(build.commit)),
        QMessageBox::tr("Compiled with %1 for %2")
            .arg(text(build.compiler), text(build.instructionSet)),
        QStringLiteral("Qt %1").arg(QLatin1String(qVersion()))};
    for (const auto& [name, version] : build.libraries) lines << text(name) + u' ' + text(version);
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, QMessageBox::tr("About Ardent"),
        QMessageBox::tr("Ardent: see which variables matter, how they act and how a "
                        "model finds that out."),
        QMessageBox::Close, parent);
    box->setInformativeText(lines.join(u'\n'));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

}  // namespace ardent
