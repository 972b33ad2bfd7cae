#pragma once

class QString;
class QWidget;

namespace ardent {

/// A tip just below a field, such as why it does not take what was typed: plain text, whatever
/// stands in it. None where the field is not seen. It comes when the key or click that asked for it
/// is done, as a tip goes when the focus moves.
void tellBelow(const QWidget& field, const QString& sentence);

}  // namespace ardent
