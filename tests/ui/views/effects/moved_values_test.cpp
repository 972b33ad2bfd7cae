#include "ui/views/effects/moved_values.h"

#include <QTest>

using namespace ardent;

class MovedValuesTest : public QObject {
    Q_OBJECT

private slots:
    void textsComeBack();
    void whatIsNotKnownIsLeftOut();
};

namespace {

FittedRecipe twoSources() {
    FittedRecipe recipe;
    recipe.sources = {{"age \"now\"", ColumnType::Numeric, 0., {}},
                      {"sex", ColumnType::Categorical, 0., {"female", "male"}}};
    return recipe;
}

}  // namespace

void MovedValuesTest::textsComeBack() {
    const FittedRecipe recipe = twoSources();
    const MovedValues moved{{0, 0.1}, {1, 1.}};
    QVERIFY(movedFrom(recipe, movedText(recipe, moved)) == moved);
    QVERIFY2(movedText(recipe, moved).contains(QStringLiteral("\"sex\":\"male\"")),
             qPrintable(movedText(recipe, moved)));
    QCOMPARE(movedText(recipe, {}), QString());
    QVERIFY(movedFrom(recipe, QString()).empty());
}

void MovedValuesTest::whatIsNotKnownIsLeftOut() {
    const FittedRecipe recipe = twoSources();
    for (const char* text : {"{\"other\":1}", "{\"sex\":\"none\"}", "{\"sex\":0}", "[1]", "{",
                             "{\"age \\\"now\\\"\":\"old\"}"})
        QVERIFY2(movedFrom(recipe, QString::fromLatin1(text)).empty(), text);
}

ARDENT_TEST(MovedValuesTest)
#include "moved_values_test.moc"
