#pragma once

#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "ui/session/session.h"

namespace ardent {

class Banner;
class ProjectActions;
class ViewArea;
struct StoredProject;

/// Keeps what is not saved in a file beside the settings: after every run and, where something has
/// changed, every few minutes. Where it cannot be kept, a person is told once.
/// The file goes when the work is saved or left on purpose; one that is still there at the next
/// start is offered in the banner, or put aside where it cannot be read.
class Recovery : public QObject {
    Q_OBJECT

public:
    Recovery(Session&, const ViewArea&, ProjectActions&, Banner&, QObject* parent);

    static QString folder();

    /// The window is closed on purpose: the file goes with it. Else it outlives the window.
    void leave() { own_.isLeft = true; }

    /// Writes the file now, unless it holds all this already.
    void keep();

    /// Does not return before it is written; for a program that ends. False where there is
    /// something to keep and it could not be.
    bool keepAtOnce();

    /// Waits for the writings and removals that have begun.
    void finish() { writer_.finish(); }

private:
    /// Outlives the last writing.
    struct OwnFile {
        QString path;
        QString restored;                 ///< another file, which goes once this one holds its work
        std::unique_ptr<QLockFile> lock;  ///< null until there is a file
        bool isLeft = false;
        ~OwnFile();
    };

    /// What the file holds.
    struct Kept {
        Session::Contents contents;
        ViewMemory views;
        bool operator==(const Kept&) const = default;
    };

    void offer();
    void passOver(const QString& path);
    void putAside(const QString& path);
    QString unreadText() const;
    void ask(const QString& path, const StoredProject& project);
    void askToDelete(const QString& path, int runs);
    void restore(const QString& path);
    void follow();
    bool hasPlace();
    void write(Kept now);
    void writeWhatIsDue();
    void tellOnce(const QString& reason);
    void forget();
    std::vector<int> keptRuns() const;

    Session& session_;
    const ViewArea& views_;
    ProjectActions& projects_;
    Banner& banner_;
    std::vector<int> keptRuns_;    ///< ids of the runs that there were at the last writing
    std::optional<Kept> written_;  ///< or being written; nothing: there is no file, or a failed one
    bool isDue_ = false;           ///< once what is being written or removed is
    bool isTold_ = false;          ///< that it cannot be kept
    QStringList putAside_;
    QStringList passedOver_;  ///< unreadable, and could not be put aside
    QTimer timer_;
    OwnFile own_;
    Background writer_{Background::Jobs::InOrder};
    Background reader_;
};

}  // namespace ardent
