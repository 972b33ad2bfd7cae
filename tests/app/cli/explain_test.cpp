#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "tests/support/places.h"
#include "tests/support/program.h"

using namespace ardent;
using test::Outcome;

namespace {

Outcome cli(const QStringList& arguments) {
    return test::runProgram(test::inBuild("bin/ardent-cli"), arguments);
}

nlohmann::json parsed(const Outcome& outcome) {
    return nlohmann::json::parse(outcome.output.toStdString(), nullptr, false);
}

bool says(const nlohmann::json& notes, const char* part) {
    return std::ranges::any_of(notes, [&](const auto& note) {
        return note.template get<std::string>().find(part) != std::string::npos;
    });
}

}  // namespace

class ExplainTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void trainTellsInteractions();
    void tellsEverythingAsJson();
    void tellsEffectsOfOneAndTwoColumns();
    void tellsEffectsOfSingleRows();
    void printsTables();
    void tellsHowManyPairsAreListed();
    void oneShuffleHasNoDeviation();
    void rowsWithoutTargetHaveNoPermutation();
    void rowsOfUnknownTargetsAreExplainedToo();
    void notesWhatStandsInPlaceOfCells();
    void notesStrongCorrelation();
    void classesThatAlternateAreBothSeen();
    void oneRowIsOneRow();
    void whereNoRowDiffersNothingIsCompared();
    void threadsDoNotChangeTheResult();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();

private:
    QString file(const char* name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
    nlohmann::json training_;
};

