#include "core/data/task/gaps.h"

#include <QTest>

#include "core/data/task/encoding.h"
#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

FittedRecipePtr people() {
    const auto task = makeTask(target("y"), table({numbers("age", std::vector(40, 31.)),
                                                   categories("sex", cycle(40, {"f", "m"})),
                                                   categories("town", cycle(40, {"A", "B", "C"})),
                                                   numbers("y", sequence(40, 0., 0.5))}));
    return task ? task->recipe : nullptr;
}

QString notesOfLater(const Table& later, std::size_t most = 10) {
    const FittedRecipePtr recipe = people();
    QString text;
    for (const Message& note : gapNotes(*recipe, findGaps(*recipe, later), most))
        text += QString::fromStdString(note.english()) + '\n';
    return text;
}

}  // namespace

class GapsTest : public QObject {
    Q_OBJECT

private slots:
    void aCompleteTableHasNone();
    void missingNumbersAreCounted();
    void anUnknownLevelIsTheMeanOverTheLevels();
    void earlierRecipesKeepTheirRule();
    void missingLevelsOfTrainingAreOne();
    void numbersInPlaceOfLevelsAreLookedUp();
    void levelsThatDifferInAccentsAreTold();
    void otherColumnsAreCounted();
    void cellsFarOutAreCounted();
    void filledRowsAreThoseOfTheTable();
};

void GapsTest::aCompleteTableHasNone() {
    QCOMPARE(notesOfLater(table({numbers("age", {1., 2.}), categories("sex", {"m", "f"}),
                                 categories("town", {"C", "A"})})),
             QString());
}

void GapsTest::missingNumbersAreCounted() {
    QCOMPARE(notesOfLater(
                 table({numbers("age", {kMissing, 2., kMissing}),
                        categories("sex", {"m", "f", "f"}), categories("town", {"C", "A", "B"})})),
             QString("Column \"age\": 2 missing cells filled with the training median 31.\n"));
}

void GapsTest::anUnknownLevelIsTheMeanOverTheLevels() {
    const Table later = table({numbers("age", {1., 2., 3.}), categories("sex", {"x", "f", ""}),
                               categories("town", {"D", "A", "E"})});
    QCOMPARE(
        notesOfLater(later),
        QString("Column \"sex\": 1 missing cell and 1 cell of a level not seen in training "
                "(\"x\"); the model's mean over the levels, by their shares in training, is used "
                "there.\nColumn \"town\": 2 cells of levels not seen in training (\"D\", \"E\"); "
                "the model's mean over the levels, by their shares in training, is used there.\n"));
    // The note says what encoding does.
    const auto encoded = encode(*people(), later);
    QVERIFY(encoded);
    const DesignMatrix& x = encoded->x;
    QCOMPARE(x(0, 1), 0.F);
    QVERIFY(x(1, 1) < -0.5F);
    QCOMPARE(x(2, 1), 0.F);
    for (const Index town : {2, 3, 4}) {
        QCOMPARE(x(0, town), 0.F);
        QVERIFY(x(1, town) != 0.F);
    }
}

void GapsTest::earlierRecipesKeepTheirRule() {
    FittedRecipe recipe = *people();
    recipe.unknownLevels = UnknownLevels::NoIndicator;
    const Table later = table({numbers("age", {1., 2., 3.}), categories("sex", {"m", "x", "f"}),
                               categories("town", {"D", "E", "D"})});
    const auto notes = gapNotes(recipe, findGaps(recipe, later));
    QCOMPARE(QString::fromStdString(notes.front().english()),
             QString("Column \"sex\": 1 cell of a level not seen in training (\"x\") put between "
                     "\"f\" and \"m\" by their shares in training."));
    QCOMPARE(QString::fromStdString(notes.back().english()),
             QString("Column \"town\": 3 cells of levels not seen in training (\"D\", \"E\") taken "
                     "as none of the known levels."));
}

