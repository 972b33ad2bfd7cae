#include "core/method/trees/tree_booster.h"

#include <xgboost/c_api.h>

#include <algorithm>
#include <limits>
#include <new>
#include <stdexcept>

#include "core/base/check.h"
#include "core/method/trees/xgboost_trees.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

/// What a user needs of "[12:30:59] ./src/file.cc:26: Unknown objective …" and a stack trace.
std::string reasonIn(const std::string& text) {
    const std::string line = text.substr(0, text.find('\n'));
    const auto place = line.starts_with('[') ? line.find("] ") : std::string::npos;
    const auto reason = place == std::string::npos ? place : line.find(": ", place);
    return reason == std::string::npos ? line : line.substr(reason + 2);
}

void done(int outcome) {
    if (outcome == 0) return;
    const std::string error = XGBGetLastError();
    if (error.find("bad_alloc") != std::string::npos) throw std::bad_alloc();
    throw std::runtime_error("XGBoost: " + reasonIn(error));
}

/// It writes nothing from this thread.
void silence() {
    done(XGBSetGlobalConfig(R"({"verbosity": 0})"));
    done(XGBRegisterLogCallback([](const char*) {}));
}

/// The rows one after the other.
std::vector<float> valuesOf(const Task& task, const std::vector<std::int32_t>& rows) {
    std::vector<float> values;
    values.reserve(rows.size() * static_cast<std::size_t>(task.x.cols()));
    for (const std::int32_t row : rows) {
        const float* first = task.x.row(row).data();
        values.insert(values.end(), first, first + task.x.cols());
    }
    return values;
}

InputValues differentValues(const Task& task, const std::vector<std::int32_t>& rows) {
    InputValues values(static_cast<std::size_t>(task.x.cols()));
    forEachBlock(task.x.cols(), 1, [&](Index input, Index, Index) {
        std::vector<float>& ofInput = values[static_cast<std::size_t>(input)];
        ofInput.reserve(rows.size());
        for (const std::int32_t row : rows) ofInput.push_back(task.x(row, input));
        std::ranges::sort(ofInput);
        ofInput.erase(std::unique(ofInput.begin(), ofInput.end()), ofInput.end());
        ofInput.shrink_to_fit();
    });
    return values;
}

void setInfo(DMatrixHandle data, const char* field, const std::vector<float>& values) {
    done(XGDMatrixSetFloatInfo(data, field, values.data(), values.size()));
}

/// So that whatever was made is given back when the next step fails.
struct Slice {
    BoosterHandle handle = nullptr;
    ~Slice() {
        if (handle) XGBoosterFree(handle);
    }
};

}  // namespace

TreeBooster::TreeBooster(const Task& task, const std::vector<std::int32_t>& rows,
                         const Vector& start, const BoosterSettings& settings)
    : values_(differentValues(task, rows)) {
    check(!rows.empty() && !values_.empty(), "trees need rows and inputs");
    silence();
    done(XGDMatrixCreateFromMat_omp(valuesOf(task, rows).data(), rows.size(),
                                    static_cast<bst_ulong>(task.x.cols()),
                                    std::numeric_limits<float>::quiet_NaN(), &data_, 1));
    std::vector<float> labels, scores;
    for (const std::int32_t row : rows) {
        labels.push_back(task.y[static_cast<std::size_t>(row)]);
        for (const double score : start) scores.push_back(static_cast<float>(score));
    }
    setInfo(data_, "label", labels);
    setInfo(data_, "base_margin", scores);
    done(XGBoosterCreate(&data_, 1, &booster_));
    for (const auto& [name, value] : BoosterSettings{{"verbosity", "0"},
                                                     {"nthread", "1"},
                                                     {"tree_method", "hist"},
                                                     {"seed_per_iteration", "1"},
                                                     {"disable_default_eval_metric", "1"}})
        set(name.c_str(), value);
    for (const auto& [name, value] : settings) set(name.c_str(), value);
}

TreeBooster::~TreeBooster() {
    if (booster_) XGBoosterFree(booster_);
    if (data_) XGDMatrixFree(data_);
}

void TreeBooster::set(const char* name, const std::string& value) {
    done(XGBoosterSetParam(booster_, name, value.c_str()));
}

std::vector<GrownTree> TreeBooster::grow() {
    silence();
    done(XGBoosterUpdateOneIter(booster_, rounds_, data_));
    return newest();
}

std::vector<GrownTree> TreeBooster::grow(std::vector<float>& gradients,
                                         std::vector<float>& curvatures) {
    silence();
    done(XGBoosterBoostOneIter(booster_, data_, gradients.data(), curvatures.data(),
                               gradients.size()));
    return newest();
}

std::vector<GrownTree> TreeBooster::newest() {
    Slice last;
    done(XGBoosterSlice(booster_, rounds_, rounds_ + 1, 1, &last.handle));
    ++rounds_;
    bst_ulong size = 0;
    const char* text = nullptr;
    done(XGBoosterSaveModelToBuffer(last.handle, R"({"format": "ubj"})", &size, &text));
    return xgboostTrees({text, static_cast<std::size_t>(size)}, values_);
}

double TreeBooster::bytes(double rows, double inputs, double outputs) {
    constexpr double kACell = 4. + 8. + 6. + 4.;  // the copy, sparse, its bins, different values
    return rows * (inputs * kACell + outputs * 32. + 32.);
}

}  // namespace ardent
