#include "ui/style/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QPainter>
#include <QPalette>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyleOption>
#include <QToolBar>
#include <QToolButton>
#include <QtTest>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>

#include "core/figure/drawn_column.h"
#include "core/figure/figure.h"
#include "ui/style/colour_map.h"

using namespace ardent;

namespace {

using Rgb = std::array<double, 3>;
using ColourTransform = std::array<Rgb, 3>;

double linear(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

Rgb linearRgb(const QColor& colour) {
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

Rgb times(const ColourTransform& m, const Rgb& v) {
    Rgb result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) result[i] += m[i][j] * v[j];
    }
    return result;
}

/// CIELAB of linear sRGB, white point D65.
Rgb lab(Rgb rgb) {
    constexpr ColourTransform kToXyz{{{0.4124564, 0.3575761, 0.1804375},
                                      {0.2126729, 0.7151522, 0.0721750},
                                      {0.0193339, 0.1191920, 0.9503041}}};
    for (double& channel : rgb) channel = std::clamp(channel, 0., 1.);
    const Rgb white = times(kToXyz, {1., 1., 1.});
    const Rgb xyz = times(kToXyz, rgb);
    Rgb f{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = xyz[i] / white[i];
        f[i] = t > 216. / 24389. ? std::cbrt(t) : (24389. / 27. * t + 16.) / 116.;
    }
    return {116. * f[1] - 16., 500. * (f[0] - f[1]), 200. * (f[1] - f[2])};
}

double distance(const Rgb& a, const Rgb& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

double luminance(const QColor& colour) {
    const Rgb rgb = linearRgb(colour);
    return 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2];
}

/// Contrast ratio of WCAG 2.1.
double contrast(const QColor& a, const QColor& b) {
    const double ratio = (luminance(a) + 0.05) / (luminance(b) + 0.05);
    return ratio < 1. ? 1. / ratio : ratio;
}

/// Machado, Oliveira & Fernandes (2009), severity 1.0, on linear RGB.
constexpr ColourTransform kNormal{{{1., 0., 0.}, {0., 1., 0.}, {0., 0., 1.}}};
constexpr ColourTransform kProtan{{{0.152286, 1.052583, -0.204868},
                                   {0.114503, 0.786281, 0.099216},
                                   {-0.003882, -0.048116, 1.051998}}};
constexpr ColourTransform kDeutan{{{0.367322, 0.860646, -0.227968},
                                   {0.280085, 0.672501, 0.047413},
                                   {-0.011820, 0.042940, 0.968881}}};
constexpr ColourTransform kTritan{{{1.255528, -0.076749, -0.178779},
                                   {-0.078411, 0.930809, 0.147602},
                                   {0.004733, 0.691367, 0.303900}}};

}  // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void paletteIsTellApartForEveryVision_data();
    void paletteIsTellApartForEveryVision();
    void seriesStandOutFromTheirGround_data();
    void seriesStandOutFromTheirGround();
    void textIsLegible_data();
    void textIsLegible();
    void rolesDifferByDash();
    void linesOfSingleRowsAreSeen();
    void aToolBarSuitsItsTheme();
    void positionsWrap();
    void appliesToTheProgram();
    void theEdgeOfAFieldIsSeen();
    void theEdgeOfAChoiceWithTheFocusIsSeen();
    void aDisabledChoiceHasNoShadow();
    void aButtonThatIsOnCanBeTold_data() { paletteIsTellApartForEveryVision_data(); }
    void aButtonThatIsOnCanBeTold();
};

void ThemeTest::paletteIsTellApartForEveryVision_data() {
    QTest::addColumn<ThemeKind>("kind");
    QTest::addColumn<ColourTransform>("vision");
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const char* name = kind == ThemeKind::Light ? "light" : "dark";
        QTest::addRow("%s, normal", name) << kind << kNormal;
        QTest::addRow("%s, protanopia", name) << kind << kProtan;
        QTest::addRow("%s, deuteranopia", name) << kind << kDeutan;
        QTest::addRow("%s, tritanopia", name) << kind << kTritan;
    }
}

/// 15 in CIELAB is what the palette of Okabe and Ito itself reaches (16.1, bluish green and sky
/// blue for tritanopia); 2.3 is just noticeable.
void ThemeTest::paletteIsTellApartForEveryVision() {
    QFETCH(ThemeKind, kind);
    QFETCH(ColourTransform, vision);
    constexpr int kClasses = kMostColours;
    QVERIFY(paletteSize() >= 8 && paletteSize() <= kClasses);
    for (int a = 0; a < kClasses; ++a) {
        for (int b = a + 1; b < kClasses; ++b) {
            const double d = distance(lab(times(vision, linearRgb(seriesColour(kind, a)))),
                                      lab(times(vision, linearRgb(seriesColour(kind, b)))));
            QVERIFY2(d >= 15., qPrintable(QStringLiteral("%1 and %2: %3").arg(a).arg(b).arg(d)));
        }
    }
}

