// While RFFNet trains on 10⁵ rows with every core and several views are visible, in the last four
// fifths of the time: the longest gap that a timer of 10 ms sees in the window's thread, how often
// the views are painted, and how much memory grows. window_training_bench [SECONDS].

#include <unistd.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <ranges>
#include <vector>

#include <qcustomplot.h>
#include "core/data/synthetic.h"
#include "core/data/table_writer.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/style/fonts.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_area.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

using namespace ardent;

namespace {

constexpr Index kRows = 100'000;

template <class Condition>
void waitUntil(Condition&& condition) {
    while (!condition()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

/// Bytes in memory that only this process uses or that it has read from files.
double residentBytes() {
    std::ifstream file("/proc/self/statm");
    double size = 0.;
    double resident = 0.;
    file >> size >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double loggedBytes(const Snapshot& snapshot) {
    double bytes = 0.;
    for (const Curve* curve : {&snapshot.curve, &snapshot.trail})
        bytes += 8. * static_cast<double>(curve->size()) *
                 static_cast<double>(curve->series().size() + 1);
    return bytes;
}

/// Counts what the plots of the visible views paint.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(ViewArea& views) {
        for (const FigurePage* page : views.pages())
            if (page->isVisible())
                for (FigureView* view : page->findChildren<FigureView*>())
                    if (view->isVisible()) watch(view->plot());
    }

    bool eventFilter(QObject* plot, QEvent* event) override {
        if (event->type() == QEvent::Paint) ++paints_[plot];
        return false;
    }

    int least() const { return std::ranges::min(paints_ | std::views::values); }

    void print(int seconds) const {
        for (const auto& [plot, count] : paints_)
            std::printf("%s: %.1f frames a second\n",
                        qPrintable(static_cast<QWidget*>(plot)->accessibleName()),
                        static_cast<double>(count) / seconds);
    }

private:
    void watch(QObject* plot) {
        paints_[plot] = 0;
        plot->installEventFilter(this);
    }

    std::map<QObject*, int> paints_;
};

void run(int seconds) {
    QEventLoop loop;
    QTimer::singleShot(1000 * seconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Milliseconds between the beats of a timer of 10 ms, ascending.
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
    run(seconds);
    std::ranges::sort(found);
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

    const auto snapshot = [&] { return session.runs().live()->snapshot; };
    run(seconds / 5);
    const double before = residentBytes() - loggedBytes(*snapshot());
    const std::int64_t first = snapshot()->tick;
    PaintCounter paints(window.views());
    const int rest = seconds - seconds / 5;
    const std::vector<double> found = gaps(rest);
    const double grown = residentBytes() - loggedBytes(*snapshot()) - before;
    std::printf(
        "%lld epochs of n = %td in %d s, in the last four fifths of the time:\n"
        "longest gap %.1f ms, 99.9 %% within %.1f ms (%zu beats)\n"
        "least painted of the visible views: %.1f frames a second\n"
        "memory beyond the logged points: %+.2f MB\n",
        static_cast<long long>(snapshot()->tick - first), kRows, rest, found.back(),
        found[found.size() * 999 / 1000], found.size(), static_cast<double>(paints.least()) / rest,
        1e-6 * grown);
    paints.print(rest);
    return 0;
}
