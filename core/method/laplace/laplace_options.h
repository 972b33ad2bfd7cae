#pragma once

#include "core/train/option_table.h"

namespace ardent {

struct LaplaceOptions {
    int rows = 10'000;
    int searchRows = 3000;
    int iterations = 60;

    static auto describe() {
        using O = LaplaceOptions;
        return std::tuple{
            number(&O::rows, "rows", "Rows of the model",
                   "The model is fitted to at most this many rows, drawn at random from more. Time "
                   "grows with their cube, memory with their square.",
                   10, 40'000)
                .logarithmic(),
            number(&O::searchRows, "search_rows", "Rows of the search",
                   "So many rows at most choose the scales.", 10, 10'000)
                .logarithmic(),
            number(&O::iterations, "iterations", "Search steps",
                   "The most steps of the search on its first 1,000 rows.", 1, 1000)
                .logarithmic()};
    }
};

}  // namespace ardent
