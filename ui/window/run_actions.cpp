#include "ui/window/run_actions.h"

#include <algorithm>
#include <limits>

#include "ui/method/seed_field.h"
#include "ui/runs/replicate_dialog.h"
#include "ui/runs/runs_dock.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/window/actions.h"

namespace ardent {

namespace {

/// Steps a second of training; NaN where that is not known.
double speedOf(const RunEntry* live) {
    return live ? live->rate.perSecond() : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

RunActions::RunActions(Session& session, Actions& actions, RunsDock& dock, QWidget* window)
    : QObject(window), session_(session), actions_(actions) {
    Runs* runs = &session.runs();
    connect(actions["run.start"], &QAction::triggered, runs, &Runs::start);
    connect(actions["run.pause"], &QAction::triggered, runs, &Runs::pause);
    connect(actions["run.step"], &QAction::triggered, runs, &Runs::step);
    connect(actions["run.stop"], &QAction::triggered, runs, &Runs::stop);
    connect(actions["run.reset"], &QAction::triggered, runs, &Runs::reset);
    connect(actions["run.newSeed"], &QAction::triggered, this, [this] {
        session_.setSeed(anotherSeed());
        session_.runs().reset();
    });
    connect(actions["run.slower"], &QAction::triggered, this, &RunActions::slower);
    connect(actions["run.faster"], &QAction::triggered, runs,
            [runs] { runs->setPace(fasterPace(runs->pace())); });
    connect(actions["run.queue"], &QAction::triggered, runs, &Runs::enqueue);
    connect(actions["run.replicate"], &QAction::triggered, window,
            [&session, window] { showReplicateDialog(session, window); });
    connectCurrent(dock);
    connect(&session, &Session::inputsChanged, this, &RunActions::update);
    connect(&session, &Session::loadingStarted, this, &RunActions::update);
    connect(&session, &Session::loadingEnded, this, &RunActions::update);
    connect(runs, &Runs::stateChanged, this, &RunActions::update);
    connect(runs, &Runs::currentChanged, this, &RunActions::update);
    connect(runs, &Runs::currentChanged, this, &RunActions::updateCurrent);
    connect(runs, &Runs::changed, this, &RunActions::updateCurrent);
    update();
    updateCurrent();
}

/// One that makes a difference to the run that is going on.
void RunActions::slower() {
    Runs& runs = session_.runs();
    runs.setPace(slowerPace(runs.pace(), speedOf(runs.live())));
}

/// F2 and Delete mean other things where another widget has the focus.
void RunActions::connectCurrent(RunsDock& dock) {
    for (const char* id : {"run.rename", "run.delete"})
        actions_[id]->setShortcutContext(Qt::WidgetShortcut);
    connect(actions_["run.rename"], &QAction::triggered, &dock, &RunsDock::renameCurrent);
    connect(actions_["run.pin"], &QAction::triggered, &dock, &RunsDock::pinCurrent);
    connect(actions_["run.delete"], &QAction::triggered, &dock, &RunsDock::removeCurrent);
}

void RunActions::update() {
    const Runs& runs = session_.runs();
    const RunEntry* live = runs.live();
    const bool running = live && live->state() == RunState::Running;
    const bool preparing = runs.isPreparing();
    const auto missing = session_.missingForRun();
    const bool stopping = std::ranges::any_of(runs.all(), &RunEntry::isStopping);
    const QString notLive = tr("There is no run: press Run first");
    const QString wait = tr("The data are being prepared");

    QString whyNot = missing.value_or(QString());
    if (preparing) whyNot = wait;
    const bool startable = !preparing && (live || !missing);
    actions_["run.start"]->setText(live && !running ? tr("&Resume") : tr("&Run"));
    actions_.allow("run.start", startable && !running,
                   running ? tr("The run is in progress") : whyNot);
    actions_.allow("run.step", startable && !running, running ? tr("Pause the run first") : whyNot);
    actions_.allow("run.pause", running, live ? tr("The run is paused") : notLive);
    actions_.allow("run.stop", live || preparing,
                   stopping ? tr("The run ends once the current step is done") : notLive);
    actions_.allow("run.reset", !missing && !preparing, whyNot);
    actions_.allow("run.newSeed", !missing && !preparing, whyNot);
    for (const char* id : {"run.queue", "run.replicate"})
        actions_.allow(id, !missing, missing.value_or(QString()));
    updatePace();
}

void RunActions::updatePace() {
    const Pace pace = session_.runs().pace();
    const bool isSlowest = slowerPace(pace, speedOf(session_.runs().live())) == pace;
    actions_.allow("run.slower", !isSlowest,
                   tr("This is the slowest pace; Step does one step at a time"));
    actions_.allow("run.faster", pace != kFullSpeed, tr("Runs go at full speed"));
}

void RunActions::updateCurrent() {
    const Runs& runs = session_.runs();
    const RunEntry* current = runs.current();
    const QString whyNot = runs.all().empty() ? tr("There is no run: press Run first")
                                              : tr("Select a run in the table of runs first");
    for (const char* id : {"run.rename", "run.pin", "run.delete"})
        actions_.allow(id, current != nullptr, whyNot);
    actions_["run.pin"]->setChecked(current && runs.isPinned(current->id));
}

}  // namespace ardent
