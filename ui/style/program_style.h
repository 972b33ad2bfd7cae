#pragma once

#include <QProxyStyle>

class QStyleOptionComboBox;
class QStyleOptionSlider;

namespace ardent {

/// Property of a tab bar that stands inside of another one's tab and looks lighter.
inline constexpr char kInnerTabs[] = "isInnerTabBar";

/// Pixels of width that a closed box of choices has for its text.
int choiceRoom(const QStyle& style, const QStyleOptionComboBox& box, const QWidget* widget);

/// Fusion, in which a tool button that is switched on and a box that is not ticked can be told at a
/// glance on light and dark; the edge of a field for letters, a number or a choice can be seen; the
/// text of a box of choices ends in "…" where it is cut; a tool bar is flat above a line, and the
/// button for its further commands is drawn in the theme's colour; icons of buttons grow with the
/// letters, and so do titles of panels; text that is disabled has no shadow; the groove of a slider
/// and the frame of what has the focus are seen on light and dark; a tooltip shows letters as they
/// are, for the names in it are those of a file.
class ProgramStyle : public QProxyStyle {
public:
    ProgramStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;

private:
    static void outline(const QStyleOption& option, QPainter& painter);
    static void outlineField(const QStyleOption& option, const QRect& field, State marked,
                             QPainter& painter);
    static void drawFocus(const QStyleOption& option, QPainter& painter);
    void drawGroove(const QStyleOptionSlider& slider, QPainter& painter,
                    const QWidget* widget) const;
    static void drawToolBar(const QStyleOption& option, QPainter& painter);
    static void drawInnerTab(const QStyleOption& tab, QPainter& painter);
    static void drawFurther(const QStyleOption& option, QPainter& painter);
};

}  // namespace ardent
