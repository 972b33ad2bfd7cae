#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::write;

namespace {

/// Of a table with y = 2 x - z.
QByteArray row(double x, double z, int decimals) {
    return QByteArray::number(x, 'f', decimals) + ',' + QByteArray::number(z, 'f', decimals) + ',' +
           QByteArray::number(2. * x - z, 'f', decimals) + '\n';
}

/// Decimal commas, none of which shows that it does not separate thousands.
QByteArray openRows() {
    QByteArray text("x,z,y\n");
    for (int i = 0; i < 12; ++i) text += row(62.044 + i, 38.118 + i * 5 % 12, 3);
    return text.replace(',', ';').replace('.', ',');
}

}  // namespace

/// What a cell of a later table means does not depend on the cells beside it.
class LaterTableTest : public QObject {
    Q_OBJECT

private slots:
    void aPredictionDoesNotDependOnItsNeighbours_data();
    void aPredictionDoesNotDependOnItsNeighbours();
    void testRowsAreReadLikeTrainingRows();
    void effectsAreThoseOfTheRowsOwnCategory();
    void namesMayBeNumbers();
    void aBlankLineInOneColumnIsAMissingCell();
    void aDecimalMarkHoldsAsFarAsTheSeparatorAllows();
    void whatMayBeReadInTwoWaysIsChosen();
    void figuresReadAsTheyAreTold();
    void testRowsMustTellTheirMarks();
    void testRowsFaultsNameTheirTable_data();
    void testRowsFaultsNameTheirTable();
    void aBadCellOfTestRowsIsToldWithItsTable();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    bool train(const QByteArrayList& levels) const;
    bool trainOnDecimals(char separator, char mark) const;
    QByteArray predictionOf(const QByteArray& text, const QStringList& more = {}) const;

    QTemporaryDir folder_;
};

/// A model of y, which is what the level says.
bool LaterTableTest::train(const QByteArrayList& levels) const {
    QByteArray text("kind,x,y\n");
    for (int i = 0; i < 120; ++i) {
        const auto level = static_cast<qsizetype>(i) % levels.size();
        text += levels[level] + ',' + QByteArray::number(i % 11) + ',' +
                QByteArray::number(3. * static_cast<double>(level) + 0.01 * i) + '\n';
    }
    return write(path("train.csv"), text) &&
           ardentCli({"train", path("train.csv"), "--target", "y", "--method", "ridge", "--model",
                      path("model.json")})
                   .exitCode == 0;
}

void LaterTableTest::aPredictionDoesNotDependOnItsNeighbours_data() {
    QTest::addColumn<QByteArrayList>("levels");
    QTest::newRow("a word for missing") << QByteArrayList{"none", "mild", "severe"};
    QTest::newRow("two levels") << QByteArrayList{"none", "mild"};
    QTest::newRow("a dash") << QByteArrayList{"-", "a", "b"};
    QTest::newRow("leading zeros") << QByteArrayList{"01", "02", "A1"};
}

void LaterTableTest::aPredictionDoesNotDependOnItsNeighbours() {
    QFETCH(QByteArrayList, levels);
    QVERIFY(train(levels));
    const QByteArray row = levels.front() + ",5\n";
    QByteArray mixed = "kind,x\n" + row;
    for (const QByteArray& level : levels) mixed += level + ",7\n";
    QVERIFY(write(path("mixed.csv"), mixed));
    QVERIFY(write(path("alone.csv"), "kind,x\n" + row));
    const auto among = ardentCli({"predict", path("model.json"), path("mixed.csv")});
    const auto alone = ardentCli({"predict", path("model.json"), path("alone.csv")});
    QCOMPARE(alone.exitCode, 0);
    QCOMPARE(alone.error, QByteArray());
    QCOMPARE(alone.output.split('\n').value(1), among.output.split('\n').value(1));
    QVERIFY(alone.output.split('\n').value(1) != among.output.split('\n').value(3));
}

