#include "ui/window/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QUuid>
#include <chrono>

#include "ui/session/runs.h"
#include "ui/views/figure_page.h"
#include "ui/window/banner.h"
#include "ui/window/main_window.h"
#include "ui/window/project_actions.h"

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

/// The newest file that nobody keeps; "" when there is none.
QString leftOver() {
    const QDir folder(Recovery::folder());
    for (const QFileInfo& file :
         folder.entryInfoList({QStringLiteral("*.ardent")}, QDir::Files, QDir::Time))
        if (lockedFile(file.filePath())) return file.filePath();
    return {};
}

}  // namespace

QString Recovery::folder() {
    return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/recovery");
}

Recovery::OwnFile::~OwnFile() {
    if (lock) QFile::remove(path);
}

Recovery::Recovery(MainWindow& window, Banner& banner)
    : QObject(&window), window_(window), banner_(banner) {
    own_.path = QStringLiteral("%1/%2.ardent")
                    .arg(folder(), QUuid::createUuid().toString(QUuid::WithoutBraces));
    const Session& session = window.session();
    connect(&window.session().runs(), &Runs::stateChanged, this, &Recovery::follow);
    connect(&session, &Session::projectSaved, this, &Recovery::forget);
    connect(&session, &Session::dataChanged, this, &Recovery::forget);
    connect(&session, &Session::projectOpened, this, [this] {
        write();
        restoring_.clear();
    });
    connect(&session, &Session::trouble, this, [this] { restoring_.clear(); });
    connect(&timer_, &QTimer::timeout, this, &Recovery::write);
    timer_.start(kPause);
    offer();
}

void Recovery::offer() {
    const QString path = leftOver();
    if (path.isEmpty()) return;
    reader_.run([path] { return loadProject(path.toStdString()); },
                [this, path](const Result<StoredProject>& project) {
                    if (project && !project->runs.empty())
                        ask(path, static_cast<int>(project->runs.size()));
                    else
                        QFile::remove(path);
                });
}

void Recovery::ask(const QString& path, int runs) {
    const QString text = runs == 1
                             ? tr("Ardent closed unexpectedly; 1 run can be restored.")
                             : tr("Ardent closed unexpectedly; %1 runs can be restored.").arg(runs);
    banner_.ask(text, tr("&Restore"), tr("&Discard"),
                [this, path](bool restore) { answer(path, restore); });
}

void Recovery::answer(const QString& path, bool restore) {
    if (!restore) {
        QFile::remove(path);
        return;
    }
    window_.projects().leave([this, path] {
        restoring_ = path;
        window_.session().restoreWork(path);
    });
}

std::vector<int> Recovery::keptRuns() const {
    std::vector<int> kept;
    for (const auto& run : window_.session().runs().all())
        if (run->hasResult()) kept.push_back(run->id);
    return kept;
}

void Recovery::follow() {
    if (keptRuns() != written_) write();
}

void Recovery::write() {
    written_ = keptRuns();
    if (written_.empty() || !window_.session().isModified()) return forget();
    QDir().mkpath(folder());
    if (!own_.lock) own_.lock = lockedFile(own_.path);
    if (!own_.lock) return;
    writer_.run([project = projectOf(window_.session(), own_.path, window_.viewMemory()),
                 path = own_.path] { return saveProject(project, path.toStdString()); },
                [old = restoring_](const Result<>& written) {
                    if (written && !old.isEmpty()) QFile::remove(old);
                });
}

/// In the writer's thread, so that no writing comes after it.
void Recovery::forget() {
    written_ = keptRuns();
    if (!own_.lock) return;
    writer_.run(
        [path = own_.path]() -> Result<> {
            QFile::remove(path);
            return {};
        },
        [](const Result<>&) {});
}

}  // namespace ardent
