#include "app/cli/train_outputs.h"

#include <array>
#include <filesystem>
#include <iostream>
#include <system_error>

#include "app/cli/draw.h"
#include "core/base/output_file.h"
#include "core/figure/loss/loss_figure.h"
#include "core/figure/loss/score_figure.h"
#include "core/figure/relevance/relevance_view.h"
#include "core/model/constant_model.h"
#include "core/store/model_file.h"

namespace ardent::cli {
namespace {

constexpr const char* kLossFile = "loss.pdf";
constexpr const char* kRelevanceFile = "relevance.pdf";

std::string inFolder(const std::string& folder, const char* name) {
    return (std::filesystem::path(folder) / name).string();
}

Result<> checkFile(const std::string& path) {
    return OutputFile::create(path).map([](const OutputFile&) {});
}

Result<> makeFolder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return fail(Fault::Output,
                    message("folder-not-made",
                            "{}: the folder cannot be created ({}); choose another place.", folder,
                            error.message()));
    return checkFile(inFolder(folder, kLossFile)).and_then([&] {
        return checkFile(inFolder(folder, kRelevanceFile));
    });
}

Result<> writeFigures(const std::string& folder, const TrainingRequest& request,
                      const Snapshot& snapshot, const FigureOrigin& origin,
                      const std::string& recipe, const std::vector<std::string>& cautions) {
    const auto write = [&](Figure figure, const char* name) {
        noteOrigin({&origin, 1}, figure);
        FigureFile file;
        file.path = inFolder(folder, name);
        file.recipe = recipe;
        return writeFigure(figure, file);
    };
    const auto loss =
        write(scoreFigure(std::array{lossCurveOf(request.method, 0, snapshot)}), kLossFile);
    if (!loss || !(snapshot.relevance || snapshot.importance)) return loss;
    return write(relevanceView(snapshot, snapshot.importance, {}, cautions, /*unmeasured=*/{}, {}),
                 kRelevanceFile);
}

}  // namespace

Result<> checkOutputs(const TrainOutputs& outputs) {
    if (outputs.model == "-")
        return fail(Fault::Usage,
                    message("model-to-output",
                            "--model -: the report goes to standard output; name a file for the "
                            "model."));
    if (!outputs.figures.empty())
        if (const auto made = makeFolder(outputs.figures); !made) return made;
    if (outputs.model.empty()) return {};
    return checkFile(outputs.model);
}

Result<> writeOutputs(const TrainOutputs& outputs, const TrainingRequest& request, const Task& task,
                      const Snapshot& snapshot, const FigureOrigin& origin,
                      const std::string& recipe) {
    const std::vector<std::string> cautions = relevanceCautions(snapshot, task, request.method);
    const bool isStoppedEarly = snapshot.state == RunState::Cancelled && snapshot.predictor &&
                                isConstant(*snapshot.predictor);
    if (isStoppedEarly && std::filesystem::exists(outputs.model)) {
        std::cerr << "Note: "
                  << message("model-file-kept",
                             "{} stays as it is: the run was stopped before it had more than a "
                             "constant.",
                             outputs.model)
                         .english()
                  << '\n';
    } else if (!outputs.model.empty() && snapshot.predictor) {
        const StoredModel model = storedModel(
            snapshot, {request.method, request.options, request.seed, origin.data, origin.split},
            cautions);
        if (const auto saved = saveModel(model, outputs.model); !saved) return saved;
    }
    if (outputs.figures.empty()) return {};
    return writeFigures(outputs.figures, request, snapshot, origin, recipe, cautions);
}

}  // namespace ardent::cli
