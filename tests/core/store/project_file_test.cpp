#include "core/store/project_file.h"

#include <QTemporaryDir>
#include <QtTest>
#include <array>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/method/methods.h"
#include "core/store/gzip_text.h"
#include "core/train/loss_series.h"
#include "core/train/run.h"
#include "tests/support/places.h"
#include "tests/support/project_content.h"
#include "tests/support/training.h"

using namespace ardent;
using Json = nlohmann::ordered_json;

/// What a project file keeps of runs, and which files are refused with which sentence.
class ProjectFileTest : public QObject {
    Q_OBJECT

private slots:
    void choicesComeBack();
    void everyFindingComesBack_data();
    void everyFindingComesBack();
    void directionsOfOlderFilesHaveNoTotal();
    void viewsOfOlderFilesHaveNotMoved();
    void runsOfOlderFilesHaveNoLimits();
    void textsComeBackAsValues();
    void textsOfOlderFilesAreEnglishAlone();
    void aProjectOfVersionOneIsRead();
    void numbersThatAreNoneComeBack();
    void theSameProjectGivesTheSameBytes();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void refusesWhatDoesNotFitTogether_data();
    void refusesWhatDoesNotFitTogether();
    void saysWhatCannotBeWritten();

private:
    std::filesystem::path path(const char* name) const {
        return folder_.filePath(QLatin1String(name)).toStdString();
    }
    StoredProject reread(const StoredProject& project) const {
        const auto saved = saveProject(project, path("p.ardent"));
        if (!saved) qFatal("%s", saved.error().text.english().c_str());
        auto loaded = loadProject(path("p.ardent"));
        if (!loaded) qFatal("%s", loaded.error().text.english().c_str());
        return *loaded;
    }
    QTemporaryDir folder_;
};

namespace {

StoredRun trainedRun(const char* method, const TaskPtr& task, const OptionValues& options) {
    StoredRun run{"A name", 3,       false,        true,   "0123456789abcdef", {}, method,
                  options,  options, task->recipe, nullptr};
    run.recipe.target = "y";
    Run training(std::move(*makeTrainer(*findMethod(method), task, options, 1)), task);
    training.resume();
    if (!training.waitForEnd(60.)) qFatal("did not end");
    run.snapshot = training.take();
    return run;
}

StoredRun trainedFew() {
    return trainedRun("rffnet", test::syntheticTask("gse1", 120),
                      {{"max_epochs", 3LL}, {"features", 10LL}});
}

StoredProject projectWith(std::vector<StoredRun> runs) {
    StoredProject project;
    project.data = {"", "t.csv", "/somewhere/t.csv", "0123456789abcdef"};
    project.recipe.target = "y";
    project.method = "rffnet";
    project.runs = std::move(runs);
    project.runsMade = 4;
    project.current = 0;
    return project;
}

bool same(const std::vector<Vector>& a, const std::vector<Vector>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Vector& x, const Vector& y) { return x == y; });
}

}  // namespace

void ProjectFileTest::choicesComeBack() {
    StoredProject project = projectWith({});
    project.recipe.roles = {{"a", Role::Ignore}, {"b", Role::Id}};
    project.recipe.problem = ProblemChoice::Classification;
    project.recipe.split = {0.5, 0.25, 0.};
    project.recipe.seed = std::numeric_limits<Seed>::max();
    project.chosen["rffnet"] = {
        {"alpha", 1.}, {"features", 30LL}, {"sampler", std::string("orthogonal")}, {"x", true}};
    project.limits = {.seconds = 2.5, .ticks = 40};
    project.arrangement = 2;
    project.currentView = "effects";
    project.shownViews = {"loss", "effects"};
    project.movedViews = {{"effects", 0}, {"loss", 2}};
    project.selectedRows = {{3, 17}, {25, 25}};
    const StoredProject back = reread(project);
    QCOMPARE(back.data.relative, std::string("t.csv"));
    QCOMPARE(back.data.absolute, std::string("/somewhere/t.csv"));
    QCOMPARE(back.data.digest, project.data.digest);
    QVERIFY(back.recipe.roles == project.recipe.roles);
    QCOMPARE(back.recipe.problem, project.recipe.problem);
    QCOMPARE(back.recipe.split.validation, 0.25);
    QCOMPARE(back.recipe.split.test, 0.);
    QCOMPARE(back.recipe.seed, project.recipe.seed);
    QVERIFY(back.chosen == project.chosen);
    QVERIFY(back.limits == project.limits);
    QCOMPARE(back.arrangement, 2);
    QCOMPARE(back.currentView, std::string("effects"));
    QVERIFY(back.shownViews == project.shownViews);
    QVERIFY(back.movedViews == project.movedViews);
    QVERIFY(back.selectedRows == project.selectedRows);
    QCOMPARE(back.runsMade, 4);
}

