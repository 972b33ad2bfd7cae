#include "core/store/model_file.h"

#include <unistd.h>

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/data/import/table_reader.h"
#include "core/method/methods.h"
#include "core/train/run.h"
#include "tests/support/golden.h"
#include "tests/support/small_task.h"

using namespace ardent;

class ModelFileTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackTheSame_data();
    void comesBackTheSame();
    void everyKindComesBack_data();
    void everyKindComesBack();
    void kernelModelEvaluatesInAFewLines();
    void evaluatesInAFewLines_data();
    void evaluatesInAFewLines();
    void refusesWhatIsNoModel_data();
    void refusesWhatIsNoModel();
    void refusesWhatHasAnotherForm();
    void refusesNumbersThatOverflow_data();
    void refusesNumbersThatOverflow();
    void saysWhyAFileCannotBeRead();
    void refusesAFolder();
    void refusesADevice();
    void aPipeIsRead();
    void refusesWhatWouldTakeTheMemory();
    void cannotBeWrittenNowhere();

private:
    std::filesystem::path path(const char* name) const {
        return folder_.filePath(QLatin1String(name)).toStdString();
    }
    QTemporaryDir folder_;
};

namespace {

StoredModel trained(const TaskPtr& task, const char* method, const OptionValues& options) {
    Run run(std::move(*makeTrainer(*findMethod(method), task, options, 1)), task);
    run.resume();
    if (!run.waitForEnd(600.)) qFatal("did not end");
    const SnapshotPtr last = run.take();
    return {*last->predictor, {method, options, 1}, last->relevance};
}

/// The model with waves a thousand times as fast, whose large weights cancel.
StoredModel fastened(StoredModel model) {
    auto& waves = std::get<FourierModel>(model.predictor.model);
    waves.scale *= 1000.;
    for (Index k = 0; k < waves.features(); ++k) waves.weights(k, 0) = k % 2 == 0 ? 500. : -500.;
    return model;
}

StoredModel trained(const TaskPtr& task) {
    return trained(task, "rffnet", {{"max_epochs", 3LL}, {"features", 20LL}});
}

}  // namespace

void ModelFileTest::comesBackTheSame_data() {
    QTest::addColumn<QString>("set");
    QTest::addRow("regression") << "gse1";
    QTest::addRow("two classes") << "moons";
}

void ModelFileTest::comesBackTheSame() {
    QFETCH(QString, set);
    const TaskPtr task = test::syntheticTask(set.toStdString(), 200);
    const StoredModel model = trained(task);
    QVERIFY(saveModel(model, path("model.json")).has_value());
    const auto loaded = loadModel(path("model.json"));
    QVERIFY(loaded.has_value());
    QCOMPARE(loaded->origin.method, std::string("rffnet"));
    QVERIFY(loaded->origin.options == model.origin.options);
    QCOMPARE(loaded->relevance.value().kind.english(), model.relevance.value().kind.english());
    QCOMPARE(loaded->relevance->names, model.relevance->names);
    QCOMPARE(loaded->relevance->values, model.relevance->values);
    const Matrix before = predict(model.predictor, task->x);
    const Matrix after = predict(loaded->predictor, task->x);
    QVERIFY((before - after).cwiseAbs().maxCoeff() <= 1e-5 * before.cwiseAbs().maxCoeff());
}

void ModelFileTest::everyKindComesBack_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("set");
    QTest::addRow("constant") << QByteArray("mean") << QByteArray("gse1");
    QTest::addRow("linear") << QByteArray("ridge") << QByteArray("gse1");
    QTest::addRow("linear, several classes") << QByteArray("logistic") << QByteArray("xor");
    QTest::addRow("kernel") << QByteArray("kernel_ridge") << QByteArray("gse1");
    QTest::addRow("kernel, several classes") << QByteArray("nystroem") << QByteArray("xor");
    QTest::addRow("trees") << QByteArray("boosted_trees") << QByteArray("gse1");
    QTest::addRow("trees, several classes") << QByteArray("boosted_trees") << QByteArray("xor");
    QTest::addRow("forest, several classes") << QByteArray("random_forest") << QByteArray("xor");
}

void ModelFileTest::everyKindComesBack() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    const TaskPtr task = test::syntheticTask(set.constData(), 120);
    const StoredModel model = trained(task, method, {});
    QVERIFY(saveModel(model, path("kind.json")).has_value());
    const auto loaded = loadModel(path("kind.json"));
    QVERIFY2(loaded.has_value(), loaded ? "" : loaded.error().text.english().c_str());
    const Matrix before = predict(model.predictor, task->x);
    QVERIFY(before == predict(loaded->predictor, task->x));
    QCOMPARE(loaded->relevance.has_value(), model.relevance.has_value());
}

