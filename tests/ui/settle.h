#pragma once

#include <QCoreApplication>

namespace ardent::test {

/// Lets queued replots and layout happen.
inline void settle() {
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
}

}  // namespace ardent::test