void ProjectFileTest::everyFindingComesBack_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("set");
    for (const char* method :
         {"rffnet", "metric", "fourier_pairs", "srff", "ccm", "gbrff2", "kernel_ridge", "pearson"})
        QTest::addRow("%s", method) << QByteArray(method) << QByteArray("gse1");
    QTest::addRow("classes") << QByteArray("gbrff1") << QByteArray("xor");
}

void ProjectFileTest::everyFindingComesBack() {
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, set);
    const TaskPtr task = test::syntheticTask(set.constData(), 120);
    const StoredRun run = trainedRun(method, task, test::fewOf(method));
    const StoredProject project = reread(projectWith({run}));
    const StoredRun& back = project.runs.front();
    QCOMPARE(back.name, run.name);
    QCOMPARE(back.colour, run.colour);
    QCOMPARE(back.overlaid, run.overlaid);
    QCOMPARE(back.fromQueue, run.fromQueue);
    QCOMPARE(back.digest, run.digest);
    QVERIFY(back.options == run.options);

    const Snapshot& before = *run.snapshot;
    const Snapshot& after = *back.snapshot;
    QVERIFY(after.isLast);
    QCOMPARE(after.state, before.state);
    QCOMPARE(after.reason, before.reason);
    QCOMPARE(after.tick, before.tick);
    QCOMPARE(after.tickUnit, before.tickUnit);
    QCOMPARE(after.keptTick, before.keptTick);
    if (method == "rffnet") QVERIFY(before.keptTick);
    QCOMPARE(after.seconds, before.seconds);
    QCOMPARE(after.learnsFromValidation, before.learnsFromValidation);
    QCOMPARE(after.curve.ticks(), before.curve.ticks());
    QCOMPARE(after.curve.series().size(), before.curve.series().size());
    QCOMPARE(before.trail.size() > 0, before.relevance.has_value());
    QCOMPARE(after.trail.ticks(), before.trail.ticks());
    for (Index s = 0; s < std::ssize(before.trail.series()); ++s)
        QCOMPARE(after.trail.column(s), before.trail.column(s));
    QCOMPARE(after.trailKind, before.trailKind);
    QCOMPARE(after.beginnings, before.beginnings);
    if (method == "metric") QVERIFY(!before.beginnings.empty());
    QCOMPARE(after.metrics.has_value(), before.metrics.has_value());
    if (before.metrics) QVERIFY(after.metrics->test == before.metrics->test);

    QCOMPARE(after.predictor != nullptr, before.predictor != nullptr);
    if (before.predictor) {
        const Matrix old = predict(*before.predictor, task->x);
        const Matrix now = predict(*after.predictor, task->x);
        QVERIFY((old - now).cwiseAbs().maxCoeff() <= 1e-5 * old.cwiseAbs().maxCoeff());
    }
    QCOMPARE(after.relevance.has_value(), before.relevance.has_value());
    if (before.relevance) {
        QCOMPARE(after.relevance->kind, before.relevance->kind);
        QCOMPARE(after.relevance->names, before.relevance->names);
        QCOMPARE(after.relevance->values, before.relevance->values);
    }
    QCOMPARE(after.selection.has_value(), before.selection.has_value());
    if (before.selection) {
        QCOMPARE(after.selection->order, before.selection->order);
        QCOMPARE(after.selection->scores, before.selection->scores);
        QCOMPARE(after.selection->chosen, before.selection->chosen);
        QCOMPARE(after.selection->lowerIsBetter, before.selection->lowerIsBetter);
        QCOMPARE(after.selection->measure, before.selection->measure);
    }
    QCOMPARE(after.interactions.has_value(), before.interactions.has_value());
    if (before.interactions) {
        QCOMPARE(after.interactions->sets.size(), before.interactions->sets.size());
        for (std::size_t i = 0; i < before.interactions->sets.size(); ++i) {
            QCOMPARE(after.interactions->sets[i].sources, before.interactions->sets[i].sources);
            QCOMPARE(after.interactions->sets[i].score, before.interactions->sets[i].score);
        }
    }
    QCOMPARE(after.directions.has_value(), before.directions.has_value());
    if (before.directions) {
        QCOMPARE(after.directions->values, before.directions->values);
        QCOMPARE(after.directions->total, before.directions->total);
        QVERIFY(same(after.directions->weights, before.directions->weights));
    }
    QCOMPARE(after.path != nullptr, before.path != nullptr);
    if (before.path) {
        QCOMPARE(after.path->lambdas, before.path->lambdas);
        QVERIFY(same(after.path->norms, before.path->norms));
        QCOMPARE(after.path->scores.size(), before.path->scores.size());
        QCOMPARE(after.path->chosen, before.path->chosen);
    }
    QCOMPARE(after.boosting != nullptr, before.boosting != nullptr);
    if (before.boosting) {
        QCOMPARE(after.boosting->chosen, before.boosting->chosen);
        QCOMPARE(after.boosting->rounds.size(), before.boosting->rounds.size());
        QVERIFY(after.boosting->rounds.back()->margins == before.boosting->rounds.back()->margins);
    }
}

