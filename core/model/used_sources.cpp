#include "core/model/used_sources.h"

#include <algorithm>

#include "core/data/task/sources.h"

namespace ardent {

namespace {

class Used {
public:
    explicit Used(const Predictor& predictor)
        : model_(predictor.fourier()),
          kernel_(predictor.kernel()),
          sources_(sourceInputs(*predictor.recipe)) {
        if (const TreeModel* trees = predictor.trees()) split_ = splitInputs(*trees);
        if (model_) sizes_ = model_->weights.rowwise().norm();
    }
    std::size_t count() const { return sources_.size(); }
    bool at(std::size_t source) const {
        const auto& [first, count, numeric] = sources_[source];
        bool is = false;
        for (Index j = first; !is && j < first + count; ++j) is = moves(j);
        return is;
    }

private:
    bool moves(Index input) const {
        if (!split_.empty()) return split_[static_cast<std::size_t>(input)];
        if (kernel_) return kernel_->scale.size() == 0 || kernel_->scale[input] != 0.;
        const auto waves = model_->basis->frequencies.row(input).transpose().array();
        return (model_->scale[input] != 0. && (waves * sizes_.array() != 0.).any()) ||
               (model_->linear.size() > 0 && !model_->linear.col(input).isZero(0.));
    }

    const FourierModel* model_;
    const KernelModel* kernel_;
    std::vector<SourceInputs> sources_;
    std::vector<bool> split_;  // of trees: one an input
    Vector sizes_;             // of the waves
};

}  // namespace

std::vector<bool> usedSources(const Predictor& predictor) {
    const Used used(predictor);
    std::vector<bool> all;
    for (std::size_t source = 0; source < used.count(); ++source) all.push_back(used.at(source));
    return all;
}

bool usesAll(const Predictor& predictor, const std::vector<Index>& sources) {
    const Used used(predictor);
    return std::ranges::all_of(
        sources, [&](Index source) { return used.at(static_cast<std::size_t>(source)); });
}

}  // namespace ardent
