#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/method/boost/boosted_rounds.h"
#include "core/method/methods.h"
#include "core/store/recipe_json.h"
#include "core/store/snapshot_json.h"
#include "tests/support/training.h"

using namespace ardent;
using Json = nlohmann::ordered_json;

/// The models along a path and after every round, as a project keeps them.
class EarlierModelsTest : public QObject {
    Q_OBJECT

private slots:
    void everyModelOfAPathComesBack_data();
    void everyModelOfAPathComesBack();
    void everyRoundComesBack_data();
    void everyRoundComesBack();
    void anOlderFileIsWrittenAgain();
    void manyNumbersAreNotKept();
    void refusesWhatDoesNotFitTogether_data();
    void refusesWhatDoesNotFitTogether();
};

namespace {

Snapshot trainedSnapshot(const char* method, const TaskPtr& task, const OptionValues& options) {
    auto trainer = *makeTrainer(*findMethod(method), task, options, 1);
    while (trainer->advance(always).state == Advance::State::Working) {
    }
    Snapshot snapshot;
    snapshot.state = RunState::Finished;
    snapshot.predictor = trainer->predictor();
    snapshot.path = trainer->path();
    snapshot.boosting = trainer->boosting();
    return snapshot;
}

Json written(const Snapshot& snapshot) {
    Json file;
    json::addFittedRecipe(*snapshot.predictor->recipe, file);
    json::addSnapshot(snapshot, file);
    return Json::parse(file.dump());
}

}  // namespace

void EarlierModelsTest::everyModelOfAPathComesBack_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("set");
    for (const char* method : {"ridge", "lasso", "rff", "nystroem", "kernel_ridge", "srff", "pbrff",
                               "fourier_lasso", "fourier_pairs", "fourier_stochastic"})
        QTest::addRow("%s", method) << QByteArray(method) << QByteArray("gse1");
    for (const char* method : {"logistic", "lasso", "rff", "srff", "fourier_lasso"})
        QTest::addRow("%s, classes", method) << QByteArray(method) << QByteArray("xor");
}

void EarlierModelsTest::everyModelOfAPathComesBack() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    const TaskPtr task = test::syntheticTask(set.constData(), 120);
    const Snapshot before = trainedSnapshot(method, task, test::fewOf(method));
    QVERIFY(before.path && before.path->predictorAt);
    const Snapshot after = json::toSnapshot(written(before), task->recipe);
    QVERIFY(after.path->predictorAt);
    for (Index at = 0; at < std::ssize(before.path->lambdas); ++at)
        QVERIFY2(predict(*after.path->predictorAt(at), task->x) ==
                     predict(*before.path->predictorAt(at), task->x),
                 qPrintable(QString::number(at)));
}

void EarlierModelsTest::everyRoundComesBack_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("set");
    for (const char* method : {"gbrff1", "gbrff2"})
        for (const char* set : {"gse1", "xor", "classification"})
            QTest::addRow("%s on %s", method, set) << QByteArray(method) << QByteArray(set);
}

void EarlierModelsTest::everyRoundComesBack() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    const TaskPtr task = test::syntheticTask(set.constData(), 120);
    const Snapshot before = trainedSnapshot(method, task, {{"rounds", 4LL}});
    const Snapshot stored = json::toSnapshot(written(before), task->recipe);
    QVERIFY(!stored.boosting->predictorAt);
    const BoostingPtr after = withModels(*stored.boosting, task, LandmarkLosses::Told);
    QCOMPARE(roundCount(*after), roundCount(*before.boosting));
    for (Index rounds = 0; rounds <= roundCount(*after); ++rounds) {
        QVERIFY(predict(*after->predictorAt(rounds), task->x) ==
                predict(*before.boosting->predictorAt(rounds), task->x));
        QCOMPARE(after->relevanceAt(rounds).values, before.boosting->relevanceAt(rounds).values);
    }
    const Matrix places = task->x.topRows(3).cast<double>();
    QVERIFY(after->landmarkLoss(1, places) == before.boosting->landmarkLoss(1, places));
    QVERIFY(!withModels(*stored.boosting, task, LandmarkLosses::Unknown)->landmarkLoss);
}

void EarlierModelsTest::anOlderFileIsWrittenAgain() {
    const TaskPtr task = test::syntheticTask("gse1", 60);
    Json content = written(trainedSnapshot("gbrff2", task, {{"rounds", 4LL}}));
    for (const char* part : {"rounds", "start", "slopes", "most_rounds"})
        QCOMPARE(content["boosting"].erase(part), std::size_t(1));
    const Snapshot old = json::toSnapshot(content, task->recipe);
    QCOMPARE(roundCount(*json::toSnapshot(written(old), task->recipe).boosting), Index{4});
}

void EarlierModelsTest::manyNumbersAreNotKept() {
    const TaskPtr task = test::syntheticTask("gse1", 60);
    Snapshot snapshot = trainedSnapshot("ridge", task, test::fewOf("ridge"));
    Path wide = *snapshot.path;
    wide.predictorAt = [own = snapshot.predictor](Index) {
        Predictor large = *own;
        std::get<FourierModel>(large.model).weights = Matrix::Zero(3'000'000, 1);
        return std::make_shared<const Predictor>(std::move(large));
    };
    snapshot.path = std::make_shared<const Path>(std::move(wide));
    QVERIFY(!json::toSnapshot(written(snapshot), task->recipe).path->predictorAt);
}

void EarlierModelsTest::refusesWhatDoesNotFitTogether_data() {
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* place, const char* value) {
        QTest::addRow("%s = %s", place, value) << QByteArray(place) << QByteArray(value);
    };
    row("/path/models/each", "[]");
    row("/path/models/b", "[1]");
    row("/path/models/omega", "[[1]]");
    row("/path/models/each/0/waves", "[9999]");
    row("/path/models/each/0/waves", "[-1]");
    row("/path/models/each/0/scale", "[1]");
    row("/path/models/each/0/c", "[]");
    row("/path/models/each/0/L", "[[1]]");
    row("/boosting/rounds", "[]");
    row("/boosting/rounds/0/q", "[]");
    row("/boosting/rounds/0/output", "1");
    row("/boosting/rounds/0/landmark", "[1]");
    row("/boosting/rounds/0/omega", "[[1]]");
    row("/boosting/start", "[]");
    row("/boosting/slopes", "[1]");
    row("/boosting/most_rounds", "1");
}

void EarlierModelsTest::refusesWhatDoesNotFitTogether() {
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, value);
    const TaskPtr task = test::syntheticTask("gse1", 60);
    const bool isOfAPath = place.startsWith("/path");
    static const Json kPath = written(trainedSnapshot("rff", task, test::fewOf("rff")));
    static const Json kRounds = written(trainedSnapshot("gbrff2", task, {{"rounds", 4LL}}));
    Json content = isOfAPath ? kPath : kRounds;
    QVERIFY(json::toSnapshot(content, task->recipe).isLast);
    const Json::json_pointer at(place.toStdString());
    QVERIFY(content.contains(at));
    content[at] = Json::parse(value.toStdString());
    QVERIFY_EXCEPTION_THROWN(json::toSnapshot(content, task->recipe), std::exception);
}

ARDENT_TEST(EarlierModelsTest)
#include "earlier_models_test.moc"
