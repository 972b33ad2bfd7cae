#include "ui/window/project_actions.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <optional>
#include <utility>

#include "ui/session/runs.h"
#include "ui/window/actions.h"
#include "ui/window/file_dialogs.h"
#include "ui/window/status_line.h"
#include "ui/window/view_layout.h"

namespace ardent {

namespace {

constexpr QLatin1String kFolder("window/openFolder");

/// The run that has begun and not ended, though it may have been told to; null: none.
const RunEntry* begunRun(const Session& session) {
    for (const auto& run : session.runs().all())
        if (run->isStopping()) return run.get();
    const RunEntry* live = session.runs().live();
    return live && live->snapshot->tick > 0 ? live : nullptr;
}

/// What is asked before the session is left.
QString questionAbout(const Session& session) {
    if (!session.isModified())
        return ProjectActions::tr(
                   "%1 has not ended: stop it and save what it has learned, or lose it?")
            .arg(begunRun(session)->name);
    const QString project = session.projectPath();
    return project.isEmpty()
               ? ProjectActions::tr("Save the runs of %1 as a project?").arg(session.data()->title)
               : ProjectActions::tr("Save the changes to %1?").arg(QFileInfo(project).fileName());
}

/// Why a project is not saved without a question.
QString othersText(const QString& name, bool isOpenElsewhere,
                   const std::optional<QString>& computer) {
    if (!isOpenElsewhere)
        return ProjectActions::tr(
                   "%1 was changed by another window or program after it was opened or saved here.")
            .arg(name);
    if (!computer) return ProjectActions::tr("%1 is open in another window.").arg(name);
    if (computer->isEmpty())
        return ProjectActions::tr("%1 is locked; by which window cannot be read.").arg(name);
    return ProjectActions::tr(
               "%1 is locked by a window on the computer %2, or by one that broke down there.")
        .arg(name, *computer);
}

}  // namespace

ProjectActions::ProjectActions(Session& session, Actions& actions, const ViewArea& views,
                               StatusLine& status, const FileDialogs& dialogs, QWidget& window)
    : QObject(&window),
      session_(session),
      actions_(actions),
      views_(views),
      status_(status),
      dialogs_(dialogs),
      window_(window) {
    connect(actions["file.open"], &QAction::triggered, this, &ProjectActions::openByDialog);
    connect(actions["file.save"], &QAction::triggered, this, [this] { save([] {}); });
    connect(actions["file.saveAs"], &QAction::triggered, this, [this] { saveAs([] {}); });
    connect(&session, &Session::dataMissing, this, &ProjectActions::findData);
    connect(&session, &Session::projectSaved, this, &ProjectActions::showSaved);
    connect(&session, &Session::dataChanged, this, &ProjectActions::allowSaving);
    connect(&session, &Session::dataChanged, this, [this] { delete waiting_; });
    allowSaving();
}

void ProjectActions::allowSaving() {
    for (const char* id : {"file.save", "file.saveAs"})
        actions_.allow(id, session_.data() != nullptr, tr("Open a data file or a sample first"));
}

void ProjectActions::openByDialog() {
    const DataPtr& data = session_.data();
    const QString folder = data && !data->path.isEmpty() ? QFileInfo(data->path).absolutePath()
                                                         : QSettings().value(kFolder).toString();
    const QString path = dialogs_.askForFile(&window_, folder);
    if (path.isEmpty()) return;
    QSettings().setValue(kFolder, QFileInfo(path).absolutePath());
    openFile(path);
}

void ProjectActions::openFile(const QString& path) {
    session_.openFile(path, leaving());
}

void ProjectActions::openSample(const QString& id) {
    session_.openSample(id, leaving());
}

Session::Leave ProjectActions::leaving() {
    return [here = QPointer(this)](std::function<void()> then) {
        if (!here) return;
        const bool isBusy = here->question_ || here->othersQuestion_ || here->waiting_;
        if (!isBusy) return here->leave(std::move(then));
        here->next_ = std::move(then);
        if (here->question_) here->question_->raise();
    };
}

bool ProjectActions::wouldLose() const {
    return session_.isModified() || begunRun(session_);
}

void ProjectActions::leave(std::function<void()> then, std::function<void()> otherwise) {
    if (!wouldLose()) return then();
    if (question_) return question_->raise();
    delete waiting_;  // asked anew, a person may have thought better of it
    question_ = new QMessageBox(QMessageBox::NoIcon, tr("Unsaved work"), questionAbout(session_),
                                QMessageBox::Discard | QMessageBox::Cancel, &window_);
    question_->setObjectName(QStringLiteral("leaveQuestion"));
    question_->button(QMessageBox::Discard)->setText(tr("Discard"));  // by no single letter
    question_->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    question_->setDefaultButton(QMessageBox::Cancel);
    QPushButton* stop = nullptr;
    const RunEntry* begun = begunRun(session_);
    if (begun) {
        stop = question_->addButton(tr("Stop and S&ave"), QMessageBox::ActionRole);
        stop->setObjectName(QStringLiteral("stopAndSave"));
    }
    if (session_.isModified()) {
        offerSaving(*question_);
        if (stop) question_->setDefaultButton(stop);  // saving alone would lose the run
    }
    question_->setAttribute(Qt::WA_DeleteOnClose);
    connect(question_, &QDialog::finished, this,
            [this, stop, known = begun ? begun->id : 0, then = std::move(then),
             otherwise = std::move(otherwise)](int answer) {
                const bool stops = stop && question_->clickedButton() == stop;
                question_ = nullptr;
                auto next = std::exchange(next_, nullptr);
                if (stops) return stopAndSave(then);
                const RunEntry* now = begunRun(session_);
                const bool hasBegunSince = now && now->id != known;
                if (answer == QMessageBox::Save && hasBegunSince)
                    return save([this, then] { leave(then); });
                if (answer == QMessageBox::Save) return save(then);
                if (answer == QMessageBox::Discard) return then();
                if (next) return leave(std::move(next));
                otherwise();
            });
    question_->open();
}

/// Saves once the run has ended, unless other data are opened meanwhile.
void ProjectActions::stopAndSave(std::function<void()> then) {
    Runs& runs = session_.runs();
    const RunEntry* begun = begunRun(session_);
    if (!begun) return save(std::move(then));
    waiting_ = new QObject(this);
    const auto saveOnceEnded = [this, id = begun->id, then = std::move(then)] {
        const RunEntry* run = session_.runs().find(id);
        if (!waiting_ || (run && run->run)) return;
        waiting_->deleteLater();
        waiting_.clear();
        if (run) save(then);
    };
    connect(&runs, &Runs::stateChanged, waiting_, saveOnceEnded, Qt::QueuedConnection);
    if (!begun->isStopping()) runs.stop();
}

/// Nothing moves later, though a run may end while the question is open.
void ProjectActions::offerSaving(QMessageBox& question) {
    question.addButton(QMessageBox::Save)->setText(tr("&Save"));
    question.setDefaultButton(QMessageBox::Save);
    QString kept =
        tr("A project keeps the runs, their models and all settings. What is not saved is lost.");
    if (const RunEntry* run = begunRun(session_))
        kept += u' ' + tr("%1 is running: Stop and Save ends it and saves it, too.").arg(run->name);
    question.setInformativeText(kept);
}

void ProjectActions::save(std::function<void()> then) {
    const QString path = session_.projectPath();
    const bool isOpenElsewhere = session_.isOpenElsewhere();
    if (isOpenElsewhere || session_.isChangedByOthers())
        return askAboutOthers(path, isOpenElsewhere, std::move(then));
    path.isEmpty() ? saveAs(std::move(then)) : saveTo(path, std::move(then));
}

/// What is open in another window of this computer can be overwritten there alone.
void ProjectActions::askAboutOthers(const QString& path, bool isOpenElsewhere,
                                    std::function<void()> then) {
    if (othersQuestion_) return othersQuestion_->raise();
    const auto computer = isOpenElsewhere ? session_.otherComputer() : std::optional<QString>();
    const bool isOpenHere = isOpenElsewhere && !computer;
    auto* box = new QMessageBox(QMessageBox::NoIcon,
                                isOpenElsewhere ? tr("Project in use") : tr("Changed project"),
                                othersText(QFileInfo(path).fileName(), isOpenElsewhere, computer),
                                QMessageBox::Cancel, &window_);
    othersQuestion_ = box;
    box->setObjectName(QStringLiteral("changedQuestion"));
    box->setInformativeText(
        isOpenHere ? tr("Save as another file to keep both, or close it there and save again.")
        : isOpenElsewhere
            ? tr("Overwrite it only if no window has it open any more. Save as another file to "
                 "keep both.")
            : tr("Overwriting it loses what was saved there. Save as another file to keep both."));
    box->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    const QPushButton* overwrite =
        isOpenHere ? nullptr : box->addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    auto* elsewhere = box->addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    box->setDefaultButton(elsewhere);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QDialog::finished, this,
            [this, box, overwrite, elsewhere, path, then = std::move(then)] {
                const QAbstractButton* answer = box->clickedButton();
                othersQuestion_ = nullptr;
                if (overwrite && answer == overwrite) saveTo(path, then, Replacing::Any);
                if (answer == elsewhere) saveAs(then);
            });
    box->open();
}

