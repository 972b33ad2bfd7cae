#include "ui/views/figure_page.h"

#include <memory>
#include <utility>

#include "core/figure/notes/constant_note.h"
#include "core/figure/row_places.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/empty_figure.h"
#include "ui/views/figure_table_view.h"
#include "ui/views/run_origin.h"
#include "ui/views/view_options.h"

namespace ardent {

FigurePage::FigurePage(Session& session, const QString& id, const QString& title, QWidget* parent)
    : PageFrame(id, title, parent), session_(session), schedule_(*this, [this] { drawNow(); }) {
    connect(&session.runs(), &Runs::currentChanged, this, [this] {
        abandon();
        refresh();
    });
    connect(&session.runs(), &Runs::changed, this, &FigurePage::rename);
    connect(&session.runs(), &Runs::stateChanged, this, [this] {
        if (!session_.runs().current()) refresh();
    });
    connect(&session.runs(), &Runs::progressed, this, [this](int run) {
        if (concerns(run)) schedule_.follow();
    });
    connect(&session, &Session::inputsChanged, this, [this] {
        if (!session_.runs().current()) refresh();
    });
    connect(&session, &Session::rowsSelected, this, [this] {
        if (isVisible()) showMarked();
    });
    connect(&session, &Session::dataChanged, this, [this] {
        unmarked_.forgetRows();
        before_ = nullptr;
        options().forgetTable();
    });
    connect(view(), &FigureView::brushed, this,
            [this](const BrushedArea& area) { select(area.rows, area.adds); });
    connect(&table(), &FigureTableView::rowsPicked, this,
            [this](const std::vector<std::int32_t>& rows, bool adds) {
                if (unmarked_.knowsRows()) select(rows, adds);
            });
    connect(view(), &FigureView::brushTakenBack, this, [this] { session_.selectRows(before_); });
}

bool FigurePage::concerns(int run) const {
    const RunEntry* current = session_.runs().current();
    return current && current->id == run;
}

Figure FigurePage::whenEmpty() const {
    return emptyFigure(session_, purpose_);
}

QString FigurePage::whatIsMissing() const {
    if (!session_.runs().current()) return whatToDo(session_);
    return QString::fromStdString(whenEmpty().empty);
}

std::vector<const RunEntry*> FigurePage::shownRuns() const {
    const RunEntry* run = session_.runs().current();
    return run ? std::vector{run} : std::vector<const RunEntry*>{};
}

std::string FigurePage::shownModel() const {
    const RunEntry* run = session_.runs().current();
    return run && looksBack() ? lookedBackAt(*run) : std::string();
}

void FigurePage::present(Figure drawn) {
    caption_.begin(shownRuns(), session_.runs().current(), shownModel());
    unmarked_ = std::move(drawn);
    showMarked();
    options().settle();
}

void FigurePage::rename(int run) {
    const RunEntry* entry = session_.runs().find(run);
    if (entry && caption_.rename(*entry)) showMarked();
}

Figure FigurePage::marked(Figure figure) const {
    figure = caption_.captioned(std::move(figure));
    if (isLearning()) noteNotYet(figure);
    if (session_.selectedRows()) markSelected(figure, *session_.selectedRows());
    return figure;
}

void FigurePage::showMarked() {
    marked_ = session_.selectedRows();
    learning_ = isLearning();
    showFigure(marked(unmarked_));
}

void FigurePage::drawNow() {
    draw();
    // What is drawn until the next figure comes is of another table's runs.
    if (!unmarked_.isEmpty() && caption_.isOfGoneRuns(session_.runs())) {
        Figure none;
        none.empty = tr("Computing …").toStdString();
        present(std::move(none));
    }
    if (learning_ != isLearning()) showMarked();
    options().settle();
}

bool FigurePage::isLearning() const {
    const RunEntry* run = session_.runs().current();
    return run && !run->earlier && !hasEnded(run->snapshot->state);
}

void FigurePage::select(const std::vector<std::int32_t>& picked, bool adds) {
    auto rows = std::make_shared<RowSelection>(session_.data()->table.rows);
    if (unmarked_.knowsRows()) rows->add(picked);  // else it is of another table
    if (adds && session_.selectedRows()) rows->add(*session_.selectedRows());
    before_ = session_.selectedRows();
    session_.selectRows(std::move(rows));
}

void FigurePage::showEvent(QShowEvent* event) {
    PageFrame::showEvent(event);
    if (marked_ != session_.selectedRows()) showMarked();
    schedule_.catchUp();
}

}  // namespace ardent
