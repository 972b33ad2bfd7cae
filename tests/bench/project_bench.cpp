// Milliseconds to save a project of 100 runs of which one is new, and as multiples of writing what
// it adds plainly to the disk: for runs of 20 columns and, of ten, for runs of 7,070. Then of one
// run of 7,070 columns: its size and seconds in the project, as multiples of gzipped JSON, and
// seconds to open it. project_bench [FOLDER]. Exits with 1 where saving 100 runs takes longer than
// half a second.

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "core/method/methods.h"
#include "core/store/gzip_text.h"
#include "core/store/project_file.h"
#include "core/store/project_json.h"
#include "core/train/run.h"
#include "tests/bench/random_task.h"

using namespace ardent;
namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kRepeats = 9;
constexpr double kMost = 500.;  // milliseconds

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

template <class Work>
double timeOf(Work&& work) {
    const auto start = Clock::now();
    work();
    return millisecondsSince(start);
}

double median(std::vector<double> times) {
    std::ranges::sort(times);
    return times[times.size() / 2];
}

StoredRun trainedRun(Index rows, Index columns) {
    const auto task = std::make_shared<const Task>(bench::randomTask(rows, columns));
    const OptionValues options{{"max_epochs", 10LL}, {"features", 300LL}};
    Run training(std::move(*makeTrainer(*findMethod("rffnet"), task, options, 1)), task);
    training.resume();
    training.waitForEnd(600.);
    StoredRun run;
    run.name = "A run";
    run.digest = "0123456789abcdef";
    run.recipe.target = "y";
    run.method = "rffnet";
    run.firstOptions = run.options = options;
    run.fitted = task->recipe;
    run.snapshot = training.take();
    return run;
}

StoredProject projectOf(const StoredRun& run, int count) {
    StoredProject project;
    project.data.absolute = "/somewhere/t.csv";
    project.recipe.target = "y";
    project.method = "rffnet";
    for (int i = 0; i < count; ++i) {
        project.runs.push_back(run);
        project.runs.back().result = newResultId();
    }
    return project;
}

void save(const StoredProject& project, const fs::path& path) {
    const auto saved = saveProject(project, path);
    if (saved) return;
    std::fprintf(stderr, "%s\n", saved.error().text.english().c_str());
    std::exit(5);
}

double plainly(const std::string& bytes, const fs::path& path) {
    return timeOf([&] {
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const bool isWritten =
            ::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
        if (!isWritten || ::fsync(file) != 0) std::exit(5);
        ::close(file);
    });
}

/// Milliseconds.
double reportNewRun(const StoredRun& run, int count, const fs::path& folder) {
    const fs::path path = folder / "many.ardent";
    fs::remove(path);
    StoredProject project = projectOf(run, count);
    const double first = timeOf([&] { save(project, path); });
    const auto before = static_cast<double>(fs::file_size(path));
    const std::string added(static_cast<std::size_t>(before) / project.runs.size(), 'x');
    std::vector<double> saved, plain;
    for (int i = 0; i < kRepeats; ++i) {
        project.runs.back().result = newResultId();
        saved.push_back(timeOf([&] { save(project, path); }));
        plain.push_back(plainly(added, folder / "plain"));
    }
    std::printf(
        "%d runs of %td columns, %.1f MB: %.0f ms when all are new, %.0f ms when one is, which is "
        "%.1f × writing %.2f MB (%.1f ms)\n",
        count, run.fitted->inputs(), 1e-6 * before, first, median(saved),
        median(saved) / median(plain), 1e-6 * static_cast<double>(added.size()), median(plain));
    return median(saved);
}

void reportOneRun(const StoredRun& run, const fs::path& folder) {
    const fs::path path = folder / "one.ardent";
    const StoredProject project = projectOf(run, 1);
    const double saved = timeOf([&] { save(project, path); });
    const double opened = timeOf([&] {
        if (!loadProject(path)) std::exit(3);
    });
    std::size_t size = 0;
    const double text = timeOf([&] { size = gzipped(json::fromResult(run).dump()).size(); });
    const auto bytes = static_cast<double>(fs::file_size(path));
    std::printf(
        "one run of %td columns: %.1f MB, saved in %.2f s, opened in %.2f s; gzipped JSON %.1f MB "
        "and %.2f s: %.2f × the size, %.2f × the time\n",
        run.fitted->inputs(), 1e-6 * bytes, 1e-3 * saved, 1e-3 * opened,
        1e-6 * static_cast<double>(size), 1e-3 * text, bytes / static_cast<double>(size),
        saved / text);
}

}  // namespace

int main(int argc, char** argv) {
    std::string place = (fs::path(argc > 1 ? argv[1] : "/tmp") / "ardent-XXXXXX").string();
    if (!::mkdtemp(place.data())) return 5;
    const StoredRun small = trainedRun(1000, 20), wide = trainedRun(300, 7070);
    const double hundred = reportNewRun(small, 100, place);
    reportNewRun(wide, 10, place);
    reportOneRun(wide, place);
    fs::remove_all(place);
    return hundred <= kMost ? 0 : 1;
}
