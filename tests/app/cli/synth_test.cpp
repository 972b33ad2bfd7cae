#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "tests/support/places.h"
#include "tests/support/program.h"

using namespace ardent;
using test::Outcome;

namespace {

Outcome synth(const QStringList& arguments) {
    return test::runProgram(test::inBuild("bin/ardent-cli"), QStringList{"synth"} + arguments);
}

}  // namespace

class SynthTest : public QObject {
    Q_OBJECT

private slots:
    void listsTheTruth();
    void listsAsJson();
    void writesAFile();
    void standardOutputIsTheSame();
    void takesTheSetsOwnRows();
    void theNoiseMayBeAnother();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();
};

void SynthTest::listsTheTruth() {
    const Outcome list = synth({});
    QCOMPARE(list.exitCode, 0);
    QVERIFY(list.error.isEmpty());
    for (const char* text : {"gse1 ", "regression, 18 variables", "x1, x3, x7…x9", "N(0, sd 0.1)",
                             "sin((x1 + x3)^2) sin(x7 x8 x9)", "Gregorová", "(x1, x2) (x3, x4)",
                             "classification, 10 variables", "regression, 1 variable\n"})
        QVERIFY2(list.output.contains(text), text);
}

void SynthTest::listsAsJson() {
    const Outcome list = synth({"--json"});
    QCOMPARE(list.exitCode, 0);
    const auto json = nlohmann::json::parse(list.output.toStdString());
    QCOMPARE(int(json["sets"].size()), 34);
    const auto& gse2 = json["sets"][1];
    QCOMPARE(gse2["name"].get<std::string>(), std::string("gse2"));
    QCOMPARE(gse2["variables"].get<int>(), 100);
    QCOMPARE(gse2["relevant"].get<std::vector<int>>(), (std::vector{11, 12, 13, 14, 15}));
    QCOMPARE(gse2["task"].get<std::string>(), std::string("regression"));
}

void SynthTest::writesAFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("moons.csv");
    const Outcome written = synth({"moons", "--rows", "50", "--seed", "7", "--out", path});
    QCOMPARE(written.exitCode, 0);
    QVERIFY(written.output.isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 52);
    QCOMPARE(lines[0], QByteArray("x1,x2,y"));
    for (int i = 1; i <= 50; ++i) {
        const QByteArray label = lines[i].split(',').last();
        QVERIFY2(label == "0" || label == "1", label.constData());
    }
}

void SynthTest::standardOutputIsTheSame() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.csv");
    QCOMPARE(synth({"gse1", "--rows", "20", "--out", path}).exitCode, 0);
    const Outcome shown = synth({"gse1", "--rows", "20", "--seed", "1"});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(shown.output, file.readAll());
    QVERIFY(synth({"gse1", "--rows", "20", "--seed", "2"}).output != shown.output);
}

void SynthTest::takesTheSetsOwnRows() {
    QCOMPARE(synth({"random_walk"}).output.count('\n'), 501);
    const QByteArray ring = synth({"ring", "--columns", "3"}).output;
    QCOMPARE(ring.count('\n'), 834);
    QVERIFY(ring.startsWith("x1,x2,x3,y\n"));
}

/// The same variables and draws, with noise of another size.
void SynthTest::theNoiseMayBeAnother() {
    const auto targets = [](const QStringList& noise) {
        std::vector<double> found;
        const QByteArray text = synth(QStringList{"gse1", "--rows", "50"} + noise).output;
        for (const QByteArray& line : text.split('\n').mid(1, 50))
            found.push_back(line.split(',').last().toDouble());
        return found;
    };
    const auto none = targets({"--noise", "0"}), usual = targets({}),
               more = targets({"--noise", "0.3"});
    QCOMPARE(targets({"--noise", "0.1"}), usual);
    QVERIFY(none != usual);
    for (std::size_t i = 0; i < none.size(); ++i)
        QVERIFY(std::abs((more[i] - none[i]) - 3. * (usual[i] - none[i])) < 1e-5);
    const auto list = nlohmann::json::parse(synth({"--json"}).output.toStdString())["sets"];
    QCOMPARE(list[0]["noise_sd"].get<double>(), 0.1);
    for (const auto& set : list)
        if (set["task"] == "classification") QVERIFY(set["noise_sd"].is_null());
}

void SynthTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("text");
    QTest::addRow("misspelt") << QStringList{"gs1"} << int(Fault::Usage)
                              << "did you mean \"gse1\"?";
    QTest::addRow("unknown") << QStringList{"housing"} << int(Fault::Usage) << "lists them";
    QTest::addRow("unknown, in three letters")
        << QStringList{"foo"} << int(Fault::Usage) << "\"foo\"; `ardent-cli synth` lists them.";
    QTest::addRow("negative rows") << QStringList{"gse1", "--rows", "-5"} << int(Fault::Usage)
                                   << "--rows: \"-5\" is not a whole number of at least 1";
    QTest::addRow("negative seed") << QStringList{"gse1", "--seed", "-5"} << int(Fault::Usage)
                                   << "--seed: \"-5\" is not a whole number of at least 0";
    QTest::addRow("no rows") << QStringList{"gse1", "--rows", "0"} << int(Fault::Usage) << "--rows";
    QTest::addRow("rows in words")
        << QStringList{"gse1", "--rows", "ten"} << int(Fault::Usage) << "--rows";
    QTest::addRow("too large") << QStringList{"se3", "--rows", "100000000"} << int(Fault::Usage)
                               << "choose at most";
    QTest::addRow("a set as a list") << QStringList{"gse1", "--json"} << int(Fault::Usage)
                                     << "--json lists the sets, and gse1 is one of them";
    QTest::addRow("rows of no set")
        << QStringList{"--rows", "5"} << int(Fault::Usage) << "--rows: no set is named";
    QTest::addRow("a file of no set")
        << QStringList{"--out", "a.csv"} << int(Fault::Usage) << "--out: no set is named";
    QTest::addRow("columns of a set that has its own")
        << QStringList{"gse1", "--columns", "30"} << int(Fault::Usage)
        << "--columns: gse1 has 18 variables";
    QTest::addRow("noise of classes") << QStringList{"moons", "--noise", "0.3"} << int(Fault::Usage)
                                      << "--noise: the noise of moons (";
    QTest::addRow("negative noise")
        << QStringList{"gse1", "--noise", "-1"} << int(Fault::Usage) << "--noise";
    QTest::addRow("noise of no set")
        << QStringList{"--noise", "0.3"} << int(Fault::Usage) << "--noise: no set is named";
    QTest::addRow("too few columns") << QStringList{"ring_xor", "--columns", "3"}
                                     << int(Fault::Usage) << "ring_xor needs at least 4";
    QTest::addRow("no file") << QStringList{"gse1", "--out"} << int(Fault::Usage) << "--out";
    QTest::addRow("no folder") << QStringList{"gse1", "--rows", "5", "--out", "/nowhere/a.csv"}
                               << int(Fault::Output) << "No such file or directory";
    QTest::addRow("full disk") << QStringList{"gse1", "--rows", "5000", "--out", "/dev/full"}
                               << int(Fault::Output) << "No space left on device";
}

void SynthTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, text);
    const Outcome refused = synth(arguments);
    QCOMPARE(refused.exitCode, exitCode);
    QVERIFY(refused.output.isEmpty());
    QVERIFY2(refused.error.contains(text.toUtf8()), refused.error.constData());
    QVERIFY2(refused.error.count('\n') <= 2, refused.error.constData());
}

ARDENT_TEST(SynthTest)
#include "synth_test.moc"
