#include "core/explain/closed_form.h"

#include "core/base/check.h"

namespace ardent {

ClosedForm closedForm(const Predictor& predictor) {
    const FourierModel* model = predictor.fourier();
    check(model != nullptr, "closedForm: only a Fourier model has one");
    ClosedForm form;
    form.frequencies = model->scale.asDiagonal() * model->basis->frequencies;
    form.phases = model->basis->phases;
    form.weights = model->weights;
    form.intercept = model->intercept;
    form.linear = model->linear;
    if (form.linear.size() == 0) form.linear = Matrix::Zero(model->outputs(), model->inputs());
    if (predictor.link == Link::Identity) {
        const double unit = predictor.recipe->targetScale;
        form.weights *= unit;
        form.intercept = (form.intercept.array() * unit + predictor.recipe->targetOffset).matrix();
        form.linear *= unit;
    }
    if (predictor.link == Link::Softmax) {
        if (form.features() > 0) form.weights.colwise() -= form.weights.rowwise().mean().eval();
        form.intercept.array() -= form.intercept.mean();
        form.linear.rowwise() -= form.linear.colwise().mean().eval();
    }
    return form;
}

Matrix statedScores(const Predictor& predictor, Matrix scores) {
    if (predictor.link == Link::Identity)
        scores.array() =
            scores.array() * predictor.recipe->targetScale + predictor.recipe->targetOffset;
    if (predictor.link == Link::Softmax) scores.colwise() -= scores.rowwise().mean().eval();
    return scores;
}

Message outputUnit(const Predictor& predictor) {
    switch (predictor.link) {
        case Link::Identity:
            if (predictor.recipe->targetTransform != Transform::None)
                return message("transform-of", "{} of {}",
                               transformName(predictor.recipe->targetTransform),
                               predictor.recipe->target);
            return message("unit-of", "unit of {}", predictor.recipe->target);
        case Link::Logistic:
            return predictor.recipe->classes.size() == 2
                       ? message("log-odds-of-class", "log-odds of class {}",
                                 predictor.recipe->classes[1])
                       : message("log-odds-of", "log-odds of {}", predictor.recipe->target);
        case Link::Softmax:
            break;
    }
    return message("class-score", "class score");
}

Message pooled(const Message& how, const Predictor& predictor) {
    if (predictor.recipe->outputs() == 1) return how;
    return message("pooled-over-classes", "{}; root of the sum of squares over the classes", how);
}

}  // namespace ardent
