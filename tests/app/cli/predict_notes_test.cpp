#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <atomic>
#include <filesystem>
#include <thread>

#include "core/base/error.h"
#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::write;

/// Predicting tells on standard error which cells it had to replace.
class PredictNotesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsWhatWasReplaced();
    void tellsWhatWasHeld();
    void isSilentWhenNothingWas();
    void aProjectPredictsToo();
    void intervalsBeyondTheTrainingRangeAreDoubted();
    void numbersItsOwnColumns();
    void aFileThatChangesIsNotMixed();
    void saysWhereTextStandsForNumbers_data();
    void saysWhereTextStandsForNumbers();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void PredictNotesTest::initTestCase() {
    QByteArray text("age,sex,y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i) + (i % 2 == 0 ? ",f," : ",m,") + QByteArray::number(0.5 * i) +
                '\n';
    QVERIFY(write(path("train.csv"), text));
    QCOMPARE(ardentCli({"train", path("train.csv"), "--target", "y", "--method", "rffnet", "--set",
                        "max_epochs=2", "--set", "features=10", "--model", path("model.json")})
                 .exitCode,
             0);
}

void PredictNotesTest::tellsWhatWasReplaced() {
    QVERIFY(write(path("later.csv"), "sex,age\nf,\nx,3\nm,4\n"));
    const auto outcome = ardentCli({"predict", path("model.json"), path("later.csv")});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count('\n'), 4);
    QVERIFY2(outcome.error.contains("Column \"age\": 1 missing cell filled with"), outcome.error);
    QVERIFY2(
        outcome.error.contains("the model's mean over the levels, by their shares in training"),
        outcome.error);
}

void PredictNotesTest::aProjectPredictsToo() {
    const QString project = test::inSources("tests/reference/project_v2.ardent");
    const QString table = test::inSources("tests/reference/project_v1.csv");
    const auto latest = ardentCli({"predict", project, table});
    QCOMPARE(latest.exitCode, 0);
    QFile file(table);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(latest.output.count('\n'), file.readAll().trimmed().count('\n') + 1);
    const auto none = ardentCli({"predict", project, table, "--run", "Run 99"});
    QCOMPARE(none.exitCode, int(Fault::Usage));
    QVERIFY2(none.error.contains("has no such run"), none.error);
}

void PredictNotesTest::intervalsBeyondTheTrainingRangeAreDoubted() {
    const QByteArray doubt = "The intervals do not hold for rows outside the training range.";
    QVERIFY(write(path("inside.csv"), "sex,age\nf,5\nm,40\n"));
    QVERIFY(write(path("outside.csv"), "sex,age\nf,5\nm,90\n"));
    const auto ask = [&](const char* file) {
        return ardentCli({"predict", path("model.json"), path(file), "--interval", "50"});
    };
    QVERIFY(!ask("inside.csv").error.contains(doubt));
    const auto outside = ask("outside.csv");
    QCOMPARE(outside.exitCode, 0);
    QVERIFY2(outside.error.contains(doubt), outside.error);
    QVERIFY2(outside.error.contains("1 of 2 rows outside the training range"), outside.error);
}

void PredictNotesTest::tellsWhatWasHeld() {
    QVERIFY(write(path("far.csv"), "sex,age\nf,1e308\nm,-1e39\nm,4\n"));
    const QByteArray note = "2 cells more than a million training standard deviations";
    const auto predicted = ardentCli({"predict", path("model.json"), path("far.csv")});
    QCOMPARE(predicted.exitCode, 0);
    QVERIFY2(predicted.error.contains("Note: " + note), predicted.error);
    const auto explained = ardentCli({"explain", path("model.json"), path("far.csv")});
    QCOMPARE(explained.exitCode, 0);
    QVERIFY2(explained.output.contains("Note: " + note), explained.output);
}

void PredictNotesTest::isSilentWhenNothingWas() {
    QVERIFY(write(path("whole.csv"), "age,sex\n1,f\n3,m\n"));
    const auto outcome = ardentCli({"predict", path("model.json"), path("whole.csv")});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.error, QByteArray());
}