void ProjectActions::saveAs(std::function<void()> then) {
    const QFileInfo data(session_.data()->path);
    const QString folder =
        session_.data()->path.isEmpty() ? QSettings().value(kFolder).toString() : data.path();
    const QString name = data.baseName().isEmpty() ? session_.data()->sample : data.baseName();
    const QString proposal = session_.projectPath().isEmpty()
                                 ? QStringLiteral("%1/%2.ardent")
                                       .arg(folder.isEmpty() ? QStringLiteral(".") : folder, name)
                                 : session_.projectPath();
    dialogs_.askWhereToSave(&window_, proposal,
                            [this, then = std::move(then)](const QString& path) {
                                if (!path.isEmpty()) saveTo(path, then);
                            });
}

void ProjectActions::saveTo(const QString& path, std::function<void()> then, Replacing replacing) {
    session_.saveProject(path, memoryOf(views_, session_), std::move(then), replacing);
}

void ProjectActions::showSaved() {
    constexpr int kShown = 6000;  // milliseconds
    const RunEntry* live = session_.runs().live();
    const QString name = QFileInfo(session_.projectPath()).fileName();
    status_.say(live ? tr("Saved %1 without %2, which has not ended").arg(name, live->name)
                     : tr("Saved %1").arg(name),
                kShown);
}

void ProjectActions::findData(const QString& project, const QString& dataPath) {
    dialogs_.askForMovedData(&window_, dataPath, [this, project, dataPath](const QString& found) {
        if (!found.isEmpty()) return session_.openProject(project, found, leaving());
        session_.reportTrouble(
            tr("%1 needs the table %2, which is not there: put it into the project's folder, or "
               "open the project again and say where the table is.")
                .arg(QFileInfo(project).fileName(), dataPath),
            Cause::Opening);
    });
}

}  // namespace ardent
