#include "core/select/selection.h"

#include <QtTest>
#include <array>

#include "core/data/synthetic/synthetic.h"
#include "core/random/random_stream.h"
#include "tests/support/columns.h"

using namespace ardent;

namespace {

ScreenedTable selected(const Table& table, Seed seed = 1) {
    Recipe recipe;
    recipe.target = "y";
    return *select(recipe, table, 0.1, seed);
}

std::vector<Index> selectedOnes(const ScreenedTable& selection) {
    std::vector<Index> ones;
    for (Index j = 0; j < std::ssize(selection.names); ++j)
        if (selection.screening.variables[std::size_t(j)].selected) ones.push_back(j);
    return ones;
}

Table synthetic(const char* id, int inputs, Seed seed) {
    const SyntheticSet set = withInputs(*findSyntheticSet(id), inputs);
    return synthesize(set, set.defaultRows, seed);
}

std::vector<double> draw(RandomStream& random, Index rows) {
    std::vector<double> values(static_cast<std::size_t>(rows));
    for (double& value : values) value = random.normal();
    return values;
}

/// So many normal variables that say nothing of a normal target.
Table nullTable(Index rows, int inputs, Seed seed) {
    RandomStream random(seed, StreamId::SyntheticDesign);
    std::vector<Column> columns;
    for (int j = 0; j < inputs; ++j) columns.push_back(test::numbers("x", draw(random, rows)));
    columns.push_back(test::numbers("y", draw(random, rows)));
    return test::table(std::move(columns));
}

}  // namespace

