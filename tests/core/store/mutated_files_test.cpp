#include <QTemporaryDir>
#include <QtTest>
#include <fstream>

#include "core/figure/loss/loss_figure.h"
#include "core/figure/path/path_figure.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/figure/selection/selection_figure.h"
#include "core/store/gzip_text.h"
#include "core/store/model_file.h"
#include "core/store/project_file.h"
#include "core/train/earlier_model.h"
#include "core/train/run.h"
#include "tests/support/mutated_json.h"
#include "tests/support/project_content.h"
#include "tests/support/training.h"

using namespace ardent;
using test::MutableJson;
using test::MutatedJson;

/// Project and model files with damage in them are refused in a sentence, or what they hold can be
/// used and saved. A crash names its number on standard error.
class MutatedFilesTest : public QObject {
    Q_OBJECT

private slots:
    void projects_data();
    void projects();
    void bytesOfProjects_data();
    void bytesOfProjects();
    void models_data();
    void models();

private:
    std::filesystem::path path(const char* name) const {
        return folder_.filePath(QLatin1String(name)).toStdString();
    }
    std::filesystem::path saved(std::size_t run) const;
    static QByteArray faultOf(const std::filesystem::path& project, int& opened);
    QTemporaryDir folder_;
};

namespace {

constexpr std::pair<const char*, const char*> kRuns[] = {
    {"rffnet", "gse1"}, {"fourier_pairs", "gse1"}, {"ccm", "gse1"},  {"gbrff2", "gse1"},
    {"metric", "gse1"}, {"kernel_ridge", "gse1"},  {"gbrff1", "xor"}};

StoredRun trained(const char* method, const char* set) {
    const TaskPtr task = test::syntheticTask(set, 80);
    const OptionValues options = test::fewOf(method);
    StoredRun run{"A name", 3,       false,        true,   "0123456789abcdef", {}, method,
                  options,  options, task->recipe, nullptr};
    run.recipe.target = "y";
    Run training(std::move(*makeTrainer(*findMethod(method), task, options, 1)), task);
    training.resume();
    if (!training.waitForEnd(600.)) qFatal("did not end");
    run.snapshot = training.take();
    return run;
}

const StoredRun& runOf(std::size_t number) {
    static std::map<std::size_t, StoredRun> runs;
    auto known = runs.find(number);
    if (known == runs.end())
        known = runs.emplace(number, trained(kRuns[number].first, kRuns[number].second)).first;
    return known->second;
}

/// The same number gives the same bytes.
std::string mutatedBytes(std::string bytes, int number) {
    constexpr std::size_t kPage = 4096, kHeader = 120, kMostStretch = 64;
    std::mt19937 random(static_cast<unsigned>(number));
    const auto below = [&](std::size_t count) { return random() % count; };
    const auto place = [&] {
        const std::size_t page = kPage * below(bytes.size() / kPage);
        return page + (below(3) == 0 ? below(kPage) : below(kHeader));
    };
    for (std::size_t changes = 1 + below(3); changes > 0 && bytes.size() > 2 * kPage; --changes) {
        const std::size_t at = place(), length = 1 + below(kMostStretch);
        switch (below(5)) {
            case 0:
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
                break;
            case 1:
                bytes.replace(at, length, length, static_cast<char>(random()));
                break;
            case 2:
                bytes.replace(at, length, bytes.substr(place(), length));
                break;
            case 3:
                bytes.replace(kPage * (at / kPage), kPage,
                              bytes.substr(kPage * below(bytes.size() / kPage), kPage));
                break;
            default:
                bytes[at] = static_cast<char>(random());
        }
        if (below(20) == 0) bytes.resize(at);
    }
    return bytes;
}

QByteArray sentenceFault(const Error& error, const std::string& file) {
    const QByteArray text = QByteArray::fromStdString(error.text.english());
    const bool isSentence = text.contains(QByteArray::fromStdString(file)) && text.endsWith('.') &&
                            !text.contains("exception") && !text.contains("std::");
    return isSentence ? QByteArray() : text;
}

void use(const Predictor& predictor) {
    const DesignMatrix rows = DesignMatrix::Zero(3, predictor.recipe->inputs());
    const Matrix predictions = predict(predictor, rows);
    if (predictions.rows() != 3) throw std::logic_error("rows that were not predicted");
}

void use(const Snapshot& snapshot) {
    if (snapshot.predictor) use(*snapshot.predictor);
    lossFigure(std::array{lossCurveOf("run", 0, snapshot)});
    if (snapshot.relevance) relevanceFigure(*snapshot.relevance, snapshot.selection, {});
    if (snapshot.path) {
        pathNormsFigure(*snapshot.path, {});
        pathScoreFigure(*snapshot.path, {});
    }
    if (!snapshot.predictor || !hasEarlierModels(snapshot)) return;
    if (snapshot.path) use(*atLambda(snapshot, 0)->predictor);
}

}  // namespace

void MutatedFilesTest::projects_data() {
    QTest::addColumn<std::size_t>("run");
    QTest::addColumn<bool>("isOfFirstFormat");
    for (std::size_t run = 0; run < std::size(kRuns); ++run) {
        QTest::addRow("%s", kRuns[run].first) << run << false;
        QTest::addRow("%s, first format", kRuns[run].first) << run << true;
    }
}

