#include "core/model/used_sources.h"

#include "core/data/sources.h"

namespace ardent {

std::vector<bool> usedSources(const Predictor& predictor) {
    std::vector<bool> used;
    const FourierModel* model = predictor.fourier();
    for (const SourceInputs& source : sourceInputs(*predictor.recipe)) {
        bool is = model == nullptr;
        for (Index j = source.first; !is && j < source.first + source.count; ++j)
            is = (model->scale[j] != 0. && !model->basis->frequencies.row(j).isZero(0.)) ||
                 (model->linear.size() > 0 && !model->linear.col(j).isZero(0.));
        used.push_back(is);
    }
    return used;
}

}  // namespace ardent
