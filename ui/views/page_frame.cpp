#include "ui/views/page_frame.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/figure/notes/notes.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_table_view.h"
#include "ui/views/notes_button.h"
#include "ui/views/view_options.h"
#include "ui/widgets/field.h"
#include "ui/widgets/is_within.h"
#include "ui/widgets/line_icon.h"
#include "ui/widgets/palette_theme.h"
#include "ui/widgets/vertical_scroll.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

/// Heights in lines of text: of a picture whose page scrolls because of its controls, of one in a
/// low page, of a table and of a picture above something else.
constexpr int kLeastLines = 12, kLeastLow = 7, kLeastOfTable = 5, kLeastAbove = 16;

}  // namespace

PageFrame::PageFrame(const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent),
      title_(title),
      options_(new ViewOptions(this)),
      controls_(new WrappingRow),
      controlBox_(new QWidget(this)),
      controlRows_(new QVBoxLayout(controlBox_)),
      unfold_(new QToolButton(this)),
      asTable_(new QToolButton(this)),
      notes_(new NotesButton([this] { return view_->notes(); }, this)),
      body_(new QGridLayout),
      buttons_(new QBoxLayout(QBoxLayout::RightToLeft)),
      picture_(new QWidget),
      twins_(new QStackedLayout),
      view_(new FigureView(this)),
      table_(new FigureTableView(this)) {
    setObjectName(id);
    view_->setObjectName(id + QStringLiteral("Sight"));
    for (QWidget* widget : std::initializer_list<QWidget*>{view_, view_->plot()})
        widget->setAccessibleName(title_);
    view_->setTheme(themeOf(palette()));
    view_->setMinimumWidth(fontMetrics().averageCharWidth() * 24);

    table_->setObjectName(id + QStringLiteral("Table"));
    table_->setAccessibleName(tr("%1 as table").arg(title));
    twins_->addWidget(view_);
    twins_->addWidget(table_);

    picture_->setLayout(twins_);
    picture_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    picture_->setMinimumHeight(fontMetrics().height() * kLeastLines);
    auto* body = new QWidget;
    body->setLayout(body_);
    body_->setContentsMargins(0, 0, 0, 0);
    body_->setSpacing(0);
    body_->setRowStretch(1, 1);
    body_->setColumnStretch(0, 1);
    makeControls();
    placePicture(/*isFolded=*/false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    scroll_ = new VerticalScroll(body, this);
    layout->addWidget(scroll_, 1);
    connect(view_, &FigureView::moved, options_, &ViewOptions::note);
}

QSize PageFrame::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 6};
}

void PageFrame::makeControls() {
    asTable_->setObjectName(objectName() + QStringLiteral("AsTable"));
    for (const auto& [button, icon] :
         {std::pair(asTable_, "table"), std::pair(unfold_, "options")}) {
        button->setIcon(lineIcon(QLatin1String(icon)));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    asTable_->setAccessibleName(tr("As table"));
    asTable_->setAccessibleDescription(
        tr("As table: the numbers of the figure instead of the picture"));
    setUsable(*asTable_, {});
    options_->add(asTable_);
    options_->add({view_, true, [this] { return view_->sight(); },
                   [this](const QString& sight) { return view_->setSight(sight); },
                   tr("Visible part")});
    options_->areOfTheTable({view_});
    connect(asTable_, &QToolButton::toggled, this, [this](bool table) {
        showTwin();
        emit tableToggled(table);
    });
    unfold_->setObjectName(objectName() + QStringLiteral("Unfold"));
    unfold_->setAccessibleName(tr("Settings of the view"));
    unfold_->setToolTip(tr("Shows the settings of the view, which take room from the figure"));
    connect(unfold_, &QToolButton::toggled, this, [this] { followRoom(); });
    const int gap = fontMetrics().height() / 2;
    controlRows_->setContentsMargins(gap, gap / 2, 0, gap / 2);
    controlRows_->addLayout(controls_);
    body_->addWidget(controlBox_, 0, 0);
    notes_->setObjectName(objectName() + QStringLiteral("Notes"));
    for (QToolButton* button : std::initializer_list<QToolButton*>{asTable_, unfold_, notes_})
        buttons_->addWidget(button);
    body_->addLayout(buttons_, 0, 1, Qt::AlignTop | Qt::AlignRight);
}

/// Below the controls, or in their place: a figure leaves the buttons its corner, a table stands
/// beside them, so that no room is lost for a row with nothing but these.
void PageFrame::placePicture(bool isFolded) {
    const bool leavesCorner = isFolded && twins_->currentWidget() == view_;
    buttons_->setDirection(isFolded && !leavesCorner ? QBoxLayout::TopToBottom
                                                     : QBoxLayout::RightToLeft);
    view_->setCorner(leavesCorner ? buttons_->sizeHint() : QSize(0, 0));
    const QRect cells = isFolded ? QRect(0, 0, leavesCorner ? 2 : 1, 2) : QRect(0, 1, 2, 1);
    if (std::exchange(pictureCells_, cells) == cells) return;
    body_->removeWidget(picture_);
    body_->addWidget(picture_, cells.y(), cells.x(), cells.height(), cells.width());
    for (QToolButton* button : std::initializer_list<QToolButton*>{unfold_, notes_, asTable_})
        button->raise();
}

void PageFrame::foldControls() {
    constexpr int kLeastFigure = 14, kLeastBesideFew = 12,
                  kFewControls = 2;  // in heights of a line
    constexpr int kLeastPageOverControls = 4;
    const int line = fontMetrics().height();
    const int buttons =
        asTable_->sizeHint().width() + notes_->sizeHint().width() + unfold_->sizeHint().width();
    const int wanted = controlRows_->heightForWidth(std::max(1, width() - buttons - 2 * line));
    const int below = heightBelowFigure();
    const QMargins around = controlRows_->contentsMargins();
    const bool areSeveral = wanted - around.top() - around.bottom() > kFewControls * line;
    const int left = height() - wanted - (below > 0 ? below + line : 0);
    const bool areLarge = left < kLeastFigure * line || wanted > height() / kLeastPageOverControls;
    const bool isLow = (areSeveral && areLarge) || left < kLeastLow * line ||
                       height() - wanted < kLeastBesideFew * line;
    const bool isInUse = isWithin(QApplication::focusWidget(), *controlBox_) ||
                         isWithin(QApplication::activePopupWidget(), *controlBox_);
    const bool isFolded = isLow && !unfold_->isChecked() && !isInUse;
    if (!isLow && unfold_->hasFocus()) focusTwin();
    if (unfold_->isHidden() == isLow) {
        unfold_->setVisible(isLow);
        buttons_->invalidate();
    }
    controlBox_->setVisible(!isFolded);
    // A figure's button stays below the pointer that presses it.
    const bool isUnfolded = isLow && !isFolded;
    notes_->setVisible(!isUnfolded);
    const bool isPicture = twins_->currentWidget() == view_;
    const auto policy = isUnfolded ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded;
    if (scroll_->verticalScrollBarPolicy() != policy) scroll_->setVerticalScrollBarPolicy(policy);
    const int bar = isFolded && isPicture ? scroll_->verticalScrollBar()->sizeHint().width() : 0;
    const QMargins margins(line / 4, line / 4, line / 4 + bar, line / 4);
    if (buttons_->contentsMargins() != margins) {
        buttons_->setContentsMargins(margins);
        buttons_->update();
    }
    placePicture(isFolded);
    const int lines = !isPicture ? kLeastOfTable : isUnfolded ? kLeastLines : kLeastLow;
    picture_->setMinimumHeight(lines * line);
}

void PageFrame::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    followRoom();
}

