#include <QTest>

#include "core/data/task/encoded_size.h"

using namespace ardent;

class EncodedSizeTest : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatDoesNotFit();
};

void EncodedSizeTest::refusesWhatDoesNotFit() {
    FittedRecipe recipe;
    recipe.sources.resize(2);
    recipe.sources[1].name = "city";
    recipe.columns.resize(500);
    for (std::size_t j = 1; j < 500; ++j) recipe.columns[j].source = 1;
    constexpr std::uint64_t kBytes = std::uint64_t{4} * 1000000 * 500;
    QVERIFY(requireMemory("big.csv", 1000000, recipe, 2 * kBytes));
    const auto refused = requireMemory("big.csv", 1000000, recipe, kBytes);
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, Fault::Data);
    QCOMPARE(refused.error().text.english(),
             std::string("big.csv encoded as 1,000,000 rows by 500 columns takes 2.0 GB, but only "
                         "1.8 GB of the free memory can be used; ignore columns with many "
                         "categories such as \"city\" (499)."));
}

QTEST_GUILESS_MAIN(EncodedSizeTest)
#include "encoded_size_test.moc"
