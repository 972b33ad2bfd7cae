#pragma once

#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "core/evaluate/evaluation.h"

namespace ardent::cli {

/// Finished jobs in a file of JSON lines, so that a table that was stopped goes on where it was. A
/// line that was cut short or is damaged is passed over. Used by several threads at once.
class EvaluationState {
public:
    /// An empty path keeps nothing. Errors: (Fault::Usage) the file holds something else;
    /// (Fault::Output) it cannot be written.
    static Result<std::unique_ptr<EvaluationState>> open(const std::string& path);

    /// Null when the job is not there, or what the file holds of it does not fit the set's classes:
    /// then it is done again.
    const EvaluationResult* find(const std::string& key, const EvaluationSet&) const;
    void add(const std::string& key, const EvaluationResult&);
    /// False once a job could not be written.
    bool isWhole() const { return isWhole_; }

private:
    std::map<std::string, EvaluationResult> known_;
    std::ofstream file_;
    std::mutex mutex_;
    bool isWhole_ = true;
};

/// Everything that a job's result depends on, as one line of text.
std::string jobKey(const EvaluationSet&, std::uint64_t tableFingerprint, const EvaluatedMethod&,
                   int repeat, int part);

/// Of names and cells.
std::uint64_t fingerprint(const Table&);

}  // namespace ardent::cli
