#pragma once

#include <QWidget>
#include <optional>

#include "core/base/range.h"
#include "core/data/task/recipe.h"
#include "ui/figure/distinct_names.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSlider;

namespace ardent {

/// One value of a row to play with, in a low line: a slider and a number that is typed, marked
/// where it lies beyond the slider, or a box of levels.
class ValueField : public QWidget {
    Q_OBJECT

public:
    /// names: of all such fields; range: of a number; whole: the slider has only whole numbers
    /// between them.
    ValueField(const SourceColumn& source, const DistinctNames& names, const Range& range,
               bool whole, QWidget* parent);

    int nameWidth() const;  ///< that the name needs
    void setNameWidth(int width);
    int numberWidth() const;  ///< that its numbers need
    void setNumberWidth(int width);
    /// A number, NaN where it is missing, or a level's position; says nothing.
    void setValue(double value);

signals:
    void valueChanged(double value);  ///< by a person

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildSlider(const Range& range, bool whole);
    void buildLevels(const std::vector<std::string>& levels);
    QString textOf(double value) const;
    std::optional<double> valueIn(const QString& text) const;
    QString fittingText(double value) const;
    int widestNumber() const;
    void showNumber(double value);
    void mark(bool beyond);
    void takeNumber();
    void placeSlider(double value);

    Range range_;
    std::optional<DateSource> date_;
    bool whole_ = false;
    double value_ = 0.;  ///< of a number
    QLabel* name_ = nullptr;
    QSlider* slider_ = nullptr;
    QLineEdit* number_ = nullptr;
    QComboBox* levels_ = nullptr;
};

}  // namespace ardent