void LaterTableTest::testRowsAreReadLikeTrainingRows() {
    QByteArray training("x,y\n");
    for (int i = 0; i < 60; ++i)
        training += QByteArray::number(i) + (i % 2 == 0 ? ",none\n" : ",mild\n");
    QVERIFY(write(path("classes.csv"), training));
    QVERIFY(write(path("test.csv"), "x,y\n1,none\n2,none\n3,none\n4,none\n5,none\n6,none\n"));
    const auto outcome = ardentCli({"train", path("classes.csv"), "--target", "y", "--method",
                                    "mean", "--test", path("test.csv"), "--json"});
    QCOMPARE(outcome.exitCode, 0);
    const auto told = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(told["rows"].toObject()["test"].toInt(), 6);
}

void LaterTableTest::effectsAreThoseOfTheRowsOwnCategory() {
    QVERIFY(train({"none", "mild", "severe"}));
    QByteArray later("kind,x,y\n");
    for (int i = 0; i < 20; ++i)
        later += "none," + QByteArray::number(i % 11) + ',' + QByteArray::number(i) + '\n';
    QVERIFY(write(path("later.csv"), later));
    const auto outcome =
        ardentCli({"explain", path("model.json"), path("later.csv"), "--effects", "x", "--json"});
    QCOMPARE(outcome.exitCode, 0);
    const auto told = QJsonDocument::fromJson(outcome.output).object();
    const auto curve = told["effects"].toObject()["curves"].toArray().first().toObject();
    QVERIFY2(curve["mean"].toArray().first().toDouble() < 1.5, outcome.output);
    QCOMPARE(ardentCli({"figure", path("model.json"), path("later.csv"), "--view", "effects", "--x",
                        "x", "--out", path("effects.csv")})
                 .exitCode,
             0);
    QFile figure(path("effects.csv"));
    QVERIFY(figure.open(QIODevice::ReadOnly));
    const QByteArray points = figure.readAll();
    QVERIFY2(points.split('\n').value(1).split(',').value(3).toDouble() < 1.5, points);
}

void LaterTableTest::namesMayBeNumbers() {
    QByteArray training("400,410,y\n"), later("410,400\n");
    for (int i = 0; i < 60; ++i) {
        const QByteArray first = QByteArray::number(0.01 * i), second = QByteArray::number(i % 7);
        training += first + ',' + second + ',' + QByteArray::number(0.5 * i) + '\n';
        later += second + ',' + first + '\n';
    }
    QVERIFY(write(path("spectra.csv"), training) && write(path("later.csv"), later));
    QCOMPARE(ardentCli({"train", path("spectra.csv"), "--target", "y", "--method", "ridge",
                        "--model", path("spectra.json")})
                 .exitCode,
             0);
    const auto outcome =
        ardentCli({"predict", path("spectra.json"), path("later.csv"), "--keep", "410"});
    QVERIFY2(outcome.exitCode == 0, outcome.error);
    const QByteArrayList lines = outcome.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 61);
    QCOMPARE(lines[0], QByteArray("410,y"));
    QVERIFY(lines[3].startsWith("2,"));
    QVERIFY(std::abs(lines[31].split(',').value(1).toDouble() - 15.) < 1.5);
}

void LaterTableTest::aBlankLineInOneColumnIsAMissingCell() {
    QByteArray training("x,y\n");
    for (int i = 0; i < 60; ++i)
        training += QByteArray::number(i) + ',' + QByteArray::number(0.5 * i) + '\n';
    QVERIFY(write(path("one.csv"), training));
    QVERIFY(write(path("later.csv"), "x\n2\n\n50\n"));
    QCOMPARE(ardentCli({"train", path("one.csv"), "--target", "y", "--method", "ridge", "--model",
                        path("one.json")})
                 .exitCode,
             0);
    const auto outcome = ardentCli({"predict", path("one.json"), path("later.csv"), "--keep", "x"});
    QVERIFY2(outcome.exitCode == 0, outcome.error);
    const QByteArrayList lines = outcome.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[2].startsWith(','));
    QVERIFY(lines[3].startsWith("50,"));
    QVERIFY(std::abs(lines[3].split(',').value(1).toDouble() - 25.) < 2.5);
    QVERIFY2(outcome.error.contains("1 missing cell filled"), outcome.error);
}

