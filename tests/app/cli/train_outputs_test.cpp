#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::Outcome;

/// Places where `train` cannot write are refused before it trains.
class TrainOutputsTest : public QObject {
    Q_OBJECT

private slots:
    void figuresThatCannotBeWrittenAreRefusedFirst_data();
    void figuresThatCannotBeWrittenAreRefusedFirst();
    void aReadOnlyModelIsLeft();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void TrainOutputsTest::figuresThatCannotBeWrittenAreRefusedFirst_data() {
    QTest::addColumn<QString>("folder");
    QTest::newRow("a file") << path("file");
    QTest::newRow("below a file") << path("file/figures");
    QTest::newRow("a folder that is read only") << path("closed");
    QTest::newRow("a figure that is read only") << path("figures");
    QVERIFY(test::write(path("file"), "x"));
    QVERIFY(QDir().mkpath(path("closed/loss.pdf")));  // no user can write a file there
    QVERIFY(QDir().mkpath(path("figures")));
    QVERIFY(test::write(path("figures/relevance.pdf"), "mine"));
    QVERIFY(QFile::setPermissions(path("figures/relevance.pdf"), QFile::ReadOwner));
}

/// There is no such table, which would be told once it is read.
void TrainOutputsTest::figuresThatCannotBeWrittenAreRefusedFirst() {
    QFETCH(QString, folder);
    const Outcome refused =
        ardentCli({"train", "none.csv", "--target", "y", "--method", "mean", "--figures", folder});
    QCOMPARE(refused.exitCode, 5);
    QCOMPARE(refused.output, QByteArray());
    QVERIFY2(refused.error.contains(folder.toUtf8()), refused.error);
    QCOMPARE(refused.error.count('\n'), 1);
}

void TrainOutputsTest::aReadOnlyModelIsLeft() {
    QVERIFY(test::write(path("m.json"), "mine"));
    QVERIFY(QFile::setPermissions(path("m.json"), QFile::ReadOwner));
    const Outcome refused = ardentCli(
        {"train", "none.csv", "--target", "y", "--method", "mean", "--model", path("m.json")});
    QCOMPARE(refused.exitCode, 5);
    QVERIFY2(refused.error.contains("is read-only"), refused.error);
}

ARDENT_TEST(TrainOutputsTest)
#include "train_outputs_test.moc"
