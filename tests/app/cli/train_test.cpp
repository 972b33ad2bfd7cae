#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::Outcome;

/// `train` and `predict` on every kind of model.
class TrainTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMethodTrainsPredictsAndDraws_data();
    void everyMethodTrainsPredictsAndDraws();
    void sameSeedSameResult();
    void ticksOfOtherStagesStandApart();
    void saysWhenThereIsNoRelevance();
    void saysWhenTheModelIsAConstant();
    void errorsOfLearnedRowsAreNoValidation();
    void trainsWhatTheWindowStartsWith();
    void saysHowWellTheTruthIsFound();
    void endsAfterSoManySteps();
    void saysWhatWouldMendADivergedTraining();
    void saysWhenThereIsNoModel();
    void aRankingNeedsNoModel();
    void scoresOfARankingSayWhichWayTheyAreGood();
    void twoRowsAreEnough_data();
    void twoRowsAreEnough();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();
    void refusesNumbersItCannotHold();
    void saysWhatIsWrongWithNumbers_data();
    void saysWhatIsWrongWithNumbers();
    void notesThatTestRowsAreTrainingRows();
    void refusesNamesThatAreNone_data();
    void refusesNamesThatAreNone();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void TrainTest::initTestCase() {
    for (const char* set : {"moons", "gse1", "xor"})
        QCOMPARE(ardentCli({"synth", set, "--rows", "200", "--out", path(QString(set) + ".csv")})
                     .exitCode,
                 0);
}

void TrainTest::everyMethodTrainsPredictsAndDraws_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("set");
    for (const char* method : {"mean", "rff", "nystroem"})
        for (const char* set : {"gse1", "moons", "xor"})
            QTest::addRow("%s on %s", method, set) << method << set;
    for (const char* set : {"moons", "xor"})
        QTest::addRow("logistic on %s", set) << "logistic" << set;
    QTest::addRow("ridge") << "ridge"
                           << "gse1";
    QTest::addRow("kernel ridge") << "kernel_ridge"
                                  << "gse1";
}

void TrainTest::everyMethodTrainsPredictsAndDraws() {
    QFETCH(QString, method);
    QFETCH(QString, set);
    const QString table = path(set + ".csv");
    const Outcome trained = ardentCli({"train", table, "--target", "y", "--method", method,
                                       "--json", "--model", path("model.json")});
    QCOMPARE(trained.exitCode, 0);
    const auto json = nlohmann::json::parse(trained.output.toStdString());
    QCOMPARE(json["state"].get<std::string>(), std::string("finished"));
    const bool isRegression = set == "gse1";
    const auto& test = json["metrics"]["test"];
    QVERIFY(isRegression ? test["rmse"].get<double>() < 0.6 : test["accuracy"].get<double>() > 0.);
    QCOMPARE(json["relevance"].empty(), method != "ridge" && method != "logistic");

    const Outcome predicted = ardentCli({"predict", path("model.json"), table});
    QCOMPARE(predicted.exitCode, 0);
    QCOMPARE(predicted.output.count('\n'), qsizetype{201});
    QVERIFY(!predicted.output.contains("nan"));
    const Outcome drawn = ardentCli(
        {"figure", path("model.json"), table, "--view", "boundary", "--out", path("b.csv")});
    QCOMPARE(drawn.error, QByteArray());
    QCOMPARE(drawn.exitCode, 0);
}

void TrainTest::sameSeedSameResult() {
    const auto resultOf = [&](const char* seed, const char* threads) {
        auto json =
            nlohmann::json::parse(ardentCli({"train", path("gse1.csv"), "--target", "y", "--method",
                                             "rff", "--json", "--seed", seed, "--threads", threads})
                                      .output.toStdString());
        return json["curve"];
    };
    QVERIFY(resultOf("3", "1") == resultOf("3", "2"));
    QVERIFY(resultOf("3", "1") != resultOf("4", "1"));
}

