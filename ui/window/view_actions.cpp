#include "ui/window/view_actions.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <algorithm>

#include "core/figure/figure_size.h"
#include "ui/figure/export_dialog.h"
#include "ui/figure/export_preset.h"
#include "ui/figure/figure_export.h"
#include "ui/figure/figure_view.h"
#include "ui/session/session.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_area.h"
#include "ui/window/actions.h"
#include "ui/window/export_recipe.h"

namespace ardent {

namespace {

/// With the axes as a person has moved them.
Figure inSight(const FigurePage& page) {
    Figure figure = page.figure();
    if (page.view()->followsData()) return figure;
    const auto rangeOf = [](const QCPAxis& axis) {
        return Range{axis.range().lower, axis.range().upper};
    };
    figure.x.range = rangeOf(*page.view()->plot()->xAxis);
    figure.y.range = rangeOf(*page.view()->plot()->yAxis);
    return figure;
}

}  // namespace

ViewActions::ViewActions(Session& session, Actions& actions, ViewArea& views, QWidget* window)
    : QObject(window), session_(session), actions_(actions), views_(views), window_(window) {
    connectArrangement();
    connect(actions["file.export"], &QAction::triggered, this, &ViewActions::exportFigure);
    connect(actions["file.copy"], &QAction::triggered, this, &ViewActions::copyFigure);
    connect(actions["view.fit"], &QAction::triggered, this,
            [this] { views_.current()->view()->fit(); });
    connect(actions["view.table"], &QAction::triggered, this, [this](bool table) {
        views_.current()->showTable(table);
        views_.current()->focusTwin();
    });
    connect(&views, &ViewArea::currentChanged, this, &ViewActions::allowExport);
    connect(&views, &ViewArea::currentChanged, this, &ViewActions::tickTable);
    for (const FigurePage* page : views.pages()) {
        connect(page, &FigurePage::emptinessChanged, this, &ViewActions::allowExport);
        connect(page, &FigurePage::tableToggled, this, &ViewActions::tickTable);
        const QByteArray id = "view." + page->id().toLatin1();
        connect(actions[id.constData()], &QAction::triggered, this, [this, shown = page->id()] {
            views_.showPage(shown);
            views_.current()->focusTwin();
        });
    }
}

void ViewActions::connectArrangement() {
    const std::pair<const char*, Arrangement> choices[] = {
        {"view.tabs", Arrangement::Tabs},
        {"view.sideBySide", Arrangement::SideBySide},
        {"view.all", Arrangement::Thirds}};
    for (const auto& [id, arrangement] : choices) {
        QAction* action = actions_[id];
        connect(action, &QAction::triggered, this,
                [this, chosen = arrangement] { views_.arrange(chosen); });
        connect(&views_, &ViewArea::arranged, action, [this, action, own = arrangement] {
            if (views_.arrangement() == own) action->setChecked(true);
        });
    }
    connect(actions_["view.next"], &QAction::triggered, this, [this] { views_.showNext(1); });
    connect(actions_["view.previous"], &QAction::triggered, this, [this] { views_.showNext(-1); });
    connect(actions_["view.move"], &QAction::triggered, this,
            [this] { views_.moveCurrentAcross(); });
}

void ViewActions::setReachable(bool reachable) {
    reachable_ = reachable;
    const QString reason = tr("Open a data file or a sample first");
    for (const ActionSpec& spec : actionSpecs()) {
        const QLatin1String id(spec.id);
        const bool needsViews = id.startsWith(QLatin1String("view.")) ||
                                id.startsWith(QLatin1String("panel.")) ||
                                id.startsWith(QLatin1String("data."));
        if (needsViews) actions_.allow(spec.id, reachable, reason);
    }
    allowExport();
    tickTable();
}

void ViewActions::allowExport() {
    const Figure& figure = views_.current()->figure();
    const bool drawn = reachable_ && !figure.isEmpty();
    const QString reason = !reachable_            ? tr("Open a data file or a sample first")
                           : figure.empty.empty() ? tr("The current view has no figure yet")
                                                  : QString::fromStdString(figure.empty);
    actions_.allow("file.export", drawn, reason);
    actions_.allow("file.copy", drawn, reason);
}

void ViewActions::tickTable() {
    const FigurePage& page = *views_.current();
    actions_["view.table"]->setChecked(page.isTable());
    if (reachable_) actions_.allow("view.table", page.whyNoTwin().isEmpty(), page.whyNoTwin());
}

void ViewActions::exportFigure() {
    const FigurePage* page = views_.current();
    const LoadedData& data = *session_.data();
    const QString name = QStringLiteral("%1-%2").arg(QFileInfo(data.title).baseName(), page->id());
    const QString beside = session_.projectPath().isEmpty() ? data.path : session_.projectPath();
    const QString path = beside.isEmpty() ? name : QFileInfo(beside).absoluteDir().filePath(name);
    auto* dialog = new ExportDialog(page->figure(), recipeText(session_), path, window_);
    dialog->setWhole(page->wholeFigure());
    dialog->leave({data.path, session_.projectPath()});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { emit figureSaved(QFileInfo(dialog->path()).absoluteFilePath()); });
    dialog->open();
}

/// With size, letters and theme of the last export, for programs that take a drawing and for those
/// that take a picture.
void ViewActions::copyFigure() {
    constexpr double kMostDpi = 300.;
    const Figure figure = inSight(*views_.current());
    ExportOptions options = savedExportOptions(QSettings(), preferredSize(figure));
    options.dpi = std::min(options.dpi, kMostDpi);
    options.recipe = recipeText(session_);
    auto* copied = new QMimeData;
    if (const QImage image = figureImage(figure, options); !image.isNull())
        copied->setImageData(image);
    copied->setData(QStringLiteral("image/svg+xml"), figureSvg(figure, options));
    QApplication::clipboard()->setMimeData(copied);
    emit figureCopied();
}

}  // namespace ardent
