#pragma once

#include <string>
#include <vector>

#include "app/cli/read_as.h"
#include "core/explain/shapley.h"

namespace ardent::cli {

struct ShapleyArguments {
    std::string model, file, run = "latest", out;
    ReadingWords reading;
    std::string background = "independent";
    Index rows = 2000;
    Index backgroundRows = 0;   ///< 0: usualBackgroundRows
    std::vector<Index> chosen;  ///< rows of the table that are told, from 1
    bool interactions = false;
    Seed seed = 1;
    bool json = false;

    bool isJoint() const { return background == "joint"; }
};

/// explain --shapley, on the threads of the arena; gives the exit code.
int explainShapley(const ShapleyArguments&);

}  // namespace ardent::cli
