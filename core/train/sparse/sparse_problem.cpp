#include "core/train/sparse/sparse_problem.h"

namespace ardent {

Index SparseResponse::outputs() const {
    return family == SparseFamily::Multinomial ? classes : 1;
}

}  // namespace ardent
