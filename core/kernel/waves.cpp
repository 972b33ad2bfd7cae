#include "core/kernel/waves.h"

#include <algorithm>

#include "core/kernel/sine_cosine.h"

namespace ardent {

void cosinesAndSines(const Matrix& turns, Matrix& cosines, Matrix& sines) {
    using simd::vec;
    using Wave = simd::Vec<double>;
    constexpr Index kLanes = simd::lanes<double>;
    cosines.resize(turns.rows(), turns.cols());
    sines.resize(turns.rows(), turns.cols());
    const Index whole = turns.size() / kLanes * kLanes;
    for (Index i = 0; i < whole; i += kLanes)
        simd::sineCosine<double>(vec(turns.data() + i), vec(sines.data() + i),
                                 vec(cosines.data() + i));
    if (whole == turns.size()) return;
    Wave rest{};
    Wave sine;
    Wave cosine;
    for (Index i = whole; i < turns.size(); ++i) rest[i - whole] = turns.data()[i];
    simd::sineCosine<double>(rest, sine, cosine);
    for (Index i = whole; i < turns.size(); ++i) {
        cosines.data()[i] = cosine[i - whole];
        sines.data()[i] = sine[i - whole];
    }
}

}  // namespace ardent
