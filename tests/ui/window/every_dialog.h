#pragma once

#include <QDialog>

#include "tests/ui/window_fixture.h"
#include "ui/data/file_card.h"

namespace ardent::test {

inline QDialog* openDialog(MainWindow& window) {
    for (QDialog* dialog : window.findChildren<QDialog*>())
        if (dialog->isVisible()) return dialog;
    return nullptr;
}

/// A table and a run that was stopped, so that every command has a subject.
inline void prepareForDialogs(WindowFixture& fixture, const Sandbox& sandbox) {
    fixture.openSmallTable(sandbox);
    fixture.session().setMethod(QStringLiteral("rffnet"));
    fixture.key(Qt::Key_F10);
    QTRY_VERIFY(fixture.session().runs().live() &&
                fixture.session().runs().live()->snapshot->tick > 0);
    fixture.key(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_VERIFY(fixture.session().runs().current()->hasResult());
    fixture.window().views().showPage(QStringLiteral("relevance"));
    QTRY_VERIFY(fixture.window().actions()["file.export"]->isEnabled());
}

/// Opens one dialog of the window after the other, shows it to `check` and closes it.
template <class Check>
void forEachDialog(WindowFixture& fixture, const Check& check) {
    MainWindow& window = fixture.window();
    const auto show = [&](const QString& what, const auto& open) {
        open();
        QTRY_VERIFY2(openDialog(window), qPrintable(what));
        QApplication::processEvents();
        check(*openDialog(window), what);
        openDialog(window)->reject();
        QTRY_VERIFY(!openDialog(window));
    };
    for (const char* action :
         {"file.reading", "file.export", "run.replicate", "run.notes", "help.commands", "help.keys",
          "help.method", "help.results", "help.about", "file.quit"}) {
        QVERIFY2(window.actions()[action]->isEnabled(), action);
        show(QLatin1String(action), [&] { window.actions()[action]->trigger(); });
        if (QTest::currentTestFailed()) return;
    }
    auto* details =
        window.findChild<FileCard*>()->findChild<QToolButton*>(QStringLiteral("importDetails"));
    show(QStringLiteral("details of the import"), [&] { click(details); });
}

}  // namespace ardent::test
