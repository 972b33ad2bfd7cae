#pragma once

class QDockWidget;
class QMainWindow;

namespace ardent {

/// The height of the panel below the views: less in a low window, and what it was again in a high
/// one. A height that a person gives it in a low window stays.
class PanelHeight {
public:
    PanelHeight(QMainWindow& window, QDockWidget& panel) : window_(window), panel_(panel) {}

    /// The height to begin with.
    void reset();
    /// To call when the height has been restored.
    void adopt();
    /// To call when the window's height has changed and the panel is in sight.
    void follow();
    /// Before the panel is hidden while the text is larger.
    void hold();
    /// Gives it the height before, at once and again when the text has been measured anew.
    void release();

private:
    bool isLow() const;
    bool isInItsPlace() const;
    int lines(int count) const;
    void apply(int height);
    void lower(int before);

    QMainWindow& window_;
    QDockWidget& panel_;
    bool wasLow_ = false;
    int before_ = 0;  ///< px in the high window; 0: not to be given back
    int given_ = 0;   ///< px in the low one
    int held_ = 0;    ///< px
};

}  // namespace ardent
