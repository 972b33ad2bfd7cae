#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::Outcome;
using Json = nlohmann::ordered_json;

/// ardent-cli explain --shapley.
class ExplainShapleyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void contributionsSumToThePrediction_data();
    void contributionsSumToThePrediction();
    void tellsTheRowsThatAreAskedFor();
    void interactionsSumToTheContributions();
    void explainsKernelExpansions();
    void classesHaveOneContributionEach();
    void printsTables();
    void writesEveryRow();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    Json explained(const char* model, const QStringList& more) const;

    QTemporaryDir folder_;
};

/// y = a·b plus a step by colour; "kind" has three classes by a.
void ExplainShapleyTest::initTestCase() {
    QFile table(path("table.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,colour,y,kind\n");
    const char* colours[] = {"red", "green", "blue"};
    for (int i = 0; i < 240; ++i) {
        const double a = std::sin(1.7 * i) * 2., b = std::cos(2.9 * i + 0.3) * 3.;
        const char* kind = a < -1. ? "low" : a < 1. ? "middle" : "high";
        table.write(qPrintable(QStringLiteral("%1,%2,%3,%4,%5\n")
                                   .arg(a)
                                   .arg(b)
                                   .arg(QLatin1String(colours[i % 3]))
                                   .arg(a * b + 2. * (i % 3))
                                   .arg(QLatin1String(kind))));
    }
    table.close();
    const auto train = [&](const char* target, const char* other, const char* method,
                           const char* model, const QStringList& set) {
        return ardentCli(QStringList{"train", path("table.csv"), "--target", target, "--ignore",
                                     other, "--method", method, "--model", path(model)} +
                         set);
    };
    const QStringList few{"--set", "features=60", "--set", "max_epochs=40"};
    for (const Outcome& trained : {train("y", "kind", "rffnet", "model.json", few),
                                   train("kind", "y", "rffnet", "classes.json", few),
                                   train("y", "kind", "kernel_ridge", "kernel.json", {})})
        QVERIFY2(trained.exitCode == 0, trained.error.constData());
}

Json ExplainShapleyTest::explained(const char* model, const QStringList& more) const {
    const Outcome outcome = ardentCli(
        QStringList{"explain", path(model), path("table.csv"), "--shapley", "--json"} + more);
    if (outcome.exitCode != 0) qWarning("%s", outcome.error.constData());
    return Json::parse(outcome.output.constData(), nullptr, false);
}

void ExplainShapleyTest::contributionsSumToThePrediction_data() {
    QTest::addColumn<QString>("background");
    QTest::newRow("independent") << "independent";
    QTest::newRow("joint") << "joint";
}

void ExplainShapleyTest::contributionsSumToThePrediction() {
    QFETCH(QString, background);
    const Json json = explained("model.json", {"--background", background, "--rows", "50"});
    QCOMPARE(json["background"]["kind"].get<std::string>(), background.toStdString());
    QCOMPARE(json["background"]["rows"].get<int>(), background == "joint" ? 100 : 240);
    QCOMPARE(json["background"]["rows_are"].get<std::string>(), std::string("rows of table.csv"));
    QCOMPARE(json["output_unit"].get<std::string>(), std::string("unit of y"));
    QCOMPARE(json["contributions"].size(), 50UL);
    QCOMPARE(json["columns"].size(), 3UL);
    for (const Json& row : json["contributions"]) {
        double sum = json["mean_prediction"];
        for (const double value : row["values"]) sum += value;
        QVERIFY(std::abs(sum - row["prediction"].get<double>()) < 1e-9);
    }
    QVERIFY(json["largest_gap"].get<double>() < 1e-9);
    QVERIFY(json["columns"][0]["mean_size"] >= json["columns"][1]["mean_size"]);
    const Outcome predicted = ardentCli({"predict", path("model.json"), path("table.csv")});
    const QList<QByteArray> lines = predicted.output.split('\n');
    for (const Json& row : json["contributions"])
        QVERIFY(std::abs(lines[row["row"].get<int>()].toDouble() -
                         row["prediction"].get<double>()) < 1e-3);
}

void ExplainShapleyTest::tellsTheRowsThatAreAskedFor() {
    const Json json = explained("model.json", {"--row", "7,240", "--rows", "5"});
    QCOMPARE(json["told"].size(), 2UL);
    QCOMPARE(json["told"][0]["row"].get<int>(), 7);
    QCOMPARE(json["told"][1]["row"].get<int>(), 240);
    for (const Json& column : json["told"][0]["contributions"])
        if (column["name"] == "colour")
            QCOMPARE(column["value"].get<std::string>(), std::string("red"));
    QCOMPARE(explained("model.json", {})["told"].size(), 3UL);
}

void ExplainShapleyTest::interactionsSumToTheContributions() {
    const Json json = explained("model.json", {"--row", "7", "--interactions"});
    const Json& told = json["told"][0];
    QCOMPARE(told["interactions"].size(), 6UL);
    double sum = json["mean_prediction"];
    for (const Json& pair : told["interactions"])
        sum +=
            pair["value"].get<double>() * (pair["variables"][0] == pair["variables"][1] ? 1. : 2.);
    QVERIFY(std::abs(sum - told["prediction"].get<double>()) < 1e-9);
}

void ExplainShapleyTest::explainsKernelExpansions() {
    const Json json = explained("kernel.json", {"--rows", "20"});
    QVERIFY(json["largest_gap"].get<double>() < 1e-9);
    QCOMPARE(json["contributions"].size(), 20UL);
}

void ExplainShapleyTest::classesHaveOneContributionEach() {
    const Json json = explained("classes.json", {"--rows", "20"});
    QCOMPARE(json["output_unit"].get<std::string>(), std::string("class score"));
    for (const Json& row : json["contributions"])
        for (const char* name : {"low", "middle", "high"}) {
            double sum = json["mean_prediction"][name];
            for (const Json& value : row["values"]) sum += value[name].get<double>();
            QVERIFY(std::abs(sum - row["prediction"][name].get<double>()) < 1e-9);
        }
    QCOMPARE(json["columns"][0]["name"].get<std::string>(), std::string("a"));
}

void ExplainShapleyTest::printsTables() {
    const Outcome outcome =
        ardentCli({"explain", path("model.json"), path("table.csv"), "--shapley", "--row", "3"});
    QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
    for (const char* part :
         {"Shapley values of 240 of 240 rows, in unit of y", "Background: 240 of 240 rows of",
          "columns independent of each other", "Mean |contribution|", "mean prediction",
          "\nRow 3\n", "colour = blue", "sum to the prediction within"})
        QVERIFY2(outcome.output.contains(part), part);
}

void ExplainShapleyTest::writesEveryRow() {
    const Outcome outcome = ardentCli({"explain", path("model.json"), path("table.csv"),
                                       "--shapley", "--out", path("shapley.csv")});
    QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
    const QList<QByteArray> lines = test::read(path("shapley.csv")).trimmed().split('\n');
    QCOMPARE(lines.size(), qsizetype(241));
    QCOMPARE(lines[0].trimmed(),
             QByteArray("row,prediction,mean,contribution of a,contribution of b,"
                        "contribution of colour"));
    const QList<QByteArray> cells = lines[1].split(',');
    double sum = 0.;
    for (int c = 2; c < 6; ++c) sum += cells[c].toDouble();
    QVERIFY(std::abs(sum - cells[1].toDouble()) < 1e-9);
}

void ExplainShapleyTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("no table") << QStringList{path("model.json"), "--shapley"} << "name a table";
    QTest::newRow("no table without --shapley")
        << QStringList{path("model.json")} << "Name a table";
    QTest::newRow("no such row")
        << QStringList{path("model.json"), path("table.csv"), "--shapley", "--row", "241"}
        << "--row 241: table.csv has no such row to explain; its last one is 240.";
    QTest::newRow("row 0") << QStringList{path("model.json"), path("table.csv"), "--shapley",
                                          "--row", "0"}
                           << "--row";
    QTest::newRow("no such background")
        << QStringList{path("model.json"), path("table.csv"), "--shapley", "--background", "joined"}
        << "joint";
    QTest::newRow("background alone")
        << QStringList{path("model.json"), path("table.csv"), "--background", "joint"}
        << "--shapley";
    QTest::newRow("with effects") << QStringList{path("model.json"), path("table.csv"), "--shapley",
                                                 "--effects", "a"}
                                  << "--effects";
    QTest::newRow("onto the table") << QStringList{path("model.json"), path("table.csv"),
                                                   "--shapley", "--out", path("table.csv")}
                                    << "this is an input";
    QTest::newRow("no such file") << QStringList{path("nowhere.json"), path("table.csv"),
                                                 "--shapley"}
                                  << "nowhere.json";
}

void ExplainShapleyTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Outcome outcome = ardentCli(QStringList{"explain"} + arguments);
    QVERIFY(outcome.exitCode != 0);
    QVERIFY(outcome.output.isEmpty());
    const QString error = QString::fromUtf8(outcome.error).trimmed();
    QVERIFY2(error.contains(says), qPrintable(error));
    QCOMPARE(error.count('\n'), qsizetype(0));
}

ARDENT_TEST(ExplainShapleyTest)
#include "explain_shapley_test.moc"
