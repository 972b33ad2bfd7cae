#include "ui/views/axis_pair.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <algorithm>

#include "core/figure/boundary/boundary_axes.h"
#include "core/train/ranking.h"
#include "ui/session/run_entry.h"
#include "ui/style/translated.h"
#include "ui/views/follow_button.h"
#include "ui/views/view_options.h"

namespace ardent {

namespace {

QComboBox* boxOf(const QString& name, QWidget* parent) {
    return variableBox(parent, name.toLatin1().constData());
}

void choose(QComboBox& box, Index variable) {
    const QSignalBlocker quiet(&box);
    box.setCurrentIndex(box.findData(static_cast<qlonglong>(variable)));
}

}  // namespace

AxisPair axisPair(const QString& view, OfferedVariables offered, const QString& help,
                  QWidget* parent) {
    AxisPair axes{boxOf(view + QStringLiteral("First"), parent),
                  boxOf(view + QStringLiteral("Second"), parent),
                  new FollowButton(view + QStringLiteral("Follow"),
                                   translated("Follow the most relevant variables"), help, parent),
                  offered};
    for (QComboBox* box : {axes.first, axes.second})
        for (const auto picked : {&QComboBox::activated, &QComboBox::currentIndexChanged})
            QObject::connect(box, picked, axes.follow,
                             [follow = axes.follow] { follow->setChecked(false); });
    return axes;
}

void addTo(ViewOptions& options, const AxisPair& axes) {
    options.add(axes.follow);
    for (QComboBox* box : {axes.first, axes.second})
        options.add(box, [follow = axes.follow] { return follow->isChecked(); });
}

void offer(const AxisPair& axes, const FittedRecipe& recipe) {
    if (offerVariables({axes.first, axes.second}, recipe, axes.offered)) axes.follow->startAnew();
}

void followRelevance(const AxisPair& axes, const RunEntry& run) {
    const Snapshot& shown = *run.shown();
    if (!axes.follow->isDue(shown) || axes.first->count() < 2) return;
    auto best = axesByRelevance(*run.task->recipe, ranking(shown), shown.selection);
    std::erase_if(best, [&](Index variable) {
        return axes.first->findData(static_cast<qlonglong>(variable)) < 0;
    });
    if (best.size() < 2) return;
    choose(*axes.first, std::min(best[0], best[1]));
    choose(*axes.second, std::max(best[0], best[1]));
    axes.follow->markFollowed();
}

bool hasPlane(const AxisPair& axes) {
    return axes.first->count() >= 2 && axes.first->currentIndex() != axes.second->currentIndex();
}

Index variableOf(const QComboBox& box) {
    return box.currentData().toLongLong();
}

}  // namespace ardent
