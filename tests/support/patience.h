#pragma once

namespace ardent::test {

/// How long a test waits for work that ends by itself, in milliseconds: beside other work and under
/// a sanitizer it takes many times longer.
inline constexpr int kPatience = 240'000;

}  // namespace ardent::test
