#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/program.h"

using namespace ardent;

namespace {

const QString kProgram = test::inBuild("bin/ardent-cli");

QByteArray metricsOf(const QByteArray& json) {
    return QJsonDocument(QJsonDocument::fromJson(json)["metrics"].toObject()).toJson();
}

}  // namespace

/// The command inside an exported figure gives the same result again. Stands here because only
/// builds with Qt GUI draw PDF.
class ExportedRecipeTest : public QObject {
    Q_OBJECT

private slots:
    void theCommandInAFigureRunsAgain();
};

void ExportedRecipeTest::theCommandInAFigureRunsAgain() {
    const QTemporaryDir folder;
    const QString table = folder.filePath("Ann's table; $HOME.csv");
    QFile file(table);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("first x,b & c,the target\n");
    for (int i = 0; i < 60; ++i)
        file.write(QByteArray::number(i) + ',' + QByteArray::number(i * i % 7) + ',' +
                   QByteArray::number(0.5 * i) + '\n');
    file.close();
    const QStringList settings{"--method",     "rffnet", "--set",
                               "max_epochs=7", "--set",  "features=20"};
    const auto first = test::runProgram(
        kProgram,
        QStringList{"train", table, "--target", "the target", "--ignore", "b & c"} + settings +
            QStringList{"--seed", "5", "--split", "0.6,0.2,0.2", "--max-seconds", "100",
                        "--max-steps", "50", "--json", "--figures", folder.filePath("figures")});
    QCOMPARE(first.exitCode, 0);
    QFile drawn(folder.filePath("figures/loss.pdf"));
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    const auto found = QRegularExpression("ardent-cli (train [^\\n]*)\\nfinished after 7 epochs")
                           .match(QString::fromUtf8(drawn.readAll()));
    QVERIFY(found.hasMatch());
    QString command = found.captured(1);
    command.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    QVERIFY(command.contains("--max-seconds 100 --max-steps 50"));
    const auto second =
        test::runProgram("/bin/sh", {"-c", kProgram + ' ' + command + " --json --threads 1"});
    QCOMPARE(second.exitCode, 0);
    QVERIFY(!metricsOf(first.output).isEmpty());
    QCOMPARE(metricsOf(second.output), metricsOf(first.output));
}

ARDENT_TEST(ExportedRecipeTest)
#include "exported_recipe_test.moc"
