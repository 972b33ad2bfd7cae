#include "core/figure/metric_title.h"

#include <map>

namespace ardent {

std::string metricTitle(const std::string& name) {
    static const std::map<std::string, std::string> titles{
        {"rmse", "RMSE"},         {"mse", "MSE"}, {"mae", "MAE"},          {"r2", "R²"},
        {"accuracy", "Accuracy"}, {"auc", "AUC"}, {"log_loss", "Log loss"}};
    const auto found = titles.find(name);
    return found == titles.end() ? name : found->second;
}

}  // namespace ardent
