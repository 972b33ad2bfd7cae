// While a method trains on 10⁵ rows with every core and several views are visible, in the last four
// fifths of the time: the longest gap that a timer of 10 ms sees in the window's thread, how often
// the views are painted, and how much memory grows; then how long a click on Pause or Stop takes to
// be obeyed. window_training_bench [SECONDS [METHOD [VIEW]]]: that view alone, else several at
// once. Exits with 1 beyond a bound (see bounds); memory is judged over ten minutes or more only.

#include <unistd.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <ranges>
#include <string>
#include <thread>
#include <vector>

#include <qcustomplot.h>
#include "core/data/synthetic/synthetic.h"
#include "core/data/table/table_writer.h"
#include "core/method/methods.h"
#include "core/parallel/thread_clock.h"
#include "tests/bench/prepared_program.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_area.h"
#include "ui/window/main_window.h"

using namespace ardent;

namespace {

constexpr Index kRows = 100'000;

namespace bounds {
constexpr double kGap = 50.;     // milliseconds
constexpr double kFrames = 30.;  // a second, at least
constexpr double kMemory = 1e6;  // bytes
constexpr double kClick = 100.;  // milliseconds
constexpr int kForMemory = 600;  // seconds
}  // namespace bounds

template <class Condition>
void waitUntil(Condition&& condition) {
    while (!condition()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

void click(MainWindow& window, const char* action) {
    auto* bar = window.findChild<QToolBar*>(QStringLiteral("toolbar"));
    qobject_cast<QToolButton*>(bar->widgetForAction(window.actions()[action]))->click();
}

/// Milliseconds from the click until the run says that it is in that state; 10,000 where it does
/// not.
double obeyed(MainWindow& window, const char* action, RunState state) {
    QElapsedTimer clock;
    clock.start();
    click(window, action);
    waitUntil([&] {
        return window.session().runs().current()->snapshot->state == state ||
               clock.hasExpired(10'000);
    });
    return 1e-6 * static_cast<double>(clock.nsecsElapsed());
}

/// The longest of some pauses, after each of which the run goes on.
double longestPause(MainWindow& window) {
    constexpr int kPauses = 10;
    double longest = 0.;
    for (int i = 0; i < kPauses; ++i) {
        longest = std::max(longest, obeyed(window, "run.pause", RunState::Paused));
        click(window, "run.start");
        const RunEntry& run = *window.session().runs().current();
        waitUntil([&, tick = run.snapshot->tick] { return run.snapshot->tick > tick; });
    }
    return longest;
}

/// Lets the method train for longer than anybody waits, where its options can say so.
void makeEndless(Session& session) {
    for (const OptionSpec& spec : session.method()->schema())
        for (const char* id : {"patience", "max_epochs", "epochs", "rounds"})
            if (spec.id == id && takesPart(spec, session.inputs().options))
                session.setOption(id, static_cast<long long>(spec.maximum));
}

/// Bytes in memory, counted page by page: those of /proc/self/statm lag by some hundred kilobytes.
double residentBytes() {
    std::ifstream file("/proc/self/smaps_rollup");
    std::string line;
    std::getline(file, line);
    std::string key;
    double kilobytes = 0.;
    while (file >> key >> kilobytes && key != "Rss:") std::getline(file, line);
    if (key != "Rss:") qFatal("/proc/self/smaps_rollup does not tell what is in memory.");
    return 1024. * kilobytes;
}

/// In the curves, and in the lines that the view Loss makes of one of them.
double loggedBytes(const Snapshot& snapshot, std::ptrdiff_t lossLines) {
    constexpr double kNumber = 8.;
    constexpr double kLinePoint = kNumber + 2.;  // of a LongLine over ticks
    double bytes =
        kLinePoint * static_cast<double>(snapshot.curve.size()) * static_cast<double>(lossLines);
    for (const Curve* curve : {&snapshot.curve, &snapshot.trail})
        bytes += kNumber * static_cast<double>(curve->size()) *
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

/// The longest time between two beats of 10 ms in a thread that does nothing else: what the machine
/// itself costs, beside the same training.
class Floor {
public:
    double longest() const { return longest_; }

private:
    void watch(const std::stop_token& stop) {
        using Clock = std::chrono::steady_clock;
        for (auto last = Clock::now(); !stop.stop_requested();) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            const auto now = Clock::now();
            longest_ = std::max(longest_.load(),
                                std::chrono::duration<double, std::milli>(now - last).count());
            last = now;
        }
    }

    std::atomic<double> longest_ = 0.;
    std::jthread thread_{[this](const std::stop_token& stop) { watch(stop); }};
};

/// Milliseconds of all processors together that the host has kept for others, in steps of 10.
double stolenTime() {
    constexpr int kStolen = 8;  // position in the line
    std::ifstream file("/proc/stat");
    std::string word;
    for (int i = 0; i <= kStolen; ++i) file >> word;
    return 1000. * std::atof(word.c_str()) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// Between two beats of a timer of 10 ms in the window's thread, in milliseconds.
struct Gap {
    float length = 1.F;  ///< not 0, so that room for gaps is in memory
    float worked = 0.F;  ///< by that thread
    float stolen = 0.F;  ///< see stolenTime
};

/// For the gaps of so many seconds: in memory before that is measured.
std::vector<Gap> roomForGaps(int seconds) {
    std::vector<Gap> room(static_cast<std::size_t>(101 * seconds));
    room.clear();
    return room;
}

/// Ascending; `found` is empty.
std::vector<Gap> gaps(int seconds, std::vector<Gap> found) {
    QElapsedTimer sinceLast;
    const ThreadClock clock;
    double worked = 0., stolen = stolenTime();
    QTimer heart;
    heart.setTimerType(Qt::PreciseTimer);
    QObject::connect(&heart, &QTimer::timeout, [&] {
        const double length = 1e-6 * static_cast<double>(sinceLast.nsecsElapsed());
        sinceLast.start();
        const double workedNow = clock.milliseconds(), stolenNow = stolenTime();
        found.push_back({static_cast<float>(length), static_cast<float>(workedNow - worked),
                         static_cast<float>(stolenNow - stolen)});
        worked = workedNow;
        stolen = stolenNow;
    });
    sinceLast.start();
    heart.start(10);
    run(seconds);
    std::ranges::sort(found, {}, &Gap::length);
    return found;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication program(argc, argv);
    const int seconds = argc > 1 ? std::max(5, QByteArray(argv[1]).toInt()) : 30;
    const QString method = QString::fromLocal8Bit(argc > 2 ? argv[2] : "rffnet");
    if (!findMethod(method.toStdString())) {
        std::fprintf(stderr, "There is no method %s.\n", qPrintable(method));
        return 2;
    }
    const QString view = QString::fromLocal8Bit(argc > 3 ? argv[3] : "");
    const QTemporaryDir folder;
    prepareProgram(folder);
    const QString path = folder.filePath(QStringLiteral("large.csv"));
    if (!writeCsv(synthesize(*findSyntheticSet("gse1"), kRows, 1),
                  std::filesystem::path(path.toStdString())))
        return 5;

    MainWindow window;
    window.resize(1440, 900);
    window.show();
    Session& session = window.session();
    if (!view.isEmpty() && !window.views().page(view)) {
        std::fprintf(stderr, "There is no view %s.\n", qPrintable(view));
        return 2;
    }
    session.openFile(path);
    waitUntil([&] { return session.data() != nullptr; });
    session.setTarget(QStringLiteral("y"));
    session.setMethod(method);
    makeEndless(session);
    window.views().arrange(view.isEmpty() ? Arrangement::Thirds : Arrangement::Tabs);
    if (!view.isEmpty()) window.views().showPage(view);
    session.runs().start();
    waitUntil([&] { return session.runs().live() && session.runs().live()->snapshot->tick > 0; });

    const auto snapshot = [&] { return session.runs().current()->snapshot; };
    const auto logged = [&] {
        const Figure& loss = window.views().page(QStringLiteral("loss"))->figure();
        const auto lines = std::ranges::count_if(layers<Series>(loss), [](const Series& line) {
            return line.role != LineRole::Reference;
        });
        return loggedBytes(*snapshot(), lines);
    };
    run(seconds / 5);
    std::vector<Gap> room = roomForGaps(seconds);
    const double loggedBefore = logged(), residentBefore = residentBytes();
    const std::int64_t first = snapshot()->tick;
    PaintCounter paints(window.views());
    const int rest = seconds - seconds / 5;
    const Floor floor;
    const std::vector<Gap> found = gaps(rest, std::move(room));
    const double longestFloor = floor.longest();
    const std::ptrdiff_t beyond =
        std::ranges::count_if(found, [](const Gap& gap) { return gap.length > bounds::kGap; });
    const double points = logged() - loggedBefore;
    const double grown = residentBytes() - residentBefore - points;
    const double frames = static_cast<double>(paints.least()) / rest;
    if (!session.runs().live()) {
        std::fprintf(stderr, "%s has ended after %.0f s: choose fewer seconds.\n",
                     qPrintable(method), snapshot()->seconds);
        return 2;
    }
    std::printf(
        "%s, %lld ticks of n = %td in %d s, in the last four fifths of the time:\n"
        "longest gap %.1f ms, in which the window's thread worked for %.1f ms and the host kept "
        "%.0f ms of a processor; 99.9 %% within %.1f ms; %td of %zu beyond %.0f ms; in an idle "
        "thread %.1f ms\n"
        "least painted of the visible views: %.1f frames a second\n"
        "memory beyond the logged points (%.2f MB): %+.2f MB\n",
        qPrintable(method), static_cast<long long>(snapshot()->tick - first), kRows, rest,
        static_cast<double>(found.back().length), static_cast<double>(found.back().worked),
        static_cast<double>(found.back().stolen),
        static_cast<double>(found[found.size() * 999 / 1000].length), beyond, found.size(),
        bounds::kGap, longestFloor, frames, 1e-6 * points, 1e-6 * grown);
    paints.print(rest);
    const double pause = longestPause(window);
    const double stop = obeyed(window, "run.stop", RunState::Cancelled);
    std::printf("pause obeyed within %.1f ms, stop within %.1f ms of the click\n", pause, stop);
    const bool isFlat = seconds < bounds::kForMemory || grown <= bounds::kMemory;
    const bool isSmooth = found.back().length <= bounds::kGap && frames >= bounds::kFrames;
    return isFlat && isSmooth && std::max(pause, stop) <= bounds::kClick ? 0 : 1;
}
