#include "ui/window/main_window.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include "ui/data/data_dock.h"
#include "ui/method/method_dock.h"
#include "ui/runs/runs_dock.h"
#include "ui/session/runs.h"
#include "ui/start/drop_zone.h"
#include "ui/start/recent_files.h"
#include "ui/start/samples.h"
#include "ui/start/start_page.h"
#include "ui/views/boosting/boosting_page.h"
#include "ui/views/boundary/boundary_page.h"
#include "ui/views/compare/compare_page.h"
#include "ui/views/contributions/contributions_page.h"
#include "ui/views/data/data_page.h"
#include "ui/views/directions/directions_page.h"
#include "ui/views/effects/effects_page.h"
#include "ui/views/findings/findings_page.h"
#include "ui/views/interactions/interactions_page.h"
#include "ui/views/loss/loss_page.h"
#include "ui/views/path/path_page.h"
#include "ui/views/predictions/predictions_page.h"
#include "ui/views/relevance/relevance_page.h"
#include "ui/views/selection/selection_page.h"
#include "ui/views/stale_notice.h"
#include "ui/views/view_options.h"
#include "ui/window/about_box.h"
#include "ui/window/appearance.h"
#include "ui/window/banner.h"
#include "ui/window/command_list.h"
#include "ui/window/exported_figure.h"
#include "ui/window/further_commands.h"
#include "ui/window/history.h"
#include "ui/window/language_actions.h"
#include "ui/window/menus.h"
#include "ui/window/model_saving.h"
#include "ui/window/panel_handle.h"
#include "ui/window/panel_height.h"
#include "ui/window/panel_widths.h"
#include "ui/window/presentation.h"
#include "ui/window/presented_toolbar.h"
#include "ui/window/project_actions.h"
#include "ui/window/published_results.h"
#include "ui/window/reading_actions.h"
#include "ui/window/recovery.h"
#include "ui/window/remedy_offer.h"
#include "ui/window/run_actions.h"
#include "ui/window/run_notes.h"
#include "ui/window/selected_rows.h"
#include "ui/window/shortcut_sheet.h"
#include "ui/window/status_line.h"
#include "ui/window/view_actions.h"
#include "ui/window/view_guide.h"
#include "ui/window/view_layout.h"

