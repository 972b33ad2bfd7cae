#pragma once

#include <tl/expected.hpp>
#include <utility>

#include "core/base/message.h"

namespace ardent {

/// Whose fault it is; the value is the command line's exit code.
enum class Fault { Usage = 2, Data = 3, Training = 4, Output = 5 };

/// One sentence for the person at the screen: what, where and what to do.
struct Error {
    Fault fault = Fault::Data;
    Message text;
};

template <class T = void>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Fault fault, Message text) {
    return tl::unexpected<Error>(Error{fault, std::move(text)});
}

}  // namespace ardent
