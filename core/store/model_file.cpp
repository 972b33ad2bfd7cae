#include "core/store/model_file.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <system_error>

#include "core/base/build_info.h"
#include "core/base/memory.h"
#include "core/base/output_file.h"
#include "core/data/task/sources.h"
#include "core/store/findings_json.h"
#include "core/store/function_json.h"
#include "core/store/gzip_text.h"
#include "core/store/message_json.h"
#include "core/store/option_json.h"
#include "core/store/recipe_json.h"

namespace ardent {
namespace {

using json::Json;
constexpr int kSchema = 1;

Json modelJson(const StoredModel& stored) {
    Json file{
        {"format", "ardent-model"},
        {"schema", kSchema},
        {"how_to_evaluate", json::howToEvaluate(stored.predictor)},
        {"made_by", {{"program", "Ardent"}, {"version", buildInfo().version}}},
        {"method", stored.origin.method},
        {"options", json::fromOptions(stored.origin.options)},
        {"seed", stored.origin.seed},
    };
    json::addFittedRecipe(*stored.predictor.recipe, file);
    json::addFunction(stored.predictor, file);
    if (stored.relevance) {
        file["relevance_kind"] = json::fromMessage(stored.relevance->kind);
        if (!stored.relevance->how.empty())
            file["relevance_how"] = json::fromMessage(stored.relevance->how);
        file["relevance"] = stored.relevance->values;
    }
    if (stored.selection) file["selection"] = json::fromSelection(*stored.selection);
    if (!stored.doubt.empty()) file["doubt"] = json::fromDoubt(stored.doubt);
    if (stored.metrics) file["metrics"] = json::fromMetrics(*stored.metrics);
    if (stored.importance) file["importance"] = json::fromImportance(*stored.importance);
    if (stored.conformal) file["conformal"] = json::fromConformal(*stored.conformal);
    if (stored.learnsFromValidation) file["learns_from_validation"] = true;
    if (stored.relevanceCautions) file["relevance_cautions"] = *stored.relevanceCautions;
    if (!stored.origin.data.empty()) file["data"] = stored.origin.data;
    if (const auto& split = stored.origin.split)
        file["split"] = {split->train, split->validation, split->test};
    return file;
}

StoredModel storedFrom(const Json& file) {
    StoredModel stored;
    stored.predictor =
        json::toPredictor(file, std::make_shared<const FittedRecipe>(json::toFittedRecipe(file)));

    if (file.contains("relevance")) {
        Relevance relevance;
        relevance.kind = json::toMessage(file.at("relevance_kind"));
        if (file.contains("relevance_how"))
            relevance.how = json::toMessage(file.at("relevance_how"));
        relevance.values = file.at("relevance").get<std::vector<double>>();
        relevance.names = sourceNames(*stored.predictor.recipe);
        if (relevance.values.size() != relevance.names.size())
            throw std::invalid_argument("relevances that do not fit the sources");
        stored.relevance = std::move(relevance);
    }
    stored.origin.method = file.at("method");
    stored.origin.seed = file.at("seed");
    stored.origin.options = json::toOptions(file.at("options"));
    stored.origin.data = file.value("data", std::string());
    if (file.contains("split")) {
        const auto shares = file.at("split").get<std::array<double, 3>>();
        stored.origin.split = SplitShares{shares[0], shares[1], shares[2]};
    }
    if (file.contains("selection"))
        stored.selection =
            json::toSelection(file.at("selection"), stored.predictor.recipe->sources.size());
    if (file.contains("doubt")) stored.doubt = json::toDoubt(file.at("doubt"));
    if (file.contains("metrics")) stored.metrics = json::toMetrics(file.at("metrics"));
    if (file.contains("importance"))
        stored.importance =
            json::toImportance(file.at("importance"), stored.predictor.recipe->sources.size());
    if (file.contains("conformal")) stored.conformal = json::toConformal(file.at("conformal"));
    stored.learnsFromValidation = file.value("learns_from_validation", false);
    if (file.contains("relevance_cautions"))
        stored.relevanceCautions = file.at("relevance_cautions").get<std::vector<std::string>>();
    return stored;
}

}  // namespace

StoredModel storedModel(const Snapshot& run, ModelOrigin origin,
                        std::vector<std::string> cautions) {
    return {*run.predictor,     std::move(origin), run.relevance,
            run.selection,      doubt(run),        run.metrics,
            run.importance,     run.conformal,     run.learnsFromValidation,
            std::move(cautions)};
}

Snapshot toSnapshot(StoredModel stored) {
    Snapshot run;
    run.state = RunState::Finished;
    run.isLast = true;
    run.predictor = std::make_shared<const Predictor>(std::move(stored.predictor));
    run.relevance = std::move(stored.relevance);
    run.selection = std::move(stored.selection);
    run.learnsFromValidation = stored.learnsFromValidation;
    run.importance = std::move(stored.importance);
    run.conformal = std::move(stored.conformal);
    run.metrics = std::move(stored.metrics);
    if (!stored.doubt.empty()) {
        if (!run.metrics) run.metrics.emplace();
        run.metrics->doubt = std::move(stored.doubt);
    }
    return run;
}

Result<> saveModel(const StoredModel& stored, const std::filesystem::path& path) {
    return writeFileAtomically(path, modelJson(stored).dump(1) + '\n');
}

namespace {

/// Errors (Fault::Data): a device, or what is larger than a model, would be read for ever. A pipe
/// ends.
Result<> checkFile(const std::filesystem::path& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(status))
        return fail(Fault::Data,
                    message("model-is-folder", "{}: this is a folder; give a model file in it.",
                            path.string()));
    if (std::filesystem::is_block_file(status) || std::filesystem::is_character_file(status))
        return fail(
            Fault::Data,
            message("model-not-regular",
                    "{}: this is not a regular file; save the model to a file.", path.string()));
    const auto size = std::filesystem::file_size(path, error);
    if (!error && size > kMostText)
        return fail(Fault::Data,
                    message("model-too-large",
                            "{}: this file has {}, and a model {} at most; open another one.",
                            path.string(), memoryText(static_cast<double>(size)),
                            memoryText(static_cast<double>(kMostText))));
    return {};
}

/// Not more than a model may have, though the file grow meanwhile.
std::string textOf(std::istream& file) {
    constexpr std::size_t kTextPiece = std::size_t{1} << 20;
    std::string text, piece(kTextPiece, '\0');
    while (text.size() <= kMostText && file) {
        file.read(piece.data(), static_cast<std::streamsize>(kTextPiece));
        text.append(piece, 0, static_cast<std::size_t>(file.gcount()));
    }
    return text;
}

}  // namespace

