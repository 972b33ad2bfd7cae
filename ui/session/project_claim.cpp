#include "ui/session/project_claim.h"

#include <QFileInfo>
#include <QSysInfo>

#include "core/store/project_file.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

/// The same for all links to the file.
QString placeOf(const QString& path) {
    const QFileInfo file(path);
    if (file.exists()) return file.canonicalFilePath();
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? file.absoluteFilePath() : folder + u'/' + file.fileName();
}

QString lockPathOf(const QString& place) {
    const QFileInfo file(place);
    return QStringLiteral("%1/.%2.lock").arg(file.path(), file.fileName());
}

/// Null where another window, be it of another program, keeps the file.
std::shared_ptr<QLockFile> locked(const QString& place) {
    auto lock = std::make_shared<QLockFile>(lockPathOf(place));
    lock->setStaleLockTime(0);
    const bool isElsewhere = !lock->tryLock() && lock->error() == QLockFile::LockFailedError;
    return isElsewhere ? nullptr : lock;
}

/// See ProjectClaim::otherComputer.
std::optional<QString> computerThatKeeps(const QString& place) {
    if (!QFileInfo::exists(lockPathOf(place))) return std::nullopt;
    qint64 process = 0;
    QString computer, program;
    if (!QLockFile(lockPathOf(place)).getLockInfo(&process, &computer, &program)) return QString();
    const bool isHere = computer.isEmpty() || computer == QSysInfo::machineHostName();
    return isHere ? std::nullopt : std::optional(computer);
}

/// What no window of this computer keeps; null where it cannot be had nevertheless.
std::shared_ptr<QLockFile> takenOver(const QString& place) {
    if (!computerThatKeeps(place)) return nullptr;
    QLockFile(lockPathOf(place)).removeStaleLockFile();
    return locked(place);
}

tl::unexpected<Error> leftAsItIs(const QString& text, const QString& path) {
    return fail(Fault::Output, text.arg(QFileInfo(path).fileName()).toStdString());
}

tl::unexpected<Error> openElsewhere(const QString& path) {
    return leftAsItIs(
        translated("%1 is open in another window: close it there, or choose another name."), path);
}

tl::unexpected<Error> noProject(const QString& path) {
    return leftAsItIs(translated("%1 is no project and is left as it is: choose another name."),
                      path);
}

tl::unexpected<Error> changedMeanwhile(const QString& path) {
    return leftAsItIs(
        translated("%1 was changed by another program while it was to be saved, and is left as it "
                   "is: save again to choose."),
        path);
}

}  // namespace

ProjectClaim::Held ProjectClaim::held() const {
    const std::lock_guard guard(mutex_);
    return held_;
}

int ProjectClaim::opening() const {
    const std::lock_guard guard(mutex_);
    return opening_;
}

std::shared_ptr<QLockFile> ProjectClaim::lockOf(const QString& place) const {
    const Held now = held();
    return now.lock && now.path == place ? now.lock : locked(place);
}

void ProjectClaim::begin(const QString& path, const FileStamp& known) {
    Held next;
    if (!path.isEmpty()) next = {placeOf(path), known, lockOf(placeOf(path))};
    const std::lock_guard guard(mutex_);
    held_ = std::move(next);
    ++opening_;
}

bool ProjectClaim::isElsewhere() {
    const Held now = held();
    if (now.path.isEmpty() || now.lock) return false;
    auto lock = locked(now.path);
    const std::lock_guard guard(mutex_);
    if (held_.path == now.path && !held_.lock) held_.lock = lock;
    return !lock;
}

std::optional<QString> ProjectClaim::otherComputer() const {
    return computerThatKeeps(held().path);
}

bool ProjectClaim::isChangedByOthers() const {
    const Held known = held();
    if (known.path.isEmpty()) return false;
    const FileStamp now = stampOf(known.path);
    return now.written.isValid() && now != known.known;
}

Result<> ProjectClaim::save(const StoredProject& project, const QString& path, Replacing replacing,
                            int opening) {
    const QString place = placeOf(path);
    auto lock = lockOf(place);
    if (!lock && replacing == Replacing::Any) lock = takenOver(place);
    if (!lock) return openElsewhere(path);
    if (replacing == Replacing::Known && QFileInfo(place).size() > 0 &&
        !isProjectFile(place.toStdString()))
        return noProject(path);
    if (const Held known = held();
        replacing == Replacing::Known && known.path == place && isChangedByOthers())
        return changedMeanwhile(path);
    if (auto saved = saveProject(project, place.toStdString()); !saved) return saved;
    const std::lock_guard guard(mutex_);
    if (opening_ == opening) held_ = {place, stampOf(place), lock};
    return {};
}

}  // namespace ardent
