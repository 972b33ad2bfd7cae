#pragma once

#include <array>
#include <cmath>

#include "core/kernel/simd.h"

namespace ardent::simd {

/// Coefficients in z = f² of sin(πf/2)/f and cos(πf/2) on |f| ≤ ½, interpolated at Chebyshev nodes
/// with 40 digits; the error is below half a unit in the last place of 1.
template <class T>
struct QuarterTurn;

template <>
struct QuarterTurn<float> {
    static constexpr std::array sine{1.5707963219532366854F, -0.6459634776648117955F,
                                     0.079680217647755413373F, -0.0046021492128141759311F};
    static constexpr std::array cosine{0.99999999995248941669F, -1.2337005406331622196F,
                                       0.25366920365511347511F, -0.02086006950026407703F,
                                       0.0009036280663802504916F};
};

template <>
struct QuarterTurn<double> {
    static constexpr std::array sine{1.5707963267948966192,    -0.64596409750624625222,
                                     0.07969262624616692448,   -0.0046817541353148270709,
                                     0.0001604411847266723001, -3.5988427171448577997e-6,
                                     5.6919278504896334155e-8, -6.6276249389724923622e-10};
    static constexpr std::array cosine{0.99999999999999999997,    -1.2337005501361698118,
                                       0.2536695079010467091,     -0.020863480763311209103,
                                       0.00091926027418315572082, -0.000025202036770460258445,
                                       4.7106097267578230119e-7,  -6.3212568696285884105e-9};
};

template <class T, std::size_t N>
inline Vec<T> polynomial(const std::array<T, N>& coefficients, Vec<T> z) {
    Vec<T> value = Vec<T>{} + coefficients[N - 1];
    for (std::size_t i = N - 1; i-- > 0;) value = value * z + coefficients[i];
    return value;
}

template <class T>
inline Vec<T> nearest(Vec<T> v) {
#if defined(__x86_64__) && !defined(__SSE4_1__)
    constexpr T kHalfway = sizeof(T) == 4 ? T(0x1.8p23) : T(0x1.8p52);
    return (v + kHalfway) - kHalfway;
#else
    Vec<T> rounded;
    for (int i = 0; i < lanes<T>; ++i) rounded[i] = std::rint(v[i]);
    return rounded;
#endif
}

/// sin and cos of `turns` quarter turns: range reduction is one exact subtraction.
template <class T>
inline void sineCosine(Vec<T> turns, Vec<T>& sine, Vec<T>& cosine) {
    constexpr int kSignShift = static_cast<int>(8 * sizeof(T)) - 2;
    const Vec<T> whole = nearest<T>(turns);
    const Vec<T> f = turns - whole;
    const Mask<T> quadrant = __builtin_convertvector(whole, Mask<T>);
    const Vec<T> z = f * f;
    const Vec<T> s = f * polynomial<T>(QuarterTurn<T>::sine, z);
    const Vec<T> c = polynomial<T>(QuarterTurn<T>::cosine, z);
    const Mask<T> odd = -(quadrant & 1);
    sine = (Vec<T>)((Mask<T>)(odd ? c : s) ^ ((quadrant & 2) << kSignShift));
    cosine = (Vec<T>)((Mask<T>)(odd ? s : c) ^ (((quadrant + 1) & 2) << kSignShift));
}

}  // namespace ardent::simd
