#include "core/data/task/sources.h"

#include <QTest>

using namespace ardent;

class SourcesTest : public QObject {
    Q_OBJECT

private slots:
    void inputsStandSideBySide();
    void namesFollowTheRecipe();
};

namespace {

/// A number between two categories of three and two columns.
FittedRecipe recipe() {
    FittedRecipe made;
    made.sources.resize(3);
    made.sources[0].name = "colour";
    made.sources[0].type = ColumnType::Categorical;
    made.sources[1].name = "age";
    made.sources[2].name = "town";
    made.sources[2].type = ColumnType::Categorical;
    for (const Index source : {0, 0, 0, 1, 2, 2}) {
        EncodedColumn column;
        column.source = source;
        made.columns.push_back(column);
    }
    return made;
}

}  // namespace

void SourcesTest::inputsStandSideBySide() {
    const std::vector<SourceInputs> inputs = sourceInputs(recipe());
    QCOMPARE(inputs.size(), std::size_t{3});
    const std::vector<Index> first{0, 3, 4}, count{3, 1, 2};
    for (std::size_t s = 0; s < 3; ++s) {
        QCOMPARE(inputs[s].first, first[s]);
        QCOMPARE(inputs[s].count, count[s]);
        QCOMPARE(inputs[s].numeric, s == 1);
    }
}

void SourcesTest::namesFollowTheRecipe() {
    QCOMPARE(sourceNames(recipe()), (std::vector<std::string>{"colour", "age", "town"}));
}

ARDENT_TEST(SourcesTest)
#include "sources_test.moc"