void ThemeTest::seriesStandOutFromTheirGround_data() {
    QTest::addColumn<ThemeKind>("kind");
    QTest::addRow("light") << ThemeKind::Light;
    QTest::addRow("dark") << ThemeKind::Dark;
}

/// WCAG 2.1, 1.4.11: 3 : 1. Okabe and Ito's orange and sky blue on white have 2.2 and stay; their
/// yellow has 1.3 and is replaced.
void ThemeTest::seriesStandOutFromTheirGround() {
    QFETCH(ThemeKind, kind);
    for (int i = 0; i < static_cast<int>(kMostColours); ++i) {
        const double ratio = contrast(seriesColour(kind, i), theme(kind).plotBackground);
        const bool stays = kind == ThemeKind::Light && (i == 4 || i == 5);
        QVERIFY2(ratio >= (stays ? 2.2 : 3.),
                 qPrintable(QStringLiteral("%1: %2").arg(i).arg(ratio)));
    }
}

void ThemeTest::textIsLegible_data() {
    seriesStandOutFromTheirGround_data();
}

/// WCAG 2.1 AA: 4.5 : 1 for text.
void ThemeTest::textIsLegible() {
    QFETCH(ThemeKind, kind);
    const Theme& t = theme(kind);
    for (const QColor& text : {t.text, t.mutedText, t.accent, t.warning, t.error}) {
        for (const QColor& ground : {t.window, t.base}) {
            QVERIFY2(contrast(text, ground) >= 4.5,
                     qPrintable(text.name() + QStringLiteral(" on ") + ground.name()));
        }
    }
    for (const QColor& text : {t.plotText, t.mutedText}) {
        QVERIFY(contrast(text, t.plotBackground) >= 4.5);
    }
}

void ThemeTest::rolesDifferByDash() {
    const auto dashes = [](LineRole role) {
        return seriesPen(ThemeKind::Light, 0, role, 1.).dashPattern();
    };
    QVERIFY(seriesPen(ThemeKind::Light, 0, LineRole::Train, 1.).style() == Qt::SolidLine);
    QVERIFY(dashes(LineRole::Validation) != dashes(LineRole::Score));
    QVERIFY(dashes(LineRole::Validation) != dashes(LineRole::Reference));
    QCOMPARE(seriesPen(ThemeKind::Dark, 2, LineRole::Validation, 1.5).widthF(), 1.5);
    QCOMPARE(seriesPen(ThemeKind::Dark, 2, LineRole::Train, 1.).color(),
             seriesPen(ThemeKind::Dark, 2, LineRole::Validation, 1.).color());
}

void ThemeTest::linesOfSingleRowsAreSeen() {
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const QColor ground = theme(kind).plotBackground;
        const QColor pale = seriesPen(kind, 0, LineRole::Individual, 1.).color();
        const auto over = [&](float front, float back) {
            return front * pale.alphaF() + back * (1.F - pale.alphaF());
        };
        const QColor drawn =
            QColor::fromRgbF(over(pale.redF(), ground.redF()), over(pale.greenF(), ground.greenF()),
                             over(pale.blueF(), ground.blueF()));
        QVERIFY2(contrast(drawn, ground) >= 2.5, qPrintable(drawn.name()));
        QVERIFY(contrast(seriesColour(kind, 0), drawn) >= 1.4);  // told from the mean
    }
}

void ThemeTest::aToolBarSuitsItsTheme() {
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        applyTheme(kind);
        QMainWindow window;
        QToolBar* bar = window.addToolBar(QStringLiteral("Tools"));
        for (int i = 0; i < 20; ++i) bar->addAction(QStringLiteral("A command"));
        window.resize(300, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto* further = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        QTRY_VERIFY(further && further->isVisible());
        const QImage picture = window.grab().toImage();
        const QRect place(further->mapTo(&window, QPoint()), further->size());
        double strongest = 1.;
        for (int x = place.left(); x <= place.right(); ++x)
            for (int y = place.top() + 3; y < place.bottom() - 3; ++y)
                strongest =
                    std::max(strongest, contrast(picture.pixelColor(x, y), theme(kind).window));
        QVERIFY2(strongest >= 3., qPrintable(QString::number(strongest)));
        const int edge = bar->geometry().bottom();
        for (const int y : {bar->geometry().top(), edge - 1, edge})
            QVERIFY2(contrast(picture.pixelColor(5, y), theme(kind).window) < 2.,
                     qPrintable(picture.pixelColor(5, y).name()));
    }
}

void ThemeTest::positionsWrap() {
    constexpr int kClasses = kMostColours;
    QCOMPARE(seriesColour(ThemeKind::Light, kClasses), seriesColour(ThemeKind::Light, 0));
    QCOMPARE(seriesColour(ThemeKind::Light, kNeutral), theme(ThemeKind::Light).plotText);
}

