#pragma once

#include <QFont>
#include <QString>

namespace ardent {

/// Family of every text the program draws. It is bundled, so that neither the window nor a figure
/// depends on the machine's fonts.
QString fontFamily();

/// Size of the window's text before a person zooms it.
inline constexpr double kNormalPoints = 9.5;

/// Registers the bundled family; later calls do nothing. Needs a QGuiApplication.
void loadFonts();

QFont textFont(double points);
QFont headingFont(double points);

/// The same face with a height in pixels, for plots that are laid out for paper.
QFont scaledFont(const QFont&, double pixels);

}  // namespace ardent
