#pragma once

#include <QTabWidget>

namespace ardent {

/// As many tabs as there is room for, each with its whole name: those at the end that have none are
/// hidden until there is, or until they are chosen by other means. The current one is always shown.
class FittingTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit FittingTabs(QWidget* parent = nullptr);

    /// Names of the tabs that have no room.
    QStringList hidden() const;
    /// A tab that is not offered is shown only while it is the current one.
    void offer(int tab, bool isOffered);

signals:
    void hiddenChanged();

protected:
    bool event(QEvent* event) override;

private:
    bool isOffered(int tab) const;
    void fit();
    void fitTabs();

    QStringList told_;  ///< those that were hidden when that was last told
};

}  // namespace ardent
