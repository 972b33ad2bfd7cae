#include "ui/session/run_marks.h"

#include "ui/session/runs.h"

namespace ardent {

RunMarks marksOf(const Runs& runs) {
    RunMarks marks;
    for (const auto& run : runs.all())
        marks[run->id] = {run->name, run->overlaid, runs.isPinned(run->id), run->lookedBack};
    return marks;
}

void setMarks(Runs& runs, const RunMarks& marks) {
    for (const auto& [run, mark] : marks) {
        runs.rename(run, mark.name);
        runs.setOverlaid(run, mark.overlaid);
        runs.setPinned(run, mark.pinned);
        runs.lookBack(run, mark.lookedBack);
    }
}

}  // namespace ardent
