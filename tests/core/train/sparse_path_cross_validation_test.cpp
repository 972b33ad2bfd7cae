#include "core/train/sparse_path_cross_validation.h"

#include <QtTest>

#include "core/data/task/folds.h"
#include "core/parallel/blocks.h"
#include "tests/support/sparse_problem.h"

using namespace ardent;

class SparsePathCrossValidationTest : public QObject {
    Q_OBJECT

private slots:
    void scoresAreThoseOfSeparateFits();
    void threadsChangeNothing();
    void stoppingChangesNothing();
    void oneFoldIsThePathAlone();
};

namespace {

std::vector<int> foldsOf(const SparseResponse& response, int folds) {
    RandomStream random(7, StreamId::Folds);
    return dealtFolds(response.values.size(), {}, folds, random);
}

SparseCrossValidation problem(SparseFamily family, int folds) {
    auto [columns, response] = test::sparseProblem(family, 90, 12, 3);
    SparsePathOptions options;
    options.lambdas = 12;
    options.smallestShare = 0.05;
    const std::vector<int> fold = foldsOf(response, folds);
    return {std::move(columns), std::move(response), options, fold};
}

void finish(SparseCrossValidation& fit) {
    while (!fit.finished()) QVERIFY(fit.advance(always));
}

}  // namespace

void SparsePathCrossValidationTest::scoresAreThoseOfSeparateFits() {
    auto [columns, response] = test::sparseProblem(SparseFamily::Gaussian, 90, 12, 3);
    const std::vector<int> fold = foldsOf(response, 3);
    SparseCrossValidation fit = problem(SparseFamily::Gaussian, 3);
    finish(fit);
    const std::size_t at = fit.lambdas().size() - 2;
    Vector losses(3);
    for (int f = 0; f < 3; ++f) {
        std::vector<Index> in;
        std::vector<Index> out;
        for (std::size_t i = 0; i < fold.size(); ++i) (fold[i] == f ? out : in).push_back(Index(i));
        SparsePathOptions options;
        options.givenLambdas = {fit.lambdas()[at]};
        SparsePath path(std::make_shared<const SparseColumns>(
                            SparseColumns{columns.values(in, Eigen::all), {}}),
                        std::make_shared<const SparseResponse>(
                            SparseResponse{SparseFamily::Gaussian, response.values(in), 1}),
                        options);
        QVERIFY(path.advance(always));
        const RowRange all{0, Index(out.size())};
        losses[f] = meanLoss({SparseFamily::Gaussian, response.values(out), 1}, all,
                             scoresAt(path.solutions()[0], columns.values(out, Eigen::all), all));
    }
    COMPARE_WITHIN(fit.means()[at], losses.mean(), 1e-5);
    const double error = std::sqrt((losses.array() - losses.mean()).square().mean() / 2.);
    COMPARE_WITHIN(fit.errors()[at], error, 1e-5);
    QVERIFY(fit.sparse() <= fit.best());
    QVERIFY(fit.best() > 0);
}

void SparsePathCrossValidationTest::threadsChangeNothing() {
    for (const SparseFamily family :
         {SparseFamily::Gaussian, SparseFamily::Binomial, SparseFamily::Multinomial}) {
        SparseCrossValidation one = problem(family, 5);
        SparseCrossValidation four = problem(family, 5);
        Arena(1).run([&] { finish(one); });
        Arena(4).run([&] { finish(four); });
        QCOMPARE(one.means(), four.means());
        QCOMPARE(one.solutions().back().coefficients, four.solutions().back().coefficients);
    }
}

void SparsePathCrossValidationTest::stoppingChangesNothing() {
    SparseCrossValidation calm = problem(SparseFamily::Binomial, 4);
    SparseCrossValidation stopped = problem(SparseFamily::Binomial, 4);
    finish(calm);
    for (int calls = 0; !stopped.finished(); ++calls) {
        int left = 1 + calls % 13;
        stopped.advance([&] { return --left > 0; });
        if (calls % 20 == 19) QVERIFY(stopped.advance(always));
    }
    QCOMPARE(calm.means(), stopped.means());
}

void SparsePathCrossValidationTest::oneFoldIsThePathAlone() {
    SparseCrossValidation fit = problem(SparseFamily::Gaussian, 1);
    finish(fit);
    QVERIFY(std::isnan(fit.means().front()));
    QCOMPARE(fit.best(), Index{-1});
    QCOMPARE(fit.solutions().size(), fit.lambdas().size());
}

ARDENT_TEST(SparsePathCrossValidationTest)
#include "sparse_path_cross_validation_test.moc"
