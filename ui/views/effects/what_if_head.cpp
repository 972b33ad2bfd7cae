#include "ui/views/effects/what_if_head.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/views/row_box.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/palette_theme.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

WhatIfHead::WhatIfHead(QWidget* parent)
    : QWidget(parent),
      prediction_(new ElidingLabel(Qt::ElideRight, this)),
      beyond_(new ElidingLabel(Qt::ElideRight, this)),
      row_(new RowBox(tr("typical"), this)),
      reset_(new QToolButton(this)),
      more_(new QToolButton(this)),
      inSight_(new QLabel(this)),
      search_(new QLineEdit(this)) {
    prediction_->setObjectName(QStringLiteral("whatIfPrediction"));
    QFont bold = prediction_->font();
    bold.setWeight(QFont::DemiBold);
    prediction_->setFont(bold);
    beyond_->setObjectName(QStringLiteral("whatIfBeyond"));
    colourWarning();
    auto* predicted = new QHBoxLayout;
    predicted->setSpacing(fontMetrics().height());
    predicted->addWidget(prediction_);
    predicted->addWidget(beyond_, 1);
    auto* line = new WrappingRow;
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(fontMetrics().height() / 4);
    lines->addLayout(predicted);
    lines->addLayout(line);
    row_->setObjectName(QStringLiteral("whatIfRow"));
    line->addWidget(fieldLabel(tr("Row"), row_,
                               tr("Row of the table whose values the what-if row takes; a row "
                                  "without a target is replaced by the next with one")));
    line->addWidget(row_);
    row_->setAccessibleName(tr("What-if row"));
    reset_->setObjectName(QStringLiteral("whatIfReset"));
    reset_->setText(tr("Reset"));
    reset_->setToolTip(
        tr("Takes the training row that is nearest to the medians and most frequent levels"));
    more_->setObjectName(QStringLiteral("whatIfMore"));
    more_->setCheckable(true);
    more_->setText(tr("More"));
    more_->setToolTip(tr("Also shows the less relevant variables"));
    for (QToolButton* button : {reset_, more_}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->text());
        line->addWidget(button);
    }
    inSight_->setObjectName(QStringLiteral("whatIfInSight"));
    inSight_->setToolTip(
        tr("Variables whose values are shown: those that matter most come first; scroll for the "
           "others"));
    line->addWidget(inSight_);
    search_->setObjectName(QStringLiteral("whatIfSearch"));
    search_->setPlaceholderText(tr("Find a variable"));
    search_->setAccessibleName(tr("Find a variable"));
    search_->setToolTip(tr("Shows the variables whose name contains this text; without it, the %1 "
                           "that matter most")
                            .arg(kMost));
    search_->setClearButtonEnabled(true);
    search_->hide();
    line->addWidget(search_);
}

void WhatIfHead::tellInSight(int shown, int all) {
    inSight_->setVisible(shown < all);
    inSight_->setText(tr("%1 of %2 shown").arg(countText(shown), countText(all)));
}

/// A layout within another still reports the size of the old font.
int WhatIfHead::leastHeight() const {
    return prediction_->sizeHint().height() + layout()->spacing() + row_->sizeHint().height();
}

void WhatIfHead::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colourWarning();
}

void WhatIfHead::colourWarning() {
    QPalette colours;
    colours.setColor(QPalette::WindowText, theme(themeOf(palette())).warning);
    beyond_->setPalette(colours);
}

}  // namespace ardent
