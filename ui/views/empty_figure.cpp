#include "ui/views/empty_figure.h"

#include "core/base/message.h"
#include "core/figure/notes/missing_text.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

/// Its model is kept, but not drawn, because of the table; its task says why.
bool isLeftUndrawn(const RunEntry& run) {
    return run.snapshot->predictor && !run.shown()->predictor && !run.task->notes.empty();
}

}  // namespace

QString whatToDo(const Session& session) {
    if (session.runs().isPreparing()) return translated("Preparing the data …");
    const auto missing = session.runs().current() ? std::nullopt : missingForRun(session.inputs());
    const QString start =
        session.runs().all().empty()
            ? translated("Press Run (F5) to train the model")
            : translated("Press Run (F5) to train the model, or click a run to see it again");
    return missing.value_or(start) + u'.';
}

Figure emptyFigure(const Session& session, const QString& purpose) {
    Figure figure;
    const RunEntry* run = session.runs().current();
    if (!run)
        figure.empty = QStringLiteral("%1.\n%2").arg(purpose, whatToDo(session)).toStdString();
    else if (isLeftUndrawn(*run))
        figure.empty = words(run->task->notes.front());
    else
        figure.empty = missingText(*run->snapshot);
    return figure;
}

}  // namespace ardent