namespace ardent {

namespace {

constexpr int kLayoutVersion = 1;
constexpr QLatin1String kGeometry("window/geometry");
constexpr QLatin1String kState("window/state");

/// Inside of the frame, which the system tells only once the window is shown.
QSize roomOnScreen(const QWidget& window) {
    const QFontMetrics metrics = window.fontMetrics();
    const QSize frameAtMost(2 * metrics.averageCharWidth(), 3 * metrics.height());
    return window.screen()->availableSize() - frameAtMost;
}

/// The window's parts measure its font from the first on.
QWidget* noParentOnceDressed() {
    Appearance::restore();
    return nullptr;
}

}  // namespace

MainWindow::MainWindow() : QMainWindow(noParentOnceDressed()), actions_(this) {
    presentation_ = new Presentation(*this, *new Appearance(actions_, this));
    layout()->setSizeConstraint(QLayout::SetNoConstraint);  // large text must not widen it
    setMinimumSize(QSize(640, 480).boundedTo(roomOnScreen(*this)));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    buildCentre();
    buildDocks();
    buildMenus(*this, actions_);
    presentedToolbar_ = std::make_unique<PresentedToolbar>(buildToolbar(*this, actions_), actions_);
    status_ = new StatusLine(session_, *statusBar());
    auto* exported = new ExportedFigure(*status_, *statusBar());
    new SelectedRows(session_, actions_, *views_, *statusBar());
    new RunActions(session_, actions_, *runs_, this);
    new RunNotes(session_, actions_, *statusBar());
    addPanelHandle(*statusBar(), *actions_["panel.method"], *actions_["window.presentation"]);
    addActions(actions_.all());
    projects_ = new ProjectActions(session_, actions_, *views_, *status_, dialogs, *this);
    new ModelSaving(session_, actions_, *status_, dialogs, *this);
    new ReadingActions(session_, actions_, *banner_, *projects_, *this);
    connect(data_, &DataDock::readingWanted, actions_["file.reading"], &QAction::trigger);
    connectActions();
    viewActions_ = new ViewActions(session_, actions_, *views_, this);
    connect(viewActions_, &ViewActions::figureSaved, exported, &ExportedFigure::tell);
    connect(viewActions_, &ViewActions::figureCopied, status_, [this] {
        constexpr int kTold = 5000;  // milliseconds
        status_->say(tr("The figure is on the clipboard"), kTold);
    });

    resize(QSize(fontMetrics().averageCharWidth() * 180, fontMetrics().height() * 52)
               .boundedTo(roomOnScreen(*this)));
    firstLayout_ = saveState(kLayoutVersion);
    restoreGeometry(QSettings().value(kGeometry).toByteArray());
    if (!isMaximized()) resize(size().boundedTo(roomOnScreen(*this)));
    if (!restoreState(QSettings().value(kState).toByteArray(), kLayoutVersion))
        restoreState(firstLayout_, kLayoutVersion);
    restoreViewLayout(*views_);
    history_ = new History(session_, *views_, actions_, this);
    showStart();
    updateTitle();
    recovery_ = new Recovery(session_, *views_, *projects_, *banner_, this);
}

MainWindow::~MainWindow() {
    hide();  // an open editor of a table writes back now, while the session is still there
}

void MainWindow::buildCentre() {
    centre_ = new QStackedWidget(this);
    auto* workspace = new QWidget(centre_);
    views_ = new ViewArea(workspace);
    auto* column = new QVBoxLayout(workspace);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    stale_ = new StaleNotice(session_, workspace);
    column->addWidget(stale_);
    column->addWidget(views_, 1);
    const auto add = [this](FigurePage* page, Place place) {
        page->setPurpose(actions_[qPrintable(QStringLiteral("view.") + page->id())]->statusTip());
        views_->addPage(page, place);
    };
    auto* findings = new FindingsPage(session_);
    auto* relevance = new RelevancePage(session_);
    auto* effects = new EffectsPage(session_);
    auto* interactions = new InteractionsPage(session_);
    const auto openPair = [this, effects](Index first, Index second) {
        effects->showEffect(first, second);
        views_->showPage(effects->id());
    };
    const auto openVariable = [this, effects](Index variable) {
        effects->showEffect(variable);
        views_->showPage(effects->id());
    };
    connect(findings, &FindingsPage::pairChosen, this, openPair);
    connect(findings, &FindingsPage::variableChosen, this, openVariable);
    connect(interactions, &InteractionsPage::pairChosen, this, openPair);
    connect(relevance, &RelevancePage::variableChosen, this, openVariable);
    add(new DataPage(session_), Place::Data);
    add(findings, Place::Findings);
    add(relevance, Place::Findings);
    add(effects, Place::Effects);
    add(interactions, Place::Effects);
    add(new BoundaryPage(session_), Place::Effects);
    add(new ContributionsPage(session_), Place::Effects);
    add(new PredictionsPage(session_), Place::Predictions);
    add(new ComparePage(session_), Place::Compare);
    add(new LossPage(session_), Place::Training);
    add(new SelectionPage(session_), Place::Training);
    add(new PathPage(session_), Place::Training);
    add(new BoostingPage(session_), Place::Training);
    add(new DirectionsPage(session_), Place::Training);
    new ViewGuide(session_, actions_, *views_);
    start_ = new StartPage(actions_["file.open"], actions_["file.start"], centre_);
    centre_->addWidget(start_);
    centre_->addWidget(workspace);
    setCentralWidget(centre_);
    banner_ = new Banner(session_, *this);
    offerRemedies(session_, *banner_);
}

void MainWindow::buildDocks() {
    data_ = new DataDock(session_, this);
    method_ = new MethodDock(session_, this);
    runs_ = new RunsDock(session_, this);
    addDockWidget(Qt::LeftDockWidgetArea, data_);
    addDockWidget(Qt::RightDockWidgetArea, method_);
    addDockWidget(Qt::BottomDockWidgetArea, runs_);
    widths_ = new PanelWidths(*this, {{data_, 48, 32}, {method_, 34, 27, /*givesWay=*/true}});
    stale_->speakOf(*method_);
    runsHeight_ = std::make_unique<PanelHeight>(*this, *runs_);
    for (const char* id : {"run.rename", "run.pin", "run.delete", "run.saveModel", "run.notes"})
        runs_->table()->addAction(actions_[id]);
    connect(runs_, &RunsDock::notesWanted, actions_["run.notes"], &QAction::trigger);
    const std::pair<const char*, QDockWidget*> panels[] = {
        {"panel.data", data_}, {"panel.method", method_}, {"panel.runs", runs_}};
    for (const auto& [id, dock] : panels) {
        QAction* action = actions_[id];
        connect(action, &QAction::triggered, dock, &QWidget::setVisible);
        connect(dock->toggleViewAction(), &QAction::toggled, action, &QAction::setChecked);
    }
}

void MainWindow::connectActions() {
    for (const QAction* action : actions_.all())
        connect(action, &QAction::triggered, status_, [this] { status_->say({}, 0); });
    connect(&session_, &Session::inputsChanged, status_, [this] { status_->say({}, 0); });
    new LanguageActions(actions_, *status_, this);
    const auto on = [this](const char* id, auto reaction) {
        connect(actions_[id], &QAction::triggered, this, reaction);
    };
    on("file.start", [this] {
        if (inWorkspace() || !session_.data())
            showStart();
        else
            showWorkspace();
    });
    on("file.quit", &QWidget::close);
    on("data.find", [this] { data_->focusColumnSearch(); });
    on("data.target", [this] { data_->focusTarget(); });
    on("panel.reset", &MainWindow::resetLayout);
    on("window.presentation", &MainWindow::present);
    on("help.commands", [this] {
        const auto open = [this](const QString& id) { projects_->openSample(id); };
        showCommandList(actions_, furtherCommands(session_, open), this);
    });
    on("help.keys", [this] { showShortcuts(*menuBar(), this); });
    on("help.method", [this] { method_->showHelp(); });
    on("help.results", [this] { showPublishedResults(this); });
    on("help.about", [this] { showAbout(this); });

    connect(&session_, &Session::dataChanged, this, [this] {
        showWorkspace();
        updateTitle();
        if (session_.recipe().target.empty()) data_->focusTarget();
        history_->clear();
    });
    connect(&session_, &Session::projectOpened, this, &MainWindow::recall);
    connect(start_, &StartPage::fileWanted, projects_, &ProjectActions::openFile);
    connect(start_, &StartPage::sampleWanted, projects_, &ProjectActions::openSample);
    const auto remember = [this](const QString& path) {
        rememberFile(path);
        start_->refresh();
    };
    connect(&session_, &Session::fileOpened, this, remember);
    connect(&session_, &Session::projectSaved, this,
            [this, remember] { remember(session_.projectPath()); });
    connect(&session_, &Session::projectSaved, this, &MainWindow::updateTitle);
    connect(&session_, &Session::projectOpened, this, &MainWindow::updateTitle);
    connect(&session_, &Session::inputsChanged, this, &MainWindow::updateTitle);
    connect(&session_.runs(), &Runs::stateChanged, this, &MainWindow::updateTitle);
    connect(&session_.runs(), &Runs::changed, this, &MainWindow::updateTitle);
    connect(&session_, &Session::sampleOpened, this, [this](const QString& id) {
        for (const Sample& sample : samples())
            if (sample.id == id) views_->showPage(sample.view);
    });
}

bool MainWindow::inWorkspace() const {
    return centre_->currentWidget() != start_;
}

void MainWindow::showWorkspace() {
    if (inWorkspace()) return;
    centre_->setCurrentIndex(1);
    if (restoreState(QSettings().value(kState).toByteArray(), kLayoutVersion)) {
        widths_->adopt();
        runsHeight_->adopt();
    } else {
        resetLayout();
    }
    viewActions_->setReachable(inWorkspace());
}

void MainWindow::showStart() {
    saveLayout();
    start_->offerBack(session_.data() ? session_.data()->title : QString());
    start_->refresh();
    centre_->setCurrentWidget(start_);
    hideDocks();
    viewActions_->setReachable(inWorkspace());
}

void MainWindow::hideDocks() {
    for (QDockWidget* dock : findChildren<QDockWidget*>()) dock->hide();
}

/// The mouse leaves it by a button, as there is no menu.
void MainWindow::present(bool on) {
    if (on) widths_->hold();
    if (on) runsHeight_->hold();
    presentation_->show(on);
    if (on && inWorkspace()) views_->current()->focusTwin(Qt::OtherFocusReason);
    if (!on) widths_->release();
    if (!on) runsHeight_->release();
    if (!inWorkspace()) hideDocks();
    presentedToolbar_->show(on);
    if (on) status_->say(tr("Esc leaves the presentation"), /*milliseconds=*/5000);
}

void MainWindow::resetLayout() {
    restoreState(firstLayout_, kLayoutVersion);
    for (QDockWidget* dock : findChildren<QDockWidget*>()) dock->setVisible(inWorkspace());
    widths_->reset();
    runsHeight_->reset();
    views_->showPage(views_->pages().front()->id());
    views_->arrange(Arrangement::Tabs);
    views_->shareEvenly();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (!inWorkspace() || presentation_->isOn()) return widths_->ignoreResize();
    widths_->follow();
    if (!widths_->areHeld()) runsHeight_->follow();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (presentation_->isOn()) return actions_["window.presentation"]->trigger();
    if (views_->isAncestorOf(QApplication::focusWidget())) session_.selectRows(nullptr);
}

void MainWindow::saveLayout() {
    if (!inWorkspace() || presentation_->isOn()) return;
    widths_->unfold();
    QSettings().setValue(kState, saveState(kLayoutVersion));
    saveViewLayout(*views_);
}

void MainWindow::updateTitle() {
    const DataPtr& loaded = session_.data();
    const QString project = session_.projectPath();
    const QString path = !project.isEmpty() ? project : loaded ? loaded->path : QString();
    const QString name = !project.isEmpty() ? QFileInfo(project).fileName()
                         : loaded           ? loaded->title
                                            : QString();
    setWindowTitle(loaded ? tr("%1[*] – Ardent").arg(name) : tr("Ardent"));
    setWindowFilePath(path);
    setWindowModified(session_.isModified());
}

ViewMemory MainWindow::viewMemory() const {
    return memoryOf(*views_, session_);
}

void MainWindow::recall(const ViewMemory& memory) {
    recallViews(*views_, memory);
    session_.selectRows(memory.rows);
    history_->clear();
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        setIconSize(QSize());  // the style's for this font
        if (inWorkspace()) widths_->followText();
    }
    if (event->type() != QEvent::StatusTip) return QMainWindow::event(event);
    status_->explain(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = droppedFile(*event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    projects_->openFile(path);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!leaving_ && projects_->wouldLose()) {
        event->ignore();
        return projects_->leave([this] {
            leaving_ = true;
            close();
        });
    }
    presentation_->show(false);
    widths_->release();
    saveLayout();
    QSettings().setValue(kGeometry, saveGeometry());
    recovery_->leave();
    QMainWindow::closeEvent(event);
}

}  // namespace ardent
