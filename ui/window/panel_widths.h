#pragma once

#include <QDockWidget>
#include <vector>

class QMainWindow;

namespace ardent {

/// The widths of the panels beside the views: less in a narrow window, and what they were again in
/// a wide one. A width that a person gives a panel by hand stays, and so does a panel that a person
/// shows.
class PanelWidths : public QObject {
public:
    struct Panel {
        QDockWidget* dock;
        int wide, narrow;       ///< in letters
        bool givesWay = false;  ///< is hidden at first where the window is narrow
        int chosen = 0;         ///< px, whatever the window has squeezed it to since
        int before = 0;         ///< px in the wide window; 0: not to be given back
        bool isFolded = false;  ///< has been hidden so, and by nobody else since
    };

    PanelWidths(QMainWindow& window, std::vector<Panel> panels);

    bool isNarrow() const;
    /// The widths to begin with, of panels in sight.
    void reset();
    /// To call when widths have been restored.
    void adopt();

    /// Shows what gave way by itself, so that a layout is stored with it.
    void unfold();
    /// To call when the window's width has changed.
    void follow();
    /// Instead of it, where the panels are hidden.
    void ignoreResize();
    /// The window is on its way back to the size before.
    bool areHeld() const { return isHeld_ || !held_.empty(); }
    /// To call when the size of text has changed: a panel keeps its letters where the window has
    /// room for them.
    void followText();
    /// Before the panels are hidden and the size of text and window changes for a while.
    void hold();
    /// What they were before, at once and again when text and window have their sizes back.
    void release();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int letter() const;
    void apply(const std::vector<int>& widths);
    void giveBack();

    QMainWindow& window_;
    std::vector<Panel> panels_;
    bool wasNarrow_ = false;
    int windowWidth_ = 0;  ///< at which the panels' own changes of width are a person's
    bool isHeld_ = false;
    int releases_ = 0;
    std::vector<int> held_;  ///< px; empty once they are given back
    int heldAt_ = 0;         ///< width of the window
    int heldLetter_ = 0;
    std::vector<int>
        scaled_;            ///< px that are scaled with the text; empty once a person chose others
    int shownLetter_ = 1;   ///< when the widths were applied
    int scaledLetter_ = 0;  ///< at which they were chosen
};

}  // namespace ardent
