#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/train/findings.h"
#include "core/train/option.h"

namespace ardent {

/// Who made a model, written into its file.
struct ModelOrigin {
    std::string method;
    OptionValues options;
    Seed seed = 0;
};

struct StoredModel {
    Predictor predictor;
    ModelOrigin origin;
    std::optional<Relevance> relevance;  ///< the method's own
};

/// Readable JSON, written atomically. Errors: Fault::Output.
Result<> saveModel(const StoredModel&, const std::filesystem::path&);

/// Errors (Fault::Data): not JSON, another schema version, shapes that disagree.
Result<StoredModel> loadModel(const std::filesystem::path&);

}  // namespace ardent
