#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::write;

/// A table whose doses are partly words and whose wards are numbers; and predictions joined to it.
class ReadAsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void inspectShowsTheColumnsAsTheyAreRead();
    void predictReadsAsTheModelLearned();
    void marksMeanWhatTheyMeantInTheTrainingTable();
    void keptColumnsStandInFrontAsTheyAreWritten();
    void severalAreKeptBetweenCommas();
    void keptCellsAreThoseOfTheFile();
    void keptCellsMayStandForMissingOnes();
    void aFooterIsThatOfOneFile();
    void wordsAreInUtf8();
    void aKeptTargetIsNotThePrediction();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void ReadAsTest::initTestCase() {
    QByteArray text("id,dose,ward,y\n");
    for (int i = 0; i < 90; ++i)
        text += QByteArray::number(i).rightJustified(4, '0') + ',' +
                (i % 5 == 0 ? QByteArray("low") : QByteArray::number(i % 7)) + ",0" +
                QByteArray::number(i % 3) + ',' + QByteArray::number(0.5 * (i % 7) + i % 3) + '\n';
    QVERIFY(write(path("t.csv"), text));
    QVERIFY(write(path("one.csv"), "dose,ward\n1,01\n"));
    const auto trained = ardentCli({"train", path("t.csv"), "--target", "y", "--method", "ridge",
                                    "--ignore", "id", "--read-as", "dose=number", "--read-as",
                                    "ward=category", "--model", path("model.json")});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    QVERIFY2(trained.error.contains("18 cells of column \"dose\" not a number"), trained.error);
}

void ReadAsTest::inspectShowsTheColumnsAsTheyAreRead() {
    const auto plain = ardentCli({"inspect", path("t.csv")});
    QVERIFY2(plain.output.contains("dose    categorical"), plain.output.constData());
    const auto chosen = ardentCli(
        {"inspect", path("t.csv"), "--read-as", "dose=number", "--read-as", "ward=category"});
    QVERIFY2(chosen.output.contains("dose    numeric"), chosen.output.constData());
    QVERIFY2(chosen.output.contains("00 (30), 01 (30), 02 (30)"), chosen.output.constData());
    QVERIFY2(chosen.output.contains("18 cells of column \"dose\""), chosen.output.constData());
}

/// Without having to be told again; in the table of one row nothing shows that 01 is a category.
void ReadAsTest::predictReadsAsTheModelLearned() {
    const auto all = ardentCli({"predict", path("model.json"), path("t.csv")});
    QVERIFY2(all.exitCode == 0, all.error.constData());
    QCOMPARE(all.output.count('\n'), 91);
    const auto one = ardentCli({"predict", path("model.json"), path("one.csv")});
    QVERIFY2(one.exitCode == 0, one.error.constData());
    QCOMPARE(one.error, QByteArray());
    QCOMPARE(one.output.split('\n')[1], all.output.split('\n')[2]);
}