void TrainTest::ticksOfOtherStagesStandApart() {
    for (const auto& [method, loss, series] :
         {std::tuple("ccm", "train", "set"), std::tuple("metric", "validation", "evidence")}) {
        const Outcome outcome =
            ardentCli({"train", path("gse1.csv"), "--target", "y", "--method", method, "--json"});
        const auto json = nlohmann::json::parse(outcome.output.toStdString());
        const auto& losses = json.at("curve").at(loss);
        QVERIFY(!losses.empty());
        QCOMPARE(losses.size(), json["curve"]["step"].size());
        QVERIFY(!json["curve"].contains(series));
        QVERIFY(std::ranges::none_of(losses, [](const auto& value) { return value.is_null(); }));
        QCOMPARE(json.at("stages").at(series).size(), json["stages"]["step"].size());
    }
}

void TrainTest::saysWhenThereIsNoRelevance() {
    const Outcome trained =
        ardentCli({"train", path("gse1.csv"), "--target", "y", "--method", "rff"});
    QCOMPARE(trained.exitCode, 0);
    QVERIFY(trained.output.contains("gives no relevance"));
}

void TrainTest::saysWhenTheModelIsAConstant() {
    const QByteArray sentence = "The model is a constant: it depends on no variable.";
    const auto train = [&](const char* method) {
        return ardentCli({"train", path("gse1.csv"), "--target", "y", "--method", method, "--model",
                          path("c.json")});
    };
    QVERIFY(!train("ridge").output.contains(sentence));
    QVERIFY(!train("ridge").output.contains("0 of every variable"));
    QVERIFY(train("lasso").output.contains("0 of every variable"));
    QVERIFY(train("mean").output.contains(sentence));
    QVERIFY(ardentCli({"explain", path("c.json"), path("gse1.csv")}).output.contains(sentence));
}

void TrainTest::errorsOfLearnedRowsAreNoValidation() {
    const auto trained = [&](const QStringList& settings) {
        const Outcome outcome =
            ardentCli(QStringList{"train", path("gse1.csv"), "--target", "y", "--json"} + settings);
        return nlohmann::json::parse(outcome.output.toStdString());
    };
    const auto metric = trained({"--method", "metric", "--set", "epochs=2", "--set", "features=20",
                                 "--set", "max_variables=2"});
    QVERIFY(metric["learns_from_validation"].get<bool>());
    QVERIFY(metric["metrics"]["validation"].empty());
    QVERIFY(!metric["metrics"]["test"].empty());
    const auto ridge = trained({"--method", "ridge"});
    QVERIFY(!ridge.contains("learns_from_validation"));
    QVERIFY(!ridge["metrics"]["validation"].empty());
}

void TrainTest::trainsWhatTheWindowStartsWith() {
    const Outcome trained = ardentCli({"train", path("gse1.csv"), "--target", "y", "--json",
                                       "--set", "epochs=2", "--set", "features=20"});
    QCOMPARE(trained.exitCode, 0);
    const auto json = nlohmann::json::parse(trained.output.toStdString());
    QCOMPARE(json["method"].get<std::string>(), std::string("metric"));
}

/// Of a draw of a set, or with names that are given; not of other tables.
void TrainTest::saysHowWellTheTruthIsFound() {
    const auto truthOf = [&](const QString& table, const QStringList& more) {
        const Outcome trained = ardentCli(QStringList{"train", table, "--target", "y", "--method",
                                                      "pearson", "--set", "model=none", "--json"} +
                                          more);
        const auto json = nlohmann::json::parse(trained.output.toStdString());
        return json.contains("truth") ? json["truth"] : nlohmann::json();
    };
    const auto own = truthOf(path("gse1.csv"), {});
    QCOMPARE(own["relevant"].get<std::vector<std::string>>(),
             (std::vector<std::string>{"x1", "x3", "x7", "x8", "x9"}));
    for (const char* measure : {"tpr", "fdr"}) {
        QVERIFY(own[measure].get<double>() >= 0.);
        QVERIFY(own[measure].get<double>() <= 1.);
    }
    QVERIFY(own["median_rank"].get<double>() >= 3.);
    QVERIFY(QFile::copy(path("gse1.csv"), path("mine.csv")));
    QVERIFY(truthOf(path("mine.csv"), {}).is_null());
    QCOMPARE(truthOf(path("mine.csv"), {"--truth", "gse1"}), own);
    QCOMPARE(truthOf(path("mine.csv"), {"--truth", "x1, x3,x7,x8,x9"}), own);
    const Outcome shown = ardentCli(
        {"train", path("gse1.csv"), "--target", "y", "--method", "pearson", "--set", "model=none"});
    QVERIFY(shown.output.contains("Known to matter: x1, x3, x7, x8, x9."));
    const Outcome refused =
        ardentCli({"train", path("gse1.csv"), "--target", "y", "--truth", "x1,x99"});
    QCOMPARE(refused.exitCode, int(Fault::Usage));
    QVERIFY2(refused.error.contains("--truth: x99 is no feature"), refused.error.constData());
}

