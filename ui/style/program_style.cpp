#include "ui/style/program_style.h"

#include <QPainter>
#include <QStyleOption>

namespace ardent {

ProgramStyle::ProgramStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* answer) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const {
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return outline(*option, *painter);
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

void ProgramStyle::drawControl(ControlElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element != CE_ComboBoxLabel || !box)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox shown = *box;
    const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() -
                     (box->currentIcon.isNull() ? 0 : box->iconSize.width() + 4);
    shown.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(element, &shown, painter, widget);
}

void ProgramStyle::outline(const QStyleOption& option, QPainter& painter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.palette.color(QPalette::PlaceholderText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2., 2.);
    painter.restore();
}

}  // namespace ardent