void ReadAsTest::marksMeanWhatTheyMeantInTheTrainingTable() {
    QByteArray text("people;rate;y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(10 + i) + ".500;" + QByteArray::number(i % 7) + ",5;" +
                QByteArray::number(10 + i) + ",5\n";
    QVERIFY(write(path("marks.csv"), text));
    QVERIFY(write(path("later.csv"), "people;rate\n20.500;3\n"));
    QVERIFY(write(path("telling.csv"), "people;rate\n20.500;3,0\n"));
    const auto trained = ardentCli({"train", path("marks.csv"), "--target", "y", "--method",
                                    "ridge", "--model", path("marks.json")});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    const auto later = ardentCli({"predict", path("marks.json"), path("later.csv")});
    const auto telling = ardentCli({"predict", path("marks.json"), path("telling.csv")});
    QVERIFY2(later.exitCode == 0, later.error.constData());
    QCOMPARE(later.output, telling.output);
    const auto plain = ardentCli({"predict", path("marks.json"), path("marks.csv")});
    const auto kept = ardentCli({"predict", path("marks.json"), path("marks.csv"), "--keep", "y"});
    const QByteArray first = "\"10,5\"," + plain.output.split('\n')[1];
    QCOMPARE(kept.output.split('\n')[1], first);
}

void ReadAsTest::keptColumnsStandInFrontAsTheyAreWritten() {
    const auto kept =
        ardentCli({"predict", "--keep", "id", "--keep", "ward", path("model.json"), path("t.csv")});
    QVERIFY2(kept.exitCode == 0, kept.error.constData());
    const auto lines = kept.output.split('\n');
    QCOMPARE(lines[0], QByteArray("id,ward,y"));
    QVERIFY2(lines[8].startsWith("0007,01,"), lines[8].constData());
    const auto plain = ardentCli({"predict", path("model.json"), path("t.csv")});
    QCOMPARE(lines[8].mid(8), plain.output.split('\n')[8]);
}

void ReadAsTest::severalAreKeptBetweenCommas() {
    const auto listed =
        ardentCli({"predict", path("model.json"), path("t.csv"), "--keep", "id,ward"});
    QVERIFY2(listed.exitCode == 0, listed.error.constData());
    const auto repeated =
        ardentCli({"predict", path("model.json"), path("t.csv"), "--keep", "id", "--keep", "ward"});
    QCOMPARE(listed.output, repeated.output);
    const auto wrong =
        ardentCli({"predict", path("model.json"), path("t.csv"), "--keep", "id,wrad"});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.error.contains("--keep wrad: t.csv has no such column; did you mean \"ward\"?"),
             wrong.error.constData());
}

