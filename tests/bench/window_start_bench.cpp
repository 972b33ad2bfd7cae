// Milliseconds from the start of the process until the main window is painted for the first time,
// on the offscreen platform with fresh settings. Starts itself again and again.

#include <time.h>

#include <QApplication>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "ui/style/fonts.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

using namespace ardent;

namespace {

constexpr int kStarts = 11;

qint64 nanoseconds() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return qint64{1'000'000'000} * now.tv_sec + now.tv_nsec;
}

/// Ends the program once the first paint of the window is done.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(qint64 started) : started_(started) {}

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            // What is painted belongs to it: the answer is given when the event loop comes back.
            QMetaObject::invokeMethod(
                this,
                [this] {
                    std::printf("%.1f\n", 1e-6 * static_cast<double>(nanoseconds() - started_));
                    std::fflush(stdout);
                    QApplication::exit();
                },
                Qt::QueuedConnection);
        }
        return false;
    }

private:
    qint64 started_;
};

int showWindow(int argc, char** argv) {
    const QApplication program(argc, argv);
    loadResources();
    QApplication::setOrganizationName(QStringLiteral("Ardent"));
    QApplication::setApplicationName(QStringLiteral("ArdentBench"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, QString::fromLocal8Bit(argv[2]));
    loadFonts();
    FirstPaint paint(QByteArray(argv[1]).toLongLong());
    MainWindow window;
    window.installEventFilter(&paint);
    window.show();
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc == 3) return showWindow(argc, argv);
    std::vector<double> times;
    for (int i = 0; i < kStarts; ++i) {
        const QTemporaryDir settings;
        QProcess child;
        child.start(QString::fromLocal8Bit(argv[0]),
                    {QString::number(nanoseconds()), settings.path()});
        if (!child.waitForFinished(60'000)) return 1;
        times.push_back(child.readAllStandardOutput().split('\n').first().toDouble());
    }
    const double first = times.front();
    std::ranges::sort(times);
    std::printf("window painted after %.0f ms (median of %d), %.0f ms at most, %.0f ms at first\n",
                times[times.size() / 2], kStarts, times.back(), first);
    return 0;
}
