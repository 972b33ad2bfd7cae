#include "core/model/used_sources.h"

#include "core/data/sources.h"

namespace ardent {

std::vector<bool> usedSources(const Predictor& predictor) {
    std::vector<bool> used;
    const FourierModel* model = predictor.fourier();
    Vector sizes;  // of the waves
    if (model != nullptr) sizes = model->weights.rowwise().norm();
    const auto moves = [&](Index input) {
        return (model->scale[input] != 0. &&
                (model->basis->frequencies.row(input).transpose().array() * sizes.array() != 0.)
                    .any()) ||
               (model->linear.size() > 0 && !model->linear.col(input).isZero(0.));
    };
    for (const SourceInputs& source : sourceInputs(*predictor.recipe)) {
        bool is = model == nullptr;
        for (Index j = source.first; !is && j < source.first + source.count; ++j) is = moves(j);
        used.push_back(is);
    }
    return used;
}

}  // namespace ardent
