#include "ui/data/column_delegates.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/data/column_model.h"

namespace ardent {

namespace {

/// Where a name may go on in another line.
bool endsWord(QChar letter) {
    return letter.isSpace() || QStringView(u"_-./…").contains(letter);
}

/// Breaks after the words that have room; "" where the rest has none in a second line.
QString inTwoLines(const QString& name, const QFontMetricsF& metrics, double width) {
    qsizetype end = 0;
    for (qsizetype i = 1; i + 1 < name.size(); ++i)
        if (endsWord(name[i]) && metrics.horizontalAdvance(name.left(i + 1).trimmed()) <= width)
            end = i + 1;
    const QString rest = name.mid(end).trimmed();
    if (end == 0 || metrics.horizontalAdvance(rest) > width) return {};
    return name.left(end).trimmed() + QChar::LineSeparator + rest;
}

void mute(QPalette& palette) {
    palette.setColor(QPalette::Text, palette.color(QPalette::Disabled, QPalette::Text));
}

}  // namespace

void ColumnTextDelegate::initStyleOption(QStyleOptionViewItem* option,
                                         const QModelIndex& index) const {
    SoftDelegate::initStyleOption(option, index);
    if (index.data(ColumnModel::kMutedRole).toBool()) mute(option->palette);
}

void ColumnNameDelegate::setNames(const std::vector<std::string>& names) {
    names_.set(names);
    known_.clear();
    all_ = names;
}

int ColumnNameDelegate::widestOfSeveralWords(const QFont& font) const {
    const QFontMetricsF metrics(font);
    double widest = 0.;
    for (const std::string& utf8 : all_) {
        const QString name = QString::fromStdString(utf8);
        if (std::ranges::any_of(name.chopped(std::min<qsizetype>(1, name.size())), endsWord))
            widest = std::max(widest, metrics.horizontalAdvance(name));
    }
    return static_cast<int>(std::ceil(widest));
}

QString ColumnNameDelegate::shortened(const QString& name, const QFont& font, QSize room) const {
    if (font != font_ || room != room_) known_.clear();
    font_ = font;
    room_ = room;
    const auto known = known_.constFind(name);
    if (known != known_.constEnd()) return *known;
    return known_[name] = fitted(name, QFontMetricsF(font), room);
}

/// In two lines a name has nearly twice the width, less where its words are long.
QString ColumnNameDelegate::fitted(const QString& name, const QFontMetricsF& metrics,
                                   QSize room) const {
    const QString inOne = names_.shortened(name, metrics, room.width());
    if (inOne == name || room.height() < 2. * metrics.lineSpacing()) return inOne;
    for (const double lines : {1.95, 1.8, 1.65, 1.5, 1.35}) {
        const QString longer = names_.shortened(name, metrics, lines * room.width());
        if (const QString two = inTwoLines(longer, metrics, room.width()); !two.isEmpty())
            return two;
    }
    return inOne;
}

void ColumnNameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
    item.text =
        shortened(item.text, item.font, {item.rect.width() - 2 * margin, item.rect.height()});
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
}

QString choiceText(const QModelIndex& index, const QFontMetrics& metrics, int widthPx) {
    const QString text = index.data().toString();
    const bool isNarrow = metrics.horizontalAdvance(text) > widthPx;
    return isNarrow && index.column() == ColumnModel::Type
               ? index.data(ColumnModel::kShortTypeRole).toString()
               : text;
}

ChoiceDelegate::ChoiceDelegate(const QString& title, QList<Choice> choices, QObject* parent)
    : SoftDelegate(parent), title_(title), choices_(std::move(choices)) {}

void ChoiceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    if (index.data(ColumnModel::kMutedRole).toBool()) mute(item.palette);
    const int size = option.fontMetrics.height() / 2;
    item.text = choiceText(index, option.fontMetrics, option.rect.width() - 2 * size);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    if (!index.flags().testFlag(Qt::ItemIsEditable)) return;

    QStyleOption arrow;
    arrow.palette = item.palette;
    arrow.state = QStyle::State_Enabled;
    arrow.rect = QRect(option.rect.right() - size - size / 2, option.rect.center().y() - size / 2,
                       size, size);
    style->drawPrimitive(QStyle::PE_IndicatorArrowDown, &arrow, painter, item.widget);
}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                      const QModelIndex& index) const {
    auto* box = new QComboBox(parent);
    box->setAccessibleName(title_.arg(index.siblingAtColumn(ColumnModel::Name).data().toString()));
    for (const Choice& choice : choices_) {
        box->addItem(choice.text, choice.value);
        box->setItemData(box->count() - 1, choice.help, Qt::ToolTipRole);
    }
    box->view()->setMinimumWidth(box->sizeHint().width());
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* delegate = const_cast<ChoiceDelegate*>(this);
        emit delegate->commitData(box);
        emit delegate->closeEditor(box);
    });
    return box;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* box = qobject_cast<QComboBox*>(editor);
    box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
}

/// The list opens as soon as the editor has its place.
void ChoiceDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex& index) const {
    SoftDelegate::updateEditorGeometry(editor, option, index);
    auto* box = qobject_cast<QComboBox*>(editor);
    QMetaObject::invokeMethod(box, &QComboBox::showPopup, Qt::QueuedConnection);
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    const QVariant chosen = qobject_cast<QComboBox*>(editor)->currentData();
    if (chosen != index.data(Qt::EditRole)) model->setData(index, chosen);
}

void HistogramDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const auto bins = index.data(ColumnModel::kHistogramRole).value<QList<double>>();
    if (bins.isEmpty()) return;
    const int pad = option.fontMetrics.height() / 5;
    const QRectF area = QRectF(option.rect).adjusted(pad, pad, -pad, -pad);
    const double width = area.width() / std::max<double>(16., static_cast<double>(bins.size()));
    QColor ink = option.palette.color(QPalette::Highlight);
    if (index.data(ColumnModel::kMutedRole).toBool())
        ink = option.palette.color(QPalette::Disabled, QPalette::Text);
    painter->save();
    for (qsizetype i = 0; i < bins.size(); ++i) {
        if (bins[i] <= 0.) continue;
        const double height = std::max(1., bins[i] * area.height());
        painter->fillRect(QRectF(area.left() + width * static_cast<double>(i),
                                 area.bottom() - height, std::max(1., 0.85 * width), height),
                          ink);
    }
    painter->restore();
}

}  // namespace ardent
