// Seconds of one penalised path, on one thread: lasso_path_bench DATA FAMILY [GROUP_SIZE]
// [TOLERANCE]. DATA: int64 n, int64 p, int64 number of λs (0: our own 100), then float64 λs, y (n)
// and X by columns. FAMILY: gaussian or binomial. Without groups the lasso of standardised columns
// (glmnet), with groups the orthonormalised group lasso (grpreg). Prints JSON: seconds, λs,
// objectives, non-zero columns of every λ.

#include <chrono>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/train/sparse_path.h"

using namespace ardent;

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("usage: lasso_path_bench DATA FAMILY [GROUP_SIZE] [TOLERANCE]\n", stderr);
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    std::int64_t shape[3] = {};
    file.read(reinterpret_cast<char*>(shape), sizeof shape);
    SparsePathOptions options;
    options.givenLambdas.resize(static_cast<std::size_t>(shape[2]));
    SparseColumns columns{Matrix(shape[0], shape[1]), {}};
    SparseResponse response{
        std::string_view(argv[2]) == "binomial" ? SparseFamily::Binomial : SparseFamily::Gaussian,
        Vector(shape[0])};
    const auto read = [&](double* to, std::int64_t count) {
        file.read(reinterpret_cast<char*>(to), count * std::int64_t{sizeof(double)});
    };
    read(options.givenLambdas.data(), shape[2]);
    read(response.values.data(), shape[0]);
    read(columns.values.data(), shape[0] * shape[1]);
    if (!file) {
        std::fprintf(stderr, "%s: cannot be read\n", argv[1]);
        return 3;
    }
    const Index group = argc > 3 ? std::atoll(argv[3]) : 0;
    if (group > 0) {
        columns.groupSizes.assign(static_cast<std::size_t>(shape[1] / group), group);
        options.scale = PenaltyScale::Orthonormal;
    }
    if (argc > 4) options.tolerance = std::atof(argv[4]);

    const auto shared = std::make_shared<const SparseColumns>(std::move(columns));
    const auto target = std::make_shared<const SparseResponse>(std::move(response));
    const auto start = std::chrono::steady_clock::now();
    SparsePath path(shared, target, options);
    std::vector<double> finishedAt;
    while (!path.finished()) {
        path.advance([] { return true; });
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
        finishedAt.push_back(spent.count());
    }
    nlohmann::json result{
        {"seconds", finishedAt.back()}, {"finished_at", finishedAt}, {"lambdas", path.lambdas()}};
    for (const SparseSolution& solution : path.solutions()) {
        result["objectives"].push_back(solution.objective);
        result["nonzero"].push_back(solution.columns.size());
    }
    std::puts(result.dump().c_str());
    return 0;
}
