#include "ui/figure/field_map.h"

#include <QtTest>
#include <array>
#include <cmath>

#include "ui/style/colour_map.h"

using namespace ardent;

namespace {

/// Three classes along x whose probabilities cross between grid points.
Field threeClasses(Index steps) {
    Field field;
    field.x = {0., 1.};
    field.y = {0., 1.};
    field.map = ColourMap::Classes;
    field.classes = {"a", "b", "c"};
    field.values.resize(steps, 2);
    field.strength.resize(steps, 2);
    field.runnerUp.resize(steps, 2);
    for (Index i = 0; i < steps; ++i) {
        const double x = static_cast<double>(i) / static_cast<double>(steps - 1);
        const std::array p{0.8 - 0.8 * x, 0.3, 0.8 * x - 0.1};
        Index best = 0;
        for (Index k = 1; k < 3; ++k) {
            if (p[static_cast<std::size_t>(k)] > p[static_cast<std::size_t>(best)]) best = k;
        }
        double second = 0.;
        for (Index k = 0; k < 3; ++k) {
            if (k != best) second = std::max(second, p[static_cast<std::size_t>(k)]);
        }
        field.values.row(i).setConstant(static_cast<double>(best));
        field.strength.row(i).setConstant(p[static_cast<std::size_t>(best)]);
        field.runnerUp.row(i).setConstant(second);
    }
    return field;
}

QImage imageOf(const Field& field, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    paintField(field, ThemeKind::Light, image);
    return image;
}

/// Where along a row of the image the hue changes, as shares of its width.
std::vector<double> boundaries(const QImage& image) {
    std::vector<double> places;
    for (int x = 1; x < image.width(); ++x) {
        const int before = image.pixelColor(x - 1, 0).hue();
        const int now = image.pixelColor(x, 0).hue();
        if (std::abs(before - now) > 20) places.push_back(static_cast<double>(x) / image.width());
    }
    return places;
}

}  // namespace

class FieldMapTest : public QObject {
    Q_OBJECT

private slots:
    void boundariesLieBetweenGridPoints();
    void valuesAreInterpolated();
    void divergingRangeIsSymmetric();
    void levelsAreNotInterpolated();
    void pointsHaveTheSameScale();
    void constantFieldHasARange();
    void missingValuesAreGrey();
};

/// a and b are equal at x = 0.625, but c overtakes b at 0.5 and meets a at 0.5625, between two grid
/// points.
void FieldMapTest::boundariesLieBetweenGridPoints() {
    const QImage image = imageOf(threeClasses(8), QSize(320, 320));
    const std::vector<double> places = boundaries(image);
    QCOMPARE(int(places.size()), 1);
    QVERIFY2(std::abs(places[0] - 0.5625) < 0.01, qPrintable(QString::number(places[0])));
}

void FieldMapTest::valuesAreInterpolated() {
    Field field;
    field.x = {0., 1.};
    field.y = {0., 1.};
    field.values = (Matrix(2, 2) << 0., 1., 2., 3.).finished();
    const QImage image = imageOf(field, QSize(100, 100));
    const auto close = [](QRgb a, QRgb b) {
        return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
                   std::abs(qBlue(a) - qBlue(b)) <
               16;
    };
    QVERIFY(close(image.pixel(0, 99), sequentialColour(0.)));
    QVERIFY(close(image.pixel(99, 99), sequentialColour(2. / 3.)));
    QVERIFY(close(image.pixel(0, 0), sequentialColour(1. / 3.)));
    QVERIFY(close(image.pixel(50, 50), sequentialColour(0.5)));
}

/// Each level has as many columns of pixels, of one colour.
void FieldMapTest::levelsAreNotInterpolated() {
    Field field;
    field.x = {0., 2.};
    field.xIsOfLevels = true;
    field.values = (Matrix(3, 2) << 0., 0., 1., 1., 4., 4.).finished();
    const QImage image = imageOf(field, QSize(90, 20));
    for (int column = 0; column < 90; ++column) {
        const double level = column < 30 ? 0. : column < 60 ? 0.25 : 1.;
        QCOMPARE(image.pixel(column, 10), sequentialColour(level));
    }
}

void FieldMapTest::pointsHaveTheSameScale() {
    Field field;
    field.values = Matrix{{2., 3.}, {4., 5.}};
    field.covers = Range{-1., 4.};
    QCOMPARE(colourRange(field).low, -1.);
    QCOMPARE(colourRange(field).high, 5.);
}

void FieldMapTest::divergingRangeIsSymmetric() {
    Field field;
    field.map = ColourMap::Diverging;
    field.values = (Matrix(1, 2) << -1., 3.).finished();
    QCOMPARE(colourRange(field).low, -3.);
    QCOMPARE(colourRange(field).high, 3.);
    QCOMPARE(fieldColour(field, colourRange(field), ThemeKind::Dark, 0.),
             theme(ThemeKind::Dark).plotBackground.rgb());
}

void FieldMapTest::constantFieldHasARange() {
    Field field;
    field.values = Matrix::Constant(3, 3, 7.);
    QVERIFY(colourRange(field).low < 7. && colourRange(field).high > 7.);
    field.values.setZero();
    QVERIFY(colourRange(field).low < 0.);
    QVERIFY(colourRange({}).high > colourRange({}).low);
}

void FieldMapTest::missingValuesAreGrey() {
    Field field;
    field.values = (Matrix(2, 1) << std::nan(""), 1.).finished();
    const QRgb grey = fieldColour(field, {0., 1.}, ThemeKind::Light, std::nan(""));
    QCOMPARE(qRed(grey), qBlue(grey));
    QCOMPARE(colourRange(field).high, 1.5);
    QCOMPARE(imageOf(field, QSize(8, 4)).pixel(0, 0), grey);
}

ARDENT_TEST(FieldMapTest)
#include "field_map_test.moc"
