#pragma once

#include <optional>
#include <vector>

#include "core/method/trees/tree_booster.h"
#include "core/model/loss.h"
#include "core/train/findings.h"

namespace ardent {

/// The training targets as `lossSum` wants them, in float64.
std::vector<double> lossTargets(const Task&, const std::vector<std::int32_t>& rows);

/// Mean loss of scores (n × K) in the unit of the curve; nothing for no rows.
double meanLossOf(const Task&, const std::vector<double>& targets, const Matrix& scores);

/// How large trees may become.
struct TreeSizes {
    int trees = 1;  ///< of an output
    int maxDepth = 6;
    int bins = 256;
    double minLeaf = 1.;  ///< rows
};

/// Fault::Usage where the rows, the trees and the histograms of one of them do not fit.
Result<> checkTreeMemory(const Task&, const TreeSizes&);

/// As XGBoost takes it: 31 bits.
std::uint32_t boosterSeed(Seed);

/// Scores that lose least on some rows before any tree.
Vector startOf(const Task&, const std::vector<std::int32_t>& rows);

/// Gains of the splits on every source's inputs.
Vector pooledGains(const FittedRecipe&, const Vector& gains);

/// Shares of what all splits gain, one a source.
Relevance gainRelevance(const FittedRecipe&, const Vector& pooledGains);

/// Scores at some rows to which trees are added: n × K.
class RowScores {
public:
    RowScores(const Task& task, const std::vector<std::int32_t>& rows, const Vector& start)
        : task_(task),
          rows_(rows),
          targets_(lossTargets(task, rows)),
          scores_(start.transpose().replicate(std::ssize(rows), 1)) {}

    void add(const Tree& tree) { addTree(tree, 1., task_.x, rows_, scores_); }
    double loss() const { return meanLossOf(task_, targets_, scores_); }
    bool isEmpty() const { return rows_.empty(); }

private:
    const Task& task_;
    const std::vector<std::int32_t>& rows_;
    std::vector<double> targets_;
    Matrix scores_;
};

}  // namespace ardent
