#pragma once

class QWidget;

namespace ardent {

/// The page that tests/bench/reproduce.py writes.
void showPublishedResults(QWidget* parent);

}  // namespace ardent