void ThemeTest::appliesToTheProgram() {
    const ThemeKind desktop = systemTheme();
    for (const auto kind : {ThemeKind::Dark, ThemeKind::Light}) {
        applyTheme(kind);
        QCOMPARE(QApplication::palette().color(QPalette::Window), theme(kind).window);
        QCOMPARE(QApplication::palette().color(QPalette::Text), theme(kind).text);
        const QPalette p = QApplication::palette();
        QVERIFY(contrast(p.color(QPalette::HighlightedText), p.color(QPalette::Highlight)) >= 4.5);
        QVERIFY(contrast(p.color(QPalette::ButtonText), p.color(QPalette::Button)) >= 4.5);
        QVERIFY(contrast(p.color(QPalette::ToolTipText), p.color(QPalette::ToolTipBase)) >= 4.5);
        QCOMPARE(systemTheme(), desktop);
    }
}

/// WCAG 2.1, 1.4.11: 3 : 1 for what tells where a control is.
void ThemeTest::theEdgeOfAFieldIsSeen() {
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        applyTheme(kind);
        QLineEdit letters;
        QSpinBox number;
        QComboBox choice, named;
        choice.addItem(QStringLiteral("One"));
        named.setEditable(true);
        for (QWidget* field : std::initializer_list<QWidget*>{&letters, &number, &choice, &named}) {
            field->resize(120, 30);
            const QImage picture = field->grab().toImage();
            for (const QPoint& place : {QPoint(0, 15), QPoint(picture.width() - 1, 15)})
                for (const QColor& ground : {theme(kind).window, theme(kind).base}) {
                    const QColor edge = picture.pixelColor(place);
                    QVERIFY2(contrast(edge, ground) >= 3.,
                             qPrintable(field->metaObject()->className() + edge.name()));
                }
        }
    }
}

/// With the mouse a box of choices takes the focus without a mark of its own.
void ThemeTest::theEdgeOfAChoiceWithTheFocusIsSeen() {
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        applyTheme(kind);
        QComboBox choice;
        choice.addItem(QStringLiteral("One"));
        choice.resize(120, 30);
        for (const auto keys : {QStyle::State_None, QStyle::State_KeyboardFocusChange}) {
            QStyleOptionComboBox option;
            option.initFrom(&choice);
            option.subControls = QStyle::SC_All;
            option.editable = false;
            option.state |= QStyle::State_HasFocus | keys;
            QImage picture(choice.size(), QImage::Format_RGB32);
            picture.fill(theme(kind).window);
            {
                QPainter painter(&picture);
                choice.style()->drawComplexControl(QStyle::CC_ComboBox, &option, &painter, &choice);
            }
            const QColor edge = picture.pixelColor(0, 15);
            QVERIFY2(contrast(edge, theme(kind).window) >= 3., qPrintable(edge.name()));
        }
    }
}

/// Qt would draw one in the colour for light edges, which is made easy to tell.
void ThemeTest::aDisabledChoiceHasNoShadow() {
    for (const auto kind : {ThemeKind::Light, ThemeKind::Dark}) {
        applyTheme(kind);
        QPalette palette = QApplication::palette();
        palette.setColor(QPalette::Light, Qt::red);
        QApplication::setPalette(palette);
        QComboBox choice;
        choice.addItems({QStringLiteral("One"), QStringLiteral("A disabled method")});
        qobject_cast<QStandardItemModel*>(choice.model())->item(1)->setEnabled(false);
        choice.show();
        choice.showPopup();
        QTRY_VERIFY(choice.view()->isVisible());
        const QRect row = choice.view()->visualRect(choice.model()->index(1, 0));
        const QImage picture =
            choice.view()->viewport()->grab(row.adjusted(2, 2, -2, -2)).toImage();
        const QColor faded = QApplication::palette().color(QPalette::Disabled, QPalette::Text);
        const QColor ground = picture.pixelColor(picture.width() - 1, 0);
        std::set<QRgb> colours;
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y < picture.height(); ++y) colours.insert(picture.pixel(x, y));
        QVERIFY(colours.size() > 1);
        for (const QRgb colour : colours)
            for (const int channel : {0, 8, 16}) {
                const auto of = [channel](QRgb rgb) { return int(rgb >> channel & 0xFFU); };
                const auto [low, high] = std::minmax({of(ground.rgb()), of(faded.rgb())});
                QVERIFY2(of(colour) >= low - 1 && of(colour) <= high + 1,
                         qPrintable(QColor(colour).name()));
            }
        choice.hidePopup();
    }
}

void ThemeTest::aButtonThatIsOnCanBeTold() {
    QFETCH(ThemeKind, kind);
    QFETCH(ColourTransform, vision);
    applyTheme(kind);
    QToolButton button;
    button.setCheckable(true);
    button.resize(40, 30);
    const auto inside = [&] {
        return lab(times(vision, linearRgb(button.grab().toImage().pixelColor(8, 15))));
    };
    const Rgb off = inside();
    button.setChecked(true);
    constexpr double kVisible = 8.;
    QVERIFY(distance(off, inside()) > kVisible);
}

ARDENT_TEST(ThemeTest)
#include "theme_test.moc"
