#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::Outcome;
using Json = nlohmann::json;

/// ardent-cli findings: which columns carry the prediction, the same as train has it.
class FindingsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void saysWhatTheTrainingSaid();
    void measuresOverALaterTable();
    void namesTheColumnsInWords();
    void figureDrawsTheSameNumbers();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    void writeTable(const char* name, unsigned seed, double slope, double noise) const;

    QTemporaryDir folder_;
    Json trained_;
};

/// y = slope · (2 a + b) + noise; c says nothing.
void FindingsTest::writeTable(const char* name, unsigned seed, double slope, double noise) const {
    std::mt19937 engine(seed);
    std::normal_distribution<double> normal;
    QFile table(path(name));
    if (!table.open(QIODevice::WriteOnly)) qFatal("no table");
    table.write("a,b,c,y\n");
    for (int i = 0; i < 300; ++i) {
        const double a = normal(engine), b = normal(engine), c = normal(engine);
        const double y = slope * (2. * a + b) + noise * normal(engine);
        for (const double value : {a, b, c}) table.write(QByteArray::number(value) + ',');
        table.write(QByteArray::number(y) + '\n');
    }
}

void FindingsTest::initTestCase() {
    writeTable("t.csv", 1, 1., 0.5);
    writeTable("later.csv", 2, 1., 2.);
    writeTable("noise.csv", 3, 0., 1.);
    const Outcome trained =
        ardentCli({"train", path("t.csv"), "--target", "y", "--method", "ridge", "--split",
                   "0.6,0.2,0.2", "--json", "--model", path("m.json")});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    trained_ = Json::parse(trained.output.constData());
    QCOMPARE(ardentCli({"train", path("noise.csv"), "--target", "y", "--method", "mean", "--model",
                        path("mean.json")})
                 .exitCode,
             0);
}

void FindingsTest::saysWhatTheTrainingSaid() {
    const Outcome said = ardentCli({"findings", path("m.json"), "--json"});
    QVERIFY2(said.exitCode == 0, said.error.constData());
    const Json found = Json::parse(said.output.constData());
    QVERIFY(found["importance"] == trained_["importance"]);
    QVERIFY(found["carried_by"] == Json({"a", "b"}) || found["carried_by"] == Json({"a"}));
    QCOMPARE(found["importance"]["rows_are_code"].get<std::string>(), std::string("test-rows"));
    QCOMPARE(found["importance"]["rows"].get<int>(), trained_["rows"]["test"].get<int>());
    const double r2 = trained_["metrics"]["test"]["r2"];
    QVERIFY(std::abs(found["importance"]["explained"].get<double>() - r2) < 1e-9);
    const Json& first = found["importance"]["columns"][0];
    QCOMPARE(first["name"].get<std::string>(), std::string("a"));
    QVERIFY(first["interval_95"][0] < first["share"] && first["share"] < first["interval_95"][1]);
}

void FindingsTest::measuresOverALaterTable() {
    const Outcome said = ardentCli({"findings", path("m.json"), path("later.csv"), "--json"});
    QVERIFY2(said.exitCode == 0, said.error.constData());
    const Json importance = Json::parse(said.output.constData())["importance"];
    QCOMPARE(importance["rows"].get<int>(), 300);
    QVERIFY(importance["explained"] < trained_["importance"]["explained"]);
    const std::string rows = importance["rows_are"];
    QVERIFY2(rows.find("later.csv") != std::string::npos, rows.c_str());
}

void FindingsTest::namesTheColumnsInWords() {
    const Outcome said = ardentCli({"findings", path("m.json")});
    QVERIFY2(said.output.contains("carr") && said.output.contains("test rows."),
             said.output.constData());
    QVERIFY(said.output.indexOf("\n  a ") < said.output.indexOf("\n  b "));
    QVERIFY(ardentCli({"train", path("t.csv"), "--target", "y", "--method", "ridge", "--split",
                       "0.6,0.2,0.2"})
                .output.contains(said.output.left(said.output.indexOf('\n'))));
}

void FindingsTest::figureDrawsTheSameNumbers() {
    QCOMPARE(ardentCli({"figure", path("m.json"), "--view", "relevance", "--out", path("r.csv")})
                 .exitCode,
             0);
    QFile file(path("r.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines[0], "part,name,x,y,value,strength,mark,low,high");
    const double drawn = lines[1].split(',')[4].toDouble();
    const double share = trained_["importance"]["columns"][0]["share"];
    QVERIFY2(std::abs(drawn - 100. * share) < 1e-3, lines[1].constData());
    QCOMPARE(ardentCli({"figure", path("m.json"), "--view", "relevance", "--measure", "method",
                        "--out", path("own.csv")})
                 .exitCode,
             0);
    QFile own(path("own.csv"));
    QVERIFY(own.open(QIODevice::ReadOnly));
    QVERIFY(!own.readAll().startsWith("part,name,x,y,value,strength,mark,low,high"));
}

void FindingsTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("call");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("no file") << QStringList{path("none.json")} << 3 << QByteArray("none.json");
    QTest::newRow("no model") << QStringList{path("t.csv")} << 3 << QByteArray("t.csv");
    QTest::newRow("a constant") << QStringList{path("mean.json")} << 3
                                << QByteArray("better than a constant");
    QTest::newRow("a constant on rows")
        << QStringList{path("mean.json"), path("t.csv")} << 3 << QByteArray("constant");
}

void FindingsTest::refusesWithOneSentence() {
    QFETCH(QStringList, call);
    QFETCH(int, code);
    QFETCH(QByteArray, part);
    const Outcome said = ardentCli(QStringList{"findings"} + call);
    QCOMPARE(said.exitCode, code);
    QVERIFY2(said.error.contains(part) && said.error.trimmed().endsWith('.'),
             said.error.constData());
    QVERIFY(said.output.isEmpty());
}

ARDENT_TEST(FindingsTest)
#include "findings_test.moc"