void ModelFileTest::kernelModelEvaluatesInAFewLines() {
    const TaskPtr task = test::syntheticTask("gse1", 120);
    const StoredModel model = trained(task, "kernel_ridge", {});
    QVERIFY(saveModel(model, path("kernel.json")).has_value());
    std::ifstream file(path("kernel.json"));
    const auto json = nlohmann::json::parse(file);
    QCOMPARE(json["kind"].get<std::string>(), std::string("kernel"));
    const Matrix expected = predict(model.predictor, task->x);
    for (Index row = 0; row < 20; ++row) {
        double f = json["c"][0];
        for (std::size_t i = 0; i < json["points"].size(); ++i) {
            double square = 0.;
            for (std::size_t j = 0; j < json["points"][i].size(); ++j)
                square += std::pow(static_cast<double>(task->x(row, static_cast<Index>(j))) -
                                       json["points"][i][j].get<double>(),
                                   2);
            f += json["a"][i][0].get<double>() * std::exp(-json["gamma"].get<double>() * square);
        }
        const double prediction =
            json["target"]["offset"].get<double>() + json["target"]["scale"].get<double>() * f;
        COMPARE_WITHIN(prediction, expected(row, 0), 1e-8);
    }
}

void ModelFileTest::evaluatesInAFewLines_data() {
    QTest::addColumn<bool>("isFast");
    QTest::newRow("as trained") << false;
    QTest::newRow("fast waves that cancel") << true;
}

void ModelFileTest::evaluatesInAFewLines() {
    QFETCH(bool, isFast);
    const TaskPtr task = test::syntheticTask("gse1", 200);
    const StoredModel model = isFast ? fastened(trained(task)) : trained(task);
    QVERIFY(saveModel(model, path("model.json")).has_value());
    std::ifstream file(path("model.json"));
    const auto json = nlohmann::json::parse(file);
    const Table table = synthesize(*findSyntheticSet("gse1"), 20, 9);
    const Matrix expected = *predict(model.predictor, table);
    for (Index row = 0; row < table.rows; ++row) {
        double f = json["c"][0];
        for (std::size_t k = 0; k < json["omega"].size(); ++k) {
            double phase = json["b"][k];
            for (std::size_t j = 0; j < json["omega"][k].size(); ++j) {
                const auto& input = json["preprocessing"]["inputs"][j];
                const double value = table.columns[j].numbers.at(row);
                const double u =
                    (value - input["offset"].get<double>()) / input["scale"].get<double>();
                phase += json["omega"][k][j].get<double>() * double(float(u));
            }
            f += json["a"][k][0].get<double>() * std::cos(phase);
        }
        const double prediction =
            json["target"]["offset"].get<double>() + json["target"]["scale"].get<double>() * f;
        COMPARE_WITHIN(prediction, expected(row, 0), 1e-5);
    }
}

void ModelFileTest::refusesWhatIsNoModel_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addRow("empty") << QByteArray();
    QTest::addRow("not JSON") << QByteArray("x,y\n1,2\n");
    QTest::addRow("another JSON") << QByteArray(R"({"a": 1})");
    QTest::addRow("another schema") << QByteArray(R"({"format": "ardent-model", "schema": 99})");
    QTest::addRow("cut off") << QByteArray(R"({"format": "ardent-model", "schema": 1, "task":)");
    QTest::addRow("another kind") << QByteArray(
        R"({"format": "ardent-model", "schema": 1, "kind": "tree", "task": "regression",
            "target": {"name": "y", "offset": 0, "scale": 1, "classes": []}, "link": "identity",
            "preprocessing": {"sources": [], "inputs": []}})");
    QTest::addRow("parts missing") << QByteArray(R"({"format": "ardent-model", "schema": 1})");
}

void ModelFileTest::refusesWhatIsNoModel() {
    QFETCH(QByteArray, content);
    std::ofstream(path("bad.json")) << content.toStdString();
    const auto loaded = loadModel(path("bad.json"));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().fault, Fault::Data);
    QVERIFY(loaded.error().text.english().find("bad.json") != std::string::npos);
}

void ModelFileTest::refusesWhatHasAnotherForm() {
    for (const char* content :
         {R"({"format": 1})", R"({"format": "ardent-model", "schema": "1"})"}) {
        std::ofstream(path("form.json")) << content;
        const auto loaded = loadModel(path("form.json"));
        QVERIFY(!loaded);
        QVERIFY2(loaded.error().text.english().find("exception") == std::string::npos,
                 loaded.error().text.english().c_str());
    }
}

void ModelFileTest::refusesNumbersThatOverflow_data() {
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("why");
    const auto row = [](const char* place, const char* value, const char* why) {
        QTest::addRow("%s = %s", place, value)
            << QByteArray(place) << QByteArray(value) << QByteArray(why);
    };
    row("/a/0/0", "1e999", "is damaged (a number is too large); write it again.");
    row("/c/0", "inf", "is not an Ardent model file");
    row("/c/0", "NaN", "is not an Ardent model file");
    row("/scale/0", "1e-320", "is damaged (waves whose frequencies are no numbers)");
    row("/target/scale", "1e999", "is damaged (a number is too large); write it again.");
}

