#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/command_line.h"

using namespace ardent::test;

/// Of 30 rows one is of the class "no".
class EvaluateLoneClassTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QByteArray text("x,y\n");
        for (int i = 0; i < 30; ++i) text += QByteArray::number(i) + (i == 7 ? ",no\n" : ",yes\n");
        QVERIFY(write(table_, text));
    }

    /// Where the one "no" is tested, one class is left to learn, and no training begins.
    void whatNeverBeganIsNotKept() {
        const QStringList call{table_, "--resume", folder_.filePath("lone.jsonl")};
        QCOMPARE(evaluate(call).exitCode, 0);
        QVERIFY(evaluate(call).error.contains("5 of 6 jobs already known"));
    }

    void partsWithoutAScoreAreCounted() {
        const QByteArray text = evaluate({table_}).output;
        QVERIFY2(text.contains(" (in 1 of 3 test parts: fold "), text.constData());
        QVERIFY2(text.contains("gbrff2:rounds=5: the means are over 2 of 3 test parts.\n"),
                 text.constData());
        QVERIFY(evaluate({table_, "--latex"})
                    .output.contains("% gbrff2:rounds=5: over 2 of 3 test parts\n"));
        for (const char* format : {"--latex", "--csv"}) {
            const QByteArray error = evaluate({table_, format}).error;
            QVERIFY2(error.contains("Note: one.csv: gbrff2:rounds=5: All 18 training rows have "
                                    "the class \"yes\""),
                     error.constData());
            QVERIFY2(error.contains(" (in 1 of 3 test parts: fold "), error.constData());
        }
        const QJsonObject json =
            QJsonDocument::fromJson(evaluate({table_, "--json"}).output).object();
        const QJsonObject method = json["sets"][0]["methods"][1].toObject();
        QCOMPARE(method["scored"].toString(), QStringLiteral("2 of 3 test parts"));
        QCOMPARE(method["troubles"].toArray().size(), 1);
        QVERIFY(!json["sets"][0]["methods"][0].toObject().contains("troubles"));
    }

    void fewRowsAreTheDatasFault() {
        const QString few = folder_.filePath("few.csv");
        QVERIFY(write(few, "x,y\n1,a\n2,b\n3,a\n"));
        const Outcome refused = evaluate({few});
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(refused.error.contains("at least four are needed"), refused.error.constData());
    }

private:
    static Outcome evaluate(const QStringList& more) {
        return ardentCli(QStringList{"evaluate"} + more +
                         QStringList{"--target", "y", "--method", "mean", "--method",
                                     "gbrff2:rounds=5", "--folds", "3"});
    }

    QTemporaryDir folder_;
    QString table_ = folder_.filePath("one.csv");
};

ARDENT_TEST(EvaluateLoneClassTest)
#include "evaluate_lone_class_test.moc"
