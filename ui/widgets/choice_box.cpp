#include "ui/widgets/choice_box.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QStylePainter>
#include <QToolTip>
#include <algorithm>
#include <string>
#include <vector>

#include "ui/figure/distinct_names.h"
#include "ui/style/program_style.h"

namespace ardent {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
    constexpr int kLeastLetters = 5;
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumContentsLength(kLeastLetters);
    const auto forget = [this] { shortened_.reset(); };
    connect(model(), &QAbstractItemModel::modelReset, this, forget);
    connect(model(), &QAbstractItemModel::rowsInserted, this, forget);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, forget);
    connect(model(), &QAbstractItemModel::dataChanged, this, forget);
}

/// Home and End in the open list lead past headings.
bool ChoiceBox::eventFilter(QObject* object, QEvent* event) {
    if (object != view() || event->type() != QEvent::KeyPress)
        return QComboBox::eventFilter(object, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Home && key != Qt::Key_End) return QComboBox::eventFilter(object, event);
    const int step = key == Qt::Key_Home ? 1 : -1;
    int row = key == Qt::Key_Home ? 0 : count() - 1;
    const auto at = [this](int i) { return model()->index(i, modelColumn(), rootModelIndex()); };
    while (at(row).isValid() && !at(row).flags().testFlag(Qt::ItemIsEnabled)) row += step;
    if (at(row).isValid()) view()->setCurrentIndex(at(row));
    return true;
}

int ChoiceBox::textRoom() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return choiceRoom(*style(), option, this);
}

const QString& ChoiceBox::shownText() const {
    const int room = textRoom();
    if (!shortened_ || shortened_->choice != currentText() || shortened_->room != room ||
        shortened_->font != font())
        shortened_ = {currentText(), room, font(), shortened(room)};
    return shortened_->text;
}

QString ChoiceBox::shortened(int room) const {
    const QString text = currentText();
    const QFontMetricsF metrics(font());
    if (metrics.horizontalAdvance(text) <= room) return text;
    const QString front = metrics.elidedText(text, Qt::ElideRight, room);
    const QString beginning = front.left(front.indexOf(u'…'));
    std::vector<std::string> names;
    bool isTold = true;
    for (int i = 0; i < count(); ++i) {
        const QString other = itemText(i);
        names.push_back(other.toStdString());
        if (other != text && other.startsWith(beginning)) isTold = false;
    }
    if (isTold) return front;
    DistinctNames distinct;
    distinct.set(names);
    return distinct.shortened(text, metrics, room);
}

void ChoiceBox::paintEvent(QPaintEvent* event) {
    if (currentIndex() < 0) return QComboBox::paintEvent(event);
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = shownText();
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

bool ChoiceBox::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || shownText() == currentText())
        return QComboBox::event(event);
    const QString help = toolTip();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       help.isEmpty() ? currentText() : currentText() + u'\n' + help, this);
    return true;
}

/// Qt keeps the least size that another font asked for, unless the style changes.
void ChoiceBox::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    QEvent restyled(QEvent::StyleChange);
    QComboBox::changeEvent(&restyled);
}

int ChoiceBox::listWidth() const {
    int longest = -1, most = -1;
    for (int i = 0; i < count(); ++i)
        if (const int width = fontMetrics().horizontalAdvance(itemText(i)); width > most) {
            longest = i;
            most = width;
        }
    if (longest < 0) return 0;
    const QModelIndex item = model()->index(longest, modelColumn(), rootModelIndex());
    const int frame = style()->pixelMetric(QStyle::PM_DefaultFrameWidth, nullptr, view());
    const int scroll = count() > maxVisibleItems()
                           ? style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view())
                           : 0;
    const int wanted = view()->sizeHintForIndex(item).width() + 2 * frame + scroll;
    return std::min(wanted, screen()->availableGeometry().width() / 2);
}

QSize ChoiceBox::sizeHint() const {
    constexpr int kMostLetters = 34;
    const QSize hint = QComboBox::sizeHint();
    return {std::min(hint.width(), kMostLetters * fontMetrics().averageCharWidth()), hint.height()};
}

void ChoiceBox::showPopup() {
    view()->setMinimumWidth(listWidth());
    view()->installEventFilter(this);
    QComboBox::showPopup();
}

}  // namespace ardent
