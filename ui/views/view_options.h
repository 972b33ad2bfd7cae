#pragma once

#include <QObject>
#include <functional>
#include <initializer_list>
#include <map>
#include <vector>

class QAbstractButton;
class QComboBox;
class QLineEdit;
class QSlider;
class QSpinBox;
class QWidget;

namespace ardent {

/// What a person has set a view to, as texts by name: Undo takes it back and projects keep it. What
/// the view chooses itself, such as the variable that matters most just now, is the text "".
class ViewOptions : public QObject {
    Q_OBJECT

public:
    using Values = std::map<QString, QString>;

    struct Option {
        const QWidget* control = nullptr;  ///< whose object name is unique among all views
        bool isTyped = false;              ///< changes bit by bit
        std::function<QString()> read;
        std::function<bool(const QString&)> write;  ///< false where it cannot be so now
        QString title = {};                         ///< "": the control's name
    };

    explicit ViewOptions(QObject* parent);

    /// Before the view itself listens to the control. follows: the view chooses in the box just
    /// now; follow: lets it do so.
    void add(
        QComboBox* box, const std::function<bool()>& follows = [] { return false; },
        const std::function<void()>& follow = [] {});
    void add(QAbstractButton* button);
    void add(QSpinBox* box);
    void add(QSlider* slider);
    void add(QLineEdit* field);
    /// note() is to be called when it has changed.
    void add(Option option);

    /// These mean something for one table only: with another one they are again as they are now.
    void areOfTheTable(std::initializer_list<const QWidget*> controls);
    void forgetTable();

    void note();  ///< a person may have changed something
    /// What the view has changed itself is as it shall be; what is awaited is tried again.
    void settle();

    const Option* find(const QString& name) const;
    Values values() const;  ///< with those that are awaited
    /// Sets these of the view's own now, or once the view can take them. Tells nobody.
    void take(const Values& values);
    /// The same, instead of what was awaited.
    void recall(const Values& values);

signals:
    /// By a person.
    void changed(const QString& name, const QString& before, const QString& after);

private:
    template <class Control, class Signal, class Read, class Write>
    void add(Control* control, Signal signal, bool isTyped, Read read, Write write);
    bool write(const Option& option, const QString& value);
    void tryAwaited();

    std::vector<Option> options_;
    Values known_;
    Values awaited_;
    Values ofNoTable_;
    bool isQuiet_ = false;
};

}  // namespace ardent
