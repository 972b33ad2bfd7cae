#include "ui/style/program_style.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>
#include <algorithm>

#include "ui/style/blended.h"

namespace ardent {

namespace {

/// 3 : 1 on both grounds, as WCAG 2.1 asks.
QColor edgeColour(const QPalette& palette) {
    constexpr float kTowardsGround = 0.2F;
    return blended(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Window),
                   kTowardsGround);
}

/// Of scroll bars: Qt's own is as white as its groove.
QColor handleColour(const QPalette& palette) {
    constexpr float kTowardsText = 0.25F;
    return blended(palette.color(QPalette::Button), palette.color(QPalette::WindowText),
                   kTowardsText);
}

/// Of a tool bar that has no room for all of its buttons. Qt's own icon is black in every theme.
bool isForFurtherCommands(const QWidget* widget) {
    return widget && widget->objectName() == QLatin1String("qt_toolbar_ext_button");
}

}  // namespace

int choiceRoom(const QStyle& style, const QStyleOptionComboBox& box, const QWidget* widget) {
    constexpr int kIconGap = 4, kEdges = 3;  // pixels that Fusion keeps free
    const QRect field =
        style.subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxEditField, widget);
    const int icon = box.currentIcon.isNull() ? 0 : box.iconSize.width() + kIconGap;
    return std::max(0, field.width() - icon - kEdges);
}

ProgramStyle::ProgramStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ProgramStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    if (label && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* answer) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText) return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

int ProgramStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                              const QWidget* widget) const {
    constexpr double kToolBarIcon = 4. / 3., kButtonIcon = 8. / 9.;  // of a line's height
    if (metric != PM_ToolBarIconSize && metric != PM_ButtonIconSize)
        return QProxyStyle::pixelMetric(metric, option, widget);
    const QFontMetrics letters(widget ? widget->font() : QApplication::font());
    return qRound((metric == PM_ToolBarIconSize ? kToolBarIcon : kButtonIcon) * letters.height());
}

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const {
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return outline(*option, *painter);
    }
    if (element == PE_FrameLineEdit) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return outlineField(*option, option->rect, State_HasFocus, *painter);
    }
    if (element == PE_FrameFocusRect && (qobject_cast<const QAbstractItemView*>(widget) ||
                                         option->state.testFlag(State_KeyboardFocusChange)))
        return drawFocus(*option, *painter);
    if (element == PE_PanelTipLabel) {
        painter->fillRect(option->rect, option->palette.color(QPalette::Mid));
        return painter->fillRect(option->rect.adjusted(1, 1, -1, -1),
                                 option->palette.color(QPalette::ToolTipBase));
    }
    const bool isOn = option->state.testFlag(State_On) && option->state.testFlag(State_Enabled);
    if (element != PE_PanelButtonTool || !isOn)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    constexpr float kTint = 0.25F;
    const QColor accent = option->palette.color(QPalette::Highlight);
    QColor tint = accent;
    tint.setAlphaF(kTint);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(accent);
    painter->setBrush(tint);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2., 2.);
    painter->restore();
}

void ProgramStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_Slider && slider && slider->orientation == Qt::Horizontal) {
        drawGroove(*slider, *painter, widget);
        QStyleOptionSlider handle = *slider;
        handle.subControls.setFlag(SC_SliderGroove, false);
        return QProxyStyle::drawComplexControl(control, &handle, painter, widget);
    }
    if (control == CC_ScrollBar && slider) {
        QStyleOptionSlider bar = *slider;
        bar.subControls.setFlag(SC_ScrollBarSlider, false);
        QProxyStyle::drawComplexControl(control, &bar, painter, widget);
        bar.subControls = slider->subControls & SC_ScrollBarSlider;
        bar.palette.setColor(QPalette::Button, handleColour(bar.palette));
        return QProxyStyle::drawComplexControl(control, &bar, painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto* number = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control == CC_SpinBox && number && number->frame)
        outlineField(*option, option->rect.adjusted(0, 1, 0, -1), State_HasFocus, *painter);
    const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_ComboBox && choice && choice->frame)
        outlineField(*option, option->rect, State_HasFocus | State_KeyboardFocusChange, *painter);
}