/// Of a target that is called as the column of a class would be.
void PredictNotesTest::numbersItsOwnColumns() {
    QByteArray text("x,probability of A\n");
    for (int i = 0; i < 40; ++i) text += QByteArray::number(i) + (i % 3 == 0 ? ",A\n" : ",B\n");
    QVERIFY(write(path("named.csv"), text));
    QCOMPARE(ardentCli({"train", path("named.csv"), "--target", "probability of A", "--method",
                        "mean", "--model", path("named.json")})
                 .exitCode,
             0);
    const QStringList call{"predict", path("named.json"), path("named.csv")};
    const auto outcome = ardentCli(call);
    QVERIFY2(outcome.exitCode == 0, outcome.error);
    QVERIFY2(outcome.output.startsWith("probability of A,probability of A (2),probability of B\n"),
             outcome.output);
    QCOMPARE(outcome.error, QByteArray("Note: Columns with the name of another, "
                                       "numbered: \"probability of A (2)\".\n"));
    QCOMPARE(ardentCli(call + QStringList{"--keep", "x,x"}).exitCode, 2);
    const auto kept = ardentCli(call + QStringList{"--keep", "probability of A"});
    QCOMPARE(kept.exitCode, 2);
    QVERIFY2(kept.error.contains("--keep probability of A: two columns"), kept.error);
}

/// Another program writes it again and again, now short and now long: either is predicted whole, or
/// the change is said.
void PredictNotesTest::aFileThatChangesIsNotMixed() {
    QByteArray versions[2];
    for (const int i : {0, 1}) {
        versions[i] = "id,age,sex\n";
        for (int row = 0; row < (i == 0 ? 200 : 4000); ++row)
            versions[i] += (i == 0 ? "short" : "long") + QByteArray::number(row) + ",7,f\n";
    }
    QVERIFY(write(path("0.csv"), versions[0]));
    std::atomic<bool> isOver = false;
    std::thread writer([&] {
        for (int i = 0; !isOver; i = 1 - i) {
            if (!write(path("next.csv"), versions[i])) break;
            std::filesystem::rename(path("next.csv").toStdString(), path("0.csv").toStdString());
        }
    });
    const auto stop = qScopeGuard([&] {
        isOver = true;
        writer.join();
    });
    for (int attempt = 0; attempt < 12; ++attempt) {
        const auto done = ardentCli({"predict", path("model.json"), path("0.csv"), "--keep", "id"});
        if (done.exitCode == 0) {
            const auto lines = done.output.count('\n');
            QVERIFY(lines == 201 || lines == 4001);
            QCOMPARE(done.output.count("\nlong"), lines == 4001 ? 4000 : 0);
            continue;
        }
        QCOMPARE(done.exitCode, 3);
        QVERIFY2(done.error.contains("0.csv: this file changed while it was read"), done.error);
    }
}

void PredictNotesTest::saysWhereTextStandsForNumbers_data() {
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("one cell") << QByteArray("1,f\n2,m\n\"old\nage\",m\n")
                              << QByteArray(
                                     "line 4, column \"age\": \"old age\" is no number; "
                                     "correct it or leave it empty.");
    QTest::newRow("two cells") << QByteArray("1,f\nold,m\n3,m\nyoung,f\n")
                               << QByteArray(
                                      "line 3, column \"age\": \"old\" is no number, nor are "
                                      "other cells; correct them or leave them empty.");
}

void PredictNotesTest::saysWhereTextStandsForNumbers() {
    QFETCH(QByteArray, rows);
    QFETCH(QByteArray, error);
    QVERIFY(write(path("worded.csv"), "age,sex\n" + rows));
    for (const char* command : {"predict", "explain"}) {
        const auto outcome = ardentCli({command, path("model.json"), path("worded.csv")});
        QCOMPARE(outcome.exitCode, 3);
        QCOMPARE(outcome.output, QByteArray());
        QCOMPARE(outcome.error, "ardent-cli: worded.csv, " + error + '\n');
    }
}

ARDENT_TEST(PredictNotesTest)
#include "predict_notes_test.moc"
