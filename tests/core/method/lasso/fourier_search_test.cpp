#include "core/method/lasso/fourier_search.h"

#include <QtTest>

#include "tests/support/wide_task.h"

using namespace ardent;

/// What a search leaves out, it says.
class FourierSearchTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatIsNotRanked_data();
    void saysWhatIsNotRanked();
    void saysWhereHiddenSetsAreNotLookedFor();
};

namespace {

/// One wave of all variables.
FourierSum oneWave(Index inputs) {
    FourierSum sum{FourierColumns(inputs), Matrix::Ones(1, 1)};
    std::vector<FourierColumns::Entry> entries;
    for (Index j = 0; j < inputs; ++j) entries.push_back({j, 0.1});
    sum.columns.add(FourierColumns::Shape::Sine, entries, 0);
    return sum;
}

}  // namespace

void FourierSearchTest::saysWhatIsNotRanked_data() {
    QTest::addColumn<int>("variables");
    QTest::addColumn<QString>("says");
    QTest::addRow("all are ranked") << 20 << "";
    QTest::addRow("pairs are ranked") << 235 << "triples are not ranked, for too many";
    QTest::addRow("no pairs are ranked") << 2100 << "pairs and triples are not ranked, for too";
}

void FourierSearchTest::saysWhatIsNotRanked() {
    QFETCH(int, variables);
    QFETCH(QString, says);
    const TaskPtr task = test::wideTask(8, variables);
    const auto ranked = rankSets(*task, oneWave(variables), always);
    QCOMPARE(ranked->variables.size(), std::size_t(variables));
    QVERIFY(ranked->rows.empty());
    QCOMPARE(ranked->unranked.empty(), says.isEmpty());
    QVERIFY2(ranked->unranked.english().starts_with(says.toStdString()),
             ranked->unranked.english().c_str());
    std::size_t largest = 0;
    for (const auto& set : ranked->interactions) largest = std::max(largest, set.sources.size());
    QCOMPARE(largest, std::size_t(variables == 20 ? 3 : variables == 235 ? 2 : 0));
}

void FourierSearchTest::saysWhereHiddenSetsAreNotLookedFor() {
    QVERIFY(hiddenLimits(*test::wideTask(10, 500)->recipe, {}).empty());
    const TaskPtr wide = test::wideTask(10, 501);
    QCOMPARE(sentences(hiddenLimits(*wide->recipe, {})).english(),
             std::string("hidden sets were looked for among the 500 most important variables"));
    QVERIFY(hiddenLimits(*wide->recipe, {.mostHidden = 0}).empty());

    std::vector<std::string> names;
    std::vector<std::int32_t> codes;
    std::vector<double> y;
    for (int i = 0; i < 42; ++i) {
        if (i < 21) names.push_back("level " + std::to_string(i));
        codes.push_back(i % 21);
        y.push_back(i * i % 5);
    }
    const TaskPtr levels =
        test::taskOf({test::levels("c", names, codes), test::numbers("y", y)}, Problem::Regression);
    QCOMPARE(sentences(hiddenLimits(*levels->recipe, {})).english(),
             std::string("hidden sets were looked for without the categories of more than 20 "
                         "levels"));
}

ARDENT_TEST(FourierSearchTest)
#include "fourier_search_test.moc"
