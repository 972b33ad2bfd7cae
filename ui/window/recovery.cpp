#include "ui/window/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QUuid>
#include <chrono>
#include <exception>
#include <utility>

#include "core/base/output_file.h"
#include "ui/session/project_age.h"
#include "ui/session/runs.h"
#include "ui/style/translated.h"
#include "ui/window/banner.h"
#include "ui/window/project_actions.h"
#include "ui/window/view_layout.h"

namespace ardent {

namespace {

using namespace std::chrono_literals;
constexpr auto kPause = 3min;

QString lockOf(const QString& path) {
    return path + QStringLiteral(".lock");
}

/// Locked by this object alone; another program that is still there keeps its own lock.
std::unique_ptr<QLockFile> lockedFile(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockOf(path));
    lock->setStaleLockTime(0);
    if (!lock->tryLock()) return nullptr;
    return lock;
}

/// The newest other file that nobody keeps; "" when there is none.
QString leftOver(const QStringList& others) {
    const QDir folder(Recovery::folder());
    for (const QFileInfo& file :
         folder.entryInfoList({QStringLiteral("*.ardent")}, QDir::Files, QDir::Time))
        if (!others.contains(file.filePath()) && lockedFile(file.filePath()))
            return file.filePath();
    return {};
}

void removeCopy(const QString& path) {
    removeProject(path.toStdString());
}

QString journalOfCopy(const QString& path) {
    return QString::fromStdString(journalOf(path.toStdString()).string());
}

/// What a person knows it by.
QString subjectOf(const StoredProject& project) {
    if (!project.standsFor.empty())
        return QFileInfo(QString::fromStdString(project.standsFor)).fileName();
    const DataReference& data = project.data;
    return data.sample.empty() ? QFileInfo(QString::fromStdString(data.absolute)).fileName()
                               : QString::fromStdString(data.sample);
}

}  // namespace

QString Recovery::folder() {
    return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/recovery");
}

Recovery::OwnFile::~OwnFile() {
    if (!isLeft) return;
    if (lock) removeCopy(path);
    if (!restored.isEmpty()) removeCopy(restored);
}

Recovery::Recovery(Session& session, const ViewArea& views, ProjectActions& projects,
                   Banner& banner, QObject* parent)
    : QObject(parent), session_(session), views_(views), projects_(projects), banner_(banner) {
    own_.path = QStringLiteral("%1/%2.ardent")
                    .arg(folder(), QUuid::createUuid().toString(QUuid::WithoutBraces));
    // Queued: a project that is being opened counts as saved only afterwards.
    connect(&session.runs(), &Runs::stateChanged, this, &Recovery::follow, Qt::QueuedConnection);
    connect(&session, &Session::projectSaved, this, &Recovery::keep);
    connect(&session, &Session::dataChanged, this, &Recovery::forget);
    connect(&timer_, &QTimer::timeout, this, &Recovery::keep);
    timer_.start(kPause);
    removeLeftOvers(folder().toStdString());
    offer();
}

void Recovery::offer() {
    const QString path = leftOver(passedOver_);
    if (path.isEmpty()) {
        if (const QString unread = unreadText(); !unread.isEmpty())
            banner_.show(unread, Cause::Opening);
        return;
    }
    reader_.run([path] { return loadProject(path.toStdString()); },
                [this, path](const Result<StoredProject>& project) {
                    const bool isTooLargeNow = !project && project.error().fault == Fault::Usage;
                    if (isTooLargeNow) return passOver(path);
                    if (!project) return putAside(path);
                    if (!project->runs.empty()) return ask(path, *project);
                    removeCopy(path);
                    offer();
                });
}

/// Another start may have the memory for it.
void Recovery::passOver(const QString& path) {
    passedOver_ << path;
    offer();
}

/// It may still be mended, or be of a newer Ardent.
void Recovery::putAside(const QString& path) {
    const QString aside = path + QStringLiteral(".unreadable");
    if (QFile::rename(path, aside)) {
        QFile::rename(journalOfCopy(path), journalOfCopy(aside));
        putAside_ << aside;
    } else {
        passedOver_ << path;
    }
    offer();
}

QString Recovery::unreadText() const {
    QStringList text;
    const QString comma = QStringLiteral(", ");
    if (!putAside_.isEmpty())
        text << tr("What an earlier session had kept cannot be read; it was put aside as %1.")
                    .arg(putAside_.join(comma));
    if (!passedOver_.isEmpty())
        text << tr("What an earlier session had kept cannot be read: %1.")
                    .arg(passedOver_.join(comma));
    return text.join(u' ');
}