/// y = a·b plus a step by colour; twin follows a.
void ExplainTest::initTestCase() {
    QFile table(file("table.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,twin,colour,y\n");
    QFile plain(file("no_target.csv"));
    QVERIFY(plain.open(QIODevice::WriteOnly));
    plain.write("a,b,twin,colour\n");
    const char* colours[] = {"red", "green", "blue"};
    for (int i = 0; i < 240; ++i) {
        const double a = std::sin(1.7 * i) * 2.;
        const double b = std::cos(2.9 * i + 0.3) * 3.;
        const QString row = QStringLiteral("%1,%2,%3,%4")
                                .arg(a)
                                .arg(b)
                                .arg(a + 0.1 * b)
                                .arg(QLatin1String(colours[i % 3]));
        table.write(qPrintable(row + QStringLiteral(",%1\n").arg(a * b + 2. * (i % 3))));
        plain.write(qPrintable(row + "\n"));
    }
    table.close();
    plain.close();
    const Outcome trained =
        cli({"train", file("table.csv"), "--target", "y", "--method", "rffnet", "--set",
             "features=60", "--set", "max_epochs=40", "--model", file("model.json"), "--json"});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    training_ = parsed(trained);
}

void ExplainTest::trainTellsInteractions() {
    QCOMPARE(training_["interactions"].size(), std::size_t(6));
    const auto kind = training_["interaction_kind"].get<std::string>();
    QVERIFY2(kind.find("mixed derivative in unit of y") == 0, kind.c_str());
    QVERIFY2(kind.find("192 training rows") != std::string::npos, kind.c_str());
    double before = training_["interactions"][0]["score"].get<double>();
    for (const auto& set : training_["interactions"]) {
        QCOMPARE(set["variables"].size(), std::size_t(2));
        QVERIFY(set["score"].get<double>() <= before);
        before = set["score"].get<double>();
    }
}

void ExplainTest::tellsEverythingAsJson() {
    const Outcome explained = cli({"explain", file("model.json"), file("table.csv"), "--json"});
    QVERIFY2(explained.exitCode == 0, explained.error.constData());
    const auto json = parsed(explained);
    QCOMPARE(json["rows"]["used"].get<int>(), 240);
    QCOMPARE(json["output_unit"].get<std::string>(), std::string("unit of y"));
    for (const char* list : {"relevance", "permutation"}) QCOMPARE(json[list].size(), 4UL);
    QVERIFY(says(json["notes"], "too large on rows that the model was trained on"));
    QCOMPARE(json["sobol"]["indices"].size(), 4UL);
    QCOMPARE(json["sobol"]["pairs"].size(), 6UL);
    QCOMPARE(json["interactions"].size(), 6UL);
    QVERIFY(!json.contains("effects"));
    for (const auto& index : json["sobol"]["indices"])
        QVERIFY(index["first"].get<double>() <= index["total"].get<double>() + 1e-9);
    for (const char* meaning : {"relevance_meaning", "interaction_meaning", "permutation_meaning"})
        QVERIFY(json[meaning].get<std::string>().find("correlated") != std::string::npos);
}

void ExplainTest::tellsEffectsOfOneAndTwoColumns() {
    const auto one = parsed(
        cli({"explain", file("model.json"), file("table.csv"), "--effects", "colour", "--json"}));
    QCOMPARE(one["effects"]["curves"][0]["values"],
             nlohmann::json(std::vector<std::string>{"blue", "green", "red"}));
    QCOMPARE(one["effects"]["curves"][0]["mean"].size(), 3UL);
    const auto two = parsed(cli({"explain", file("model.json"), file("table.csv"), "--effects",
                                 "a,b", "--points", "7", "--json"}));
    QCOMPARE(two["effects"]["curves"].size(), 2UL);
    QCOMPARE(two["effects"]["surface"]["x"].size(), 7UL);
    QCOMPARE(two["effects"]["surface"]["mean"].size(), 7UL);
    QCOMPARE(two["effects"]["surface"]["mean"][0].size(), 7UL);
    const auto meaning = [](const nlohmann::json& of) { return of["meaning"].get<std::string>(); };
    const auto& curves = two["effects"]["curves"];
    QVERIFY(meaning(curves[0]).find("when a is set to") != std::string::npos);
    QVERIFY(meaning(curves[1]).find("when b is set to") != std::string::npos);
    QVERIFY(meaning(two["effects"]["surface"]).find("when a and b are set") != std::string::npos);
    QVERIFY(!curves[0].contains("individual"));
}

/// The mean curve is that of all rows' own ones.
void ExplainTest::tellsEffectsOfSingleRows() {
    const QStringList all{
        "explain", file("model.json"), file("table.csv"), "--effects", "a", "--points",
        "5",       "--individual"};
    const auto json = parsed(cli(all + QStringList{"240", "--json"}));
    const auto& curve = json["effects"]["curves"][0];
    QCOMPARE(curve["individual"].size(), 240UL);
    for (std::size_t point = 0; point < 5; ++point) {
        double sum = 0.;
        for (const auto& row : curve["individual"]) sum += row[point].get<double>();
        QVERIFY(std::abs(sum / 240. - curve["mean"][point].get<double>()) < 1e-6);
    }
    const Outcome text = cli(all + QStringList{"3"});
    QVERIFY2(text.output.contains("Curves of 3 single rows: --json lists them."),
             text.output.constData());
}

void ExplainTest::printsTables() {
    const Outcome printed =
        cli({"explain", file("model.json"), file("table.csv"), "--effects", "a"});
    QCOMPARE(printed.exitCode, 0);
    const QString text = QString::fromUtf8(printed.output);
    for (const char* part : {"derivative", "permutation", "Sobol first", "Interactions (", "a × b",
                             "Mean effect of a", "output (before the link) when a is set to"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
}

/// Of twelve columns.
void ExplainTest::tellsHowManyPairsAreListed() {
    QByteArray text("y");
    for (int j = 0; j < 12; ++j) text += ",x" + QByteArray::number(j);
    for (int i = 0; i < 40; ++i) {
        text += '\n' + QByteArray::number(i);
        for (int j = 0; j < 12; ++j) text += ',' + QByteArray::number(std::sin(i * (j + 1.)));
    }
    QFile table(file("wide.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly) && table.write(text + '\n') > 0);
    table.close();
    const QStringList train{"train",  file("wide.csv"), "--target",    "y",     "--method",
                            "rffnet", "--set",          "features=10", "--set", "max_epochs=2"};
    const Outcome trained = cli(train + QStringList{"--model", file("wide.json")});
    QVERIFY2(trained.output.contains("and 10 more; --json lists these 20 of 66 pairs.\n"),
             trained.output.constData());
    const QStringList explain{"explain", file("wide.json"), file("wide.csv")};
    const QByteArray printed = cli(explain).output;
    QVERIFY2(printed.contains("and 40 more; --json lists these 50 of 66 pairs.\n"),
             printed.constData());
    QCOMPARE(parsed(cli(explain + QStringList{"--json"}))["interactions"].size(), 50UL);
}

void ExplainTest::oneShuffleHasNoDeviation() {
    const QStringList call{"explain", file("model.json"), file("table.csv"), "--repeats"};
    QVERIFY(cli(call + QStringList{"2"}).output.contains(" ± "));
    const QByteArray text = cli(call + QStringList{"1"}).output;
    QVERIFY2(text.contains("twin") && !text.contains(" ± "), text.constData());
    const auto entries = parsed(cli(call + QStringList{"1", "--json"}))["permutation"];
    QCOMPARE(entries.size(), 4UL);
    for (const auto& entry : entries) QVERIFY(entry["deviation"].is_null());
}

void ExplainTest::rowsWithoutTargetHaveNoPermutation() {
    const auto json = parsed(cli({"explain", file("model.json"), file("no_target.csv"), "--json"}));
    QVERIFY(!json.contains("permutation"));
    QCOMPARE(json["relevance"].size(), 4UL);
    QVERIFY(says(json["notes"], "no permutation relevance"));
}

void ExplainTest::rowsOfUnknownTargetsAreExplainedToo() {
    QFile table(file("unknown.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,twin,colour,y\n");
    for (int i = 0; i < 30; ++i)
        table.write(QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + ',' +
                    QByteArray::number(i % 3) + ",red,\n");
    table.close();
    const Outcome outcome = cli({"explain", file("model.json"), file("unknown.csv"), "--json"});
    QCOMPARE(outcome.exitCode, 0);
    const auto json = parsed(outcome);
    QVERIFY(!json.contains("permutation"));
    QVERIFY2(says(json["notes"], "unknown.csv has no row with a value of \"y\", so there"),
             outcome.output);
}

void ExplainTest::notesWhatStandsInPlaceOfCells() {
    QFile table(file("gaps.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,twin,colour,y\n");
    for (int i = 0; i < 30; ++i)
        table.write((i < 3 ? "" : QByteArray::number(i % 7)) + ',' + QByteArray::number(i % 5) +
                    ',' + QByteArray::number(i % 3) + (i < 2 ? ",purple," : ",red,") +
                    QByteArray::number(i) + '\n');
    table.close();
    const QStringList call{"explain", file("model.json"), file("gaps.csv")};
    const Outcome outcome = cli(call + QStringList{"--json"});
    QCOMPARE(outcome.exitCode, 0);
    const auto json = parsed(outcome);
    QVERIFY2(says(json["notes"], "purple"), outcome.output);
    QVERIFY2(says(json["notes"], "Column \"a\": 3 missing cells filled with"), outcome.output);
    QVERIFY(cli(call).output.contains("purple"));
}

void ExplainTest::notesStrongCorrelation() {
    const auto json = parsed(cli({"explain", file("model.json"), file("table.csv"), "--json"}));
    QCOMPARE(json["strongest_correlation"]["variables"],
             nlohmann::json(std::vector<std::string>{"a", "twin"}));
    QVERIFY(json["strongest_correlation"]["value"].get<double>() > 0.9);
    QVERIFY(says(json["notes"], "a and twin are correlated"));
}

/// x tells the classes apart, which stand by turns, and is nearly constant in each.
void ExplainTest::classesThatAlternateAreBothSeen() {
    QFile table(file("turns.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("x,noise,y\n");
    for (int i = 0; i < 400; ++i)
        table.write(QByteArray::number((i % 2 == 0 ? -1. : 1.) + 0.1 * std::sin(1.3 * i)) + ',' +
                    QByteArray::number(std::cos(2.1 * i)) + (i % 2 == 0 ? ",no\n" : ",yes\n"));
    table.close();
    const Outcome trained = cli({"train", file("turns.csv"), "--target", "y", "--method",
                                 "logistic", "--model", file("turns.json"), "--json"});
    QVERIFY2(trained.exitCode == 0, trained.error.constData());
    const QStringList some{"explain", file("turns.json"), file("turns.csv"), "--rows", "100",
                           "--json"};
    const Outcome explained = cli(some);
    QVERIFY2(explained.exitCode == 0, explained.error.constData());
    const auto json = parsed(explained);
    QCOMPARE(json["rows"]["used"].get<int>(), 100);
    QCOMPARE(json["permutation"][0]["name"].get<std::string>(), std::string("x"));
    QVERIFY2(json["permutation"][0]["value"].get<double>() > 0.1, explained.output);
    QCOMPARE(cli(some).output, explained.output);
    QVERIFY(cli(some + QStringList{"--seed", "2"}).output != explained.output);
}

void ExplainTest::oneRowIsOneRow() {
    const Outcome told = cli({"explain", file("model.json"), file("table.csv"), "--rows", "1"});
    QVERIFY2(told.exitCode == 0, told.error.constData());
    QVERIFY2(told.output.contains("averaged over 1 row"), told.output.constData());
    QVERIFY2(!told.output.contains("over 1 rows"), told.output.constData());
}

void ExplainTest::whereNoRowDiffersNothingIsCompared() {
    QFile table(file("alike.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,twin,colour,y\n");
    for (int i = 0; i < 3; ++i) table.write("1,2,1.2,red,2\n");
    table.close();
    const QStringList one{file("table.csv"), "--rows", "1"}, alike{file("alike.csv")};
    for (const auto& [rows, why] :
         {std::pair(one, "and there is one;"), std::pair(alike, "and all 3 are alike;")}) {
        const Outcome told =
            cli(QStringList{"explain", file("model.json")} + rows + QStringList{"--json"});
        QVERIFY2(told.exitCode == 0, told.error.constData());
        const auto json = parsed(told);
        for (const char* part : {"sobol", "permutation", "strongest_correlation"})
            QVERIFY2(!json.contains(part), part);
        QVERIFY2(says(json["notes"], why), told.output.constData());
        QVERIFY(json["relevance"][0]["value"].get<double>() > 0.);  // slopes, at that one place
    }
    const Outcome kernel = cli({"train", file("table.csv"), "--target", "y", "--method",
                                "kernel_ridge", "--model", file("kernel.json")});
    QVERIFY2(kernel.exitCode == 0, kernel.error.constData());
    const auto notes =
        parsed(cli({"explain", file("kernel.json"), file("alike.csv"), "--json"}))["notes"];
    QVERIFY(says(notes, "no permutation relevance") && !says(notes, "permutation relevance only"));
}

void ExplainTest::threadsDoNotChangeTheResult() {
    const auto with = [&](const char* threads) {
        return cli({"explain", file("model.json"), file("table.csv"), "--effects", "a,colour",
                    "--threads", threads, "--json"})
            .output;
    };
    QCOMPARE(with("1"), with("2"));
}

void ExplainTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("says");
    const QStringList good{file("model.json"), file("table.csv")};
    QTest::newRow("misspelt") << good + QStringList{"--effects", "colou"} << 2
                              << "did you mean \"colour\"?";
    QTest::newRow("nameless") << good + QStringList{"--effects", ""} << 2
                              << "--effects: name a column.";
    QTest::newRow("negative rows")
        << good + QStringList{"--rows", "-5"} << 2 << "--rows: \"-5\" is not a whole number from 1";
    QTest::newRow("three") << good + QStringList{"--effects", "a,b,twin"} << 2
                           << "one column or two";
    QTest::newRow("twice") << good + QStringList{"--effects", "a,a"} << 2 << "same column twice";
    QTest::newRow("no model") << QStringList{file("absent.json"), file("table.csv")} << 3
                              << "cannot be read";
    QTest::newRow("no table") << QStringList{file("model.json"), file("absent.csv")} << 3
                              << "no such file";
    QTest::newRow("other columns")
        << QStringList{file("model.json"), test::inSources("tests/corpus/penguins.csv")} << 3
        << "lacks the feature columns";
    QTest::newRow("points in powers")
        << good + QStringList{"--points", "1e3"} << 2
        << "ardent-cli: --points: \"1e3\" is not a whole number from 2 to 1000";
    QTest::newRow("rows without a column")
        << good + QStringList{"--individual", "3"} << 2 << "--effects";
    QTest::newRow("no rows wanted") << good + QStringList{"--rows", "0"} << 2 << "--rows";
}

void ExplainTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, says);
    const Outcome refused = cli(QStringList{"explain"} + arguments + QStringList{"--json"});
    QCOMPARE(refused.exitCode, exitCode);
    QVERIFY2(refused.output.isEmpty(), refused.output.constData());
    QVERIFY2(QString::fromUtf8(refused.error).contains(says), refused.error.constData());
}

ARDENT_TEST(ExplainTest)
#include "explain_test.moc"
