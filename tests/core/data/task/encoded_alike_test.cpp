#include "core/data/task/encoded_alike.h"

#include <QtTest>

using namespace ardent;

/// Whether a model reads the inputs of another task as its own.
class EncodedAlikeTest : public QObject {
    Q_OBJECT

private slots:
    void levelsCountByTheirNames();
    void marksOfMissingCellsCount();
};

namespace {

/// A number x with a mark, and a category of two levels.
FittedRecipe markedRecipe() {
    FittedRecipe recipe;
    recipe.target = "y";
    recipe.sources.resize(2);
    recipe.sources[0].name = "x";
    recipe.sources[1].name = "town";
    recipe.sources[1].type = ColumnType::Categorical;
    recipe.sources[1].levels = {"Bern", "Thun"};
    recipe.columns.resize(4);
    recipe.columns[1].marksMissing = true;
    for (const std::size_t level : {0U, 1U}) {
        recipe.columns[2 + level].source = 1;
        recipe.columns[2 + level].level = static_cast<Index>(level);
    }
    return recipe;
}

}  // namespace

void EncodedAlikeTest::levelsCountByTheirNames() {
    FittedRecipe other = markedRecipe();
    QVERIFY(areEncodedAlike(markedRecipe(), other));
    other.sources[1].levels[1] = "Olten";
    QVERIFY(!areEncodedAlike(markedRecipe(), other));
}

void EncodedAlikeTest::marksOfMissingCellsCount() {
    FittedRecipe other = markedRecipe();
    other.columns[1].marksMissing = false;
    QVERIFY(!areEncodedAlike(markedRecipe(), other));
}

ARDENT_TEST(EncodedAlikeTest)
#include "encoded_alike_test.moc"
