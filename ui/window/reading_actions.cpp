#include "ui/window/reading_actions.h"

#include <QFileInfo>

#include "core/base/text.h"
#include "core/data/import/dialect/file_layout.h"
#include "ui/session/session.h"
#include "ui/window/actions.h"
#include "ui/window/banner.h"
#include "ui/window/project_actions.h"

namespace ardent {

ReadingActions::ReadingActions(Session& session, Actions& actions, Banner& banner,
                               ProjectActions& projects, QWidget& window)
    : QObject(&window),
      session_(session),
      actions_(actions),
      banner_(banner),
      projects_(projects),
      window_(window) {
    connect(actions["file.reading"], &QAction::triggered, this, &ReadingActions::open);
    connect(actions["data.shape"], &QAction::triggered, this, [this] {
        if (session_.canReread()) openFor(session_.data()->path)->goToSteps();
    });
    connect(&session, &Session::tableRefused, this, &ReadingActions::lookAtRefused);
    connect(&session, &Session::fileOpened, this, &ReadingActions::lookAtOpened);
    connect(&session, &Session::dataChanged, this, &ReadingActions::allow);
    allow();
}

void ReadingActions::allow() {
    for (const char* id : {"file.reading", "data.shape"})
        actions_.allow(id, session_.canReread(),
                       session_.data() ? tr("A sample is not read from a file")
                                       : tr("Open a data file first"));
}

void ReadingActions::open() {
    if (session_.canReread()) openFor(session_.data()->path);
}

/// Begins with what is chosen for the table that is there, where it is this file's.
ReadingDialog* ReadingActions::openFor(const QString& path) {
    const DataPtr& there = session_.data();
    const bool isThere = there && there->path == QFileInfo(path).absoluteFilePath();
    auto* dialog = new ReadingDialog(path, isThere ? there : nullptr, jobs_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReadingDialog::read, this, [this](const DataPtr& table) {
        session_.takeReading(
            table, [this](std::function<void()> then) { projects_.leave(std::move(then)); });
    });
    dialog->open();
    return dialog;
}

void ReadingActions::offerFor(const QString& path) {
    banner_.offer(tr("Reading options…"),
                  tr("Shows the file and how it is read: header, separator, decimal mark and all "
                     "else, to be changed"),
                  [this, path] { openFor(path); });
}

void ReadingActions::lookAtRefused(const QString& path) {
    looker_.run([path]() -> Result<bool> { return mayHoldTable(path.toStdString()); },
                [this, path, told = banner_.text()](const Result<bool>& mayBe) {
                    if (mayBe && *mayBe && banner_.text() == told) offerFor(path);
                });
}

void ReadingActions::lookAtOpened(const QString& path) {
    const DataPtr& there = session_.data();
    if (!there || there->path != path) return;
    if (const Dialect& dialect = there->report.dialect; !dialect.otherParts.empty()) {
        session_.reportTrouble(
            tr("%1: the sheet %2 was read; these hold a table, too: %3. Choose under Reading "
               "options.")
                .arg(there->title, QString::fromStdString(dialect.part),
                     QString::fromStdString(words(quotedList(dialect.otherParts, 3)))),
            Cause::Opening);
        return offerFor(path);
    }
    if (there->report.undecided.empty()) return;
    session_.reportTrouble(
        tr("%1: the marks in the numbers of %2 may stand before decimals or between thousands; "
           "say which.")
            .arg(there->title,
                 QString::fromStdString(words(quotedList(there->report.undecided, 3)))),
        Cause::Opening);
    offerFor(path);
}

}  // namespace ardent
