#pragma once

#include <cstdint>
#include <type_traits>

#include "core/base/types.h"

/// Vectors as wide as the instruction set this file is compiled for. Included by kernel sources
/// only.
namespace ardent::simd {

#if defined(__AVX512F__)
inline constexpr int kBytes = 64;
inline constexpr int kRegisters = 32;
#elif defined(__AVX__)
inline constexpr int kBytes = 32;
inline constexpr int kRegisters = 16;
#else
inline constexpr int kBytes = 16;
inline constexpr int kRegisters = 16;
#endif

template <class T>
struct Simd {
    using Integer = std::conditional_t<sizeof(T) == 4, std::int32_t, std::int64_t>;
    typedef T Vec __attribute__((vector_size(kBytes), may_alias));
    typedef Integer Mask __attribute__((vector_size(kBytes), may_alias));
    static constexpr int lanes = kBytes / static_cast<int>(sizeof(T));
};

template <class T>
using Vec = typename Simd<T>::Vec;
template <class T>
using Mask = typename Simd<T>::Mask;
template <class T>
inline constexpr int lanes = Simd<T>::lanes;

/// p must be aligned to kBytes.
template <class T>
inline const Vec<T>& vec(const T* p) {
    return *reinterpret_cast<const Vec<T>*>(p);
}
template <class T>
inline Vec<T>& vec(T* p) {
    return *reinterpret_cast<Vec<T>*>(p);
}

template <class T>
inline T sum(Vec<T> v) {
    T total = v[0];
    for (int i = 1; i < lanes<T>; ++i) total += v[i];
    return total;
}

}  // namespace ardent::simd
