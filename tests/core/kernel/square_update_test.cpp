#include "core/kernel/square_update.h"

#include <QtTest>

#include "core/parallel/blocks.h"

using namespace ardent;

class SquareUpdateTest : public QObject {
    Q_OBJECT

private slots:
    void subtractsFromTheLowerTriangle_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const int rows : {0, 1, 3, 23, 24, 25, 96, 97, 203})
            for (const int columns : {1, 5, 128})
                QTest::addRow("%d × %d", rows, columns) << rows << columns;
    }

    void subtractsFromTheLowerTriangle() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        std::srand(1);
        const Matrix p = Matrix::Random(rows, columns), before = Matrix::Random(rows, rows);
        Matrix c = before;
        subtractSquare(c, p);
        const Matrix wrong = (c - (before - p * p.transpose())).triangularView<Eigen::Lower>();
        QVERIFY(wrong.size() == 0 || wrong.cwiseAbs().maxCoeff() < 1e-12);
    }

    void readsAndWritesPartsOfLargerMatrices() {
        std::srand(2);
        const Matrix before = Matrix::Random(90, 90);
        Matrix c = before;
        subtractSquare(c.block(30, 30, 50, 50), before.block(30, 7, 50, 20));
        const Matrix p = before.block(30, 7, 50, 20);
        Matrix expected = before;
        expected.block(30, 30, 50, 50) -= p * p.transpose();
        const Matrix wrong = (c - expected).triangularView<Eigen::Lower>();
        QVERIFY(wrong.cwiseAbs().maxCoeff() < 1e-12);
        QVERIFY(c.rightCols(10) == before.rightCols(10));
        QVERIFY(c.bottomRows(10) == before.bottomRows(10));
    }

    void isTheSameForAnyNumberOfThreads() {
        std::srand(3);
        const Matrix p = Matrix::Random(500, 60);
        Matrix one = Matrix::Zero(500, 500), many = one;
        Arena(1).run([&] { subtractSquare(one, p); });
        Arena(8).run([&] { subtractSquare(many, p); });
        QVERIFY(one == many);
    }
};

ARDENT_TEST(SquareUpdateTest)
#include "square_update_test.moc"
