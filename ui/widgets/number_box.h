#pragma once

#include <QDoubleSpinBox>
#include <optional>

namespace ardent {

/// A field for one number that shows it whole, however small, in the user's locale ('.' is
/// understood as well). Steps are 1–2–5 per decade on a logarithmic scale.
class NumberBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    enum class Kind { Integer, Real };
    enum class Steps { Linear, Logarithmic };

    NumberBox(Kind kind, Steps steps, double minimum, double maximum, QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    /// The nearest number that may be chosen, and says which may.
    void fixup(QString& text) const override;
    void stepBy(int steps) override;
    QSize sizeHint() const override;

private:
    std::optional<double> parse(const QString& text) const;

    Kind kind_;
    Steps steps_;
};

/// Next value of the series 1, 2, 5, 10, … above (`up`) or below `value`, which must be positive.
double nextInDecade(double value, bool up);

}  // namespace ardent