void PageFrame::addControlRow(QWidget* row) {
    controlRows_->addWidget(row);
}

int PageFrame::roomBelowFigure(int least) const {
    const int line = fontMetrics().height();
    if (height() - line - kLeastLow * line < least) return 0;
    body_->activate();  // the controls may just have changed
    const int kept = std::max(height() / 2, kLeastAbove * line);
    return std::max(height() - picture_->y() - kept - layout()->spacing(), least);
}

bool PageFrame::isTable() const {
    return asTable_->isChecked();
}

void PageFrame::showTable(bool table) {
    asTable_->setChecked(table);
}

void PageFrame::focusTwin(Qt::FocusReason reason) {
    twins_->currentWidget()->setFocus(reason);
}

void PageFrame::showInstead(QWidget* other) {
    if (other && twins_->indexOf(other) < 0) twins_->addWidget(other);
    const bool isOther = instead_ != other;
    instead_ = other;
    setUsable(*asTable_, whyNoTwin());
    showTwin();
    if (isOther) emit tableToggled(isTable());
}

QString PageFrame::whyNoTwin() const {
    return instead_ ? tr("The rows are shown as a table already") : QString();
}

void PageFrame::showTwin() {
    const bool table = !instead_ && isTable() && !figure().isEmpty();
    if (table) table_->setFigure(view_->sharedFigure());
    twins_->setCurrentWidget(instead_ ? instead_ : table ? static_cast<QWidget*>(table_) : view_);
    foldControls();  // some may have come or gone
}

const Figure& PageFrame::figure() const {
    return view_->figure();
}

void PageFrame::showFigure(Figure figure) {
    const bool wasEmpty = view_->figure().isEmpty();
    view_->setFigure(std::move(figure));
    const Figure& shown = view_->figure();
    showTwin();
    if (shown.isEmpty() != wasEmpty) emit emptinessChanged();
    const std::string summary = shown.isEmpty() ? shown.empty : notesText(shown);
    for (QWidget* widget : {static_cast<QWidget*>(view_), static_cast<QWidget*>(view_->plot())}) {
        widget->setAccessibleName(title_);
        widget->setAccessibleDescription(QString::fromStdString(summary));
    }
    table_->setAccessibleDescription(QString::fromStdString(summary));
    setUsable(*notes_, shown.isEmpty() ? tr("There is no figure") : QString());
}

void PageFrame::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) view_->setTheme(themeOf(palette()));
    if (event->type() == QEvent::FontChange)  // the letters of the controls change after these
        QMetaObject::invokeMethod(this, &PageFrame::followRoom, Qt::QueuedConnection);
}

}  // namespace ardent