Result<StoredModel> loadModel(const std::filesystem::path& path) {
    if (const auto readable = checkFile(path); !readable) return tl::unexpected(readable.error());
    errno = 0;
    std::ifstream file(path);
    if (!file)
        return fail(Fault::Data,
                    errno == EACCES || errno == EPERM
                        ? message("model-not-permitted",
                                  "{}: you may not read this model file; change its permissions.",
                                  path.string())
                        : message("model-unreadable",
                                  "{}: the model file cannot be read ({}); check the path.",
                                  path.string(), std::generic_category().message(errno)));
    try {
        const std::string text = textOf(file);
        if (const auto fits = json::checkParsedSize(text, path.string()); !fits)
            return tl::unexpected(fits.error());
        const Json content = json::parsed(text);
        if (!content.is_object() || !content.contains("format") ||
            content.at("format") != "ardent-model")
            return fail(Fault::Data, message("no-model-file",
                                             "{}: this is not an Ardent model file; write one with "
                                             "`ardent-cli train … --model FILE`.",
                                             path.string()));
        const Json schema = content.value("schema", Json(0));
        if (schema != kSchema)
            return fail(
                Fault::Data,
                message("model-of-other-schema",
                        "{}: the model file has schema {}, this program reads schema {}; use the "
                        "version that wrote it.",
                        path.string(), schema.dump(), kSchema));
        return storedFrom(content);
    } catch (const std::exception& error) {
        return fail(Fault::Data,
                    message("model-damaged", "{}: the model file is damaged ({}); write it again.",
                            path.string(), json::reasonOf(error)));
    }
}

}  // namespace ardent
