#include "core/method/lasso/sparse_response.h"

namespace ardent {

SparseResponse responseOf(const Task& task, const std::vector<std::int32_t>& rows) {
    SparseResponse response;
    if (task.recipe->problem == Problem::Classification) {
        const Index outputs = task.recipe->outputs();
        response.family = outputs == 1 ? SparseFamily::Binomial : SparseFamily::Multinomial;
        response.classes = outputs;
    }
    response.values.resize(static_cast<Index>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        response.values[static_cast<Index>(i)] =
            static_cast<double>(task.y[static_cast<std::size_t>(rows[i])]);
    return response;
}

}  // namespace ardent
