#include <QTemporaryDir>
#include <QtTest>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/store/model_file.h"
#include "core/train/run.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;
using ModelJson = nlohmann::json;

namespace {

constexpr int kRows = 90;

std::vector<std::string> cycle(const std::vector<std::string>& of, int step) {
    std::vector<std::string> cells;
    for (int i = 0; i < kRows; ++i)
        cells.push_back(of[static_cast<std::size_t>(i / step) % of.size()]);
    return cells;
}

/// A number with gaps, two levels, several levels with gaps, and three classes.
TaskPtr mixedTask(bool isRegression) {
    std::vector<double> x = sequence(kRows, -3., 0.1);
    x[4] = kMissing;
    std::vector<Column> columns{numbers("x", x), categories("sex", cycle({"f", "m"}, 1)),
                                categories("town", cycle({"A", "", "C", "B"}, 2))};
    columns.push_back(isRegression ? numbers("y", sequence(kRows, 7., 0.25))
                                   : categories("y", cycle({"low", "high", "mid"}, 1)));
    auto task = makeTask(target("y"), table(std::move(columns)));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

StoredModel trainedModel(const TaskPtr& task) {
    const OptionValues options{{"max_epochs", 5LL}, {"features", 12LL}};
    Run run(std::move(*makeTrainer(*findMethod("rffnet"), task, options, 1)), task);
    run.resume();
    if (!run.waitForEnd(600.)) qFatal("did not end");
    const SnapshotPtr last = run.take();
    return {*last->predictor, {"rffnet", options, 1}, last->relevance};
}

}  // namespace

/// What stands inside a model file: mixed columns and several classes survive, and a file that
/// contradicts itself is refused.
class ModelContentTest : public QObject {
    Q_OBJECT

private slots:
    void mixedColumnsAndClassesComeBack();
    void everyNumberHasOneInput();
    void damagedContentIsRefused_data();
    void damagedContentIsRefused();

private:
    std::filesystem::path path(const char* name) const {
        return folder_.filePath(QLatin1String(name)).toStdString();
    }
    ModelJson saved(bool isRegression) const {
        const StoredModel model = trainedModel(mixedTask(isRegression));
        if (!saveModel(model, path("model.json"))) qFatal("not saved");
        std::ifstream file(path("model.json"));
        return ModelJson::parse(file);
    }

