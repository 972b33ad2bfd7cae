#pragma once

#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <vector>

#include "ui/session/background.h"

namespace ardent {

class Banner;
class MainWindow;
struct StoredProject;

/// Keeps what is not saved in a file beside the settings: after every run and every few minutes.
/// The file goes when the work is saved or left on purpose; one that is still there at the next
/// start is offered in the banner, or put aside where it cannot be read.
class Recovery : public QObject {
    Q_OBJECT

public:
    Recovery(MainWindow& window, Banner& banner);

    static QString folder();

    /// The window is closed on purpose: the file goes with it. Else it outlives the window.
    void leave() { own_.isLeft = true; }

private:
    /// Outlives the last writing.
    struct OwnFile {
        QString path;
        QString restored;                 ///< another file, which goes once this one holds its work
        std::unique_ptr<QLockFile> lock;  ///< null until there is a file
        bool isLeft = false;
        ~OwnFile();
    };

    void offer();
    void putAside(const QString& path);
    QString unreadText() const;
    void ask(const QString& path, const StoredProject& project);
    void answer(const QString& path, bool restore);
    void follow();
    void write();
    void forget();
    std::vector<int> keptRuns() const;

    MainWindow& window_;
    Banner& banner_;
    std::vector<int> written_;  ///< ids of the runs that the file holds
    QStringList putAside_;
    QStringList passedOver_;  ///< unreadable, and could not be put aside
    QTimer timer_;
    OwnFile own_;
    Background writer_{Background::Jobs::InOrder};
    Background reader_;
};

}  // namespace ardent
