#pragma once

#include <QList>
#include <QWidget>
#include <vector>

#include "core/train/option.h"

namespace ardent {

class Fold;
class OptionField;

/// A form made from a method's option schema: the important options first, the others below a fold.
class OptionForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionForm(const OptionSchema& schema, QWidget* parent = nullptr);

    /// `standards` are the values that the reset buttons go back to.
    void show(const OptionValues& values, const OptionValues& standards);
    OptionValues values() const;
    OptionField* field(const std::string& id) const;  ///< null when there is none
    QList<QWidget*> focusOrder() const;
    Fold* advanced() const { return advanced_; }  ///< null when the method has no advanced option

signals:
    void edited(const std::string& id, const ardent::OptionValue& value);

private:
    QString conditionText(const OptionSpec& spec) const;
    QWidget* makeRows(const OptionSchema& schema, bool advanced);

    std::vector<OptionField*> fields_;
    Fold* advanced_ = nullptr;
};

}  // namespace ardent