    QTemporaryDir folder_;
};

void ModelContentTest::mixedColumnsAndClassesComeBack() {
    const TaskPtr task = mixedTask(false);
    const StoredModel model = trainedModel(task);
    QVERIFY(model.predictor.link == Link::Softmax);
    QVERIFY(saveModel(model, path("classes.json")).has_value());
    const auto loaded = loadModel(path("classes.json"));
    QVERIFY2(loaded, loaded ? "" : loaded.error().text.english().c_str());
    const FittedRecipe& recipe = *loaded->predictor.recipe;
    QCOMPARE(recipe.classes, (std::vector<std::string>{"high", "low", "mid"}));
    QCOMPARE(recipe.sources[2].levels, (std::vector<std::string>{"A", "B", "C"}));
    QVERIFY(loaded->relevance->values == model.relevance->values);
    // A later table with a missing cell in every column and a level that nobody has seen.
    const Table later =
        table({categories("town", {"C", "", "Z"}), numbers("x", {0.5, kMissing, 2.}),
               categories("sex", {"m", "f", ""})});
    const auto before = predict(model.predictor, later);
    const auto after = predict(loaded->predictor, later);
    QVERIFY(before && after);
    QCOMPARE(after->cols(), Index{3});
    QVERIFY((*before - *after).cwiseAbs().maxCoeff() < 1e-5);
    QVERIFY((after->rowwise().sum().array() - 1.).abs().maxCoeff() < 1e-12);
}

void ModelContentTest::everyNumberHasOneInput() {
    auto task = makeTask(
        target("y"), table({numbers("a", sequence(kRows)), numbers("b", sequence(kRows, 3., -0.5)),
                            numbers("y", sequence(kRows, 7., 0.25))}));
    QVERIFY(task);
    const StoredModel model = trainedModel(std::make_shared<const Task>(std::move(*task)));
    QVERIFY(saveModel(model, path("numbers.json")));
    std::ifstream file(path("numbers.json"));
    ModelJson content = ModelJson::parse(file);
    content["preprocessing"]["inputs"][1]["source"] = 0;
    std::ofstream(path("numbers.json")) << content.dump();
    const auto loaded = loadModel(path("numbers.json"));
    QVERIFY(!loaded);
    QVERIFY2(loaded.error().text.english().find("the model file is damaged") != std::string::npos,
             loaded.error().text.english().c_str());
}

void ModelContentTest::damagedContentIsRefused_data() {
    QTest::addColumn<bool>("isRegression");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");  // empty: taken out
    const auto row = [](const char* name, const char* pointer, const char* value,
                        bool isRegression = false) {
        QTest::addRow("%s", name) << isRegression << QByteArray(pointer) << QByteArray(value);
    };
    row("no task", "/task", "");
    row("unknown task", "/task", "\"ranking\"");
    row("another task", "/task", "\"regression\"");
    row("no classes", "/target/classes", "[]");
    row("one class", "/target/classes", "[\"a\"]");
    row("a class too few", "/target/classes", "[\"a\", \"b\"]");
    row("a class twice", "/target/classes", "[\"a\", \"b\", \"a\"]");
    row("unknown link", "/link", "\"probit\"");
    row("link of two classes", "/link", "\"logistic\"");
    row("link of a regression", "/link", "\"identity\"");
    row("a phase too few", "/b/0", "");
    row("a weight too few", "/a/0/0", "");
    row("weights of a feature missing", "/a/0", "");
    row("a frequency too few", "/omega/3/1", "");
    row("a word as frequency", "/omega/3/1", "\"fast\"");
    row("null as weight", "/a/1/0", "null");
    row("an intercept too many", "/c", "[0, 0, 0, 0]");
    row("a linear part of another shape", "/L", "[[1, 2]]");
    row("a scale too few", "/scale/0", "");
    row("no sources", "/preprocessing/sources", "[]");
    row("no inputs", "/preprocessing/inputs", "");
    row("a source that is not there", "/preprocessing/inputs/0/source", "9");
    row("a negative source", "/preprocessing/inputs/0/source", "-1");
    row("a level that is not there", "/preprocessing/inputs/1/level", "5");
    row("a level of a number", "/preprocessing/inputs/0/level", "0");
    row("an input with a negative scale", "/preprocessing/inputs/0/scale", "-1");
    row("an input without scale", "/preprocessing/inputs/0/scale", "");
    row("inputs out of order", "/preprocessing/inputs/0/source", "2");
    row("a relevance too few", "/relevance/0", "");
    row("relevance without a kind", "/relevance_kind", "");
    row("a list as option", "/options/features", "[1]");
    row("a target without scale", "/target/scale", "0", true);
    row("a target in words", "/target/offset", "\"ten\"", true);
    row("classes of a regression", "/target/classes", "[\"a\", \"b\"]", true);
}

void ModelContentTest::damagedContentIsRefused() {
    QFETCH(bool, isRegression);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    ModelJson content = saved(isRegression);
    const ModelJson::json_pointer place(pointer.toStdString());
    if (!value.isEmpty())
        content[place] = ModelJson::parse(value.toStdString());
    else if (ModelJson& parent = content.at(place.parent_pointer()); parent.is_array())
        parent.erase(static_cast<std::size_t>(std::stoi(place.back())));
    else
        parent.erase(place.back());
    std::ofstream(path("damaged.json")) << content.dump();
    const auto loaded = loadModel(path("damaged.json"));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().fault, Fault::Data);
    const QString text = QString::fromStdString(loaded.error().text.english());
    QVERIFY2(text.contains("the model file is damaged"), qPrintable(text));
}

ARDENT_TEST(ModelContentTest)
#include "model_content_test.moc"
