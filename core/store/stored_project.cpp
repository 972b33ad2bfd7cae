#include "core/store/stored_project.h"

#include <fmt/format.h>

#include <random>

namespace ardent {

std::string newResultId() {
    std::random_device random;
    std::string id;
    for (int word = 0; word < 4; ++word) id += fmt::format("{:08x}", random());
    return id;
}

}  // namespace ardent
