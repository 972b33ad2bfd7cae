#include "core/figure/relevance/truth_marks.h"
#include "core/figure/notes/notes.h"

#include <QtTest>

#include "core/figure/figure_csv.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/figure/relevance/replicate_figure.h"

using namespace ardent;

namespace {

const std::vector<std::string> kTruth{"a", "b"};

Relevance ranked(std::vector<double> values) {
    return {"w", {"a", "b", "c", "d"}, std::move(values)};
}

RelevanceChoice knowing(std::vector<std::string> truth) {
    RelevanceChoice choice;
    choice.truth = std::move(truth);
    return choice;
}

}  // namespace

/// Bars of a data set that knows which of its columns matter.
class TruthMarksTest : public QObject {
    Q_OBJECT

private slots:
    void keptColumnsAreFoundMissedOrFalse();
    void keepingNothingMissesAll();
    void rankedColumnsAreTold();
    void tiesProveNothing();
    void aFilterHidesNoneOfTheCount();
    void marksStandInTheTable();
    void seedsTogetherTellTheTruthToo();
    void anUnknownTruthIsNotTold();
};

void TruthMarksTest::keptColumnsAreFoundMissedOrFalse() {
    const Relevance relevance = ranked({4., 1., 3., 2.});
    const std::vector<bool> kept{true, false, true, false};
    QCOMPARE(english(truthMarks(relevance, kept, kTruth)),
             (std::vector<std::string>{"found", "missed", "false", ""}));
    QCOMPARE(truthNote(relevance, kept, kTruth),
             std::string("The truth is known: 1 found, 1 missed, 1 false."));
}

void TruthMarksTest::keepingNothingMissesAll() {
    const std::vector<bool> none(4, false);
    QCOMPARE(truthNote(ranked({0., 0., 0., 0.}), none, kTruth),
             std::string("The truth is known: 0 found, 2 missed, 0 false."));
}

void TruthMarksTest::rankedColumnsAreTold() {
    QCOMPARE(english(truthMarks(ranked({4., 1., 3., 2.}), {}, kTruth)),
             (std::vector<std::string>{"true", "true", "", ""}));
    QCOMPARE(truthNote(ranked({4., 1., 3., 2.}), {}, kTruth),
             std::string("The truth is known: 1 of the 2 true variables are among the 2 most "
                         "relevant."));
    QVERIFY(truthNote(ranked({4., 1., 3., 2.}), {}, {"a"}).ends_with(" is the most relevant."));
    QVERIFY(truthNote(ranked({4., 1., 3., 2.}), {}, {"b"}).ends_with(" is not the most relevant."));
}

/// The true columns stand first in the tables of samples.
void TruthMarksTest::tiesProveNothing() {
    const auto found = [](std::vector<double> values) {
        return truthNote(ranked(std::move(values)), {}, kTruth);
    };
    QVERIFY(found({0., 0., 0., 0.}).find("0 of the 2") != std::string::npos);
    QVERIFY(found({1., 1., 1., 0.}).find("0 of the 2") != std::string::npos);
    QVERIFY(found({2., 1., 1., 0.}).find("1 of the 2") != std::string::npos);
    QVERIFY(found({1., 1., 0., 0.}).find("2 of the 2") != std::string::npos);
}

void TruthMarksTest::aFilterHidesNoneOfTheCount() {
    RelevanceChoice choice = knowing(kTruth);
    choice.filter = "c";
    const Selection selection{"a rule", {0, 2, 3, 1}, {}, 2};
    const Figure figure = relevanceFigure(ranked({4., 1., 3., 2.}), selection, choice);
    QCOMPARE(english(findLayer<Bars>(figure)->remarks), std::vector<std::string>{"false"});
    QVERIFY2(notesText(figure).ends_with(" The truth is known: 1 found, 1 missed, 1 false."),
             notesText(figure).c_str());
}

void TruthMarksTest::marksStandInTheTable() {
    const Selection selection{"a rule", {0, 2, 3, 1}, {}, 2};
    const std::string csv =
        toCsv(relevanceFigure(ranked({4., 1., 3., 2.}), selection, knowing(kTruth)));
    for (const char* line :
         {"bar,a,,,4,,found\n", "bar,c,,,3,,false\n", "bar,d,,,2,,\n", "bar,b,,,1,,missed\n"})
        QVERIFY2(csv.find(line) != std::string::npos, csv.c_str());
}

void TruthMarksTest::seedsTogetherTellTheTruthToo() {
    auto run = std::make_shared<Snapshot>();
    run->relevance = ranked({4., 1., 3., 0.});
    const std::vector<SnapshotPtr> runs{run, run};
    const Figure figure = replicateRelevanceFigure(runs, knowing(kTruth));
    QCOMPARE(english(findLayer<Bars>(figure)->remarks),
             (std::vector<std::string>{"2/2 · true", "2/2", "2/2 · true", "0/2"}));
    QVERIFY2(
        notesText(figure).ends_with("1 of the 2 true variables are among the 2 most relevant."),
        notesText(figure).c_str());
}

void TruthMarksTest::anUnknownTruthIsNotTold() {
    const Figure figure = relevanceFigure(ranked({4., 1., 3., 2.}), std::nullopt, {});
    QVERIFY(findLayer<Bars>(figure)->remarks.empty());
    QVERIFY(notesText(figure).find("truth") == std::string::npos);
    QVERIFY(notesText(relevanceFigure(ranked({4., 1., 3., 2.}), std::nullopt, knowing({"ignored"})))
                .find("truth") == std::string::npos);
}

ARDENT_TEST(TruthMarksTest)
#include "truth_marks_test.moc"
