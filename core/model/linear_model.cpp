#include "core/model/linear_model.h"

namespace ardent {

FourierModel linearModel(const Matrix& coefficients, const Vector& intercept) {
    const Index inputs = coefficients.rows();
    FourierModel model;
    model.basis = std::make_shared<const FourierBasis>(FourierBasis{Matrix(inputs, 0), Vector(0)});
    model.scale = Vector::Ones(inputs);
    model.weights = Matrix(0, coefficients.cols());
    model.intercept = intercept;
    model.linear = coefficients.transpose();
    return model;
}

}  // namespace ardent