void ProjectFileTest::directionsOfOlderFilesHaveNoTotal() {
    QVERIFY(saveProject(projectWith({trainedFew()}), path("new.ardent")).has_value());
    Json content = test::projectContent(path("new.ardent"));
    content["runs"][0]["directions"] =
        Json::parse(R"({"kind": "", "names": ["a"], "values": [2], "weights": [[1]]})");
    std::ofstream(path("old.ardent")) << content.dump();
    const auto loaded = loadProject(path("old.ardent"));
    QVERIFY2(loaded, loaded ? "" : loaded.error().text.english().c_str());
    QCOMPARE(loaded->runs.front().snapshot->directions->total, 0.);
}

void ProjectFileTest::viewsOfOlderFilesHaveNotMoved() {
    StoredProject project = projectWith({});
    project.movedViews = {{"effects", 0}};
    QVERIFY(saveProject(project, path("new.ardent")).has_value());
    Json content = test::projectContent(path("new.ardent"));
    QCOMPARE(content["views"].erase("moved"), std::size_t(1));
    std::ofstream(path("old.ardent")) << content.dump();
    const auto loaded = loadProject(path("old.ardent"));
    QVERIFY2(loaded, loaded ? "" : loaded.error().text.english().c_str());
    QVERIFY(loaded->movedViews.empty());
}

void ProjectFileTest::runsOfOlderFilesHaveNoLimits() {
    StoredRun limited = trainedFew();
    limited.limits.ticks = 7;
    QCOMPARE(reread(projectWith({limited})).runs.front().limits.ticks, 7);
    QVERIFY(saveProject(projectWith({limited}), path("new.ardent")).has_value());
    Json content = test::projectContent(path("new.ardent"));
    QCOMPARE(content["runs"][0].erase("limits"), std::size_t(1));
    QVERIFY(!content.contains("limits"));
    std::ofstream(path("old.ardent")) << content.dump();
    const auto loaded = loadProject(path("old.ardent"));
    QVERIFY2(loaded, loaded ? "" : loaded.error().text.english().c_str());
    QVERIFY(loaded->limits == RunLimits{});
    QVERIFY(loaded->runs.front().limits == RunLimits{});
}