/// Refused in a sentence, or every run of it can be shown, and it can be saved there and opened
/// again: else what goes wrong.
QByteArray MutatedFilesTest::faultOf(const std::filesystem::path& project, int& opened) {
    auto loaded = loadProject(project);
    if (!loaded) return sentenceFault(loaded.error(), project.filename().string());
    ++opened;
    try {
        for (const StoredRun& each : loaded->runs) use(*each.snapshot);
    } catch (const std::exception& error) {
        return error.what();
    }
    if (!loaded->runs.empty()) {
        loaded->runs.push_back(loaded->runs.front());
        loaded->runs.back().result = newResultId();
    }
    const auto saved = saveProject(*loaded, project);
    if (!saved) return QByteArray::fromStdString(saved.error().text.english());
    const auto again = loadProject(project);
    return again ? QByteArray() : QByteArray::fromStdString(again.error().text.english());
}

std::filesystem::path MutatedFilesTest::saved(std::size_t run) const {
    StoredProject project;
    project.data = {"", "t.csv", "/somewhere/t.csv", "0123456789abcdef"};
    project.recipe.target = "y";
    project.method = kRuns[run].first;
    project.runs = {runOf(run)};
    project.current = 0;
    project.selectedRows = {{3, 17}, {25, 25}};
    if (!saveProject(project, path("whole.ardent"))) qFatal("cannot be saved");
    return path("whole.ardent");
}

void MutatedFilesTest::projects() {
    QFETCH(std::size_t, run);
    QFETCH(bool, isOfFirstFormat);
    const MutableJson whole = test::projectContent(saved(run));
    const int count = test::mutationCount(60);
    int opened = 0;
    for (int number = 0; number < count; ++number) {
        const MutatedJson mutated(whole, number);
        std::filesystem::remove(path("mutated.ardent"));
        if (isOfFirstFormat)
            std::ofstream(path("mutated.ardent")) << mutated.json().dump();
        else
            test::writeProjectContent(mutated.json(), path("mutated.ardent"));
        const QByteArray fault = faultOf(path("mutated.ardent"), opened);
        QVERIFY2(fault.isEmpty(), (fault + " <- " + mutated.told().c_str()).constData());
    }
    QVERIFY(opened > 0 && opened < count);
}

void MutatedFilesTest::bytesOfProjects_data() {
    QTest::addColumn<std::size_t>("run");
    for (std::size_t run = 0; run < std::size(kRuns); ++run)
        QTest::addRow("%s", kRuns[run].first) << run;
}

/// Bits turned, stretches overwritten or moved, ends cut off, most of them where pages begin.
void MutatedFilesTest::bytesOfProjects() {
    QFETCH(std::size_t, run);
    std::ifstream file(saved(run), std::ios::binary);
    const std::string whole(std::istreambuf_iterator<char>(file), {});
    const int count = test::mutationCount(150);
    int opened = 0;
    for (int number = 0; number < count; ++number) {
        std::filesystem::remove(path("mutated.ardent"));
        std::ofstream(path("mutated.ardent"), std::ios::binary) << mutatedBytes(whole, number);
        const QByteArray fault = faultOf(path("mutated.ardent"), opened);
        QVERIFY2(fault.isEmpty(), (fault + " <- " + QByteArray::number(number)).constData());
    }
    QVERIFY(opened < count);
}

void MutatedFilesTest::models_data() {
    bytesOfProjects_data();
}

void MutatedFilesTest::models() {
    QFETCH(std::size_t, run);
    const StoredRun& trainedRun = runOf(run);
    const Snapshot& snapshot = *trainedRun.snapshot;
    if (!snapshot.predictor) QSKIP("It makes no model of a few steps.");
    const StoredModel model{
        *snapshot.predictor, {trainedRun.method, trainedRun.options, 1}, snapshot.relevance};
    QVERIFY(saveModel(model, path("whole.json")));
    const MutableJson whole = MutableJson::parse(*readText(path("whole.json")));
    const int count = test::mutationCount(40);
    for (int number = 0; number < count; ++number) {
        const MutatedJson mutated(whole, number);
        std::ofstream(path("mutated.json")) << mutated.json().dump();
        const auto loaded = loadModel(path("mutated.json"));
        if (!loaded) {
            const QByteArray fault = sentenceFault(loaded.error(), "mutated.json");
            QVERIFY2(fault.isEmpty(), (fault + " <- " + mutated.told().c_str()).constData());
            continue;
        }
        try {
            use(loaded->predictor);
            if (loaded->relevance) relevanceFigure(*loaded->relevance, {}, {});
        } catch (const std::exception& error) {
            QFAIL((std::to_string(number) + ": " + error.what() + ": " + mutated.told()).c_str());
        }
        QVERIFY(saveModel(*loaded, path("again.json")));
        const auto again = loadModel(path("again.json"));
        QVERIFY2(again,
                 again ? "" : (again.error().text.english() + " <- " + mutated.told()).c_str());
    }
}

ARDENT_TEST(MutatedFilesTest)
#include "mutated_files_test.moc"
