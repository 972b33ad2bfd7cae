#include "ui/views/run_origin.h"

#include <utility>

#include "core/model/doubt.h"
#include "ui/style/translated.h"

namespace ardent {

FigureOrigin originOf(const RunEntry& run, std::string model) {
    return {run.name.toStdString(),
            translatedCore(run.inputs.method->title).toStdString(),
            run.inputs.data->title.toStdString(),
            run.inputs.recipe.seed,
            run.shares(),
            model.empty() ? doubt(*run.snapshot).text : Message(),
            run.inputs.recipe.target,
            std::move(model)};
}

std::string lookedBackAt(const RunEntry& run) {
    if (!run.lookedBack || !run.earlier) return {};
    const PathPtr& path = run.snapshot->path;
    return path ? modelAtLambda(path->lambdas.at(static_cast<std::size_t>(*run.lookedBack)))
                : modelAfterRounds(*run.lookedBack);
}

}  // namespace ardent
