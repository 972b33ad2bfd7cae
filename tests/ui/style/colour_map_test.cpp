#include "ui/style/colour_map.h"

#include <QtTest>
#include <cmath>

using namespace ardent;

namespace {

double lightness(QRgb rgb) {
    const auto linear = [](int c) {
        const double v = c / 255.;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    const double y =
        0.2126 * linear(qRed(rgb)) + 0.7152 * linear(qGreen(rgb)) + 0.0722 * linear(qBlue(rgb));
    return 116. * std::cbrt(y) - 16.;
}

}  // namespace

class ColourMapTest : public QObject {
    Q_OBJECT

private slots:
    void sequentialLightnessRisesEvenly();
    void divergingIsTheGroundAtZero();
    void placesOutsideAreClamped();
};

void ColourMapTest::sequentialLightnessRisesEvenly() {
    constexpr int kSteps = 32;
    const double total = lightness(sequentialColour(1.)) - lightness(sequentialColour(0.));
    QVERIFY(total > 60.);
    for (int i = 0; i < kSteps; ++i) {
        const double step = lightness(sequentialColour((i + 1.) / kSteps)) -
                            lightness(sequentialColour(static_cast<double>(i) / kSteps));
        QVERIFY2(step > 0.4 * total / kSteps && step < 1.8 * total / kSteps,
                 qPrintable(QStringLiteral("step %1 is %2").arg(i).arg(step)));
    }
}

void ColourMapTest::divergingIsTheGroundAtZero() {
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        QCOMPARE(divergingColour(kind, 0.), theme(kind).plotBackground.rgb());
        QCOMPARE(divergingColour(kind, -1.), seriesColour(kind, 0).rgb());
        QCOMPARE(divergingColour(kind, 1.), seriesColour(kind, 1).rgb());
        QCOMPARE(classTint(kind, 2, 0.), theme(kind).plotBackground.rgb());
        QCOMPARE(classTint(kind, 2, 1.), seriesColour(kind, 2).rgb());
    }
}

void ColourMapTest::placesOutsideAreClamped() {
    QCOMPARE(sequentialColour(-3.), sequentialColour(0.));
    QCOMPARE(sequentialColour(7.), sequentialColour(1.));
    QCOMPARE(divergingColour(ThemeKind::Light, 9.), divergingColour(ThemeKind::Light, 1.));
    QCOMPARE(qAlpha(sequentialColour(std::nan(""))), 255);
}

ARDENT_TEST(ColourMapTest)
#include "colour_map_test.moc"
