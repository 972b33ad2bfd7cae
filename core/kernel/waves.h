#pragma once

#include "core/base/types.h"

namespace ardent {

/// Quarter turns in a radian: phases are kept in quarter turns because range reduction is exact
/// there.
inline constexpr double kQuarterTurns = 0.63661977236758134308;

/// Cosine and sine of every entry of `turns`, given in quarter turns below 2⁵¹ (float:
/// 2²²); both are resized.
void cosinesAndSines(const Matrix& turns, Matrix& cosines, Matrix& sines);
void cosinesAndSines(const Eigen::MatrixXf& turns, Eigen::MatrixXf& cosines,
                     Eigen::MatrixXf& sines);

}  // namespace ardent