/// Also of columns that the model reads as numbers, and words that stand for a missing cell.
void ReadAsTest::keptCellsAreThoseOfTheFile() {
    QByteArray text("a,\"size, m\",y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + ',' +
                QByteArray::number(i % 7 + 2 * (i % 5)) + '\n';
    QVERIFY(write(path("plain.csv"), text));
    QVERIFY(
        write(path("odd.csv"), "name,a,\"size, m\"\nNA,1.50,2\nn/a,NA,?\n,007,\n\"x,y\",1e3,4\n"));
    const auto trained = ardentCli({"train", path("plain.csv"), "--target", "y", "--method",
                                    "ridge", "--model", path("plain.json")});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    const auto kept = ardentCli(
        {"predict", path("plain.json"), path("odd.csv"), "--keep", "name,a", "--keep", "size, m"});
    QVERIFY2(kept.exitCode == 0, kept.error.constData());
    const auto lines = kept.output.split('\n');
    QCOMPARE(lines[0], QByteArray("name,a,\"size, m\",y"));
    QVERIFY2(lines[1].startsWith("NA,1.50,2,"), lines[1].constData());
    QVERIFY2(lines[2].startsWith("n/a,NA,?,"), lines[2].constData());
    QVERIFY2(lines[3].startsWith(",007,,"), lines[3].constData());
    QVERIFY2(lines[4].startsWith("\"x,y\",1e3,4,"), lines[4].constData());
}

void ReadAsTest::keptCellsMayStandForMissingOnes() {
    QByteArray text("id,a,y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(970 + i) + ',' + QByteArray::number(i % 9 == 0 ? 999 : i % 7) +
                ',' + QByteArray::number(1.5 * (i % 7)) + '\n';
    QVERIFY(write(path("ids.csv"), text));
    const auto trained =
        ardentCli({"train", path("ids.csv"), "--target", "y", "--method", "ridge", "--ignore", "id",
                   "--missing", "999", "--model", path("ids.json")});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    const auto kept = ardentCli({"predict", path("ids.json"), path("ids.csv"), "--keep", "id,a"});
    QVERIFY2(kept.exitCode == 0, kept.error.constData());
    const auto lines = kept.output.split('\n');
    QVERIFY2(lines[1].startsWith("970,999,"), lines[1].constData());
    QVERIFY2(lines[30].startsWith("999,1,"), lines[30].constData());
}

/// Every row of a later file is predicted, unless a footer is stated again.
void ReadAsTest::aFooterIsThatOfOneFile() {
    QByteArray text("a,y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i % 7) + ',' + QByteArray::number(1.5 * (i % 7)) + '\n';
    QVERIFY(write(path("noted.csv"), text + "5,5\n6,6\n"));
    QVERIFY(write(path("unnoted.csv"), "a\n1\n2\n3\n"));
    const auto trained = ardentCli({"train", path("noted.csv"), "--target", "y", "--method",
                                    "ridge", "--footer", "2", "--model", path("noted.json")});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    const auto all = ardentCli({"predict", path("noted.json"), path("unnoted.csv"), "--keep", "a"});
    QVERIFY2(all.exitCode == 0, all.error.constData());
    QCOMPARE(all.output.count('\n'), 4);
    const auto fewer =
        ardentCli({"predict", path("noted.json"), path("unnoted.csv"), "--footer", "1"});
    QCOMPARE(fewer.output.count('\n'), 3);
}

/// Other bytes could not be written to the model file.
void ReadAsTest::wordsAreInUtf8() {
    const QString call = test::inBuild("bin/ardent-cli") + " inspect " + path("t.csv") + ' ';
    const auto missing = test::runProgram("sh", {"-c", call + "--missing $(printf 'k\\366')"});
    QCOMPARE(missing.exitCode, 2);
    QVERIFY2(missing.error.contains("--missing 'kö': this text is not in UTF-8"), missing.error);
    const auto separator = test::runProgram("sh", {"-c", call + "--separator $(printf '\\247')"});
    QCOMPARE(separator.exitCode, 2);
    QVERIFY2(separator.error.contains("--separator '§': this says nothing"), separator.error);
}

void ReadAsTest::aKeptTargetIsNotThePrediction() {
    const auto kept = ardentCli({"predict", path("model.json"), path("t.csv"), "--keep", "y"});
    QVERIFY2(kept.output.startsWith("y,predicted y\n0,"), kept.output.left(40).constData());
}

void ReadAsTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("no such reading")
        << QStringList{"inspect", "TABLE", "--read-as", "dose=text"} << QByteArray("dose=text");
    QTest::newRow("no reading") << QStringList{"inspect", "TABLE", "--read-as", "dose"}
                                << QByteArray("write COLUMN=number");
    QTest::newRow("no such column") << QStringList{"inspect", "TABLE", "--read-as", "doze=number"}
                                    << QByteArray("has no column \"doze\"; did you mean \"dose\"?");
    QTest::newRow("kept twice") << QStringList{"predict", "MODEL",  "ONE", "--keep",
                                               "ward",    "--keep", "ward"}
                                << QByteArray("--keep ward: two columns would have this name");
    QTest::newRow("no separator") << QStringList{"inspect", "TABLE", "--separator", ""}
                                  << QByteArray("--separator '': this says nothing");
    QTest::newRow("no encoding") << QStringList{"inspect", "TABLE", "--encoding", ""}
                                 << QByteArray("--encoding '': this says nothing");
    QTest::newRow("one mark for two things")
        << QStringList{"inspect", "TABLE", "--decimal", "comma", "--thousands", "comma"}
        << QByteArray("\",\" cannot stand before decimals and between thousands as well");
    QTest::newRow("nothing to keep")
        << QStringList{"predict", "MODEL", "ONE", "--keep", "ident"}
        << QByteArray("--keep ident: one.csv has no such column; its columns are");
}

void ReadAsTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, error);
    arguments.replaceInStrings("TABLE", path("t.csv"))
        .replaceInStrings("MODEL", path("model.json"))
        .replaceInStrings("ONE", path("one.csv"));
    const auto outcome = ardentCli(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.error.contains(error), outcome.error.constData());
    QCOMPARE(outcome.error.count('\n'), 1);
    QCOMPARE(outcome.output, QByteArray());
}

ARDENT_TEST(ReadAsTest)
#include "read_as_test.moc"
