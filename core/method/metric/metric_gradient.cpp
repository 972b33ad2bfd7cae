#include "core/method/metric/metric_gradient.h"

#include <cmath>

#include "core/method/metric/metric_forward.h"
#include "core/method/metric/metric_refinement.h"
#include "core/method/metric/metric_scales.h"
#include "core/method/metric/metric_trainings.h"

namespace ardent {
Pieces gradientRecipe(MetricRun& run, const GoOn& goOn) {
    const MetricOptions& options = run.options;
    MetricScales scales;
    for (auto part = findScales(run, scales); part.next();) co_yield part.piece();
    if (goesThrough(MetricStage::Evidence, options))
        for (auto part = findScalesByEvidence(run, scales); part.next();) co_yield part.piece();

    const std::size_t metrics = run.candidates.size();
    const std::vector<MetricStart> starts =
        firstStarts(scales, *run.data.task, options.maxVariables);
    if (!starts.empty() && goesThrough(MetricStage::Metric, options)) {
        for (auto part = trainMetrics(run, starts); part.next();) co_yield part.piece();
        if (goesThrough(MetricStage::Forward, options))
            for (auto part = checkForward(run, scales, metrics); part.next();)
                co_yield part.piece();
    }
    for (auto part = refine(run, scales, metrics, goOn); part.next();) co_yield part.piece();

    if (std::isfinite(run.candidates.best().loss))
        keepConstant(run);  // no model of a higher loss is kept

    if (!goesThrough(MetricStage::Average, options)) co_return;
    run.stage = message("average", "Average");
    co_yield PieceDone{};
    const std::size_t single = run.candidates.bestFrom(0);
    averageBest(run);
    if (run.candidates.bestFrom(0) != single) co_yield tickOf(run.data, run.candidates.best().loss);
}

}  // namespace ardent
