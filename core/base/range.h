#pragma once

namespace ardent {

struct Range {
    double low = 0.;
    double high = 1.;
};

}  // namespace ardent