/// Numbers stay numbers, and texts within texts stay such.
void ProjectFileTest::textsComeBackAsValues() {
    StoredRun run = trainedFew();
    Snapshot told = *run.snapshot;
    const Message inner = message("inner", "{:.2f} of {}", 0.5, 7);
    told.reason = message("outer", "{}; {} and \"{}\"", inner, std::vector<Message>{inner, "a"},
                          "a \"name\"");
    told.metrics->doubt = {Doubt::Kind::NotShown, inner};
    run.snapshot = std::make_shared<const Snapshot>(told);
    const Snapshot back = *reread(projectWith({run})).runs.front().snapshot;
    QCOMPARE(back.reason, told.reason);
    QCOMPARE(back.metrics->doubt.kind, Doubt::Kind::NotShown);
    QCOMPARE(back.metrics->doubt.text, inner);
    QCOMPARE(back.curve.series(), told.curve.series());
}

void ProjectFileTest::textsOfOlderFilesAreEnglishAlone() {
    QVERIFY(saveProject(projectWith({trainedFew()}), path("new.ardent")).has_value());
    Json content = test::projectContent(path("new.ardent"));
    Json& run = content["runs"][0];
    run["reason"] = "All 3 epochs are done; the model of epoch 3 is kept.";
    run["metrics"]["doubt"] =
        "On its 24 test rows this model is worse than predicting the mean (R² -0.10): what it says "
        "of the variables may be chance.";
    Json& series = run["curve"]["series"];
    for (Json& one : series)
        for (const char* added : {"measure", "unit", "rows", "metric"}) one.erase(added);
    series[0]["title"] = "Training loss (mean squared error)";
    series[1]["title"] = "5-fold cross-validated loss (cross-entropy, natural log)";
    std::ofstream(path("old.ardent")) << content.dump();
    const auto loaded = loadProject(path("old.ardent"));
    QVERIFY2(loaded, loaded ? "" : loaded.error().text.english().c_str());
    const Snapshot& old = *loaded->runs.front().snapshot;
    QCOMPARE(old.reason.english(),
             std::string("All 3 epochs are done; the model of epoch 3 is kept."));
    QCOMPARE(old.tickUnit, TickUnit::Epoch);
    QCOMPARE(old.metrics->doubt.kind, Doubt::Kind::Worse);
    const CurveSeries& train = old.curve.series()[0];
    QCOMPARE(train, trainingLoss(Loss::Squared));
    const CurveSeries& folds = old.curve.series()[1];
    QCOMPARE(folds.rows, SeriesRows::Folds);
    QCOMPARE(titleAndMeasure(folds),
             std::string("5-fold cross-validated loss (cross-entropy, natural log)"));
    QCOMPARE(folds.measure, lossName(Loss::Logistic));
    QCOMPARE(folds.metric, std::string());
}

void ProjectFileTest::aProjectOfVersionOneIsRead() {
    const auto project =
        loadProject(test::inSources("tests/reference/project_v1.ardent").toStdString());
    QVERIFY2(project, project ? "" : project.error().text.english().c_str());
    const std::array units{TickUnit::Epoch, TickUnit::Lambda, TickUnit::Round};
    QCOMPARE(project->runs.size(), units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Snapshot& run = *project->runs[i].snapshot;
        QCOMPARE(run.tickUnit, units[i]);
        QCOMPARE(run.curve.series(),
                 (std::vector{trainingLoss(Loss::Squared), validationLoss(Loss::Squared)}));
        QVERIFY(doubt(run).empty());
    }
    const Snapshot& first = *project->runs.front().snapshot;
    QCOMPARE(first.reason, Message("All 6 epochs are done; the model of epoch 6 is kept."));
    QCOMPARE(first.relevance->kind, Message("|γ|, kernel scale per standard deviation"));
    QCOMPARE(project->runs[1].snapshot->path->scoreKind,
             Message("mean squared error over 10 folds"));
}

