#include "ui/window/gallery.h"

#include <fmt/format.h>

#include <QApplication>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDir>
#include <QTimer>
#include <functional>
#include <vector>

#include "ui/session/runs.h"
#include "ui/views/figure_page.h"
#include "ui/window/main_window.h"

namespace ardent {

namespace {

constexpr QSize kWindow(1440, 900);
constexpr int kPatience = 120'000;  // milliseconds until something is told to hang

/// A run to take pictures of.
struct Scene {
    const char* sample;
    const char* method;
    OptionValues options;
    int ticks;         ///< to the pictures in the middle of it
    const char* view;  ///< to the right in the window
    bool everyView = false;
    const char* rival = "";  ///< a method that is run with three seeds before
};

Result<std::vector<Scene>> scenesOf(const QString& sample) {
    std::vector<Scene> all{
        {"gse1", "rffnet", {{"learning_rate", 0.01}, {"max_epochs", 30LL}}, 5, "relevance", true},
        {"moons", "rffnet", {{"learning_rate", 0.01}, {"max_epochs", 100LL}}, 10, "boundary", true},
        {"gse1", "srff", {{"features", 50LL}, {"lambdas", 12LL}}, 5, "path"},
        {"moons", "gbrff2", {{"rounds", 60LL}}, 15, "boosting"},
        {"gse1", "metric", {{"preset", "fast"}, {"epochs", 2LL}}, 8, "directions"},
        {"gse1", "ccm", {{"variables", 6LL}, {"features", 50LL}}, 5, "selection"},
        {"moons", "rff", {{"features", 50LL}}, 2, "compare", false, "logistic"}};
    if (sample.isEmpty()) return all;
    std::erase_if(all, [&](const Scene& scene) { return sample != QLatin1String(scene.sample); });
    if (all.empty())
        return fail(Fault::Usage,
                    fmt::format("There are no pictures of \"{}\": there are of gse1 and moons.",
                                sample.toStdString()));
    return all;
}

/// Lets the program go on until it is so; false when it takes too long.
bool until(const std::function<bool()>& isSo) {
    QTimer wake;  // so that the deadline is looked at
    wake.start(kPatience / 100);
    const QDeadlineTimer deadline(kPatience);
    while (!isSo()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

/// Lets layouts and plots catch up: a layout may move a plot, and a plot its scroll bar.
void catchUp() {
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
}

class Photographer {
public:
    Photographer(QDir folder, ThemeKind theme) : folder_(std::move(folder)) {
        window_.resize(kWindow);
        window_.show();
        press(theme == ThemeKind::Dark ? "theme.dark" : "theme.light");
    }

    Result<void> takeStart() { return take(window_, QStringLiteral("start")); }

    Result<void> take(const Scene& scene) {
        scene_ = scene;
        return open()
            .and_then([this] { return scene_.everyView ? takeMoment("before") : Result<void>(); })
            .and_then([this] { return step(); })
            .and_then([this] { return takeMoment("midrun"); })
            .and_then([this] { return finish(); })
            .and_then([this] { return takeMoment("finished"); })
            .and_then([this] { return takeForms(); })
            .and_then([this] { return takeTables(); });
    }

    int taken() const { return taken_; }

private:
    void press(const char* action) { window_.actions()[action]->trigger(); }
    const RunEntry* run() { return window_.session().runs().current(); }
    QString named(const char* moment) const {
        return QStringLiteral("%1-%2-%3-")
            .arg(QLatin1String(scene_.sample), QLatin1String(scene_.method), QLatin1String(moment));
    }

    tl::unexpected<Error> hangs(const char* what) const {
        return fail(Fault::Training, fmt::format("The gallery waited in vain for {} of {} on {}.",
                                                 what, scene_.method, scene_.sample));
    }

    Result<void> open() {
        Session& session = window_.session();
        session.openSample(QLatin1String(scene_.sample));
        if (!until([&] { return session.data() != nullptr; })) return hangs("the sample");
        if (*scene_.rival) {
            session.setMethod(QLatin1String(scene_.rival));
            session.runs().replicate(3);
            if (!until([&] { return session.runs().all().size() == 3 && !run()->run; }))
                return hangs("the rival");
        }
        session.setMethod(QLatin1String(scene_.method));
        for (const auto& [id, value] : scene_.options) session.setOption(id, value);
        return {};
    }

    Result<void> step() {
        for (int tick = 1; tick <= scene_.ticks; ++tick) {
            press("run.step");
            const bool done = until([&] {
                const RunEntry* now = run();
                return now && now->inputs.method == window_.session().method() &&
                       now->snapshot->tick >= tick && now->snapshot->state != RunState::Running;
            });
            if (!done) return hangs("a step");
        }
        return {};
    }

    Result<void> finish() {
        press("run.start");
        if (!until([&] { return run()->run == nullptr; })) return hangs("the end");
        if (run()->snapshot->state != RunState::Finished)
            return fail(Fault::Training,
                        fmt::format("{} on {} did not end well: {}.", scene_.method, scene_.sample,
                                    run()->snapshot->reason));
        return {};
    }

    Result<void> takeMoment(const char* moment) {
        press("view.sideBySide");
        for (const char* view : {"loss", scene_.view})
            window_.views().showPage(QLatin1String(view));
        for (const FigurePage* page : window_.views().pages())
            if (!until([&] { return !page->isVisible() || page->isSettled(); }))
                return hangs("a view");
        if (auto saved = take(window_, named(moment) + QStringLiteral("window")); !saved)
            return saved;
        press("view.tabs");
        for (FigurePage* page : window_.views().pages())
            if (scene_.everyView || page->id() == QLatin1String(scene_.view))
                if (auto saved = takePage(*page, named(moment) + page->id()); !saved) return saved;
        return {};
    }

    /// Interactions as a graph and as a map.
    Result<void> takeForms() {
        if (!scene_.everyView) return {};
        FigurePage& page = *window_.views().page(QStringLiteral("interactions"));
        auto* shows = page.findChild<QComboBox*>(QStringLiteral("interactionShows"));
        Result<void> saved;
        for (int form = 1; saved && form < shows->count(); ++form) {
            shows->setCurrentIndex(form);
            saved =
                takePage(page, named("finished") + page.id() +
                                   (form == 1 ? QStringLiteral("-graph") : QStringLiteral("-map")));
        }
        shows->setCurrentIndex(0);
        return saved;
    }

    /// A view of bars and one of curves stand for all: their tables look alike.
    Result<void> takeTables() {
        if (!scene_.everyView) return {};
        for (const char* id : {"loss", "relevance", "boundary"}) {
            FigurePage& page = *window_.views().page(QLatin1String(id));
            page.showTable(true);
            const QString name = named("finished") + page.id() + QStringLiteral("-table");
            auto saved = takePage(page, name);
            page.showTable(false);
            if (!saved) return saved;
        }
        return {};
    }

    Result<void> takePage(FigurePage& page, const QString& name) {
        window_.views().showPage(page.id());
        if (!until([&] { return page.isSettled(); })) return hangs("a view");
        return take(page, name);
    }

    Result<void> take(QWidget& widget, const QString& name) {
        catchUp();
        const QString path = folder_.filePath(name + QStringLiteral(".png"));
        if (!widget.grab().save(path, "PNG"))
            return fail(Fault::Output,
                        fmt::format("The picture {} could not be written: choose a folder that "
                                    "can be written to and has room.",
                                    QDir::toNativeSeparators(path).toStdString()));
        ++taken_;
        return {};
    }

    MainWindow window_;
    QDir folder_;
    Scene scene_{};
    int taken_ = 0;
};

Result<QDir> galleryFolder(const QString& path) {
    if (!QDir().mkpath(path))
        return fail(Fault::Output, fmt::format("The folder {} could not be made: choose one that "
                                               "can be written to.",
                                               QDir::toNativeSeparators(path).toStdString()));
    return QDir(path);
}

}  // namespace

Result<int> drawGallery(const GalleryWish& wish) {
    const auto scenes = scenesOf(wish.sample);
    if (!scenes) return tl::unexpected(scenes.error());
    const auto folder = galleryFolder(wish.folder);
    if (!folder) return tl::unexpected(folder.error());
    int taken = 0;
    if (wish.sample.isEmpty()) {
        Photographer start(*folder, wish.theme);
        if (auto done = start.takeStart(); !done) return tl::unexpected(done.error());
        taken += start.taken();
    }
    for (const Scene& scene : *scenes) {
        Photographer photographer(*folder, wish.theme);
        if (auto done = photographer.take(scene); !done) return tl::unexpected(done.error());
        taken += photographer.taken();
    }
    return taken;
}

}  // namespace ardent