void TrainTest::endsAfterSoManySteps() {
    const Outcome trained = ardentCli({"train", path("gse1.csv"), "--target", "y", "--method",
                                       "rffnet", "--max-steps", "2", "--json"});
    QCOMPARE(trained.exitCode, 0);
    const auto json = nlohmann::json::parse(trained.output.toStdString());
    QCOMPARE(json["state"].get<std::string>(), std::string("finished"));
    QCOMPARE(json["steps"].get<int>(), 2);
}

void TrainTest::saysWhatWouldMendADivergedTraining() {
    const QStringList call{"train",    path("gse1.csv"),  "--target", "y",
                           "--method", "rffnet",          "--set",    "optimiser=sgd",
                           "--set",    "alpha=0",         "--set",    "patience=1000",
                           "--set",    "learning_rate=10"};
    const Outcome diverged = ardentCli(call);
    QCOMPARE(diverged.exitCode, 4);
    QVERIFY2(diverged.error.endsWith(" Try --set learning_rate=0.001.\n"), diverged.error);
}

/// The time is over before the first piece of work.
void TrainTest::saysWhenThereIsNoModel() {
    const QStringList call{"train",    path("gse1.csv"), "--target",      "y",
                           "--method", "srff",           "--max-seconds", "1e-9"};
    const Outcome without = ardentCli(call);
    QCOMPARE(without.exitCode, 4);
    QVERIFY2(without.output.contains("; there is no model yet."), without.output);
    QCOMPARE(without.error, QByteArray("ardent-cli: This training ended without a model; raise "
                                       "--max-seconds.\n"));
    const Outcome wanted = ardentCli(call + QStringList{"--model", path("none.json")});
    QCOMPARE(wanted.exitCode, 4);
    QVERIFY2(wanted.error.contains("is not written"), wanted.error);
    QVERIFY(!QFile::exists(path("none.json")));
    const Outcome constant = ardentCli({"train", path("gse1.csv"), "--target", "y", "--method",
                                        "fourier_lasso", "--max-steps", "1"});
    QCOMPARE(constant.exitCode, 4);
    QVERIFY2(!constant.output.contains("Kept 0"), constant.output);
}

void TrainTest::aRankingNeedsNoModel() {
    const Outcome ranked = ardentCli(
        {"train", path("gse1.csv"), "--target", "y", "--method", "pearson", "--set", "model=none"});
    QCOMPARE(ranked.exitCode, 0);
    QCOMPARE(ranked.error, QByteArray());
    QVERIFY2(ranked.output.contains("most relevant first"), ranked.output);
}

void TrainTest::scoresOfARankingSayWhichWayTheyAreGood() {
    const auto areLosses = [&](const char* table, const char* method, const char* few) {
        const Outcome ranked = ardentCli(
            {"train", path(table), "--target", "y", "--method", method, "--set", few, "--json"});
        const auto json = nlohmann::json::parse(ranked.output.toStdString());
        const std::string measure = json.at("ranking_scores_measure");
        return !json.at("ranking_scores").empty() && measure.ends_with("error") &&
               json.at("ranking_scores_lower_is_better").get<bool>();
    };
    QVERIFY(areLosses("gse1.csv", "pearson", "features=20"));
    QVERIFY(!areLosses("moons.csv", "gbrff2", "rounds=4"));
}

