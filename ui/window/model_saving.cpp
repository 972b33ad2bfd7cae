#include "ui/window/model_saving.h"

#include <QFileInfo>

#include "core/figure/relevance/relevance_view.h"
#include "core/store/model_file.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/window/actions.h"
#include "ui/window/file_dialogs.h"
#include "ui/window/status_line.h"

namespace ardent {

namespace {

StoredModel modelOf(const RunEntry& run) {
    const Inputs& inputs = run.inputs;
    return storedModel(*run.shown(),
                       {std::string(inputs.method->id), inputs.options, inputs.recipe.seed,
                        inputs.data->title.toStdString(), run.shares()},
                       relevanceCautions(*run.shown(), *run.task, inputs.method->id));
}

}  // namespace

ModelSaving::ModelSaving(Session& session, Actions& actions, StatusLine& status,
                         const FileDialogs& dialogs, QWidget& window)
    : QObject(&window),
      session_(session),
      actions_(actions),
      status_(status),
      dialogs_(dialogs),
      window_(window) {
    connect(actions["run.saveModel"], &QAction::triggered, this, &ModelSaving::ask);
    const Runs* runs = &session.runs();
    connect(runs, &Runs::currentChanged, this, &ModelSaving::allow);
    connect(runs, &Runs::stateChanged, this, &ModelSaving::allow);
    connect(runs, &Runs::changed, this, &ModelSaving::allow);
    allow();
}

void ModelSaving::allow() {
    const RunEntry* run = session_.runs().current();
    actions_.allow("run.saveModel", run && run->shown()->predictor,
                   run ? tr("The run has no model yet") : tr("There is no run: press Run first"));
}

void ModelSaving::ask() {
    const RunEntry* run = session_.runs().current();
    if (!run || !run->shown()->predictor) return;
    const QString data = run->inputs.data->path;
    const QString folder = data.isEmpty() ? QStringLiteral(".") : QFileInfo(data).path();
    const QString proposal = QStringLiteral("%1/%2.json").arg(folder, run->name);
    dialogs_.askWhereToSaveModel(&window_, proposal, [this, id = run->id](const QString& path) {
        if (!path.isEmpty()) saveTo(path, id);
    });
}

void ModelSaving::saveTo(const QString& path, int id) {
    const RunEntry* run = session_.runs().find(id);
    if (!run || !run->shown()->predictor) return;
    writer_.run([model = modelOf(*run), path] { return saveModel(model, path.toStdString()); },
                [this, path](const Result<>& saved) {
                    constexpr int kShown = 6000;  // milliseconds
                    if (!saved)
                        return session_.reportTrouble(faultText(saved.error()), Cause::Saving);
                    status_.say(tr("Saved the model as %1").arg(QFileInfo(path).fileName()),
                                kShown);
                });
}

}  // namespace ardent
