#include "core/model/constant_model.h"

namespace ardent {

bool isConstant(const Predictor& predictor) {
    if (const TreeModel* trees = predictor.trees())
        return nodeCount(*trees) == std::ssize(trees->trees);  // each is one leaf
    const FourierModel* model = predictor.fourier();
    if (!model || (model->linear.array() != 0.).any()) return false;
    for (Index feature = 0; feature < model->features(); ++feature) {
        const bool hasWeight = (model->weights.row(feature).array() != 0.).any();
        if (hasWeight &&
            (model->basis->frequencies.col(feature).array() * model->scale.array() != 0.).any())
            return false;
    }
    return true;
}

}  // namespace ardent
