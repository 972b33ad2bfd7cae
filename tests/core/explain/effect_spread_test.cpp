#include "core/explain/effect_spread.h"

#include <QtTest>
#include <array>
#include <cmath>

#include "tests/support/explained_model.h"

using namespace ardent;

class EffectSpreadTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data();
    void agreesWithBruteForce();
    void isZeroForWhatIsNotAsked();
    void seesAllOfRowsThatAlternate();
    void stopsWhenTold();
};

void EffectSpreadTest::agreesWithBruteForce_data() {
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("source");
    for (const int classes : {0, 2, 3})
        for (const int source : {0, 1, 2, 3, 4})
            QTest::addRow("%d classes, source %d", classes, source) << classes << source;
}

/// The deviation over the rows of the mean over the rows with the source as in one of them.
void EffectSpreadTest::agreesWithBruteForce() {
    QFETCH(int, classes);
    QFETCH(int, source);
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    const TaskPtr task = test::mixedTask(30, names);
    const Predictor predictor = test::randomPredictor(task->recipe, 7, true);
    const std::vector<std::int32_t> rows = test::allRows(*task);
    const std::array asked{Index{source}};
    const auto spreads = effectSpreads(predictor, task->x, rows, asked);
    QVERIFY(spreads);

    const auto& columns = task->recipe->columns;
    Matrix means = Matrix::Zero(predictor.fourier()->outputs(), std::ssize(rows));
    for (const std::int32_t from : rows)
        for (const std::int32_t row : rows) {
            Vector x = test::rowOf(task->x, row);
            for (Index j = 0; j < x.size(); ++j)
                if (columns[std::size_t(j)].source == source)
                    x[j] = static_cast<double>(task->x(from, j));
            means.col(from) += test::outputAt(predictor, x) / 30.;
        }
    const Matrix centred = means.colwise() - means.rowwise().mean();
    const double expected = std::sqrt(centred.squaredNorm() / 30.);
    const double found = spreads->values[std::size_t(source)];
    QVERIFY2(std::abs(found - expected) <= 1e-5 * (1. + expected),
             qPrintable(QStringLiteral("%1, not %2").arg(found).arg(expected)));
}

void EffectSpreadTest::isZeroForWhatIsNotAsked() {
    const TaskPtr task = test::mixedTask(30);
    const Predictor predictor = test::randomPredictor(task->recipe, 7, true);
    const std::array asked{Index{1}};
    const auto spreads = effectSpreads(predictor, task->x, test::allRows(*task), asked);
    QCOMPARE(spreads->names, (std::vector<std::string>{"a", "b", "colour", "size", "flat"}));
    QVERIFY(spreads->values[1] > 0.);
    QCOMPARE(spreads->values[0], 0.);
    QVERIFY(spreads->kind.english().ends_with("unit of y"));
}

/// Every second row has a = 0, the others −1 and 1.
void EffectSpreadTest::seesAllOfRowsThatAlternate() {
    std::vector<double> a;
    for (int i = 0; i < 2000; ++i) a.push_back(i % 2 == 0 ? 0. : i % 4 == 1 ? 1. : -1.);
    const TaskPtr task =
        test::taskOf({test::numbers("a", a), test::numbers("y", a)}, Problem::Regression);
    const Predictor predictor =
        test::linearPredictor(task->recipe, Matrix::Ones(1, 1), Vector::Zero(1), Link::Identity);
    const std::array asked{Index{0}};
    const auto spreads = effectSpreads(predictor, task->x, test::allRows(*task), asked);
    const double expected = std::sqrt(0.5);
    QVERIFY2(std::abs(spreads->values[0] - expected) < 0.15 * expected,
             qPrintable(QString::number(spreads->values[0])));
}

void EffectSpreadTest::stopsWhenTold() {
    const TaskPtr task = test::mixedTask(30);
    const Predictor predictor = test::randomPredictor(task->recipe, 7, true);
    const std::array asked{Index{1}};
    QVERIFY(!effectSpreads(predictor, task->x, test::allRows(*task), asked, [] { return false; }));
}

ARDENT_TEST(EffectSpreadTest)
#include "effect_spread_test.moc"
