// The longest gap that a timer of 10 ms sees in the window's thread while RFFNet trains on 10⁵ rows
// with every core and all views are visible: window_heartbeat_bench [SECONDS].

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "core/data/synthetic.h"
#include "core/data/table_writer.h"
#include "ui/session/runs.h"
#include "ui/style/fonts.h"
#include "ui/views/figure_page.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

using namespace ardent;

namespace {

constexpr Index kRows = 100'000;

template <class Condition>
void waitUntil(Condition&& condition) {
    while (!condition()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

std::vector<double> gaps(int seconds) {
    std::vector<double> found;
    QElapsedTimer sinceLast;
    QTimer heart;
    heart.setTimerType(Qt::PreciseTimer);
    QObject::connect(&heart, &QTimer::timeout, [&] {
        found.push_back(1e-6 * static_cast<double>(sinceLast.nsecsElapsed()));
        sinceLast.start();
    });
    sinceLast.start();
    heart.start(10);
    QEventLoop loop;
    QTimer::singleShot(1000 * seconds, &loop, &QEventLoop::quit);
    loop.exec();
    return found;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication program(argc, argv);
    const int seconds = argc > 1 ? std::max(1, QByteArray(argv[1]).toInt()) : 30;
    const QTemporaryDir folder;
    QApplication::setOrganizationName(QStringLiteral("Ardent"));
    QApplication::setApplicationName(QStringLiteral("ArdentBench"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    loadResources();
    loadFonts();
    const QString path = folder.filePath(QStringLiteral("large.csv"));
    if (!writeCsv(synthesize(*findSyntheticSet("gse1"), kRows, 1),
                  std::filesystem::path(path.toStdString())))
        return 5;

    MainWindow window;
    window.resize(1440, 900);
    window.show();
    Session& session = window.session();
    session.openFile(path);
    waitUntil([&] { return session.data() != nullptr; });
    session.setTarget(QStringLiteral("y"));
    session.setMethod(QStringLiteral("rffnet"));
    session.setOption("patience", 1'000'000LL);
    session.setOption("max_epochs", 1'000'000LL);
    window.views().arrange(Arrangement::All);
    session.runs().start();
    waitUntil([&] { return session.runs().live() && session.runs().live()->snapshot->tick > 0; });

    int visible = 0;
    for (const FigurePage* page : window.views().pages()) visible += page->isVisible() ? 1 : 0;
    std::vector<double> found = gaps(seconds);
    std::ranges::sort(found);
    std::printf(
        "%d views visible, %lld epochs of n = %td in %d s: longest gap %.1f ms, 99.9 %% "
        "within %.1f ms (%zu beats)\n",
        visible, static_cast<long long>(session.runs().live()->snapshot->tick), kRows, seconds,
        found.back(), found[found.size() * 999 / 1000], found.size());
    return 0;
}
