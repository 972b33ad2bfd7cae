#include "core/data/task/folds.h"

#include <QTest>
#include <algorithm>

using namespace ardent;

class FoldsTest : public QObject {
    Q_OBJECT

private slots:
    void everyFoldHasItsShare();
    void classesAreSpreadEvenly();
    void theStreamDecides();
};

void FoldsTest::everyFoldHasItsShare() {
    RandomStream random(1, StreamId::Folds);
    const std::vector<int> fold = dealtFolds(10, {}, 3, random);
    QCOMPARE(fold.size(), std::size_t{10});
    QCOMPARE(std::ranges::count(fold, 0), std::ptrdiff_t{4});
    QCOMPARE(std::ranges::count(fold, 1), std::ptrdiff_t{3});
    QCOMPARE(std::ranges::count(fold, 2), std::ptrdiff_t{3});
}

void FoldsTest::classesAreSpreadEvenly() {
    std::vector<double> labels(40, 0.);
    for (std::size_t i = 0; i < labels.size(); i += 5) labels[i] = 1.;
    RandomStream random(1, StreamId::Folds);
    const std::vector<int> fold = dealtFolds(40, labels, 4, random);
    for (int f = 0; f < 4; ++f) {
        int ofOne = 0;
        for (std::size_t i = 0; i < fold.size(); ++i) ofOne += fold[i] == f && labels[i] == 1.;
        QCOMPARE(ofOne, 2);
    }
}

void FoldsTest::theStreamDecides() {
    RandomStream one(1, StreamId::Folds), same(1, StreamId::Folds), other(2, StreamId::Folds);
    const std::vector<int> fold = dealtFolds(50, {}, 5, one);
    QCOMPARE(dealtFolds(50, {}, 5, same), fold);
    QVERIFY(dealtFolds(50, {}, 5, other) != fold);
}

ARDENT_TEST(FoldsTest)
#include "folds_test.moc"
