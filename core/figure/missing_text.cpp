#include "core/figure/missing_text.h"

#include <algorithm>
#include <span>

#include "core/base/words.h"
#include "core/figure/told.h"

namespace ardent {

namespace {

constexpr std::string_view kWithRounds[]{"gbrff1", "gbrff2"};
constexpr std::string_view kWithDirections[]{"metric", "rfm"};
constexpr std::string_view kWithoutPath[]{
    "metric", "rfm",  "rffnet", "ccm",     "gbrff1",
    "gbrff2", "mean", "svm",    "pearson", "mutual_information",
    "mrmr",   "hsic", "bahsic", "rfe"};
constexpr std::string_view kWithoutSelection[]{
    "pbrff", "rfm", "mean", "ridge", "logistic", "rff", "kernel_ridge", "nystroem", "svm"};

bool isOneOf(std::string_view method, std::span<const std::string_view> some) {
    return std::ranges::find(some, method) != some.end();
}

}  // namespace

bool mayTell(std::string_view method, RunPart part) {
    switch (part) {
        case RunPart::Boosting:
            return isOneOf(method, kWithRounds);
        case RunPart::Directions:
            return isOneOf(method, kWithDirections);
        case RunPart::Path:
            return !isOneOf(method, kWithoutPath);
        case RunPart::Selection:
            return !isOneOf(method, kWithoutSelection);
    }
    return true;
}

std::string missingText(const Snapshot& run, const std::string& never, bool mayCome) {
    if (!hasEnded(run.state) && !mayCome && !never.empty()) return never;
    if (!hasEnded(run.state))
        return words("Not yet: {} …", told(run.stage.empty() ? "Training" : run.stage));
    if (run.state == RunState::Finished && !never.empty()) return never;
    if (run.reason.empty()) return words("The run has ended with nothing to show here.");
    return words("The run has ended with nothing to show here: {}", told(run.reason));
}

}  // namespace ardent
