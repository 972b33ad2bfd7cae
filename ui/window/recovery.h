#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "ui/session/background.h"

namespace ardent {

class Banner;
class MainWindow;

/// Keeps what is not saved in a file beside the settings: after every run and every few minutes.
/// The file goes when the work is saved or left on purpose; one that is still there at the next
/// start is offered in the banner.
class Recovery : public QObject {
    Q_OBJECT

public:
    Recovery(MainWindow& window, Banner& banner);

    static QString folder();

private:
    /// Goes with the window, after the last writing has ended.
    struct OwnFile {
        QString path;
        std::unique_ptr<QLockFile> lock;  ///< null until there is a file
        ~OwnFile();
    };

    void offer();
    void ask(const QString& path, int runs);
    void answer(const QString& path, bool restore);
    void follow();
    void write();
    void forget();
    std::vector<int> keptRuns() const;

    MainWindow& window_;
    Banner& banner_;
    std::vector<int> written_;  ///< ids of the runs that the file holds
    QString restoring_;
    QTimer timer_;
    OwnFile own_;
    Background writer_;
    Background reader_;
};

}  // namespace ardent
