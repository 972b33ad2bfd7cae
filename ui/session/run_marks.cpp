#include "ui/session/run_marks.h"

#include "ui/session/runs.h"

namespace ardent {

RunMarks marksOf(const Runs& runs) {
    RunMarks marks;
    for (const auto& run : runs.all())
        marks[run->id] = {run->name, run->overlaid, runs.isPinned(run->id), run->lookedBack};
    for (const DeletedRun& deleted : runs.deleted()) {
        const RunEntry& run = *deleted.entry;
        marks[run.id] = {run.name, run.overlaid, false, run.lookedBack, /*deleted=*/true};
    }
    return marks;
}

void setMarks(Runs& runs, const RunMarks& marks) {
    for (const auto& [run, mark] : marks) {
        if (mark.deleted)
            runs.remove(run);
        else
            runs.bringBack(run);
        runs.rename(run, mark.name);
        runs.setOverlaid(run, mark.overlaid);
        runs.setPinned(run, mark.pinned);
        runs.lookBack(run, mark.lookedBack);
    }
}

}  // namespace ardent
