#include "core/model/error_size.h"

#include <QtTest>
#include <random>

using namespace ardent;

class ErrorSizeTest : public QObject {
    Q_OBJECT

private slots:
    void errorsAlikeHaveOneSize() {
        const auto [predictions, truth] = drawn(2000, [](double) { return 1.; });
        QVERIFY(errorSize(predictions, truth).places.empty());
        QCOMPARE(sizeAt({}, 3.), 1.);
    }

    void sizesFollowThePredictions() {
        const auto [predictions, truth] = drawn(2000, [](double at) { return 1. + at; });
        const ErrorSize size = errorSize(predictions, truth);
        QCOMPARE(size.places.size(), std::size_t(10));
        QVERIFY(std::ranges::is_sorted(size.places));
        QVERIFY(sizeAt(size, 9.) > 2. * sizeAt(size, 1.));
        QCOMPARE(sizeAt(size, -50.), size.sizes.front());
        QCOMPARE(sizeAt(size, 50.), size.sizes.back());
        const double middle = (size.places[3] + size.places[4]) / 2.;
        QVERIFY(std::abs(sizeAt(size, middle) - (size.sizes[3] + size.sizes[4]) / 2.) < 1e-12);
    }

    void fewRowsHaveOneSize() {
        const auto [predictions, truth] = drawn(199, [](double at) { return 1. + at; });
        QVERIFY(errorSize(predictions, truth).places.empty());
        QVERIFY(errorSize(Vector(0), Vector(0)).places.empty());
        QVERIFY(errorSize(Vector::Ones(500), Vector::Ones(500)).places.empty());
    }

private:
    template <class Size>
    static std::pair<Vector, Vector> drawn(Index rows, Size size) {
        std::mt19937 engine(2);
        std::uniform_real_distribution<double> uniform(0., 10.);
        std::normal_distribution<double> normal;
        Vector predictions(rows), truth(rows);
        for (Index i = 0; i < rows; ++i) {
            predictions[i] = uniform(engine);
            truth[i] = predictions[i] + size(predictions[i]) * normal(engine);
        }
        return {predictions, truth};
    }
};

ARDENT_TEST(ErrorSizeTest)
#include "error_size_test.moc"
