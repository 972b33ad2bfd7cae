#include "ui/window/photographer.h"

#include <QApplication>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QRegularExpression>
#include <QTimer>
#include <functional>

#include "ui/session/runs.h"
#include "ui/views/figure_page.h"
#include "ui/window/recovery.h"

namespace ardent {

namespace {

constexpr int kPatience = 120'000;  // milliseconds until something is told to hang

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

/// What chooses between the forms that a view has; null where it has but one.
QComboBox* formsOf(const FigurePage& page) {
    static const QRegularExpression name(QStringLiteral("(Shows|Others)$"));
    const auto boxes = page.findChildren<QComboBox*>(name);
    return boxes.isEmpty() || !boxes.front()->isEnabled() ? nullptr : boxes.front();
}

}  // namespace

Photographer::Photographer(QDir folder, ThemeKind theme, QSize size)
    : folder_(std::move(folder)), size_(size) {
    window_.resize(size_);
    window_.show();
    window_.findChild<Recovery*>()->leave();  // the next window is not to offer its run
    press(theme == ThemeKind::Dark ? "theme.dark" : "theme.light");
}

Result<void> Photographer::takeStart() {
    return take(window_, QStringLiteral("start"));
}

Result<void> Photographer::take(const Scene& scene) {
    scene_ = scene;
    return open()
        .and_then([this] { return scene_.everyView ? takeMoment("before") : Result<void>(); })
        .and_then([this] { return step(); })
        .and_then([this] { return takeMoment("midrun"); })
        .and_then([this] { return finish(); })
        .and_then([this] { return takeMoment("finished"); })
        .and_then([this] { return takeFormsAndTables(); })
        .and_then([this] { return takePresentation(); });
}

void Photographer::press(const char* action) {
    window_.actions()[action]->trigger();
}

const RunEntry* Photographer::run() {
    return window_.session().runs().current();
}

QString Photographer::named(const char* moment) const {
    return QStringLiteral("%1-%2-%3-")
        .arg(QLatin1String(scene_.sample), QLatin1String(scene_.method), QLatin1String(moment));
}

tl::unexpected<Error> Photographer::hangs(const Message& what) const {
    return fail(Fault::Training,
                message("gallery-hangs", "The gallery waited in vain for {} of {} on {}.", what,
                        scene_.method, scene_.sample));
}

Result<void> Photographer::open() {
    Session& session = window_.session();
    session.openSample(QLatin1String(scene_.sample));
    if (!until([&] { return session.data() != nullptr; }))
        return hangs(message("gallery-sample", "the sample"));
    if (*scene_.rival) {
        session.setMethod(QLatin1String(scene_.rival));
        session.runs().replicate(3);
        if (!until([&] { return session.runs().all().size() == 3 && !run()->run; }))
            return hangs(message("gallery-rival", "the rival"));
    }
    session.setMethod(QLatin1String(scene_.method));
    for (const auto& [id, value] : scene_.options) session.setOption(id, value);
    return {};
}

Result<void> Photographer::step() {
    for (int tick = 1; tick <= scene_.ticks; ++tick) {
        press("run.step");
        const bool done = until([&] {
            const RunEntry* now = run();
            return now && now->inputs.method == window_.session().method() &&
                   now->snapshot->tick >= tick && now->snapshot->state != RunState::Running;
        });
        if (!done) return hangs(message("gallery-step", "a step"));
    }
    return {};
}

Result<void> Photographer::finish() {
    press("run.start");
    if (!until([&] { return run()->run == nullptr; }))
        return hangs(message("gallery-end", "the end"));
    if (run()->snapshot->state != RunState::Finished)
        return fail(Fault::Training,
                    message("gallery-run-failed", "{} on {} failed: {}", scene_.method,
                            scene_.sample, Message(run()->snapshot->reason)));
    return {};
}

Result<void> Photographer::takeMoment(const char* moment) {
    press("view.sideBySide");
    for (const char* view : {"loss", scene_.view}) window_.views().showPage(QLatin1String(view));
    for (const FigurePage* page : window_.views().pages())
        if (!until([&] { return !page->isVisible() || page->isSettled(); }))
            return hangs(message("gallery-view", "a view"));
    if (auto saved = take(window_, named(moment) + QStringLiteral("window")); !saved) return saved;
    press("view.tabs");
    for (FigurePage* page : pages())
        if (auto saved = takePage(*page, named(moment) + page->id()); !saved) return saved;
    return {};
}

/// Those that pictures are taken of.
std::vector<FigurePage*> Photographer::pages() {
    std::vector<FigurePage*> found;
    for (FigurePage* page : window_.views().pages())
        if (scene_.everyView || page->id() == QLatin1String(scene_.view)) found.push_back(page);
    return found;
}

Result<void> Photographer::takeFormsAndTables() {
    for (FigurePage* page : pages()) {
        if (page->figure().isEmpty()) continue;
        const auto saved = takeTable(*page).and_then([&] { return takeForms(*page); });
        if (!saved) return saved;
    }
    return {};
}

Result<void> Photographer::takeTable(FigurePage& page) {
    page.showTable(true);
    const auto saved = takePage(page, named("finished") + page.id() + QStringLiteral("-table"));
    page.showTable(false);
    return saved;
}

/// All but the first, which has been taken: "…-interactions-2", "…-interactions-3".
Result<void> Photographer::takeForms(FigurePage& page) {
    QComboBox* forms = formsOf(page);
    Result<void> saved;
    for (int form = 1; forms && saved && form < forms->count(); ++form) {
        forms->setCurrentIndex(form);
        saved = takePage(page, named("finished") + page.id() + QStringLiteral("-%1").arg(form + 1));
    }
    if (forms) forms->setCurrentIndex(0);
    return saved;
}

/// A screen as large as the window was.
Result<void> Photographer::takePresentation() {
    if (!scene_.everyView) return {};
    window_.views().showPage(QLatin1String(scene_.view));
    press("window.presentation");
    window_.resize(size_);
    catchUp();
    const FigurePage& page = *window_.views().page(QLatin1String(scene_.view));
    if (!until([&] { return page.isSettled(); })) return hangs(message("gallery-view", "a view"));
    const auto saved = take(window_, named("finished") + QStringLiteral("presentation"));
    press("window.presentation");
    return saved;
}

Result<void> Photographer::takePage(FigurePage& page, const QString& name) {
    window_.views().showPage(page.id());
    if (!until([&] { return page.isSettled(); })) return hangs(message("gallery-view", "a view"));
    return take(page, name);
}

Result<void> Photographer::take(QWidget& widget, const QString& name) {
    catchUp();
    const QString path = folder_.filePath(name + QStringLiteral(".png"));
    if (!widget.grab().save(path, "PNG"))
        return fail(Fault::Output,
                    message("picture-not-written",
                            "The picture {} could not be written: choose a folder that can be "
                            "written to and has room.",
                            QDir::toNativeSeparators(path).toStdString()));
    ++taken_;
    return {};
}

}  // namespace ardent
