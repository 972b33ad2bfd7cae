#include "core/figure/notes/correlation_note.h"

#include <QtTest>
#include <cmath>

#include "tests/support/hand_made_task.h"

using namespace ardent;
using test::levels;
using test::numbers;

/// What is said of columns that are correlated.
class CorrelationNoteTest : public QObject {
    Q_OBJECT

private slots:
    void namesThePairAndItsCorrelation();
    void aTwinWithoutRelevanceIsNamedToo();
    void interactionsAreToldWhereRowsAreMissing();
    void saysNothingOfWeakOnesAndCategories();
    void takesTheFewMostRelevant();
    void aCorrelationShortOfOneIsNotOne();
    void saysWhereColumnsWereLeftOut();
    void seesAllOfRowsThatAlternate();

private:
    /// b = −2a but for one row, c goes with neither, kind is a category.
    TaskPtr task_ = test::taskOf(
        {numbers("a", {1., 2., 3., 4., 5., 6.}), numbers("b", {-2., -4., -6., -8., -10., -13.}),
         numbers("c", {1., -1., 1., 1., -1., 1.}), levels("kind", {"u", "v"}, {0, 0, 0, 1, 1, 1}),
         numbers("y", {1., 3., 2., 5., 4., 6.})},
        Problem::Regression);
};

void CorrelationNoteTest::namesThePairAndItsCorrelation() {
    QCOMPARE(effectCorrelationNote(*task_, task_->split.train, 0),
             std::string("a goes together with b (Pearson correlation -0.997 over 6 rows): the "
                         "mean is also taken "
                         "over combinations of the two that hardly any row has."));
    QVERIFY(effectCorrelationNote(*task_, task_->split.train, 1).starts_with("b goes together "));
}

void CorrelationNoteTest::aTwinWithoutRelevanceIsNamedToo() {
    const std::vector<Index> shown{1, 2};
    QCOMPARE(
        relevanceCorrelationNote(*task_, shown),
        std::string(
            "b goes together with a (Pearson correlation -0.997 over 6 rows): how the relevance is "
            "shared between them may be chance."));
}

void CorrelationNoteTest::interactionsAreToldWhereRowsAreMissing() {
    const std::vector<Index> withoutItsTwin{0, 2}, strongest{0, 1, 2};
    QCOMPARE(interactionCorrelationNote(*task_, withoutItsTwin), std::string());
    QCOMPARE(interactionCorrelationNote(*task_, strongest),
             std::string("a goes together with b (Pearson correlation -0.997 over 6 rows): their "
                         "strong scores may lie "
                         "where hardly any rows are."));
}

void CorrelationNoteTest::saysNothingOfWeakOnesAndCategories() {
    for (const Index source : {2, 3}) {
        QCOMPARE(effectCorrelationNote(*task_, task_->split.train, source), std::string());
        QCOMPARE(relevanceCorrelationNote(*task_, {&source, 1}), std::string());
    }
    QCOMPARE(relevanceCorrelationNote(*task_, {}), std::string());
}

void CorrelationNoteTest::takesTheFewMostRelevant() {
    QCOMPARE(mostRelevant({"score", {"a", "b", "c"}, {0., 2., 1.}}), (std::vector<Index>{1, 2}));
    const Relevance many{"score", std::vector<std::string>(7), {1., 7., 2., 6., 3., 5., 4.}};
    QCOMPARE(mostRelevant(many), (std::vector<Index>{1, 3, 4, 5, 6}));
}

void CorrelationNoteTest::aCorrelationShortOfOneIsNotOne() {
    std::vector<double> a, b;
    for (int i = 0; i < 100; ++i) {
        a.push_back(i);
        b.push_back(i + 0.3 * (i % 2));
    }
    const auto noteOf = [&](double sign) {
        std::vector<double> other = b;
        for (double& value : other) value *= sign;
        const TaskPtr task = test::taskOf({numbers("a", a), numbers("b", other), numbers("y", a)},
                                          Problem::Regression);
        return effectCorrelationNote(*task, task->split.train, 0);
    };
    QVERIFY2(noteOf(1.).find("(Pearson correlation > 0.999 over 100 rows)") != std::string::npos,
             noteOf(1.).c_str());
    QVERIFY2(noteOf(-1.).find("(Pearson correlation < -0.999 over 100 rows)") != std::string::npos,
             noteOf(-1.).c_str());
}

void CorrelationNoteTest::saysWhereColumnsWereLeftOut() {
    std::vector<Column> columns;
    for (int i = 0; i < 1010; ++i)
        columns.push_back(numbers("x" + std::to_string(i), {1., -1., 1., 1., -1., 1.}));
    columns.push_back(numbers("a", {1., 2., 3., 4., 5., 6.}));
    columns.push_back(numbers("b", {-2., -4., -6., -8., -10., -13.}));
    columns.push_back(numbers("y", {1., 3., 2., 5., 4., 6.}));
    const TaskPtr task = test::taskOf(std::move(columns), Problem::Regression);
    const std::vector<Index> shown{1010, 1011};
    const std::string note = relevanceCorrelationNote(*task, shown);
    QVERIFY2(
        note.starts_with(
            "a goes together with b (Pearson correlation -0.997 over 6 rows, the strongest with "
            "1000 of 1012 numeric columns): "),
        note.c_str());
}

/// In every second row both columns are 0.
void CorrelationNoteTest::seesAllOfRowsThatAlternate() {
    std::vector<double> a, b, y;
    for (int i = 0; i < 4000; ++i) {
        a.push_back(i % 2 == 0 ? 0. : std::sin(i));
        b.push_back(2. * a.back());
        y.push_back(std::cos(i));
    }
    const TaskPtr task =
        test::taskOf({numbers("a", a), numbers("b", b), numbers("y", y)}, Problem::Regression);
    const std::vector<Index> shown{0};
    const std::string note = relevanceCorrelationNote(*task, shown);
    QVERIFY2(note.starts_with("a goes together with b (Pearson correlation 1 over 2,000 rows)"),
             note.c_str());
}

ARDENT_TEST(CorrelationNoteTest)
#include "correlation_note_test.moc"