void ProjectFileTest::numbersThatAreNoneComeBack() {
    StoredRun run = trainedFew();
    Snapshot odd = *run.snapshot;
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    odd.state = RunState::Diverged;
    odd.curve =
        Curve(std::vector<CurveSeries>{{"train", "loss", {}, {}, SeriesRows::Training, "mse"}});
    for (const double value : {1., std::nan(""), kInfinity, -kInfinity})
        odd.curve.append(odd.curve.size() + 1, std::vector<double>{value});
    odd.changes = {{2, "learning_rate", OptionValue(0.5)}};
    odd.remedy = Remedy{"learning_rate", 5., "It is too large."};
    run.snapshot = std::make_shared<const Snapshot>(odd);
    const Snapshot back = *reread(projectWith({run})).runs.front().snapshot;
    QCOMPARE(back.state, RunState::Diverged);
    QCOMPARE(back.curve.series().front().metric, std::string("mse"));
    QVERIFY(std::isnan(back.curve.value(1, 0)));
    QCOMPARE(back.curve.value(2, 0), kInfinity);
    QCOMPARE(back.curve.value(3, 0), -kInfinity);
    QCOMPARE(back.changes.size(), std::size_t(1));
    QVERIFY(back.changes.front().value == OptionValue(0.5));
    QVERIFY((back.remedy == Remedy{"learning_rate", 5., "It is too large."}));
}

void ProjectFileTest::theSameProjectGivesTheSameBytes() {
    const StoredProject project = projectWith({trainedFew()});
    QVERIFY(saveProject(project, path("one.ardent")).has_value());
    QVERIFY(saveProject(project, path("two.ardent")).has_value());
    std::ifstream one(path("one.ardent")), two(path("two.ardent"));
    const std::string first(std::istreambuf_iterator<char>(one), {});
    QVERIFY(first.size() > 100);
    QVERIFY(first == std::string(std::istreambuf_iterator<char>(two), {}));
}

void ProjectFileTest::refusesOtherFiles_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("why");
    QTest::addRow("empty") << QByteArray() << "is not a project";
    QTest::addRow("a table") << QByteArray("x,y\n1,2\n") << "is not a project";
    QTest::addRow("another JSON") << QByteArray(R"({"format": "ardent-model"})")
                                  << "is not a project";
    QTest::addRow("binary") << QByteArray("\x7f\0ELF\1\2\3", 8) << "is not a project";
    QTest::addRow("newer") << QByteArray(R"({"format": "ardent-project", "version": 2})")
                           << "newer Ardent";
    QTest::addRow("parts missing")
        << QByteArray(R"({"format": "ardent-project", "version": 1})") << "is damaged";
    QTest::addRow("a version that is none")
        << QByteArray(R"({"format": "ardent-project", "version": []})") << "is damaged";
    QTest::addRow("a negative version")
        << QByteArray(R"({"format": "ardent-project", "version": -1})") << "a version that is none";
    QTest::addRow("half a version") << QByteArray(R"({"format": "ardent-project", "version": 1.5})")
                                    << "a version that is none";
    QTest::addRow("a version beyond an int")
        << QByteArray(R"({"format": "ardent-project", "version": 4294967297})") << "newer Ardent";
    QTest::addRow("a number that overflows")
        << QByteArray(R"({"format": "ardent-project", "version": 1, "runs_made": 1e999})")
        << "is damaged (a number is too large)";
    const std::string packed = gzipped(std::string(5000, 'a') + "\n{}");
    QTest::addRow("cut off") << QByteArray(packed.data(), qsizetype(packed.size() / 2)) << "gzip";
}

void ProjectFileTest::refusesOtherFiles() {
    QFETCH(QByteArray, content);
    QFETCH(QString, why);
    std::ofstream(path("bad.ardent")) << content.toStdString();
    const auto loaded = loadProject(path("bad.ardent"));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().fault, Fault::Data);
    QVERIFY(loaded.error().text.english().find("bad.ardent") != std::string::npos);
    QVERIFY2(loaded.error().text.english().find(why.toStdString()) != std::string::npos,
             loaded.error().text.english().c_str());
}

