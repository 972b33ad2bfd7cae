#include "core/store/model_file.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/data/table_reader.h"
#include "core/method/method.h"
#include "core/train/run.h"
#include "tests/support/golden.h"
#include "tests/support/small_task.h"

using namespace ardent;

class ModelFileTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackTheSame_data();
    void comesBackTheSame();
    void evaluatesInAFewLines();
    void refusesWhatIsNoModel_data();
    void refusesWhatIsNoModel();
    void cannotBeWrittenNowhere();

private:
    std::filesystem::path path(const char* name) const {
        return folder_.filePath(QLatin1String(name)).toStdString();
    }
    QTemporaryDir folder_;
};

namespace {

StoredModel trained(const TaskPtr& task) {
    const OptionValues options{{"max_epochs", 3LL}, {"features", 20LL}};
    Run run(std::move(*makeTrainer(*findMethod("rffnet"), task, options, 1)), task);
    run.resume();
    if (!run.waitForEnd(60.)) qFatal("did not end");
    const SnapshotPtr end = run.take();
    return {*end->predictor, {"rffnet", options, 1}, end->relevance};
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
    QCOMPARE(loaded->relevance.value().kind, model.relevance.value().kind);
    QCOMPARE(loaded->relevance->names, model.relevance->names);
    QCOMPARE(loaded->relevance->values, model.relevance->values);
    const Matrix before = predict(model.predictor, task->x);
    const Matrix after = predict(loaded->predictor, task->x);
    QVERIFY((before - after).cwiseAbs().maxCoeff() <= 1e-5 * before.cwiseAbs().maxCoeff());
}

void ModelFileTest::evaluatesInAFewLines() {
    const TaskPtr task = test::syntheticTask("gse1", 200);
    const StoredModel model = trained(task);
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
                phase += json["omega"][k][j].get<double>() *
                         (value - input["offset"].get<double>()) / input["scale"].get<double>();
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
    QTest::addRow("parts missing") << QByteArray(R"({"format": "ardent-model", "schema": 1})");
}

void ModelFileTest::refusesWhatIsNoModel() {
    QFETCH(QByteArray, content);
    std::ofstream(path("bad.json")) << content.toStdString();
    const auto loaded = loadModel(path("bad.json"));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().fault, Fault::Data);
    QVERIFY(loaded.error().text.find("bad.json") != std::string::npos);
}

void ModelFileTest::cannotBeWrittenNowhere() {
    const StoredModel model = trained(test::syntheticTask("gse1", 60));
    const auto saved = saveModel(model, path("no/such/folder/model.json"));
    QVERIFY(!saved);
    QCOMPARE(saved.error().fault, Fault::Output);
}

QTEST_GUILESS_MAIN(ModelFileTest)
#include "model_file_test.moc"