/// A model of y = 2 x - z, whose table proves what stands before decimals.
bool LaterTableTest::trainOnDecimals(char separator, char mark) const {
    QByteArray text("x,z,y\n");
    for (int i = 0; i < 60; ++i)
        text += row(10. + 1.25 * (i * 7 % 60), 5.5 + 0.75 * (i * 11 % 60), 2);
    text.replace(',', separator).replace('.', mark);
    return write(path("decimals.csv"), text) &&
           ardentCli({"train", path("decimals.csv"), "--target", "y", "--method", "ridge",
                      "--model", path("decimals.json")})
                   .exitCode == 0;
}

/// The row below the header; the error where there is none.
QByteArray LaterTableTest::predictionOf(const QByteArray& text, const QStringList& more) const {
    if (!write(path("later.csv"), text)) return "not written";
    const auto outcome =
        ardentCli(QStringList{"predict", path("decimals.json"), path("later.csv")} + more);
    return outcome.exitCode == 0 ? outcome.output.split('\n').value(1) : outcome.error;
}

void LaterTableTest::aDecimalMarkHoldsAsFarAsTheSeparatorAllows() {
    QVERIFY(trainOnDecimals(';', ','));
    const QByteArray right = predictionOf("x;z\n62,044;38,118\n3,5;17,5\n");
    QVERIFY2(std::abs(right.toDouble() - 85.97) < 10., right);
    QCOMPARE(predictionOf("x;z\n62,044;38,118\n"), right);
    QCOMPARE(predictionOf("x,z\n62.044,38.118\n"), right);
    QVERIFY(write(path("open.csv"), "x;z\n62,044;38,118\n"));
    const auto told = ardentCli({"predict", path("decimals.json"), path("open.csv")});
    QVERIFY2(told.error.contains("\"x\" read with the comma as decimal mark, as in the training "
                                 "table."),
             told.error);
}

void LaterTableTest::whatMayBeReadInTwoWaysIsChosen() {
    QVERIFY(trainOnDecimals(',', '.'));
    const QByteArray right = predictionOf("x,z\n62.044,38.118\n");
    QVERIFY2(std::abs(right.toDouble() - 85.97) < 10., right);
    QVERIFY(write(path("two.csv"), openRows()));
    const QStringList chosen{"--read-as", "x=decimal-comma", "--read-as", "z=decimal-comma"};
    QCOMPARE(predictionOf(openRows(), chosen), right);  // of the target there is no need to know
    for (const char* command : {"predict", "explain"}) {
        const QStringList call{command, path("decimals.json"), path("two.csv")};
        const auto refused = ardentCli(call);
        QCOMPARE(refused.exitCode, 3);
        QCOMPARE(refused.output, QByteArray());
        QCOMPARE(refused.error.count('\n'), 1);
        QVERIFY2(refused.error.contains("of \"x\", \"z\""), refused.error);
        QVERIFY2(refused.error.contains("as in --read-as x=decimal-comma or --read-as "
                                        "x=thousands-comma."),
                 refused.error);
    }
    const QStringList explain{"explain", path("decimals.json"), path("two.csv")};
    const auto target = ardentCli(explain + chosen);
    QCOMPARE(target.exitCode, 3);
    QVERIFY2(target.error.contains("--read-as y=decimal-comma"), target.error);
    QCOMPARE(ardentCli(explain + chosen + QStringList{"--read-as", "y=decimal-comma"}).exitCode, 0);
    const auto unknown =
        ardentCli({"predict", path("decimals.json"), path("two.csv"), "--read-as", "w=number"});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.error.contains("has no column \"w\""), unknown.error);
}