void Recovery::ask(const QString& path, const StoredProject& project) {
    const auto runs = static_cast<int>(project.runs.size());
    const QString when = QLocale().toString(QFileInfo(path).lastModified(), QLocale::ShortFormat);
    QString text =
        runs == 1 ? tr("Ardent closed unexpectedly; 1 run of %1, kept on %2, can be restored.")
                        .arg(subjectOf(project), when)
                  : tr("Ardent closed unexpectedly; %1 runs of %2, kept on %3, can be restored.")
                        .arg(runs)
                        .arg(subjectOf(project), when);
    if (const QString stood = QString::fromStdString(project.standsFor);
        !stood.isEmpty() && !isStillBehind(stood, path))
        text += u' ' + tr("%1 has been saved again or moved since: saving asks for a place.")
                           .arg(subjectOf(project));
    if (const QString unread = unreadText(); !unread.isEmpty()) text += u' ' + unread;
    banner_.ask(text, {tr("&Restore"), tr("Opens this work in place of what is open now")},
                {tr("&Discard…"), tr("Deletes the copy of this work, after a question")},
                [this, path, runs](bool restore) {
                    restore ? this->restore(path) : askToDelete(path, runs);
                });
}

void Recovery::askToDelete(const QString& path, int runs) {
    const QString text =
        runs == 1 ? tr("Delete this run for good? It is kept nowhere else.")
                  : tr("Delete these %1 runs for good? They are kept nowhere else.").arg(runs);
    banner_.ask(text, {tr("D&elete"), tr("Deletes the copy of this work")},
                {tr("&Keep"), tr("Goes back to the question before")}, [this, path](bool isSure) {
                    if (!isSure) return offer();
                    removeCopy(path);
                    putAside_.clear();  // told with the question
                    if (!leftOver(passedOver_).isEmpty()) offer();
                });
}

void Recovery::restore(const QString& path) {
    const auto restoreIt = [this, path] {
        session_.restoreWork(path, [this, path] {
            own_.restored = path;
            keep();
        });
    };
    projects_.leave(restoreIt, [this] { offer(); });
}

std::vector<int> Recovery::keptRuns() const {
    std::vector<int> kept;
    for (const auto& run : session_.runs().all())
        if (run->hasResult()) kept.push_back(run->id);
    return kept;
}

void Recovery::follow() {
    if (keptRuns() != keptRuns_) keep();
}

/// While there is something to do, one writing stands for all that are asked for.
void Recovery::keep() {
    keptRuns_ = keptRuns();
    if (keptRuns_.empty() || !session_.isModified()) return forget();
    isDue_ = writer_.isBusy();
    if (isDue_) return;
    Kept now{session_.contents(), memoryOf(views_, session_)};
    if (now == written_) return;
    if (hasPlace())
        write(std::move(now));
    else
        tellOnce(tr("the folder %1 cannot be written to.").arg(folder()));
}

/// Whatever is broken: then what was kept before stays.
bool Recovery::keepAtOnce() try {
    if (keptRuns().empty() || !session_.isModified()) return true;
    if (!hasPlace()) return false;
    writer_.finish();
    StoredProject project = session_.toProject(own_.path, memoryOf(views_, session_));
    project.standsFor = session_.projectPath().toStdString();
    return saveProject(project, own_.path.toStdString()).has_value();
} catch (const std::exception&) {
    return false;
}

bool Recovery::hasPlace() {
    if (!own_.lock && QDir().mkpath(folder())) own_.lock = lockedFile(own_.path);
    return own_.lock != nullptr;
}

void Recovery::write(Kept now) {
    StoredProject project = session_.toProject(own_.path, now.views);
    project.standsFor = session_.projectPath().toStdString();
    written_ = std::move(now);
    writer_.run([project = std::move(project),
                 path = own_.path] { return saveProject(project, path.toStdString()); },
                [this](const Result<>& written) {
                    if (written) {
                        if (!own_.restored.isEmpty()) removeCopy(own_.restored);
                        own_.restored.clear();
                    } else {
                        written_.reset();
                        tellOnce(faultText(written.error()));
                    }
                    writeWhatIsDue();
                });
}

void Recovery::writeWhatIsDue() {
    if (std::exchange(isDue_, false)) keep();
}

void Recovery::tellOnce(const QString& reason) {
    if (std::exchange(isTold_, true)) return;
    session_.reportTrouble(
        tr("Save often: what is not saved would be lost if Ardent closed unexpectedly, because no "
           "copy of it can be kept: %1")
            .arg(reason),
        Cause::Saving);
}

/// Nothing is unsaved. In the writer's thread, so that no writing comes after it.
void Recovery::forget() {
    keptRuns_ = keptRuns();
    written_.reset();
    isDue_ = false;
    QStringList gone;
    if (own_.lock) gone << own_.path;
    if (!own_.restored.isEmpty()) gone << std::exchange(own_.restored, {});
    if (gone.isEmpty()) return;
    writer_.run(
        [gone]() -> Result<> {
            for (const QString& path : gone) removeCopy(path);
            return {};
        },
        [this](const Result<>&) { writeWhatIsDue(); });
}

}  // namespace ardent
