#include "ui/window/view_layout.h"

#include <QSettings>

#include "ui/session/session.h"
#include "ui/views/figure_page.h"
#include "ui/views/view_area.h"
#include "ui/views/view_options.h"

namespace ardent {

namespace {

constexpr QLatin1String kArrangement("window/arrangement");
constexpr QLatin1String kColumnShare("window/columnShare");
constexpr QLatin1String kRowShare("window/rowShare");
constexpr QLatin1String kMoved("window/movedViews");
constexpr QLatin1String kShown("window/shownViews");

}  // namespace

void saveViewLayout(const ViewArea& views) {
    QSettings settings;
    settings.setValue(kArrangement, static_cast<int>(views.arrangement()));
    settings.setValue(kColumnShare, views.shares()[0]);
    settings.setValue(kRowShare, views.shares()[1]);
    QVariantMap moved;
    for (const auto& [id, pane] : views.moved()) moved[id] = pane;
    settings.setValue(kMoved, moved);
    settings.setValue(kShown, views.shown() + QStringList{views.current()->id()});
}

void restoreViewLayout(ViewArea& views) {
    const QSettings settings;
    ViewArea::Moves moved;
    const QVariantMap remembered = settings.value(kMoved).toMap();
    for (auto view = remembered.begin(); view != remembered.end(); ++view)
        moved[view.key()] = view.value().toInt();
    views.arrange(static_cast<Arrangement>(
                      settings.value(kArrangement, static_cast<int>(Arrangement::Tabs)).toInt()),
                  moved);
    for (const QString& id : settings.value(kShown).toStringList())
        if (views.page(id)) views.showPage(id);
    if (settings.contains(kColumnShare))
        views.setShares(
            {settings.value(kColumnShare).toDouble(), settings.value(kRowShare).toDouble()});
}

ViewMemory memoryOf(const ViewArea& views, const Session& session) {
    ViewMemory memory{static_cast<int>(views.arrangement()), views.current()->id()};
    for (const FigurePage* page : views.pages()) memory.options.merge(page->options().values());
    memory.shown = views.shown();
    memory.moved = views.moved();
    memory.rows = session.selectedRows();
    return memory;
}

void recallViews(ViewArea& views, const ViewMemory& memory) {
    for (const Arrangement arrangement :
         {Arrangement::Tabs, Arrangement::SideBySide, Arrangement::Thirds})
        if (memory.arrangement == static_cast<int>(arrangement))
            views.arrange(arrangement, memory.moved);
    for (const QString& id : memory.shown + QStringList{memory.current})
        if (views.page(id)) views.showPage(id);
    for (const FigurePage* page : views.pages()) page->options().recall(memory.options);
}

}  // namespace ardent
