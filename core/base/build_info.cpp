#include "core/base/build_info.h"

#include <fmt/core.h>
#include <oneapi/tbb/version.h>
#include <zlib.h>

#include <Eigen/Core>
#include <nlohmann/json.hpp>

namespace ardent {
namespace {

std::string instructionSetName() {
#if defined(__AVX512F__) && defined(__AVX512VL__)
    return "x86-64-v4";
#elif defined(__AVX2__)
    return "x86-64-v3";
#elif defined(__x86_64__)
    return "x86-64";
#elif defined(__aarch64__)
    return "aarch64";
#else
    return "generic";
#endif
}

}  // namespace

BuildInfo buildInfo() {
    return {
        .version = ARDENT_VERSION,
        .commit = ARDENT_COMMIT,
        .compiler = fmt::format("GCC {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__),
        .instructionSet = instructionSetName(),
        .libraries =
            {
                {"Eigen", fmt::format("{}.{}.{}", EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION,
                                      EIGEN_MINOR_VERSION)},
                {"oneTBB", TBB_runtime_version()},
                {"fmt", fmt::format("{}.{}.{}", FMT_VERSION / 10000, FMT_VERSION / 100 % 100,
                                    FMT_VERSION % 100)},
                {"nlohmann-json",
                 fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                             NLOHMANN_JSON_VERSION_PATCH)},
                {"zlib", zlibVersion()},
            },
    };
}

}  // namespace ardent