/// Missing cells are what they were in training; an unseen level is the mean all the same.
void GapsTest::missingLevelsOfTrainingAreOne() {
    const auto task = makeTask(target("y"), table({categories("town", cycle(40, {"A", "", "B"})),
                                                   numbers("y", sequence(40, 0., 0.5))}));
    QVERIFY(task);
    const auto encoded = encode(*task->recipe, table({categories("town", {"", "D"})}));
    QVERIFY(encoded);
    for (const Index town : {0, 1}) {
        QVERIFY(encoded->x(0, town) < 0.F);
        QCOMPARE(encoded->x(1, town), 0.F);
    }
}

void GapsTest::numbersInPlaceOfLevelsAreLookedUp() {
    QCOMPARE(
        notesOfLater(table({numbers("age", {1., 2.}), categories("sex", {"m", "f"}),
                            numbers("town", {7., kMissing})})),
        QString("Column \"town\": 1 missing cell and 1 cell of a level not seen in training "
                "(\"7\"); the model's mean over the levels, by their shares in training, is used "
                "there.\n"));
}

/// As macOS and other systems write the same letter.
void GapsTest::levelsThatDifferInAccentsAreTold() {
    const auto colours = [](const std::vector<std::string>& of) {
        return table({categories("colour", cycle(40, of)), numbers("y", sequence(40, 0., 0.5))});
    };
    const auto task = makeTask(target("y"), colours({"gr\u00FCn", "blau", "rot"}));
    QVERIFY(task);
    const auto notes = [&](const std::vector<std::string>& of) {
        return gapNotes(*task->recipe, findGaps(*task->recipe, colours(of)));
    };
    const auto two = notes({"blau", "gru\u0308n", "gelb"});
    QCOMPARE(two.size(), 2U);
    QCOMPARE(QString::fromStdString(two[1].english()),
             QString::fromUtf8("Column \"colour\": \"gru\u0308n\" may differ from \"gr\u00FCn\" of "
                               "the training table only in how accents are written; write both "
                               "alike."));
    QCOMPARE(notes({"blau", "grun", "gelb"}).size(), 1U);
}

void GapsTest::otherColumnsAreCounted() {
    const QString notes = notesOfLater(
        table({numbers("age", {kMissing}), categories("sex", {"x"}), categories("town", {""})}), 1);
    QVERIFY2(notes.contains("2 more cells of 2 other columns"), qPrintable(notes));
    QVERIFY2(notes.contains("\"sex\" 1 (the mean over the levels), \"town\" 1 (the mean over the "
                            "levels)."),
             qPrintable(notes));
    QCOMPARE(notes.count('\n'), 2);
}

void GapsTest::cellsFarOutAreCounted() {
    const auto task = makeTask(
        target("y"), table({numbers("age", sequence(40)), numbers("y", sequence(40, 0., 0.5))}));
    QVERIFY(task);
    const auto held = [&](const std::vector<double>& ages) {
        return encode(*task->recipe, table({numbers("age", ages)}))->held;
    };
    QCOMPARE(held({1e308, -1e39, 1e20, 50., kMissing}), 3);
    QCOMPARE(held({1e6, -1000.}), 0);
    QCOMPARE(english(heldNotes(3)),
             (std::vector<std::string>{
                 "3 cells more than a million training standard deviations from the "
                 "mean; moved to that distance."}));
    QVERIFY(heldNotes(0).empty());
}

/// Rows 1 and 3 of the table have no target.
void GapsTest::filledRowsAreThoseOfTheTable() {
    const Table all = table({numbers("a", {1., 2., kMissing, 4., 5., 6.}),
                             numbers("b", {1., 2., 3., 4., kMissing, kMissing}),
                             numbers("c", {1., 5., 3., 4., 2., 6.}),
                             numbers("y", {1., kMissing, 3., kMissing, 5., 6.})});
    Recipe recipe = target("y");
    recipe.split = {1., 0., 0.};
    const auto task = makeTask(recipe, all);
    QVERIFY(task);
    const auto filled = [&](std::vector<Index> sources) {
        return filledRows(*task, all, tableRows(*task, all), sources);
    };
    QCOMPARE(filled({0}), (std::vector{false, true, false, false}));
    QCOMPARE(filled({1, 0}), (std::vector{false, true, true, true}));
    QVERIFY(filled({2}).empty());
}

ARDENT_TEST(GapsTest)
#include "gaps_test.moc"