void ProjectFileTest::refusesWhatDoesNotFitTogether_data() {
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* place, const char* value) {
        QTest::addRow("%s = %s", place, value) << QByteArray(place) << QByteArray(value);
    };
    row("/data", "{}");
    row("/recipe/split", "[0, 1, 1]");
    row("/recipe/roles", R"({"a": "king"})");
    row("/runs/0/colour", "-1");
    row("/runs/0/colour", "1e300");
    row("/runs_made", "4294967297");
    row("/runs/0/relevance", R"({"kind": "", "names": ["a"], "values": [1]})");
    row("/runs/0/trail", R"({"ticks": [1], "series": [{"id": "a", "title": "a", "values": [1]}]})");
    row("/runs/0/state", "\"running\"");
    for (const char* arguments : {"[]", R"(["a", "b"])", R"([["a"]])", R"([["a"], []])"})
        row("/runs/0/reason",
            (std::string(R"({"code": "ended-with", "pattern": "{}; {}.", "arguments": )") +
             arguments + '}')
                .c_str());
    row("/runs/0/kept_tick", "0");
    row("/runs/0/kept_tick", "1e300");
    for (const char* ticks : {"[1]", "[3, 2]", "[4]", "[1e300]"}) row("/runs/0/beginnings", ticks);
    row("/runs/0/remedy", R"({"option": "learning_rate", "value": null})");
    row("/runs/0/curve/ticks", "[1]");
    row("/runs/0/relevance/values", "[1]");
    row("/runs/0/selection", R"({"rule": "", "order": [99], "scores": [], "chosen": 0})");
    row("/runs/0/selection", R"({"rule": "", "order": [1, 1], "scores": [], "chosen": 0})");
    row("/runs/0/interactions",
        R"({"kind": "", "names": [], "sets": [{"sources": [0, 1], "score": 1}]})");
    row("/runs/0/directions",
        R"({"kind": "", "names": ["a"], "values": [1], "weights": [[1, 2]]})");
    row("/runs/0/boosting",
        R"({"margin_kind": "", "loss_kind": "", "margins": [[1]], "chosen": 0})");
    row("/runs/0/model/link", "\"softmax\"");
    row("/runs/0/model/a", "[[1]]");
    row("/runs/0/preprocessing/inputs", "[]");
    row("/limits", R"({"seconds": -1, "ticks": 0})");
    row("/limits", R"({"seconds": "5", "ticks": 0})");
    row("/runs/0/limits", R"({"seconds": 0, "ticks": 1.5})");
    row("/runs/0/limits", R"({"seconds": 0, "ticks": 1e300})");
    row("/views", "3");
    row("/views/moved", R"({"loss": -1})");
}

void ProjectFileTest::refusesWhatDoesNotFitTogether() {
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, value);
    static const StoredProject kProject = projectWith({trainedFew()});
    QVERIFY(saveProject(kProject, path("whole.ardent")).has_value());
    Json content = test::projectContent(path("whole.ardent"));
    content[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
    std::ofstream(path("first.ardent")) << content.dump();
    test::writeProjectContent(content, path("second.ardent"));
    for (const char* name : {"first.ardent", "second.ardent"}) {
        const auto loaded = loadProject(path(name));
        QVERIFY(!loaded);
        QVERIFY2(loaded.error().text.english().find("is damaged") != std::string::npos,
                 loaded.error().text.english().c_str());
    }
}

void ProjectFileTest::saysWhatCannotBeWritten() {
    const StoredProject project = projectWith({});
    const auto nowhere = saveProject(project, path("no/such/folder/p.ardent"));
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().fault, Fault::Output);
    const auto full = saveProject(project, "/dev/full");
    QVERIFY(!full);
    QVERIFY(full.error().text.english().find("/dev/full") != std::string::npos);
}

ARDENT_TEST(ProjectFileTest)
#include "project_file_test.moc"
