#include "core/figure/boundary/boundary_axes.h"

#include <QtTest>

using namespace ardent;

class BoundaryAxesTest : public QObject {
    Q_OBJECT

private slots:
    void theMostRelevantNumbersComeFirst();
    void aCategoryThatIsUsedComesBeforeNumbersThatAreNot();
};

void BoundaryAxesTest::theMostRelevantNumbersComeFirst() {
    FittedRecipe recipe;
    recipe.sources = {{"a", ColumnType::Numeric, 0., {}},
                      {"colour", ColumnType::Categorical, 0., {"blue", "red"}},
                      {"b", ColumnType::Numeric, 0., {}},
                      {"c", ColumnType::Numeric, 0., {}}};
    const auto order = [&](const std::vector<double>& values) {
        return axesByRelevance(recipe, Relevance{"", {}, values}, std::nullopt);
    };
    QCOMPARE(order({0.1, 9., 0.3, 0.2}), (std::vector<Index>{2, 3, 0, 1}));
    QCOMPARE(order({0.2, 9., 0.2, 0.3}), (std::vector<Index>{3, 0, 2, 1}));
    QCOMPARE(order({std::nan(""), 9., 0.1, 0.3}), (std::vector<Index>{3, 2, 1, 0}));
    QCOMPARE(axesByRelevance(recipe, std::nullopt, std::nullopt), (std::vector<Index>{0, 2, 3, 1}));
    Selection selection;
    selection.order = {3, 1, 0, 2};
    selection.chosen = 3;
    QCOMPARE(axesByRelevance(recipe, Relevance{"", {}, {0.1, 9., 0.3, 0.2}}, selection),
             (std::vector<Index>{3, 0, 1, 2}));
}

/// Over a number that it does not use a model is constant.
void BoundaryAxesTest::aCategoryThatIsUsedComesBeforeNumbersThatAreNot() {
    FittedRecipe recipe;
    recipe.sources = {{"a", ColumnType::Numeric, 0., {}},
                      {"b", ColumnType::Numeric, 0., {}},
                      {"colour", ColumnType::Categorical, 0., {"blue", "red"}},
                      {"shape", ColumnType::Categorical, 0., {"disc", "square"}}};
    QCOMPARE(axesByRelevance(recipe, Relevance{"", {}, {0., 0.2, 0.7, 0.}}, std::nullopt),
             (std::vector<Index>{1, 2, 0, 3}));
    QCOMPARE(axesByRelevance(recipe, Relevance{"", {}, {0., 0.2, 0.1, 0.9}}, std::nullopt),
             (std::vector<Index>{1, 3, 2, 0}));
    Selection selection;
    selection.order = {2, 1, 0, 3};
    selection.chosen = 2;
    QCOMPARE(axesByRelevance(recipe, Relevance{"", {}, {0.3, 0.2, 0.7, 0.1}}, selection),
             (std::vector<Index>{1, 2, 0, 3}));
}

ARDENT_TEST(BoundaryAxesTest)
#include "boundary_axes_test.moc"
