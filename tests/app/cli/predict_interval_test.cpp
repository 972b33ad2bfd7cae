#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::Outcome;

/// ardent-cli predict --interval: what holds the truth of so many new rows.
class PredictIntervalTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void intervalsHoldNewRows();
    void setsHoldNewRows();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    void writeTable(const char* name, unsigned seed, int rows) const;
    QList<QByteArrayList> predicted(const char* model, const char* level) const;
    void train(const char* target, const char* method, const char* model) const;

    QTemporaryDir folder_;
};

/// y = 2 a + noise; the class is noisy too.
void PredictIntervalTest::writeTable(const char* name, unsigned seed, int rows) const {
    std::mt19937 engine(seed);
    std::normal_distribution<double> normal;
    QByteArray text("a,y,kind\n");
    for (int i = 0; i < rows; ++i) {
        const double a = normal(engine), y = 2. * a + normal(engine);
        const char* kind = a + normal(engine) > 0. ? "up" : "down";
        text += QByteArray::number(a) + ',' + QByteArray::number(y) + ',' + kind + '\n';
    }
    if (!test::write(path(name), text)) qFatal("no table");
}

void PredictIntervalTest::train(const char* target, const char* method, const char* model) const {
    const Outcome trained = ardentCli({"train", path("t.csv"), "--target", target, "--method",
                                       method, "--split", "60,20,20", "--model", path(model)});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    QVERIFY2(trained.output.contains("In 90 % of new rows"), trained.output.constData());
}

void PredictIntervalTest::initTestCase() {
    writeTable("t.csv", 1, 2000);
    writeTable("new.csv", 2, 4000);
    train("y", "ridge", "y.json");
    train("kind", "logistic", "kind.json");
}

/// Lines behind the header, by cells.
QList<QByteArrayList> PredictIntervalTest::predicted(const char* model, const char* level) const {
    const Outcome said = ardentCli({"predict", path(model), path("new.csv"), "--keep", "y",
                                    "--keep", "kind", "--interval", level});
    if (said.exitCode != 0) qFatal("%s", said.error.constData());
    if (!said.error.contains(QByteArray("In ") + level + " % of new rows"))
        qFatal("%s", said.error.constData());
    QList<QByteArrayList> rows;
    for (QByteArray line : said.output.trimmed().split('\n'))
        rows << line.replace('"', "").split(',');
    return rows;
}

/// 400 held-out rows: 90 % within three standard errors of what these leave open.
void PredictIntervalTest::intervalsHoldNewRows() {
    QList<QByteArrayList> rows = predicted("y.json", "90");
    QCOMPARE(rows.takeFirst(), (QByteArrayList{"y", "kind", "predicted y", "predicted y low 90 %",
                                               "predicted y high 90 %"}));
    int held = 0;
    for (const QByteArrayList& row : rows) {
        const double y = row[0].toDouble(), middle = row[2].toDouble();
        const double low = row[3].toDouble(), high = row[4].toDouble();
        QVERIFY(low < middle && middle < high);
        held += low <= y && y <= high;
    }
    const double share = held / double(rows.size());
    QVERIFY2(share > 0.855 && share < 0.945, qPrintable(QString::number(share)));
}

void PredictIntervalTest::setsHoldNewRows() {
    QList<QByteArrayList> rows = predicted("kind.json", "90");
    QCOMPARE(rows.takeFirst().back(), "kind 90 % set");
    int held = 0, both = 0;
    for (const QByteArrayList& row : rows) {
        const QByteArrayList set = row.back().split(';');
        both += set.size() == 2;
        for (const QByteArray& name : set) held += name.trimmed() == row[1];
    }
    const double share = held / double(rows.size());
    QVERIFY2(share > 0.855 && share < 0.96, qPrintable(QString::number(share)));
    QVERIFY(both > 0 && both < rows.size());
}

void PredictIntervalTest::refusesWithOneSentence_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QString>("level");
    QTest::addColumn<QByteArray>("part");
    auto older = nlohmann::ordered_json::parse(test::read(path("y.json")).toStdString());
    older.erase("conformal");
    QVERIFY(test::write(path("older.json"), QByteArray::fromStdString(older.dump())));
    QTest::newRow("an older file")
        << QByteArray("older.json") << "90" << QByteArray("no errors on held-out rows");
    QTest::newRow("too much") << QByteArray("y.json") << "99.9"
                              << QByteArray("needs 999 held-out rows and the model has 400");
    QTest::newRow("all") << QByteArray("y.json") << "100" << QByteArray("99.9");
    QTest::newRow("none") << QByteArray("y.json") << "0" << QByteArray("--interval");
}

void PredictIntervalTest::refusesWithOneSentence() {
    QFETCH(QByteArray, model);
    QFETCH(QString, level);
    QFETCH(QByteArray, part);
    const Outcome said = ardentCli({"predict", path(model), path("new.csv"), "--interval", level});
    QCOMPARE(said.exitCode, 2);
    QVERIFY2(said.error.contains(part), said.error.constData());
    QVERIFY(said.output.isEmpty());
}

ARDENT_TEST(PredictIntervalTest)
#include "predict_interval_test.moc"
