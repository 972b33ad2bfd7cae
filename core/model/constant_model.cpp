#include "core/model/constant_model.h"

namespace ardent {

namespace {

bool hasWeight(const FourierModel& model, Index feature) {
    return (model.weights.row(feature).array() != 0.).any();
}

/// Whether each input moves that cosine.
auto moves(const FourierModel& model, Index feature) {
    return model.basis->frequencies.col(feature).array() * model.scale.array() != 0.;
}

}  // namespace

bool isConstant(const Predictor& predictor) {
    const FourierModel* model = predictor.fourier();
    if (!model || (model->linear.array() != 0.).any()) return false;
    for (Index feature = 0; feature < model->features(); ++feature)
        if (hasWeight(*model, feature) && moves(*model, feature).any()) return false;
    return true;
}

std::vector<bool> movingInputs(const Predictor& predictor) {
    const FourierModel* model = predictor.fourier();
    if (!model)
        return std::vector<bool>(static_cast<std::size_t>(predictor.recipe->inputs()), true);
    Eigen::Array<bool, Eigen::Dynamic, 1> any =
        Eigen::Array<bool, Eigen::Dynamic, 1>::Constant(model->inputs(), false);
    if (model->linear.size() > 0) any = (model->linear.array() != 0.).colwise().any().transpose();
    for (Index feature = 0; feature < model->features(); ++feature)
        if (hasWeight(*model, feature)) any = any || moves(*model, feature);
    return {any.begin(), any.end()};
}

}  // namespace ardent
