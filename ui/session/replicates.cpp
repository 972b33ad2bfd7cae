#include "ui/session/replicates.h"

#include <QCoreApplication>
#include <algorithm>

namespace ardent {

namespace {

bool counts(const RunEntry& run) {
    return run.state() == RunState::Finished && run.isAsBegun();
}

bool areReplicates(const RunEntry& a, const RunEntry& b) {
    return counts(a) && counts(b) && a.colour == b.colour && sameButForSeed(a.inputs, b.inputs) &&
           a.inputs.recipe.seed != b.inputs.recipe.seed;
}

}  // namespace

std::vector<std::vector<const RunEntry*>> groupedBySeed(const std::vector<const RunEntry*>& runs) {
    std::vector<std::vector<const RunEntry*>> groups;
    for (const RunEntry* run : runs) {
        const auto own = std::ranges::find_if(groups, [&](const auto& group) {
            return std::ranges::all_of(
                group, [&](const RunEntry* other) { return areReplicates(*run, *other); });
        });
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
        if (std::ranges::all_of(group,
                                [&](const RunEntry* one) { return areReplicates(*one, *other); }))
            group.push_back(other.get());
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
