#include "core/figure/compare/metric_title.h"

#include <map>

#include "core/base/message.h"

namespace ardent {

std::string metricTitle(const std::string& name) {
    if (name == "accuracy") return words("Accuracy");
    if (name == "log_loss") return words("Log loss");
    static const std::map<std::string, std::string> titles{
        {"rmse", "RMSE"}, {"mse", "MSE"}, {"mae", "MAE"}, {"r2", "R²"}, {"auc", "AUC"}};
    const auto found = titles.find(name);
    return found == titles.end() ? name : found->second;
}

}  // namespace ardent
