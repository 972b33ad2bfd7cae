#include "core/model/fourier_columns_model.h"

#include <numbers>

namespace ardent {

FourierModel modelOf(const FourierSum& sum, const Vector& intercept) {
    using Shape = FourierColumns::Shape;
    const FourierColumns& columns = sum.columns;
    const Index outputs = sum.coefficients.cols();
    std::vector<Index> waves;
    bool hasIdentity = false;
    for (Index j = 0; j < columns.size(); ++j) {
        if (columns.shape(j) == Shape::Identity)
            hasIdentity = true;
        else
            waves.push_back(j);
    }
    const auto features = std::max<Index>(1, static_cast<Index>(waves.size()));
    FourierBasis basis{Matrix::Zero(columns.inputs(), features), Vector::Zero(features)};
    FourierModel model;
    model.scale = Vector::Ones(columns.inputs());
    model.weights = Matrix::Zero(features, outputs);
    model.intercept = intercept;
    if (hasIdentity) model.linear = Matrix::Zero(outputs, columns.inputs());
    Index feature = 0;
    for (Index j = 0; j < columns.size(); ++j) {
        const auto entries = columns.entries(j);
        if (columns.shape(j) == Shape::Identity) {
            model.linear.col(entries.front().input) +=
                entries.front().frequency * sum.coefficients.row(j).transpose();
            continue;
        }
        for (const auto& [input, frequency] : entries)
            basis.frequencies(input, feature) = frequency;
        if (columns.shape(j) == Shape::Sine) basis.phases[feature] = 1.5 * std::numbers::pi;
        model.weights.row(feature++) = sum.coefficients.row(j);
    }
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    return model;
}

}  // namespace ardent
