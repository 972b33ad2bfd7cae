#include "ui/style/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleHints>
#include <algorithm>
#include <array>

#include "ui/style/blended.h"
#include "ui/style/program_style.h"

namespace ardent {

namespace {

const Theme kLight{
    .kind = ThemeKind::Light,
    .window = 0xF3F4F6,
    .base = 0xFFFFFF,
    .text = 0x1B1F24,
    .mutedText = 0x59626E,
    .border = 0xC8CDD4,
    .accent = 0x0B62A8,
    .warning = 0x855700,
    .error = 0xB3261E,
    .plotBackground = 0xFFFFFF,
    .plotText = 0x1B1F24,
    .grid = 0xE7EAEE,
    .axis = 0x6B7480,
};

const Theme kDark{
    .kind = ThemeKind::Dark,
    .window = 0x1F2227,
    .base = 0x16181C,
    .text = 0xE6E8EB,
    .mutedText = 0x9EA7B3,
    .border = 0x3B414B,
    .accent = 0x5AB0F2,
    .warning = 0xE3AC45,
    .error = 0xFF8A80,
    .plotBackground = 0x16181C,
    .plotText = 0xE6E8EB,
    .grid = 0x2A2F37,
    .axis = 0x8A939F,
};

constexpr int kColours = 8;
constexpr int kAllColours = 16;

/// Okabe & Ito (2008) with black softened; their yellow cannot be seen on white and is darkened to
/// brown. The second eight are for further classes, each as far from all before as it can be.
constexpr std::array<QRgb, kAllColours> kLightSeries{
    0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0x24292F, 0x6B3F00,
    0x8F10FF, 0x400050, 0x8F70FF, 0x4020AF, 0xEF0050, 0x605070, 0x500000, 0x507040};
/// The same hues on a dark ground: the blues are raised, black becomes near white, yellow stays.
constexpr std::array<QRgb, kAllColours> kDarkSeries{
    0x378CE3, 0xD55E00, 0x008D5F, 0xCC79A7, 0xE69F00, 0x5CBBF0, 0xE8EAED, 0xF0E442,
    0x8050F0, 0xD020A0, 0x90F070, 0xB0A040, 0xE00040, 0x806070, 0xA8C0A8, 0xE0B080};

QPalette paletteOf(const Theme& t) {
    const QColor button = blended(t.window, t.base, t.kind == ThemeKind::Light ? 0.6F : -0.35F);
    const QColor onAccent = t.kind == ThemeKind::Light ? t.base : t.window;
    QPalette palette(t.text, button, blended(button, Qt::white, 0.2F),
                     blended(button, Qt::black, 0.4F), t.border, t.text, Qt::white, t.base,
                     t.window);
    palette.setColor(QPalette::AlternateBase, blended(t.base, t.window, 0.5F));
    palette.setColor(QPalette::PlaceholderText, t.mutedText);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::ToolTipBase, t.kind == ThemeKind::Light ? t.base : button);
    palette.setColor(QPalette::ToolTipText, t.text);
    const QColor faded = blended(t.text, t.window, 0.55F);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::HighlightedText, QPalette::PlaceholderText}) {
        palette.setColor(QPalette::Disabled, role, faded);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.border);
    return palette;
}

/// The desktop's own window colour, with which a palette of ours is lifted for a moment.
QColor desktopWindowColour() {
    const QPalette worn = QGuiApplication::palette();
    QApplication::setPalette(QPalette());
    const QColor colour = QGuiApplication::palette().color(QPalette::Window);
    QApplication::setPalette(worn);
    return colour;
}

}  // namespace

const Theme& theme(ThemeKind kind) {
    return kind == ThemeKind::Light ? kLight : kDark;
}

ThemeKind systemTheme() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) {
        return scheme == Qt::ColorScheme::Dark ? ThemeKind::Dark : ThemeKind::Light;
    }
#endif
    return desktopWindowColour().lightness() < 128 ? ThemeKind::Dark : ThemeKind::Light;
}

void applyTheme(ThemeKind kind) {
    QApplication::setStyle(new ProgramStyle);
    QApplication::setPalette(paletteOf(theme(kind)));
}

int paletteSize() {
    return kColours;
}

int runLooks() {
    constexpr int kShapes = 7;
    return kShapes * kAllColours;
}

QColor seriesColour(ThemeKind kind, int position) {
    if (position < 0) return theme(kind).plotText;
    const auto& colours = kind == ThemeKind::Light ? kLightSeries : kDarkSeries;
    return QColor(colours[static_cast<std::size_t>(position % kAllColours)]);
}

QPen seriesPen(ThemeKind kind, int position, LineRole role, double width) {
    QPen pen(role == LineRole::Reference ? theme(kind).plotText : seriesColour(kind, position),
             width);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::FlatCap);
    switch (role) {
        case LineRole::Main:
        case LineRole::Train:
            break;
        case LineRole::Validation:
            pen.setDashPattern({5., 3.});
            break;
        case LineRole::Score:
            pen.setDashPattern({7., 2.5, 1.5, 2.5});
            break;
        case LineRole::Reference:
            pen.setDashPattern({3.5, 2.});
            break;
        case LineRole::Individual: {
            constexpr float kPale = 0.65F;
            constexpr double kLeastPixels = 1.;  // a thinner line is paler than its colour
            QColor pale = pen.color();
            pale.setAlphaF(kPale);
            pen.setColor(pale);
            pen.setWidthF(std::max(0.5 * width, std::min(width, kLeastPixels)));
            break;
        }
    }
    return pen;
}

QPen selectedPen(ThemeKind kind, double width) {
    constexpr float kOpacity = 0.5F;
    QColor colour = theme(kind).plotText;
    colour.setAlphaF(kOpacity);
    QPen pen(colour, 0.5 * width);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({8., 3.});
    return pen;
}

}  // namespace ardent
