#include "app/cli/evaluate_state.h"

#include <fmt/format.h>

#include <bit>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/base/build_info.h"
#include "core/store/json_numbers.h"

namespace ardent::cli {
namespace {

using json::Json;

Json jsonRows(const Matrix& matrix) {
    Json rows = Json::array();
    for (Index i = 0; i < matrix.rows(); ++i) {
        Json row = Json::array();
        for (Index j = 0; j < matrix.cols(); ++j) row.push_back(matrix(i, j));
        rows.push_back(std::move(row));
    }
    return rows;
}

Matrix matrixOf(const Json& rows) {
    const auto values = rows.get<std::vector<std::vector<double>>>();
    Matrix matrix(std::ssize(values), values.empty() ? 0 : std::ssize(values.front()));
    for (Index i = 0; i < matrix.rows(); ++i) {
        const std::vector<double>& row = values[static_cast<std::size_t>(i)];
        json::require(std::ssize(row) == matrix.cols(), "rows of unequal length");
        matrix.row(i) = Eigen::Map<const Eigen::RowVectorXd>(row.data(), matrix.cols());
    }
    return matrix;
}

bool isOfSize(const Matrix& matrix, Index rows, Index columns) {
    return matrix.rows() == rows && matrix.cols() == columns;
}

/// Numbers have no classes to count, nor has a training that failed.
bool fits(const ClassCounts& counts, Index classes) {
    const bool isEmpty = counts.confusion.size() == 0 && counts.aboveThreshold.size() == 0 &&
                         counts.calibration.size() == 0;
    return isEmpty || (classes > 0 && isOfSize(counts.confusion, classes, classes) &&
                       isOfSize(counts.aboveThreshold, ClassCounts::kThresholds, 2) &&
                       isOfSize(counts.calibration, ClassCounts::kBins, 3));
}

/// Discarded where the line is no JSON, or none that this program can read.
Json parsedLine(const std::string& line) {
    try {
        return json::parsed(line);
    } catch (const std::invalid_argument&) {
        return Json(Json::value_t::discarded);
    }
}

/// The bits, so that what is read is what was computed; NaN has no number in JSON.
Json toJson(const EvaluationResult& result) {
    Json json{{"seconds", result.seconds}, {"trouble", result.trouble.english()}};
    json["metrics"] = Json::array();
    for (const auto& [name, value] : result.metrics)
        json["metrics"].push_back({name, std::bit_cast<std::uint64_t>(value)});
    json["confusion"] = jsonRows(result.counts.confusion);
    json["thresholds"] = jsonRows(result.counts.aboveThreshold);
    json["calibration"] = jsonRows(result.counts.calibration);
    return json;
}

EvaluationResult fromJson(const Json& json) {
    EvaluationResult result;
    result.wasTrained = true;
    result.seconds = json.at("seconds");
    result.trouble = Message(json.at("trouble").get<std::string>());
    for (const Json& metric : json.at("metrics"))
        result.metrics.emplace_back(metric.at(0).get<std::string>(),
                                    std::bit_cast<double>(metric.at(1).get<std::uint64_t>()));
    result.counts = {matrixOf(json.at("confusion")), matrixOf(json.at("thresholds")),
                     matrixOf(json.at("calibration"))};
    return result;
}

/// What `add` writes, or the beginning of it, two characters at least.
bool isCutJob(std::string_view line) {
    constexpr std::string_view kBegins = R"({"seconds":)";
    return line.size() > 1 && line.starts_with(kBegins.substr(0, line.size()));
}

class Hash {
public:
    void add(std::uint64_t word) {
        for (int byte = 0; byte < 8; ++byte) {
            value_ ^= (word >> (8 * byte)) & 0xFF;
            value_ *= 0x100000001B3;
        }
    }
    void add(const std::string& text) {
        add(text.size());
        for (const char c : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xCBF29CE484222325;  // FNV-1a
};

}  // namespace

std::uint64_t fingerprint(const Table& table) {
    Hash hash;
    for (const Column& column : table.columns) {
        hash.add(column.name);
        if (column.type == ColumnType::Numeric)
            for (Index row = 0; row < table.rows; ++row)
                hash.add(std::bit_cast<std::uint64_t>(column.numbers.at(row)));
        for (const std::int32_t code : column.codes) hash.add(static_cast<std::uint64_t>(code));
        for (const std::string& level : column.levels) hash.add(level);
    }
    return hash.value();
}

std::string jobKey(const EvaluationSet& set, std::uint64_t tableFingerprint,
                   const EvaluatedMethod& method, int repeat, int part) {
    std::string options;
    for (const auto& [id, value] : method.options)
        options += fmt::format(",{}={}", id, toText(value));
    std::string ignored;
    for (const auto& [name, role] : set.recipe.roles)
        ignored += fmt::format(",{}={}", name, roleName(role));
    if (set.recipe.splitRule != SplitRule::Chance)
        ignored += fmt::format(",split {}={}", static_cast<int>(set.recipe.splitRule),
                               set.recipe.splitColumn);
    if (set.recipe.missingNumbers != MissingNumbers::Auto)
        ignored += fmt::format(",missing {}", missingNumbersName(set.recipe.missingNumbers));
    if (set.recipe.dates != DateRule::Parts)
        ignored += fmt::format(",dates {}", dateRuleName(set.recipe.dates));
    for (const ShapeStep& step : set.recipe.shape) ignored += fmt::format(",{}", stepText(step));
    const BuildInfo build = buildInfo();
    return fmt::format("{} {} {}|{:016x}|{}|{}{}|{}:{}:{}|{}|{}{}|{}:{}", build.version,
                       build.commit, build.instructionSet, tableFingerprint, set.recipe.target,
                       problemName(set.problem), ignored, set.holdOut.folds, set.holdOut.testShare,
                       set.holdOut.seed, set.recipe.split.validation, method.method->id, options,
                       repeat, part);
}

Result<std::unique_ptr<EvaluationState>> EvaluationState::open(const std::string& path) {
    auto state = std::make_unique<EvaluationState>();
    if (path.empty()) return state;
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return fail(Fault::Usage,
                    message("resume-is-no-file",
                            "--resume {}: this is a folder or a device; name a file.", path));
    std::ifstream old(path);
    bool endsLine = true;
    bool holdsJobs = false;
    bool holdsOthers = false;
    for (std::string line; std::getline(old, line);) {
        endsLine = !old.eof();
        const Json json = parsedLine(line);
        const bool isJob = json.is_object() && json.contains("job");
        const bool isCut = json.is_discarded() && isCutJob(line);
        holdsJobs = holdsJobs || isJob || isCut;
        holdsOthers = holdsOthers || !(isJob || isCut || line.empty());
        if (!isJob) continue;
        try {
            state->known_[json.at("job").get<std::string>()] = fromJson(json);
        } catch (const std::exception&) {
            continue;  // a damaged line: the job is done again
        }
    }
    if (holdsOthers && !holdsJobs)
        return fail(Fault::Usage,
                    message("resume-is-other-file",
                            "--resume {}: this file was not written by evaluate --resume; name "
                            "another one.",
                            path));
    state->file_.open(path, std::ios::app);
    if (!endsLine) state->file_ << '\n';
    if (!state->file_)
        return fail(Fault::Output,
                    message("resume-not-writable",
                            "{}: the state of the evaluation cannot be written there.", path));
    return state;
}

const EvaluationResult* EvaluationState::find(const std::string& key,
                                              const EvaluationSet& set) const {
    const auto found = known_.find(key);
    const bool isKnown =
        found != known_.end() && fits(found->second.counts, std::ssize(set.classes));
    return isKnown ? &found->second : nullptr;
}

void EvaluationState::add(const std::string& key, const EvaluationResult& result) {
    const std::lock_guard lock(mutex_);
    if (!file_.is_open()) return;
    Json json = toJson(result);
    json["job"] = key;
    file_ << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n' << std::flush;
    isWhole_ = isWhole_ && file_.good();
}

}  // namespace ardent::cli