class SelectionTest : public QObject {
    Q_OBJECT

private slots:
    void aCopyOfASelectedVariableIsNamed() {
        RandomStream random(3, StreamId::SyntheticDesign);
        const std::vector<double> x = draw(random, 200), noise = draw(random, 200);
        std::vector<double> copy = x, y = x;
        for (std::size_t i = 0; i < x.size(); ++i) {
            copy[i] += 0.01 * noise[i];
            y[i] += 0.2 * noise[(i + 7) % x.size()];
        }
        const ScreenedTable found =
            selected(test::table({test::numbers("x", x), test::numbers("copy", copy),
                                  test::numbers("other", noise), test::numbers("y", y)}));
        const auto ones = selectedOnes(found);
        QCOMPARE(std::ssize(ones), Index{1});
        const Index left = ones[0] == 0 ? 1 : 0;
        QCOMPARE(found.screening.variables[std::size_t(left)].twin, ones[0]);
        QCOMPARE(found.screening.variables[2].twin, Index{-1});
        QVERIFY(std::ranges::any_of(found.notes, [](const Message& note) {
            return note.code() == std::string_view("selected-for-others");
        }));
    }
    void findsPairsWithoutMainEffects_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"ring", "xor_pair"}) QTest::addRow("%s", id) << id;
    }
    void findsPairsWithoutMainEffects() {
        QFETCH(QString, id);
        const ScreenedTable found = selected(synthetic(qPrintable(id), 64, 1));
        const auto ones = selectedOnes(found);
        QVERIFY(ones.size() >= 2 && ones.size() <= 3);
        QCOMPARE(ones[0], Index(0));
        QCOMPARE(ones[1], Index(1));
        QVERIFY(!found.screening.pairs.empty());
        QCOMPARE(found.screening.pairs[0].first, Index(0));
        QCOMPARE(found.screening.pairs[0].second, Index(1));
        QVERIFY(found.screening.pairs[0].selected);
    }

    /// 60 rows, each five times.
    void copiesOfRowsAreNoEvidence() {
        for (Seed seed = 1; seed <= 5; ++seed) {
            Table table = nullTable(60, 3, seed);
            for (Column& column : table.columns)
                for (Index copy = 0; copy < 240; ++copy)
                    column.numbers.append(column.numbers.at(copy % 60));
            table.rows = 300;
            const ScreenedTable found = selected(table);
            QCOMPARE(found.rows, Index(60));
            QCOMPARE(selectedOnes(found), std::vector<Index>());
            QVERIFY(found.notes.front().english().starts_with("240 of 300 rows repeat"));
        }
    }

    /// Of two columns of levels and two classes equal rows are no copies.
    void equalRowsOfCategoriesCount() {
        std::vector<std::string> a, y;
        for (int i = 0; i < 200; ++i) {
            a.push_back(i % 2 == 0 ? "red" : "blue");
            y.push_back(i % 2 == 0 ? "yes" : "no");
        }
        const ScreenedTable found =
            selected(test::table({test::categories("a", a), test::categories("y", y)}));
        QCOMPARE(found.rows, Index(200));
    }

    /// Of a class of 5 % that one column parts, what is left lies in its rows alone.
    void noiseBesideALeakOfARareClassIsNotSelected() {
        for (Seed seed = 1; seed <= 5; ++seed) {
            RandomStream random(seed, StreamId::SyntheticDesign);
            std::vector<double> leak;
            std::vector<std::string> churn;
            std::array<std::vector<double>, 4> noise;
            for (int i = 0; i < 1000; ++i) {
                const bool isOne = random.below(20) == 0;
                leak.push_back(isOne ? random.uniform(10., 90.) : 0.);
                churn.push_back(isOne ? "yes" : "no");
                for (auto& column : noise) column.push_back(random.normal());
            }
            std::vector<Column> columns;
            for (std::size_t j = 0; j < noise.size(); ++j)
                columns.push_back(test::numbers("n" + std::to_string(j), noise[j]));
            columns.push_back(test::numbers("leak", leak));
            columns.push_back(test::categories("y", churn));
            QCOMPARE(selectedOnes(selected(test::table(columns))), std::vector<Index>{4});
        }
    }

    void nullTablesSelectNoMoreThanTheRate() {
        int withFalse = 0;
        for (Seed seed = 1; seed <= 40; ++seed)
            withFalse += selectedOnes(selected(nullTable(200, 20, seed))).empty() ? 0 : 1;
        QVERIFY2(withFalse <= 8, qPrintable(QString::number(withFalse)));  // 4 ± 2 · 1.9
    }

    void findsAPairOfCategories() {
        RandomStream random(1, StreamId::SyntheticDesign);
        std::vector<std::string> one, other, third;
        std::vector<double> y;
        for (int i = 0; i < 300; ++i) {
            const std::uint32_t a = random.below(4), b = random.below(3);
            one.push_back("a" + std::to_string(a));
            other.push_back("b" + std::to_string(b));
            third.push_back("c" + std::to_string(random.below(3)));
            y.push_back(((a + b) % 2 == 0 ? 1. : -1.) + random.normal());
        }
        const ScreenedTable found =
            selected(test::table({test::categories("x1", one), test::categories("x2", other),
                                  test::categories("x3", third), test::numbers("y", y)}));
        QCOMPARE(selectedOnes(found), (std::vector<Index>{0, 1}));
    }

    void whatGoesAlongWithASelectedOneFallsOut() {
        RandomStream random(2, StreamId::SyntheticDesign);
        std::vector<double> x = draw(random, 400), shadow = draw(random, 400),
                            y = draw(random, 400);
        for (std::size_t i = 0; i < x.size(); ++i) {
            y[i] += 2. * x[i] * x[i];
            shadow[i] = x[i] + 0.5 * shadow[i];
        }
        const ScreenedTable found = selected(test::table(
            {test::numbers("shadow", shadow), test::numbers("x", x), test::numbers("y", y)}));
        QCOMPARE(selectedOnes(found), (std::vector<Index>{1}));
        QVERIFY(found.screening.pairs.empty());
    }

    /// Both p are too small for a number.
    void theCauseIsFoundBesideItsCopyInAnyOrder() {
        RandomStream random(6, StreamId::SyntheticDesign);
        std::vector<double> x = draw(random, 1500), near = draw(random, 1500),
                            y = draw(random, 1500), other = draw(random, 1500);
        for (std::size_t i = 0; i < x.size(); ++i) {
            near[i] = x[i] + 0.02 * near[i];
            y[i] = 3. * x[i] + 0.01 * y[i];
        }
        const ScreenedTable after =
            selected(test::table({test::numbers("near", near), test::numbers("x", x),
                                  test::numbers("z", other), test::numbers("y", y)}));
        QCOMPARE(selectedOnes(after), (std::vector<Index>{1}));
        const ScreenedTable before =
            selected(test::table({test::numbers("x", x), test::numbers("near", near),
                                  test::numbers("z", other), test::numbers("y", y)}));
        QCOMPARE(selectedOnes(before), (std::vector<Index>{0}));
    }

    void whatHasNoRoomIsSaid() {
        RandomStream random(7, StreamId::SyntheticDesign);
        const std::vector<double> z = draw(random, 25);
        std::vector<Column> columns;
        for (int j = 0; j < 6; ++j) {
            std::vector<double> copy = draw(random, 25);
            for (std::size_t i = 0; i < copy.size(); ++i) copy[i] = z[i] + 0.3 * copy[i];
            columns.push_back(test::numbers("x", copy));
        }
        columns.push_back(test::numbers("y", z));
        const ScreenedTable found = selected(test::table(std::move(columns)));
        QVERIFY(found.screening.hadNoRoom);
        QCOMPARE(found.notes.back().code(), std::string("no-room-in-fit"));
    }

    /// Most of the target is 0 and a few rows are large: where F tests are too sure.
    void skewedNullTablesSelectNoMoreThanTheRate() {
        int withFalse = 0;
        for (Seed seed = 1; seed <= 40; ++seed) {
            Table table = nullTable(200, 20, seed);
            NumericCells skewed;
            for (Index i = 0; i < 200; ++i) {
                const double value = table.columns.back().numbers.at(i);
                skewed.append(value > 1.6 ? std::exp(2. * value) : 0.);
            }
            table.columns.back().numbers = skewed;
            withFalse += selectedOnes(selected(table)).empty() ? 0 : 1;
        }
        QVERIFY2(withFalse <= 8, qPrintable(QString::number(withFalse)));
    }

    void aMissingCellCanSpeak() {
        RandomStream random(3, StreamId::SyntheticDesign);
        std::vector<double> x = draw(random, 200), y = draw(random, 200);
        for (std::size_t i = 0; i < x.size(); i += 4) {
            x[i] = test::kMissing;
            y[i] += 3.;
        }
        const ScreenedTable found =
            selected(test::table({test::numbers("x", x), test::numbers("y", y)}));
        QCOMPARE(selectedOnes(found), (std::vector<Index>{0}));
    }

    void constantColumnsAreSkippedAndSaid() {
        RandomStream random(4, StreamId::SyntheticDesign);
        const std::vector<double> x = draw(random, 60);
        const ScreenedTable found =
            selected(test::table({test::numbers("same", std::vector<double>(60, 5.)),
                                  test::numbers("x", x), test::numbers("y", x)}));
        QCOMPARE(selectedOnes(found), (std::vector<Index>{1}));
        QCOMPARE(found.notes.back().code(), std::string("variables-skipped"));
    }

    void oneClassIsRefused() {
        Recipe recipe;
        recipe.target = "y";
        recipe.problem = ProblemChoice::Classification;
        const auto refused = select(
            recipe, test::table({test::numbers("x", {1, 2, 3}), test::numbers("y", {1, 1, 1})}),
            0.1, 1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().text.code(), std::string("target-constant"));
    }

    void threeRowsSelectNothing() {
        const ScreenedTable found = selected(
            test::table({test::numbers("x", {1, 2, 3}), test::numbers("y", {1.5, 2.5, 3.5})}));
        QVERIFY(selectedOnes(found).empty());
    }

    void moreVariablesThanRows() {
        Table table = nullTable(60, 150, 5);
        table.columns[3].numbers = table.columns.back().numbers;
        QCOMPARE(selectedOnes(selected(table)), (std::vector<Index>{3}));
    }
};

ARDENT_TEST(SelectionTest)
#include "selection_test.moc"
