#pragma once

#include <numeric>
#include <vector>

#include "core/method/fourier_objective.h"
#include "tests/support/golden.h"

namespace ardent::test {

/// The inputs of a golden RFFNet case in the layout of the double-precision kernels.
struct RffnetCase {
    FourierBasis basis;
    std::vector<double> x;  // row-major
    std::vector<double> y;
    std::vector<std::int32_t> rows;
    FourierParameters<double> parameters;
    Loss loss = Loss::Squared;

    explicit RffnetCase(const nlohmann::json& inputs, const char* x0 = "X", const char* y0 = "y",
                        const char* beta = "beta", const char* gamma = "gamma") {
        basis = {matrixOf(inputs.at("E")), vectorOf(inputs.at("b"))};
        const Matrix design = matrixOf(inputs.at(x0));
        for (Index i = 0; i < design.rows(); ++i)
            for (Index j = 0; j < design.cols(); ++j) x.push_back(design(i, j));
        y = inputs.at(y0).get<std::vector<double>>();
        rows.resize(y.size());
        std::iota(rows.begin(), rows.end(), 0);
        const Matrix weights = matrixOf(inputs.at(beta));
        const Vector scale = vectorOf(inputs.at(gamma));
        parameters = FourierParameters<double>(weights.rows(), weights.cols(), scale.size());
        for (Index k = 0; k < weights.rows(); ++k)
            for (Index c = 0; c < weights.cols(); ++c)
                parameters.weights()[static_cast<std::size_t>(k * weights.cols() + c)] =
                    weights(k, c);
        std::copy(scale.begin(), scale.end(), parameters.scale().begin());
        loss = weights.cols() == 1 ? Loss::Squared : Loss::Softmax;
    }
};

}  // namespace ardent::test