void TrainTest::twoRowsAreEnough_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("method");
    for (const int rows : {2, 3, 4, 9})
        for (const char* method : {"mean", "lasso"})
            QTest::addRow("%s on %d", method, rows) << rows << method;
}

void TrainTest::twoRowsAreEnough() {
    QFETCH(int, rows);
    QFETCH(QString, method);
    QByteArray table = "a,b,y\n";
    for (int i = 0; i < rows; ++i)
        table += QByteArray::number(i * i + 0.5) + ',' + QByteArray::number(i % 2 + 0.5) + ',' +
                 QByteArray::number(3 * i + 0.5) + '\n';
    QVERIFY(test::write(path("few.csv"), table));
    const Outcome trained =
        ardentCli({"train", path("few.csv"), "--target", "y", "--method", method});
    QVERIFY2(trained.exitCode == 0, trained.error);
}

void TrainTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addRow("no such file") << QStringList{"none.csv", "--target", "y"} << 3;
    QTest::addRow("no such method")
        << QStringList{"TABLE", "--target", "y", "--method", "oracle"} << 2;
    QTest::addRow("no such target") << QStringList{"TABLE", "--target", "q"} << 2;
    QTest::addRow("other problem")
        << QStringList{"TABLE", "--target", "y", "--method", "kernel_ridge"} << 2;
    QTest::addRow("no such option")
        << QStringList{"TABLE", "--target", "y", "--method", "rff", "--set", "depth=3"} << 2;
    QTest::newRow("setting without effect")
        << QStringList{"TABLE", "--target", "y", "--method", "rff", "--set", "lambda=0.1"} << 2;
    QTest::addRow("too many features")
        << QStringList{"TABLE", "--target", "y", "--method", "rff", "--set", "features=1000000"}
        << 2;
    QTest::addRow("no folder") << QStringList{"TABLE", "--target", "y",          "--method",
                                              "mean",  "--model",  "none/m.json"}
                               << 5;
}

void TrainTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    arguments.replaceInStrings("TABLE", path("moons.csv"));
    const Outcome refused = ardentCli(QStringList{"train"} + arguments);
    QCOMPARE(refused.exitCode, exitCode);
    QCOMPARE(refused.output, QByteArray());
    QCOMPARE(refused.error.count('\n'), qsizetype{1});
}

void TrainTest::refusesNumbersItCannotHold() {
    for (const auto& [option, value] :
         {std::pair{"--seed", "99999999999999999999"}, std::pair{"--max-seconds", "nan"}}) {
        const Outcome refused = ardentCli(
            {"train", path("moons.csv"), "--target", "y", "--method", "mean", option, value});
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.output, QByteArray());
        QVERIFY2(refused.error.startsWith("ardent-cli: " + QByteArray(option)), refused.error);
        QCOMPARE(refused.error.count('\n'), 1);
    }
}

void TrainTest::saysWhatIsWrongWithNumbers_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char* option, const char* value, const char* error) {
        QTest::addRow("%s %s", option, value)
            << QStringList{option, value}
            << "ardent-cli: " + QByteArray(option) + QByteArray(error) + '\n';
    };
    row("--threads", "x",
        ": \"x\" is not a whole number from 0 to 1024; see `ardent-cli train --help`.");
    row("--threads", "2.5",
        ": \"2.5\" is not a whole number from 0 to 1024; see `ardent-cli train --help`.");
    row("--max-seconds", "inf",
        ": \"inf\" is not a number above 0, up to 1000000000; see `ardent-cli train --help`.");
    row("--max-seconds", "0",
        ": \"0\" is not a number above 0, up to 1000000000; see `ardent-cli train --help`.");
    row("--max-steps", "2.5",
        ": \"2.5\" is not a whole number from 1 to 1000000000; see `ardent-cli train --help`.");
    row("--max-steps", "0",
        ": \"0\" is not a whole number from 1 to 1000000000; see `ardent-cli train --help`.");
    for (const char* bad : {"nan", "-1"})
        row("--split", qPrintable(QStringLiteral("%1,1,1").arg(bad)),
            qPrintable(QStringLiteral(" %1,1,1: \"%1\" is not a share; give numbers of at least 0, "
                                      "as in 0.8,0.1,0.1.")
                           .arg(bad)));
    row("--split", "0,1,0", " 0,1,0: the first share, of the training rows, is 0; make it larger.");
    row("--split", "1",
        " 1: give the shares of training, validation and test rows, as in 0.8,0.1,0.1.");
    row("--split", "1,1,1,1",
        " 1,1,1,1: give the shares of training, validation and test rows, as in "
        "0.8,0.1,0.1.");
}