void ProgramStyle::drawControl(ControlElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    if (element == CE_ToolBar) return drawToolBar(*option, *painter);
    if (element == CE_TabBarTabShape && widget && widget->property(kInnerTabs).toBool())
        return drawInnerTab(*option, *painter);
    if (element == CE_ToolButtonLabel && isForFurtherCommands(widget))
        return drawFurther(*option, *painter);
    if (element == CE_DockWidgetTitle && widget)
        painter->setFont(widget->font());  // Qt keeps the one that there was when it was made
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element != CE_ComboBoxLabel || !box)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox shown = *box;
    shown.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight,
                                                    choiceRoom(*this, *box, widget));
    QProxyStyle::drawControl(element, &shown, painter, widget);
}

/// Fusion's own lines shine on a dark ground.
void ProgramStyle::drawToolBar(const QStyleOption& option, QPainter& painter) {
    const QRect& area = option.rect;
    painter.fillRect(area, option.palette.window());
    painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), option.palette.mid());
}

void ProgramStyle::drawFurther(const QStyleOption& option, QPainter& painter) {
    constexpr double kWidth = 3., kHeight = 6., kApart = 4.;  // pixels
    const auto group = option.state.testFlag(State_Enabled) ? QPalette::Active : QPalette::Disabled;
    const bool isMirrored = option.direction == Qt::RightToLeft;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(group, QPalette::ButtonText), 1.5));
    painter.translate(QRectF(option.rect).center());
    if (isMirrored) painter.scale(-1., 1.);
    for (const double left : {-kApart, 0.}) {
        const QPointF tip(left + kWidth, 0.);
        painter.drawLine(QPointF(left, -kHeight / 2.), tip);
        painter.drawLine(tip, QPointF(left, kHeight / 2.));
    }
    painter.restore();
}

void ProgramStyle::outline(const QStyleOption& option, QPainter& painter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.palette.color(QPalette::PlaceholderText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2., 2.);
    painter.restore();
}

/// The accent is that of links too: cells may have a tint for what is selected.
void ProgramStyle::drawFocus(const QStyleOption& option, QPainter& painter) {
    constexpr double kWidth = 2.;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(QPalette::Active, QPalette::Link), kWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1., 1., -1., -1.), 2., 2.);
    painter.restore();
}

/// Tabs inside of tabs: a line under the one in front.
void ProgramStyle::drawInnerTab(const QStyleOption& tab, QPainter& painter) {
    constexpr int kLine = 2, kEdge = 6;  // pixels
    if (!tab.state.testFlag(State_Selected)) return;
    const QRect line(tab.rect.left() + kEdge, tab.rect.bottom() - kLine,
                     tab.rect.width() - 2 * kEdge, kLine);
    painter.fillRect(line, tab.palette.color(QPalette::Active, QPalette::Link));
}

/// Full up to the handle.
void ProgramStyle::drawGroove(const QStyleOptionSlider& slider, QPainter& painter,
                              const QWidget* widget) const {
    constexpr int kThickness = 4;
    QRect groove = subControlRect(CC_Slider, &slider, SC_SliderGroove, widget);
    groove =
        QRect(groove.left(), groove.center().y() - kThickness / 2 + 1, groove.width(), kThickness);
    const int handle = subControlRect(CC_Slider, &slider, SC_SliderHandle, widget).center().x();
    QRect full = groove;
    if (slider.upsideDown)
        full.setLeft(handle);
    else
        full.setRight(handle);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(edgeColour(slider.palette));
    painter.drawRoundedRect(groove, 2., 2.);
    if (slider.state.testFlag(State_Enabled)) {
        painter.setBrush(slider.palette.color(QPalette::Highlight));
        painter.drawRoundedRect(full, 2., 2.);
    }
    painter.restore();
}

/// Where Fusion draws a line that is hardly seen. In the state in which Fusion marks the focus, its
/// own line stays.
void ProgramStyle::outlineField(const QStyleOption& option, const QRect& field, State marked,
                                QPainter& painter) {
    if (option.state.testFlags(marked)) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edgeColour(option.palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(field).adjusted(0.5, 0.5, -0.5, -0.5), 2., 2.);
    painter.restore();
}

}  // namespace ardent
