#pragma once

class QGridLayout;
class QWidget;

namespace ardent {

class Session;

/// Two rows at the end of a form: the time and the steps after which a run ends, whatever its
/// method. The widgets become children of `form`.
void addLimitFields(Session& session, QGridLayout& grid, QWidget* form);

}  // namespace ardent
