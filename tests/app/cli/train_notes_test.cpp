#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;

/// Training tells on standard error what a person should know of the table.
class TrainNotesTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhichFeatureNumbersTheRows();
    void namesOfRowsAndRowsByNumberAreLeftOut();
    void whatTheTestRowsCannotShowIsNotCalledUnused();
    void curvesHaveTitles();
    void codesStandBesideTexts();
};

/// Only where it is one.
void TrainNotesTest::tellsWhichFeatureNumbersTheRows() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("t.csv");
    QByteArray text("case,x,y\n");
    for (int i = 1; i <= 40; ++i)
        text += QByteArray::number(i) + ',' + QByteArray::number(i % 7) + ',' +
                QByteArray::number(i % 5) + '\n';
    QVERIFY(test::write(path, text));
    const QStringList train{"train", path, "--target", "y", "--method", "mean"};
    const QByteArray note = "Note: Column \"case\" numbers the rows without a gap";
    const auto told = ardentCli(train);
    QCOMPARE(told.exitCode, 0);
    QVERIFY2(told.error.contains(note), told.error);
    QVERIFY(!ardentCli(train + QStringList{"--ignore", "case"}).error.contains(note));
}

/// The column stays out though a row is missing then; a separate test table keeps all of its rows.
void TrainNotesTest::namesOfRowsAndRowsByNumberAreLeftOut() {
    const QTemporaryDir folder;
    const auto written = [&](const char* name, int rows) {
        QByteArray text("row,x,y\n");
        for (int i = 1; i <= rows; ++i)
            text += QByteArray::number(i) + ',' + QByteArray::number(i % 7) + ',' +
                    QByteArray::number(i % 5 + 0.5) + '\n';
        return test::write(folder.filePath(name), text);
    };
    QVERIFY(written("t.csv", 60) && written("later.csv", 20));
    const QStringList train{"train",     folder.filePath("t.csv"),
                            "--target",  "y",
                            "--method",  "ridge",
                            "--json",    "--task",
                            "regression"};
    const auto features = [](const auto& finished) {
        return QJsonDocument::fromJson(finished.output).object()["features"].toInt();
    };
    const auto plain = ardentCli(train);
    QVERIFY2(plain.error.contains("Column \"row\" names the rows and is no feature"), plain.error);
    QVERIFY2(!plain.error.contains("free text"), plain.error);
    QCOMPARE(features(plain), 1);
    QCOMPARE(features(ardentCli(train + QStringList{"--feature", "row"})), 2);
    const auto without = ardentCli(
        train + QStringList{"--without-rows", "3,50-51", "--test", folder.filePath("later.csv")});
    QCOMPARE(without.exitCode, 0);
    QVERIFY2(without.error.contains("Left out by their numbers: 3 of 60 rows."), without.error);
    QCOMPARE(features(without), 1);
    const auto rows = QJsonDocument::fromJson(without.output).object()["rows"].toObject();
    QCOMPARE(rows["test"].toInt(), 20);
}

/// A mark in 2 % of the rows, none of them a test row.
void TrainNotesTest::whatTheTestRowsCannotShowIsNotCalledUnused() {
    const QTemporaryDir folder;
    QByteArray text("mark,x,part,y\n");
    for (int i = 0; i < 300; ++i) {
        const bool isTest = i % 5 == 0, isMarked = i % 50 == 7;
        text += QByteArray::number(isMarked ? 1 : 0) + ',' + QByteArray::number(i % 17) + ',' +
                (isTest ? "test" : "train") + ',' +
                QByteArray::number((isMarked ? 50 : 0) + i % 17) + '\n';
    }
    QVERIFY(test::write(folder.filePath("t.csv"), text));
    const auto trained = ardentCli({"train", folder.filePath("t.csv"), "--target", "y",
                                    "--split-by", "part", "--method", "ridge"});
    QCOMPARE(trained.exitCode, 0);
    QVERIFY2(trained.output.contains(
                 "without any effect among these rows and so not measured: \"mark\""),
             trained.output);
    QVERIFY2(!trained.output.contains("Not used by the model"), trained.output);
}

/// Few validation rows leave the penalty to folds, whose loss is no metric of those rows.
void TrainNotesTest::curvesHaveTitles() {
    const QTemporaryDir folder;
    QByteArray text("x,y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + '\n';
    QVERIFY(test::write(folder.filePath("t.csv"), text));
    const auto titles = [&](const QString& method) {
        const auto trained = ardentCli({"train", folder.filePath("t.csv"), "--target", "y",
                                        "--task", "regression", "--method", method, "--json"});
        return QJsonDocument::fromJson(trained.output).object()["curve_titles"].toObject();
    };
    QCOMPARE(titles("ridge")["validation"].toString(),
             QStringLiteral("Loss over 5 folds and the validation rows (mean squared error)"));
    QCOMPARE(titles("rffnet")["validation"].toString(),
             QStringLiteral("Validation loss (mean squared error)"));
    QVERIFY(!titles("rffnet").contains("step"));
}

/// For programs: the code stays the same where the words change.
void TrainNotesTest::codesStandBesideTexts() {
    const QTemporaryDir folder;
    QByteArray text("x,y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + '\n';
    QVERIFY(test::write(folder.filePath("t.csv"), text));
    const auto trained =
        ardentCli({"train", folder.filePath("t.csv"), "--target", "y", "--task", "regression",
                   "--method", "rffnet", "--set", "max_epochs=1", "--json"});
    const QJsonObject json = QJsonDocument::fromJson(trained.output).object();
    QVERIFY2(json["reason"].toString().startsWith("The only epoch is done; the model of epoch"),
             trained.output);
    QCOMPARE(json["reason_code"].toString(), QStringLiteral("only-epoch"));
    QCOMPARE(json["relevance_kind"].toString(),
             QStringLiteral("|γ|, kernel scale per standard deviation"));
    QCOMPARE(json["relevance_kind_code"].toString(), QStringLiteral("kernel-scale-size"));
    QCOMPARE(json["step_unit"].toString(), QStringLiteral("epoch"));
}

ARDENT_TEST(TrainNotesTest)
#include "train_notes_test.moc"
