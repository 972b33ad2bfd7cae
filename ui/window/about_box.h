#pragma once

class QWidget;

namespace ardent {

/// Version, libraries and instruction set, ready to be copied into a report.
void showAbout(QWidget* parent);

}  // namespace ardent
