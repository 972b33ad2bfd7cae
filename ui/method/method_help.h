#pragma once

#include <QString>

class QWidget;

namespace ardent {

struct Method;

/// What a method does and when to trust it, as Markdown: its page in resources/help, which
/// baselines and rankings share, and what each setting does.
QString methodHelp(const Method& method);

void showMethodHelp(const Method& method, QWidget* parent);

}  // namespace ardent
