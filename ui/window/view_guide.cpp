#include "ui/window/view_guide.h"

#include "core/method/methods.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_area.h"
#include "ui/window/actions.h"

namespace ardent {

ViewGuide::ViewGuide(Session& session, const Actions& actions, ViewArea& views)
    : QObject(&views), session_(session), views_(views) {
    connect(&session, &Session::methodChanged, this, &ViewGuide::offerViews);
    connect(&session.runs(), &Runs::currentChanged, this, &ViewGuide::offerViews);
    connect(actions["run.start"], &QAction::triggered, this, &ViewGuide::leaveData);
    offerViews();
}

/// Those of the run that is shown, else of the method that is chosen.
void ViewGuide::offerViews() {
    const RunEntry* run = session_.runs().current();
    const Method* method = run ? run->inputs.method : session_.method();
    for (const FigurePage* page : views_.pages())
        if (const auto part = page->part())
            views_.offer(page->id(), method && mayTell(*method, *part));
}

void ViewGuide::leaveData() {
    if (session_.runs().live()) return;  // which goes on
    const auto isDataShown = [this] { return views_.shown().contains(QLatin1String("data")); };
    if (!isDataShown()) return;
    views_.showPage(QStringLiteral("findings"));
    if (!isDataShown()) return;  // another pane has it
    views_.showPage(QStringLiteral("loss"));
    views_.showPage(QStringLiteral("findings"));
}

}  // namespace ardent
