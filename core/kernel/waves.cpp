#include "core/kernel/waves.h"

#include <algorithm>

#include "core/kernel/sine_cosine.h"

namespace ardent {

namespace {

template <class T, class Values>
void map(const Values& turns, Values& cosines, Values& sines) {
    using simd::vec;
    using Wave = simd::Vec<T>;
    constexpr Index kLanes = simd::lanes<T>;
    cosines.resize(turns.rows(), turns.cols());
    sines.resize(turns.rows(), turns.cols());
    const Index whole = turns.size() / kLanes * kLanes;
    for (Index i = 0; i < whole; i += kLanes)
        simd::sineCosine<T>(vec(turns.data() + i), vec(sines.data() + i), vec(cosines.data() + i));
    if (whole == turns.size()) return;
    Wave rest{};
    Wave sine;
    Wave cosine;
    for (Index i = whole; i < turns.size(); ++i) rest[i - whole] = turns.data()[i];
    simd::sineCosine<T>(rest, sine, cosine);
    for (Index i = whole; i < turns.size(); ++i) {
        cosines.data()[i] = cosine[i - whole];
        sines.data()[i] = sine[i - whole];
    }
}

}  // namespace

void cosinesAndSines(const Matrix& turns, Matrix& cosines, Matrix& sines) {
    map<double>(turns, cosines, sines);
}
void cosinesAndSines(const Eigen::MatrixXf& turns, Eigen::MatrixXf& cosines,
                     Eigen::MatrixXf& sines) {
    map<float>(turns, cosines, sines);
}

}  // namespace ardent
