#pragma once

#include <QTimer>
#include <functional>

class QWidget;

namespace ardent {

/// When a page composes its figure and draws it: only while it can be seen.
class RedrawSchedule {
public:
    RedrawSchedule(const QWidget& page, std::function<void()> draw);

    /// Draws now, or as soon as it is shown.
    void refresh();
    /// Draws news of a run, what takes long for at most a fifth of the time.
    void follow();
    /// The page is shown now.
    void catchUp();
    /// There is something that has not been drawn.
    bool isDue() const { return isDue_; }

private:
    const QWidget& page_;
    std::function<void()> draw_;
    bool isDue_ = true;
    QTimer rest_;
};

}  // namespace ardent
