#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/train/option.h"
#include "core/train/snapshot.h"

namespace ardent {

/// Who made a model, written into its file.
struct ModelOrigin {
    std::string method;
    OptionValues options;
    Seed seed = 0;
    std::string data = {};                  ///< name of the table; "" where it is not known
    std::optional<SplitShares> split = {};  ///< nothing where it is not known
};

struct StoredModel {
    Predictor predictor;
    ModelOrigin origin;
    std::optional<Relevance> relevance;  ///< the method's own
    std::optional<Selection> selection = {};
    Doubt doubt = {};                          ///< see doubtOf
    std::optional<SplitMetrics> metrics = {};  ///< without the doubt; nothing in older files
    std::optional<VariableImportance> importance = {};
    std::optional<Conformal> conformal = {};
    bool learnsFromValidation = false;  ///< see Snapshot
    /// What misleads in its relevance, as sentences; nothing where that is not known.
    std::optional<std::vector<std::string>> relevanceCautions = {};
};

/// The run's model; it must have one. cautions: what misleads in its relevance.
StoredModel storedModel(const Snapshot&, ModelOrigin, std::vector<std::string> cautions);

/// What views show of it: an ended run without its course.
Snapshot toSnapshot(StoredModel);

/// Readable JSON, written atomically. Errors: Fault::Output.
Result<> saveModel(const StoredModel&, const std::filesystem::path&);

/// Errors (Fault::Data): not JSON, another schema version, shapes that disagree.
Result<StoredModel> loadModel(const std::filesystem::path&);

}  // namespace ardent
