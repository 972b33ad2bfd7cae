#include "ui/window/guarded_application.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <utility>

#include "ui/window/main_window.h"
#include "ui/window/recovery.h"

namespace ardent {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    QString what;
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& error) {
        if (!end) throw;
        what = QString::fromUtf8(error.what());
    } catch (...) {
        if (!end) throw;
        what = tr("an unknown one");
    }
    if (!std::exchange(isEnding_, true)) end(what);
    return false;
}

void endAfter(MainWindow& window, const QString& what) {
    const bool isKept = window.recovery().keepAtOnce();
    const QString error =
        GuardedApplication::tr("Ardent has made an error and must end: %1").arg(what);
    const QString work =
        isKept ? GuardedApplication::tr("Runs that are not saved are offered at the next start.")
               : GuardedApplication::tr("What is not saved could not be kept.");
    std::fprintf(stderr, "ardent: %s. %s\n", qPrintable(error), qPrintable(work));
    QMessageBox box(QMessageBox::Critical, GuardedApplication::tr("Error"), error,
                    QMessageBox::Close, &window);
    box.setObjectName(QStringLiteral("faultBox"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(work);
    box.button(QMessageBox::Close)->setText(GuardedApplication::tr("Close"));
    box.exec();
    std::fflush(nullptr);
    std::_Exit(1);
}

}  // namespace ardent
