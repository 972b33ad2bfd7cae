#pragma once

#include "core/train/option_table.h"

namespace ardent {

inline constexpr const char* kBinsHelp =
    "Most bins that the values of a column are grouped into, each of about as many rows; splits "
    "lie between them.";

struct BoostedTreesOptions {
    int rounds = 1000;
    double learningRate = 0.1;
    int maxDepth = 6;
    double minChildWeight = 1.;
    double subsample = 0.8;
    double columnShare = 0.8;
    double l2 = 1.;
    int patience = 50;
    int bins = 256;

    static auto describe() {
        using O = BoostedTreesOptions;
        return std::tuple{
            number(&O::rounds, "rounds", "Rounds",
                   "Trees grown one after the other, for each class where there are more than two; "
                   "validation rows choose how many are kept.",
                   1, 100'000)
                .logarithmic(),
            number(&O::learningRate, "learning_rate", "Learning rate",
                   "What every tree predicts is multiplied by this; smaller needs more rounds and "
                   "is often better.",
                   1e-4, 1)
                .logarithmic()
                .live(),
            number(&O::maxDepth, "max_depth", "Depth",
                   "Most splits from the root of a tree to a leaf: as many variables can act "
                   "together in it.",
                   1, 16),
            number(&O::minChildWeight, "min_child_weight", "Weight of a leaf",
                   "Least sum of second derivatives of the loss in a leaf: rows of numbers; of "
                   "classes rows that are still in doubt, each at most a quarter.",
                   0, 1e6),
            number(&O::subsample, "subsample", "Share of rows",
                   "Of the training rows, drawn anew for every tree.", 0.01, 1),
            number(&O::columnShare, "column_share", "Share of columns",
                   "Of the encoded columns, drawn anew for every tree.", 0.01, 1),
            number(&O::l2, "lambda", "Penalty λ",
                   "Added to the sum of second derivatives in every leaf; larger draws the values "
                   "of small leaves towards 0.",
                   0, 1e6)
                .logarithmic(),
            number(&O::patience, "patience", "Patience",
                   "Training ends after this many rounds without a lower validation loss; 0: "
                   "never.",
                   0, 1'000'000)
                .zeroIs(OptionSpec::Zero::Unlimited),
            number(&O::bins, "bins", "Bins", kBinsHelp, 2, 65'535).logarithmic().advanced()};
    }
};

struct RandomForestOptions {
    int trees = 300;
    int maxDepth = 14;
    int minLeaf = 3;
    double columnShare = 0.;
    int bins = 64;

    static auto describe() {
        using O = RandomForestOptions;
        return std::tuple{
            number(&O::trees, "trees", "Trees",
                   "Of the forest, for each class where there are more than two; more never hurt, "
                   "and beyond some hundreds change little.",
                   1, 100'000)
                .logarithmic(),
            number(&O::maxDepth, "max_depth", "Depth",
                   "Most splits from the root of a tree to a leaf.", 1, 32),
            number(&O::minLeaf, "min_leaf", "Rows of a leaf",
                   "Least rows of the tree's sample in a leaf; more give smoother predictions.", 1,
                   1'000'000)
                .logarithmic(),
            number(
                &O::columnShare, "column_share", "Share of columns",
                "Of the encoded columns, drawn anew for every split; 0: all for numbers, and for "
                "classes the square root of their number.",
                0, 1)
                .zeroIs(OptionSpec::Zero::Automatic),
            number(&O::bins, "bins", "Bins", kBinsHelp, 2, 65'535).logarithmic().advanced()};
    }
};

}  // namespace ardent
