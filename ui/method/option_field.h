#pragma once

#include <QObject>

#include "core/train/option.h"

class QLabel;
class QToolButton;

namespace ardent {

/// One row of the option form: label, editor and a button that puts the default back.
class OptionField : public QObject {
    Q_OBJECT

public:
    /// The widgets become children of `form`.
    OptionField(const OptionSpec& spec, QWidget* form);

    const OptionSpec& spec() const { return spec_; }
    QLabel* label() const { return label_; }
    QWidget* editor() const { return editor_; }
    QToolButton* resetButton() const { return reset_; }

    /// `standard` is what the reset button goes back to. Does not emit `edited`.
    void show(const OptionValue& value, const OptionValue& standard);
    OptionValue value() const;
    /// `condition` says when it would have an effect.
    void setEnabled(bool enabled, const QString& condition);

signals:
    void edited(const ardent::OptionValue& value);

private:
    QWidget* makeEditor(QWidget* form);
    void commit();
    void write(const OptionValue& value);
    void showReset();

    OptionSpec spec_;
    OptionValue standard_;
    QWidget* editor_;
    QLabel* label_;
    QToolButton* reset_;
};

/// Help, range and whether it may change during a run: for a tooltip.
QString optionHelp(const OptionSpec& spec);

/// What 0 stands for, "" for a number like any other.
QString zeroText(const OptionSpec& spec);

/// A value as a person reads it.
QString optionText(const OptionSpec& spec, const OptionValue& value);

}  // namespace ardent
