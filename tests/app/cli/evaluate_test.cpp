#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/places.h"
#include "tests/support/program.h"

using namespace ardent::test;

namespace {

const QString kProgram = inBuild("bin/ardent-cli");

}  // namespace

class EvaluateTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        for (const char* name : {"moons", "circles"}) {
            const Outcome made = runProgram(
                kProgram, {"synth", name, "--rows", "90", "--seed", "1", "--out", file(name)});
            QCOMPARE(made.exitCode, 0);
        }
    }

    void theTableIsTheSameForAnyThreads() {
        QByteArray first;
        for (const char* threads : {"1", "2"}) {
            const Outcome done = evaluate({file("moons"), "--threads", threads, "--csv"});
            QCOMPARE(done.exitCode, 0);
            if (first.isEmpty()) first = done.output;
            QCOMPARE(done.output, first);
        }
        QVERIFY(
            first.startsWith("file,method,metric,mean,sd,best,wilcoxon_p_against_best,parts,"
                             "friedman_chi_square,friedman_p\n"));
        QCOMPARE(first.count('\n'), 1 + 2 * 10);
    }

    void aStoppedTableResumes() {
        const QString state = folder_.filePath("state.jsonl");
        const QStringList call{file("moons"), "--csv", "--resume", state};
        const Outcome whole = evaluate(call);
        QCOMPARE(whole.exitCode, 0);
        QFile jobs(state);
        QVERIFY(jobs.open(QIODevice::ReadOnly));
        const QByteArray lines = jobs.readAll();
        QCOMPARE(lines.count('\n'), 6);
        jobs.close();
        // As if it had been stopped in the middle of a line.
        QVERIFY(jobs.open(QIODevice::WriteOnly | QIODevice::Truncate));
        jobs.write(lines.left(lines.size() / 2));
        jobs.close();
        const Outcome rest = evaluate(call);
        QCOMPARE(rest.output, whole.output);
        QVERIFY(rest.error.contains("jobs already known"));
        QVERIFY(evaluate(call).error.contains("6 of 6 jobs already known"));
    }

    /// As if somebody had edited it, or the disk had.
    void aDamagedStateIsDoneAgain() {
        const QString state = folder_.filePath("damaged.jsonl");
        const QStringList call{file("moons"), "--json", "--resume", state};
        const Outcome whole = evaluate(call);
        QCOMPARE(whole.exitCode, 0);
        QFile jobs(state);
        QVERIFY(jobs.open(QIODevice::ReadOnly));
        QList<QByteArray> lines = jobs.readAll().split('\n');
        jobs.close();
        QCOMPARE(lines.size(), 7);
        const std::pair<const char*, QByteArray> damages[] = {
            {"confusion", "[[1,2],[3]]"},
            {"confusion", "[[1,2,3],[4,5,6],[7,8,9]]"},
            {"thresholds", "[[1,2]]"},
            {"calibration", "[]"},
            {"metrics", QByteArray(100'000, '[') + QByteArray(100'000, ']')}};
        for (int i = 0; i < 5; ++i) {
            QJsonObject job = QJsonDocument::fromJson(lines[i]).object();
            QVERIFY(job.contains(damages[i].first));
            job[damages[i].first] = QStringLiteral("here");
            lines[i] = QJsonDocument(job)
                           .toJson(QJsonDocument::Compact)
                           .replace("\"here\"", damages[i].second);
        }
        QVERIFY(jobs.open(QIODevice::WriteOnly | QIODevice::Truncate));
        jobs.write(lines.join('\n'));
        jobs.close();
        const Outcome again = evaluate(call);
        QCOMPARE(again.exitCode, 0);
        QVERIFY2(again.error.contains("1 of 6 jobs already known"), again.error.constData());
        const auto methodsOf = [](const Outcome& outcome) {
            QJsonArray methods =
                QJsonDocument::fromJson(outcome.output)["sets"][0]["methods"].toArray();
            for (auto method : methods) {
                QJsonObject timeless = method.toObject();
                timeless.remove("mean_seconds");
                method = timeless;
            }
            return methods;
        };
        QVERIFY(!methodsOf(whole).isEmpty());
        QCOMPARE(methodsOf(again), methodsOf(whole));
    }

    void jobsOfAnotherBuildAreDoneAgain() {
        const QByteArray version = runProgram(kProgram, {"--version"}).output;
        const auto open = version.indexOf('('), close = version.indexOf(')');
        QVERIFY2(open > 0 && close > open + 1, version.constData());
        const QByteArray commit = version.mid(open + 1, close - open - 1);
        QFile jobs(folder_.filePath("builds.jsonl"));
        const QStringList call{file("moons"), "--resume", jobs.fileName()};
        QCOMPARE(evaluate(call).exitCode, 0);
        QVERIFY(jobs.open(QIODevice::ReadOnly));
        QByteArray lines = jobs.readAll();
        QVERIFY2(lines.contains(commit), lines.constData());
        jobs.close();
        QVERIFY(jobs.open(QIODevice::WriteOnly | QIODevice::Truncate));
        jobs.write(lines.replace(commit, "another"));
        jobs.close();
        QVERIFY(!evaluate(call).error.contains("jobs already known"));
    }

    void nothingScoredIsAFault_data() {
        QTest::addColumn<QString>("format");
        for (const char* format : {"--csv", "--latex", "--json"})
            QTest::addRow("%s", format + 2) << format;
    }

    /// A ranking alone predicts nothing.
    void nothingScoredIsAFault() {
        QFETCH(QString, format);
        const Outcome done =
            runProgram(kProgram, {"evaluate", file("moons"), "--target", "y", "--folds", "3",
                                  "--method", "pearson:model=none", format});
        QCOMPARE(done.exitCode, 4);
        QVERIFY2(
            done.error.contains("Note: moons.csv: pearson:model=none: ") == (format != "--json"),
            done.error.constData());
    }

    void partsWithoutAValueAreCounted_data() {
        QTest::addColumn<QByteArray>("often");
        QTest::addColumn<QByteArray>("rare");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("metric");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("classes")
            << QByteArray("yes") << QByteArray("no") << "classification"
            << "auc"
            << QByteArray(
                   "auc is not defined on 7 of 10 test parts, where all rows are of one "
                   "class; the mean is over the others.");
        QTest::newRow("numbers") << QByteArray("5") << QByteArray("7") << "regression"
                                 << "r2" << QByteArray("where all rows have the same y; the mean");
    }

    /// Three rare rows, so that at least seven of ten parts have none.
    void partsWithoutAValueAreCounted() {
        QFETCH(QByteArray, often);
        QFETCH(QByteArray, rare);
        QFETCH(QString, problem);
        QFETCH(QString, metric);
        QFETCH(QByteArray, says);
        QFile table(file("rare"));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write("x,y\n");
        for (int i = 0; i < 30; ++i)
            table.write(QByteArray::number(i) + ',' + (i % 7 == 6 && i < 21 ? rare : often) + '\n');
        table.close();
        const QStringList call{file("rare"), "--task", problem, "--folds", "10"};
        const QByteArray text = evaluate(call).output;
        QVERIFY2(text.contains(says), text.constData());
        const QByteArray latex = evaluate(call + QStringList{"--latex"}).output;
        QVERIFY2(latex.contains("{\\footnotesize " + metric.toUtf8() + " is not defined on "),
                 latex.constData());
        QVERIFY2(latex.contains(says), latex.constData());
        const QJsonObject json =
            QJsonDocument::fromJson(evaluate(call + QStringList{"--json"}).output).object();
        const QJsonArray undefined = json["sets"][0]["undefined"].toArray();
        QCOMPARE(undefined.size(), 1);
        QVERIFY(undefined[0].toString().contains(QString::fromUtf8(says)));
        const QJsonObject values = json["sets"][0]["methods"][0]["metrics"][metric].toObject();
        int defined = 0;
        for (const QJsonValue& value : values["values"].toArray()) defined += value.isDouble();
        QVERIFY(defined >= 1 && defined <= 3);
        QCOMPARE(values["parts"].toInt(), defined);
        const QByteArray whole = evaluate({file("moons")}).output;
        QVERIFY2(!whole.contains("not defined"), whole.constData());
    }

    void tablesOfOneNameAreToldApart() {
        QVERIFY(QDir(folder_.path()).mkdir("elsewhere"));
        const QString other = folder_.filePath("elsewhere/moons.csv");
        QVERIFY(QFile::copy(file("moons"), other));
        const QByteArray text = evaluate({file("moons"), other, file("circles"), "--csv"}).output;
        QVERIFY2(text.contains('\n' + other.toUtf8() + ",mean,"), text.constData());
        QVERIFY(text.contains('\n' + file("moons").toUtf8() + ",mean,"));
        QVERIFY(text.contains("\ncircles.csv,mean,"));
        QVERIFY(!text.contains("\nmoons.csv,"));
    }

    void aFullDiskLosesNoResult() {
        const Outcome whole = evaluate({file("moons"), "--csv"});
        const Outcome full = runProgram(
            "/bin/sh",
            QStringList{"-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", kProgram} +
                calling({file("moons"), "--csv", "--resume", folder_.filePath("full.jsonl")}));
        QCOMPARE(full.exitCode, 5);
        QCOMPARE(full.output, whole.output);
        QVERIFY2(full.error.contains("could not be written there"), full.error.constData());
    }

    void aFileOfSomethingElseIsLeftAlone_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("notes") << QByteArray("Remember:\nmilk") << 2;
        QTest::newRow("one line that does not end") << QByteArray("x,y") << 2;
        QTest::newRow("other JSON") << QByteArray("{\"seconds\":1}\n") << 2;
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("stopped in the first job") << QByteArray("{\"seconds\":0.2,\"trou") << 0;
        QTest::newRow("stopped early in it") << QByteArray("{\"se") << 0;
        QTest::newRow("stopped in it twice") << QByteArray("{\"seconds\":0.2,\"trou\n") << 0;
        QTest::newRow("JSON over several lines") << QByteArray("{\n\n  \"a\": 1\n}\n") << 2;
    }

    void aFileOfSomethingElseIsLeftAlone() {
        QFETCH(QByteArray, content);
        QFETCH(int, exitCode);
        QFile other(folder_.filePath("other"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(content);
        other.close();
        const Outcome done = evaluate({file("moons"), "--resume", other.fileName()});
        QCOMPARE(done.exitCode, exitCode);
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll() == content, exitCode == 2);
    }

    void severalTablesAreRanked() {
        const Outcome done = evaluate({file("moons"), file("circles"), "--json"});
        QCOMPARE(done.exitCode, 0);
        const QJsonObject json = QJsonDocument::fromJson(done.output).object();
        QCOMPARE(json["sets"].toArray().size(), 2);
        const QJsonObject ranks =
            json["friedman"]["classification"]["accuracy"]["mean_ranks"].toObject();
        QCOMPARE(ranks.size(), 2);
        const QJsonObject method = json["sets"][0]["methods"][0].toObject();
        QCOMPARE(method["metrics"]["accuracy"]["values"].toArray().size(), 3);
        QCOMPARE(method["confusion"].toArray().size(), 2);
        QVERIFY(method["roc"].toArray().size() > 2);
    }

    void fewPartsCanMarkNoDifference() {
        const QByteArray few = evaluate({file("moons"), "--folds", "5"}).output;
        QVERIFY2(few.contains("With 5 parts the smallest p of Wilcoxon's signed-rank test is "
                              "0.0625: no difference can be marked.\n"),
                 few.constData());
        QVERIFY(!few.contains("p < 0.05"));
        QVERIFY(evaluate({file("moons"), "--folds", "6"}).output.contains("(p < 0.05; test parts"));
    }

    void severalTablesAreRankedInEveryFormat() {
        const QStringList call{file("moons"), file("circles")};
        const QByteArray csv = evaluate(call + QStringList{"--csv"}).output;
        QCOMPARE(csv.count('\n'), 1 + 2 * 2 * 10 + 2 * 5);
        // Of two methods on two sets that agree: 12·2/(2·3)·(¼ + ¼) = 2.
        QVERIFY2(csv.contains("\n,mean,friedman_rank_auc,2,,0,,2,2,0.157"), csv.constData());
        QVERIFY2(csv.contains("\n,gbrff2:rounds=5,friedman_rank_auc,1,,1,,2,2,0.157"),
                 csv.constData());
        for (const QByteArray& line : csv.trimmed().split('\n'))
            QVERIFY2(line.count(',') == 9, line.constData());
        const QByteArray latex = evaluate(call + QStringList{"--latex"}).output;
        QCOMPARE(latex.count("\\begin{tabular}{lccccc}"), 3);
        QVERIFY2(latex.contains("\nMean rank & accuracy & balanced\\_accuracy & auc"),
                 latex.constData());
        QVERIFY2(latex.contains("\n$\\chi^2$ & "), latex.constData());
        QVERIFY2(latex.contains("\n$p$ & "), latex.constData());
        QVERIFY(!evaluate({file("moons"), "--latex"}).output.contains("Mean rank"));
    }

    void differencesAreMarkedInLatex() {
        const QByteArray six = evaluate({file("moons"), "--folds", "6", "--latex"}).output;
        QVERIFY2(six.contains("^\\dagger$"), six.constData());
        QVERIFY2(six.contains("$\\dagger$: worse than it by Wilcoxon's"), six.constData());
        QVERIFY2(six.contains("share training rows"), six.constData());
        const QByteArray three = evaluate({file("moons"), "--latex"}).output;
        QVERIFY2(!three.contains("dagger"), three.constData());
        QVERIFY2(three.contains("no difference can be marked"), three.constData());
    }

    void theBestIsNotComparedWithItself() {
        const QByteArrayList lines = evaluate({file("moons"), "--csv"}).output.split('\n');
        for (const QByteArray& line : lines.mid(1, 2 * 10)) {
            const QByteArrayList cells = line.split(',');
            QVERIFY2(cells[6].isEmpty() == (cells[5] == "1"), line.constData());
        }
        const QJsonObject json =
            QJsonDocument::fromJson(evaluate({file("moons"), "--json"}).output).object();
        for (const auto& method : json["sets"][0]["methods"].toArray()) {
            const QJsonObject accuracy = method.toObject().value("metrics")["accuracy"].toObject();
            QCOMPARE(accuracy["wilcoxon_p_against_best"].isNull(), accuracy["best"].toBool());
        }
    }

    void metricsAreDefined() {
        const QByteArray help = runProgram(kProgram, {"evaluate", "--help"}).output;
        const QJsonObject definitions =
            QJsonDocument::fromJson(evaluate({file("moons"), "--json"}).output)
                .object()["definitions"]
                .toObject();
        for (const char* name :
             {"accuracy", "balanced_accuracy", "auc", "log_loss", "brier", "roc", "sd"}) {
            const QByteArray definition = definitions[QLatin1String(name)].toString().toUtf8();
            QVERIFY2(!definition.isEmpty(), name);
            QVERIFY2(help.contains(definition), name);
        }
        QVERIFY(help.contains("target's unit"));
        QVERIFY(!definitions.contains("rmse"));
        QVERIFY(definitions["wilcoxon_p_against_best"].toString().contains("too small"));
    }

    void latexIsATable() {
        const QByteArray text = evaluate({file("moons"), "--latex"}).output;
        QVERIFY(text.contains("\\begin{tabular}{lccccc}"));
        QVERIFY(text.contains("balanced\\_accuracy"));
        QVERIFY(text.contains("gbrff2:rounds=5"));
    }

    void wrongUseIsToldInASentence() {
        QCOMPARE(runProgram(kProgram,
                            {"evaluate", file("moons"), "--target", "y", "--method", "nothing"})
                     .exitCode,
                 2);
        QCOMPARE(runProgram(kProgram, {"evaluate", file("moons"), "--target", "y", "--method",
                                       "gbrff2:rounds=many"})
                     .exitCode,
                 2);
        const Outcome twice = runProgram(kProgram, {"evaluate", file("moons"), "--target", "y",
                                                    "--method", "mean", "ridge", "mean"});
        QCOMPARE(twice.exitCode, 2);
        QCOMPARE(twice.error, QByteArray("ardent-cli: --method mean: this is mean again; give it "
                                         "once, or with other options.\n"));
        QVERIFY(runProgram(kProgram, {"evaluate", file("moons"), "--target", "y", "--method",
                                      "logistic", "logistic:folds=5"})
                    .error.contains("this is logistic again"));
        const Outcome again =
            evaluate({file("moons"), file("circles"), folder_.path() + "/./moons.csv"});
        QCOMPARE(again.exitCode, 2);
        QVERIFY2(again.error.endsWith("/./moons.csv: this is the table " + file("moons").toUtf8() +
                                      " again; give each table once.\n"),
                 again.error.constData());
        QCOMPARE(evaluate({file("moons"), "--folds", "80"}).exitCode, 2);
        for (const char* share : {"--test-share", "--validation-share"})
            QCOMPARE(evaluate({file("moons"), share, "nan"}).exitCode, 2);
        QCOMPARE(evaluate({folder_.filePath("none.csv")}).exitCode, 3);
        const Outcome noRow = evaluate({file("moons"), "--test-share", "0.001"});
        QCOMPARE(noRow.exitCode, 2);
        QVERIFY2(noRow.error.contains("give at least 0.012."), noRow.error.constData());
        QCOMPARE(evaluate({file("moons"), "--folds", "3", "--test-share", "0.5"}).exitCode, 2);
        const Outcome folds = evaluate({file("moons"), "--folds", "2.5"});
        QCOMPARE(folds.exitCode, 2);
        QVERIFY2(folds.error.contains("\"2.5\" is not a whole number from 2 to 1000"),
                 folds.error.constData());
        QCOMPARE(evaluate({file("moons"), "--resume", file("moons")}).exitCode, 2);
        QCOMPARE(evaluate({file("moons"), "--resume", folder_.path()}).exitCode, 2);
        QCOMPARE(evaluate({file("moons"), "--resume", "/dev/full"}).exitCode, 2);
    }

    void anOptionsFaultNamesItsMethod_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no options")
            << "ridge:" << QByteArray("write options as in gbrff2:rounds=50");
        QTest::newRow("no value") << "ridge:lambda"
                                  << QByteArray("write options as in gbrff2:rounds=50");
        QTest::newRow("no number") << "ridge:lambda=nan" << QByteArray("lambda");
        QTest::newRow("no such option")
            << "ridge:depth=3" << QByteArray("depth=3: ridge has no option \"depth\"");
    }

    void anOptionsFaultNamesItsMethod() {
        QFETCH(QString, method);
        QFETCH(QByteArray, says);
        const Outcome refused = evaluate({file("moons"), "--method", method});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.error.startsWith("ardent-cli: --method " + method.toUtf8() + ": "),
                 refused.error.constData());
        QVERIFY2(refused.error.contains(says), refused.error.constData());
        QVERIFY2(!refused.error.contains("--set"), refused.error.constData());
    }

    void onePartIsOnePart() {
        const Outcome done = evaluate({file("moons"), "--test-share", "0.3"});
        QCOMPARE(done.exitCode, 0);
        QVERIFY2(done.output.contains("90 rows, 1 test part\n"), done.output.constData());
        QVERIFY(evaluate({file("moons"), "--test-share", "0.3", "--latex"})
                    .output.contains("values of 1 test part\n"));
    }

    void onePartHasNoDeviation() {
        const auto printed = [&](const QStringList& format) {
            return evaluate(QStringList{file("moons"), "--test-share", "0.3"} + format).output;
        };
        QVERIFY2(!printed({}).contains("±"), printed({}).constData());
        QVERIFY2(printed({}).contains("Of a single test part; * best\n"), printed({}).constData());
        const QByteArray latex = printed({"--latex"});
        QVERIFY2(latex.contains("Of a single test part; bold: best."), latex.constData());
        QVERIFY2(!latex.contains("\\pm"), latex.constData());
        const QList<QByteArray> cells = printed({"--csv"}).split('\n')[1].split(',');
        QCOMPARE(cells[2], QByteArray("accuracy"));
        QVERIFY(!cells[3].isEmpty() && cells[4].isEmpty());
        QCOMPARE(cells[7], QByteArray("1"));
        const QByteArray json = printed({"--json"});
        QVERIFY2(json.contains("\"sd\": null"), json.constData());
        QVERIFY(!json.contains("\"sd\": 0"));
    }

private:
    QString file(const char* name) const {
        return folder_.filePath(QString::fromLatin1(name) + ".csv");
    }

    static QStringList calling(const QStringList& more) {
        QStringList arguments{"evaluate"};
        arguments << more;
        arguments << QStringList{"--target", "y",        "--method",
                                 "mean",     "--method", "gbrff2:rounds=5"};
        if (!more.contains("--folds") && !more.contains("--test-share"))
            arguments << QStringList{"--folds", "3"};
        return arguments;
    }

    static Outcome evaluate(const QStringList& more) { return runProgram(kProgram, calling(more)); }

    QTemporaryDir folder_;
};

ARDENT_TEST(EvaluateTest)
#include "evaluate_test.moc"