void ModelFileTest::refusesNumbersThatOverflow() {
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, why);
    static const StoredModel kModel = trained(test::syntheticTask("gse1", 60));
    QVERIFY(saveModel(kModel, path("whole.json")).has_value());
    std::ifstream whole(path("whole.json"));
    auto content = nlohmann::ordered_json::parse(whole);
    content[nlohmann::ordered_json::json_pointer(place.toStdString())] = "HERE";
    QByteArray text = QByteArray::fromStdString(content.dump());
    text.replace("\"HERE\"", value);
    std::ofstream(path("bad.json")) << text.toStdString();
    const auto loaded = loadModel(path("bad.json"));
    QVERIFY(!loaded);
    QVERIFY2(QByteArray::fromStdString(loaded.error().text.english()).contains(why),
             loaded.error().text.english().c_str());
}

void ModelFileTest::saysWhyAFileCannotBeRead() {
    const auto said = [&](const char* name) {
        const auto loaded = loadModel(path(name));
        return loaded ? QByteArray() : QByteArray::fromStdString(loaded.error().text.english());
    };
    QVERIFY2(said("none.json").contains("No such file"), said("none.json"));
    std::filesystem::create_symlink(path("loop.json"), path("loop.json"));
    QVERIFY2(said("loop.json").contains("symbolic links"), said("loop.json"));
    std::ofstream(path("mine.json")) << "{}";
    std::filesystem::permissions(path("mine.json"), std::filesystem::perms::none);
    const bool isRoot = geteuid() == 0;  // who may read everything, so that another user asks
    constexpr uid_t kNobody = 65534;
    if (isRoot) QCOMPARE(seteuid(kNobody), 0);
    const QByteArray forbidden = said("mine.json");
    if (isRoot) QCOMPARE(seteuid(0), 0);
    QVERIFY2(forbidden.contains("change its permissions"), forbidden);
}

/// It would be read for ever.
void ModelFileTest::refusesADevice() {
    const auto loaded = loadModel("/dev/zero");
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().fault, Fault::Data);
    QVERIFY2(loaded.error().text.english().find("is not a regular file") != std::string::npos,
             loaded.error().text.english().c_str());
}

/// As shells make one of <(zcat model.json.gz).
void ModelFileTest::aPipeIsRead() {
    QVERIFY(saveModel(trained(test::syntheticTask("gse1", 60), "mean", {}), path("mean.json")));
    QFile file(QString::fromStdString(path("mean.json").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    int ends[2];
    QCOMPARE(::pipe(ends), 0);
    QCOMPARE(::write(ends[1], text.data(), static_cast<std::size_t>(text.size())), text.size());
    ::close(ends[1]);
    const auto loaded = loadModel("/dev/fd/" + std::to_string(ends[0]));
    ::close(ends[0]);
    QVERIFY2(loaded, loaded ? "" : loaded.error().text.english().c_str());
    QCOMPARE(loaded->origin.method, std::string("mean"));
}

/// A gigabyte of nothing, and lists within lists, of which each takes a hundred bytes.
void ModelFileTest::refusesWhatWouldTakeTheMemory() {
    std::ofstream(path("large.json")) << '{';
    std::filesystem::resize_file(path("large.json"), 1'000'000'001);
    const auto large = loadModel(path("large.json"));
    QVERIFY(!large);
    QVERIFY2(large.error().text.english().find("a model 1.0 GB at most") != std::string::npos,
             large.error().text.english().c_str());
    for (const std::string& begin : {std::string(), std::string(R"({"format": "[[\"")")}) {
        std::ofstream(path("deep.json"))
            << begin << (begin.empty() ? "" : R"(, "a": )") << std::string(100'000, '[');
        const auto deep = loadModel(path("deep.json"));
        QVERIFY(!deep);
        QVERIFY2(deep.error().text.english().find("nested too deeply") != std::string::npos,
                 deep.error().text.english().c_str());
    }
}

void ModelFileTest::refusesAFolder() {
    const auto loaded = loadModel(folder_.path().toStdString());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().fault, Fault::Data);
    QVERIFY2(loaded.error().text.english().find("is a folder") != std::string::npos,
             loaded.error().text.english().c_str());
}

void ModelFileTest::cannotBeWrittenNowhere() {
    const StoredModel model = trained(test::syntheticTask("gse1", 60));
    const auto saved = saveModel(model, path("no/such/folder/model.json"));
    QVERIFY(!saved);
    QCOMPARE(saved.error().fault, Fault::Output);
}

ARDENT_TEST(ModelFileTest)
#include "model_file_test.moc"