void LaterTableTest::figuresReadAsTheyAreTold() {
    QVERIFY(trainOnDecimals(',', '.'));
    QVERIFY(write(path("two.csv"), openRows()));
    QVERIFY(write(path("plain.csv"), openRows().replace(',', '.').replace(';', ',')));
    const auto drawn = [&](const char* table, const char* view, const QStringList& more) {
        return ardentCli(QStringList{"figure", path("decimals.json"), path(table), "--view", view,
                                     "--x", "x", "--out",
                                     path(QLatin1String(table) + QStringLiteral(".drawn.csv"))} +
                         more);
    };
    const auto text = [&](const char* table) {
        QFile file(path(QLatin1String(table) + QStringLiteral(".drawn.csv")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QStringList chosen{"--read-as", "x=decimal-comma", "--read-as", "z=decimal-comma"};
    const auto refused = drawn("two.csv", "effects", {});
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.error.contains("as in --read-as x=decimal-comma or"), refused.error);
    QCOMPARE(drawn("two.csv", "effects", chosen).exitCode, 0);  // needs no target
    QCOMPARE(drawn("plain.csv", "effects", {}).exitCode, 0);
    QVERIFY(!text("plain.csv").isEmpty());
    QCOMPARE(text("two.csv").replace("two.csv", "plain.csv"), text("plain.csv"));

    const auto target = drawn("two.csv", "boundary", chosen);
    QCOMPARE(target.exitCode, 3);
    QVERIFY2(target.error.contains("--read-as y=decimal-comma"), target.error);
    const QStringList all = chosen + QStringList{"--read-as", "y=decimal-comma"};
    QCOMPARE(drawn("two.csv", "boundary", all).exitCode, 0);
    QCOMPARE(drawn("plain.csv", "boundary", {}).exitCode, 0);
    QCOMPARE(text("two.csv").replace("two.csv", "plain.csv"), text("plain.csv"));
}

void LaterTableTest::testRowsMustTellTheirMarks() {
    QVERIFY(trainOnDecimals(',', '.'));
    QVERIFY(write(path("test.csv"), openRows()));
    const QStringList call{"train",  path("decimals.csv"), "--target", "y", "--method", "ridge",
                           "--test", path("test.csv")};
    const auto refused = ardentCli(call);
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.error.contains("test.csv: the marks in the numbers of \"x\", \"z\", \"y\" may "
                                    "separate decimals or thousands; write them as in "
                                    "decimals.csv."),
             refused.error);
    QVERIFY(write(path("test.csv"), openRows() + "62,5;38,5;86,5\n"));
    QCOMPARE(ardentCli(call).exitCode, 0);
}

void LaterTableTest::testRowsFaultsNameTheirTable_data() {
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no target") << QByteArray("1,2,\n2,3,\n")
                               << QByteArray(
                                      "test.csv: no row has a value of the target \"y\"; give "
                                      "a table with such rows.\n");
    QTest::newRow("a bad cell") << QByteArray("1,2,3\n2,oops,5\n")
                                << QByteArray(
                                       "test.csv, line 3, column \"z\": \"oops\" is no "
                                       "number; correct it or leave it empty.\n");
    QTest::newRow("a bad target") << QByteArray("1,2,oops\n2,4,5\n")
                                  << QByteArray(
                                         "test.csv, line 2, column \"y\": \"oops\" is no "
                                         "number; correct it or leave it empty.\n");
}

void LaterTableTest::testRowsFaultsNameTheirTable() {
    QFETCH(QByteArray, rows);
    QFETCH(QByteArray, says);
    QByteArray training("x,z,y\n");
    for (int i = 0; i < 60; ++i) training += row(i, i * 7 % 11, 1);
    QVERIFY(write(path("numbers.csv"), training));
    QVERIFY(write(path("test.csv"), "x,z,y\n" + rows));
    const auto refused = ardentCli({"train", path("numbers.csv"), "--target", "y", "--method",
                                    "ridge", "--test", path("test.csv")});
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.error.endsWith(says), refused.error.constData());
}

void LaterTableTest::aBadCellOfTestRowsIsToldWithItsTable() {
    QByteArray training("x,z,y\n");
    for (int i = 0; i < 60; ++i) training += row(i, i * 7 % 11, 1);
    QVERIFY(write(path("numbers.csv"), training));
    QVERIFY(write(path("test.csv"), training + "7,oops,5\n"));
    const auto done = ardentCli({"train", path("numbers.csv"), "--target", "y", "--method", "ridge",
                                 "--test", path("test.csv")});
    QCOMPARE(done.exitCode, 0);
    QVERIFY2(done.error.contains("Note: test.csv: 1 cell of column \"z\" not a number and taken as "
                                 "missing; the first is \"oops\" in line 62."),
             done.error.constData());
}

ARDENT_TEST(LaterTableTest)
#include "later_table_test.moc"
