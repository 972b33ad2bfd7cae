#pragma once

#include <Eigen/Core>
#include <cstdint>

namespace ardent {

using Index = Eigen::Index;
using Seed = std::uint64_t;

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

/// n × d, float32, one row per sample and each sample's values contiguous.
using DesignMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

}  // namespace ardent
