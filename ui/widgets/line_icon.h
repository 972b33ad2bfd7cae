#pragma once

#include <QIcon>
#include <QString>

namespace ardent {

/// The line drawing resources/icons/NAME.svg in the palette's text colour, whatever the theme and
/// the scale.
QIcon lineIcon(const QString& name);

}  // namespace ardent
