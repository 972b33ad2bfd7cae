// One step of a pan and of a zoom by keys in the view Loss, from the key until the plot is painted,
// for a run that has logged two losses 10⁴ and 10⁶ times: the median and the longest of some steps
// in milliseconds, and the medians as multiples of those with 10⁴; as logged and smoothed. The pan
// goes further than what was drawn beside the sight. Exits with 1 where a median is beyond 16 ms.

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSpinBox>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <vector>

#include "core/data/synthetic/synthetic.h"
#include "core/data/table/table_writer.h"
#include "tests/bench/prepared_program.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_area.h"
#include "ui/window/main_window.h"

using namespace ardent;

namespace {

constexpr int kFew = 10'000, kMany = 1'000'000;  // points
constexpr int kZooms = 8, kPans = 20, kRepeats = 3;
constexpr int kSpan = 100;     // of the moving average, in steps
constexpr double kMost = 16.;  // milliseconds

template <class Condition>
void waitUntil(Condition&& condition) {
    while (!condition()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

/// Leaves one run, the current one as if it had logged so many noisy losses.
void logPoints(Session& session, int points) {
    Runs& runs = session.runs();
    Snapshot snapshot = *runs.current()->snapshot;
    snapshot.curve = Curve({{"train", "Training loss (mean squared error)"},
                            {"validation", "Validation loss (mean squared error)"}});
    for (int tick = 1; tick <= points; ++tick) {
        const double loss = 1. + 1. / std::sqrt(tick);
        snapshot.curve.append(tick, std::array{loss + 0.1 * std::sin(37. * tick),
                                               loss + 0.2 + 0.2 * std::sin(41. * tick)});
    }
    auto run = std::make_unique<RunEntry>();
    run->name = QStringLiteral("Long");
    run->inputs = runs.current()->inputs;
    run->task = runs.current()->task;
    run->snapshot = std::make_shared<const Snapshot>(std::move(snapshot));
    run->loss.update(*run->snapshot);
    std::vector<std::unique_ptr<RunEntry>> entries;
    entries.push_back(std::move(run));
    runs.replace(std::move(entries), 1, 0);
}

/// Milliseconds until what the key asks for is painted.
double timeOf(FigureView& view, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    constexpr int kTurns = 3;  // of the event loop: the figure, the plot, the window
    QElapsedTimer clock;
    clock.start();
    QKeyEvent press(QEvent::KeyPress, key, modifiers);
    QApplication::sendEvent(&view, &press);
    for (int turn = 0; turn < kTurns; ++turn) QCoreApplication::processEvents();
    return 1e-6 * static_cast<double>(clock.nsecsElapsed());
}

struct Times {
    double median = 0., longest = 0.;
};

Times summary(std::vector<double> times) {
    std::ranges::sort(times);
    return {times[times.size() / 2], times.back()};
}

struct Steps {
    Times pan, zoom;
};

/// In the middle of the line.
Steps stepsOf(FigureView& view) {
    std::vector<double> pans, zooms;
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
        timeOf(view, Qt::Key_F);
        for (int i = 0; i < kZooms; ++i) zooms.push_back(timeOf(view, Qt::Key_Plus));
        for (int i = 0; i < kPans; ++i)
            pans.push_back(timeOf(view, Qt::Key_Right, Qt::ShiftModifier));
        for (int i = 0; i < kZooms; ++i) zooms.push_back(timeOf(view, Qt::Key_Minus));
    }
    return {summary(pans), summary(zooms)};
}

bool tell(const char* step, const char* line, const Times& few, const Times& many) {
    std::printf(
        "%s, %s: 10⁴ points %.1f ms (%.1f at most), 10⁶ points %.1f ms (%.1f at most), "
        "%.2f × as long\n",
        step, line, few.median, few.longest, many.median, many.longest, many.median / few.median);
    return std::max(few.median, many.median) <= kMost;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication program(argc, argv);
    const QTemporaryDir folder;
    prepareProgram(folder);
    const QString path = folder.filePath(QStringLiteral("small.csv"));
    if (!writeCsv(synthesize(*findSyntheticSet("gse1"), 200, 1),
                  std::filesystem::path(path.toStdString())))
        return 5;

    MainWindow window;
    window.resize(1440, 900);
    window.show();
    Session& session = window.session();
    session.openFile(path);
    waitUntil([&] { return session.data() != nullptr; });
    session.setTarget(QStringLiteral("y"));
    session.setMethod(QStringLiteral("mean"));
    session.runs().start();
    waitUntil([&] { return session.runs().current() && !session.runs().live(); });
    window.views().showPage(QStringLiteral("loss"));

    FigurePage& page = *window.views().page(QStringLiteral("loss"));
    auto* span = window.findChild<QSpinBox*>(QStringLiteral("lossSpan"));
    const auto measured = [&](int points, int steps) {
        span->setValue(steps);
        logPoints(session, points);
        waitUntil([&] { return page.isSettled() && !page.figure().isEmpty(); });
        return stepsOf(*page.view());
    };
    bool isSmooth = true;
    for (const int steps : {1, kSpan}) {
        const char* line = steps > 1 ? "smoothed" : "as logged";
        const Steps few = measured(kFew, steps);
        const Steps many = measured(kMany, steps);
        isSmooth = tell("pan", line, few.pan, many.pan) && isSmooth;
        isSmooth = tell("zoom", line, few.zoom, many.zoom) && isSmooth;
    }
    return isSmooth ? 0 : 1;
}