void TrainTest::saysWhatIsWrongWithNumbers() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, error);
    const Outcome refused = ardentCli(
        QStringList{"train", path("moons.csv"), "--target", "y", "--method", "mean"} + arguments);
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.error, error);
}

void TrainTest::notesThatTestRowsAreTrainingRows() {
    const QString copy = path("copy.csv");
    QVERIFY(QFile::copy(path("moons.csv"), copy));
    const QByteArray note = "the same rows as in";
    const auto output = [&](const QString& tested) {
        return ardentCli({"train", path("moons.csv"), "--target", "y", "--method", "mean", "--test",
                          tested})
            .output;
    };
    QVERIFY2(output(path("moons.csv")).contains(note), output(copy));
    QVERIFY(output(copy).contains(note));
    QCOMPARE(
        ardentCli({"synth", "moons", "--rows", "200", "--seed", "2", "--out", path("other.csv")})
            .exitCode,
        0);
    const QByteArray other = output(path("other.csv"));
    QVERIFY2(other.contains("200 to test") && !other.contains(note), other);
}

void TrainTest::refusesNamesThatAreNone_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("error");
    const QStringList train{"train", "TABLE", "--target", "y", "--method", "mean"};
    const auto row = [](const char* name, const QStringList& arguments, const char* error) {
        QTest::newRow(name) << arguments << QByteArray(error);
    };
    row("no model", train + QStringList{"--model", ""}, "--model: name a file.");
    row("no figures", train + QStringList{"--figures", ""}, "--figures: name a folder.");
    row("no shares", train + QStringList{"--split", ""},
        "--split: name a share for each kind of rows, as in 0.8,0.1,0.1.");
    row("test rows twice", train + QStringList{"--split", "0.8,0.1,0.1", "--test", "TABLE"},
        "--split 0.8,0.1,0.1: the rows of --test are the test rows; give the shares of training "
        "and validation rows, as in 0.9,0.1.");
    row("a periodic variable without a period",
        {"train", "TABLE", "--target", "y", "--method", "fourier_lasso", "--set",
         "period_variable=2"},
        "period_variable has no effect without period; set period too, or leave period_variable "
        "out.");
    row("no test table", train + QStringList{"--test", ""}, "--test: name a table.");
    row("a model among the report", train + QStringList{"--model", "-"},
        "--model -: the report goes to standard output; name a file for the model.");
    row("no predictions", {"predict", "m.json", "TABLE", "--out", ""}, "--out: name a file.");
    row("no rows", {"synth", "gse1", "--out", ""}, "--out: name a file.");
    row("no picture", {"figure", "m.json", "--view", "relevance", "--out", ""},
        "--out: name a file.");
    row("no jobs",
        {"evaluate", "TABLE", "--target", "y", "--method", "mean", "--folds", "2", "--resume", ""},
        "--resume: name a file.");
}

void TrainTest::refusesNamesThatAreNone() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, error);
    arguments.replaceInStrings("TABLE", path("moons.csv"));
    const Outcome refused = ardentCli(arguments);
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.output, QByteArray());
    QCOMPARE(refused.error, "ardent-cli: " + error + '\n');
    QVERIFY(!QFile::exists("-"));
}

ARDENT_TEST(TrainTest)
#include "train_test.moc"
