#include "core/figure/compare/metric_title.h"

#include <map>

#include "core/base/message.h"

namespace ardent {

std::string metricTitle(const std::string& name) {
    if (name == "accuracy") return words("Accuracy");
    if (name == "balanced_accuracy") return words("Balanced accuracy");
    if (name == "average_precision") return words("Average precision");
    if (name == "precision") return words("Precision");
    if (name == "recall") return words("Recall");
    if (name == "log_loss") return words("Log loss");
    if (name == "brier") return words("Brier score");
    static const std::map<std::string, std::string> titles{
        {"rmse", "RMSE"}, {"mse", "MSE"}, {"mae", "MAE"}, {"r2", "R²"},
        {"auc", "AUC"},   {"f1", "F1"},   {"mcc", "MCC"}};
    const auto found = titles.find(name);
    return found == titles.end() ? name : found->second;
}

}  // namespace ardent
