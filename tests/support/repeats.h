#pragma once

#include <algorithm>

namespace ardent::test {

/// How many draws of chance a claim about most draws is tested with. Under a sanitizer one: every
/// draw takes it through the same code, and the other builds test the claim.
inline int repeats(int wanted) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return std::min(wanted, 1);
#else
    return wanted;
#endif
}

}  // namespace ardent::test
