#include "core/method/srff/srff_search.h"

#include <QtTest>

#include "tests/support/small_task.h"

using namespace ardent;

namespace {

/// Objectives of all λ of a search, the largest λ first.
std::vector<double> objectives(const Task& task, const std::vector<Vector>& starts) {
    const FourierBasis basis = drawBasis(Sampler::Gaussian, task.x.cols(), 40, 1);
    SrffSolver<float> solver(basis, Loss::Squared, 1,
                             SrffRows<float>{task.x, task.y, task.split.train}, Intercept::Free);
    SrffSearch search(solver, 4., penaltyGrid(1., 1e6, 20), {30, 1e-2}, starts);
    std::vector<double> found;
    while (!search.finished())
        if (search.advance(always) == SrffSearch::Did::Lambda)
            found.push_back(search.point().objective);
    return found;
}

}  // namespace

class SrffSearchTest : public QObject {
    Q_OBJECT

private slots:
    /// Every λ starts from the solution of a larger one, whose objective is higher already under
    /// its own λ: a path without teeth.
    void theObjectiveFallsWithEveryPenalty_data() {
        QTest::addColumn<QString>("set");
        for (const char* set : {"gse1", "gse2", "additive"}) QTest::addRow("%s", set) << set;
    }
    void theObjectiveFallsWithEveryPenalty() {
        QFETCH(QString, set);
        const TaskPtr task = test::syntheticTask(set.toStdString(), 300);
        const Vector given = Vector::LinSpaced(task->x.cols(), 1., 2.);
        for (const Vector& start : {Vector(), given}) {
            const std::vector<double> found = objectives(*task, {start});
            QCOMPARE(found.size(), std::size_t{20});
            for (std::size_t i = 1; i < found.size(); ++i)
                QVERIFY2(found[i] <= found[i - 1] * (1. + 1e-6),
                         qPrintable(
                             QStringLiteral("%1: %2, %3").arg(i).arg(found[i - 1]).arg(found[i])));
        }
    }
};

ARDENT_TEST(SrffSearchTest)
#include "srff_search_test.moc"
