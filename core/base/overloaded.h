#pragma once

namespace ardent {

/// Functions for the alternatives of a variant: std::visit(Overloaded{…}, variant).
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

}  // namespace ardent
