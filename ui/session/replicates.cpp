#include "ui/session/replicates.h"

#include <QCoreApplication>
#include <algorithm>

namespace ardent {

namespace {

bool counts(const RunEntry& run) {
    return run.state() == RunState::Finished && run.isAsBegun();
}

/// All of a group are alike but for their seeds.
bool belongsTo(const std::vector<const RunEntry*>& group, const RunEntry& run) {
    const RunEntry& first = *group.front();
    return counts(run) && counts(first) && run.colour == first.colour &&
           std::ranges::none_of(group,
                                [&](const RunEntry* other) {
                                    return other->inputs.recipe.seed == run.inputs.recipe.seed;
                                }) &&
           sameButForSeed(run.inputs, first.inputs);
}

}  // namespace

std::vector<std::vector<const RunEntry*>> groupedBySeed(const std::vector<const RunEntry*>& runs) {
    std::vector<std::vector<const RunEntry*>> groups;
    for (const RunEntry* run : runs) {
        const auto own =
            std::ranges::find_if(groups, [&](const auto& group) { return belongsTo(group, *run); });
        if (own == groups.end())
            groups.push_back({run});
        else
            own->push_back(run);
    }
    return groups;
}

std::vector<const RunEntry*> replicatesOf(const Runs& runs, const RunEntry& run) {
    std::vector<const RunEntry*> group{&run};
    for (const auto& other : runs.all())
        if (belongsTo(group, *other)) group.push_back(other.get());
    return group;
}

QString nameOf(const std::vector<const RunEntry*>& group) {
    const QString& first = group.front()->name;
    return group.size() == 1 ? first
                             : QCoreApplication::translate("Replicates", "%1, %2 seeds")
                                   .arg(first)
                                   .arg(group.size());
}

std::vector<SnapshotPtr> snapshotsOf(const std::vector<const RunEntry*>& runs) {
    std::vector<SnapshotPtr> snapshots;
    for (const RunEntry* run : runs) snapshots.push_back(run->snapshot);
    return snapshots;
}

}  // namespace ardent
