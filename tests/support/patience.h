#pragma once

#include <QtTest>

namespace ardent::test {

/// How long a test waits for work that ends by itself, in milliseconds: beside other work and under
/// a sanitizer it takes many times longer.
inline constexpr int kPatience = 240'000;

/// How long it waits for anything else. Qt's five seconds are those of a machine with nothing else
/// to do; a wait ends when what is waited for is there, so that more costs nothing.
inline constexpr int kWait = 60'000;

}  // namespace ardent::test

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, ardent::test::kWait)
#define QTRY_VERIFY2(condition, message) \
    QTRY_VERIFY2_WITH_TIMEOUT(condition, message, ardent::test::kWait)
#define QTRY_COMPARE(actual, expected) \
    QTRY_COMPARE_WITH_TIMEOUT(actual, expected, ardent::test::kWait)
