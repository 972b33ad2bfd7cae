#include "ui/views/what_if_head.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "ui/views/row_box.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

WhatIfHead::WhatIfHead(QWidget* parent)
    : QWidget(parent),
      prediction_(new ElidingLabel(Qt::ElideRight, this)),
      row_(new RowBox(tr("none"), this)),
      reset_(new QToolButton(this)),
      more_(new QToolButton(this)),
      inSight_(new QLabel(this)),
      search_(new QLineEdit(this)) {
    auto* line = new WrappingRow;
    line->setContentsMargins(0, 0, 0, 0);
    setLayout(line);
    prediction_->setObjectName(QStringLiteral("whatIfPrediction"));
    QFont bold = prediction_->font();
    bold.setWeight(QFont::DemiBold);
    prediction_->setFont(bold);
    line->addWidget(prediction_, 1);
    row_->setObjectName(QStringLiteral("whatIfRow"));
    line->addWidget(
        fieldLabel(tr("Row"), row_,
                   tr("Row of the table whose values the what-if row takes; one without a target "
                      "gives way to the next that has one")));
    line->addWidget(row_);
    row_->setAccessibleName(tr("What-if row"));
    reset_->setObjectName(QStringLiteral("whatIfReset"));
    reset_->setText(tr("Reset"));
    reset_->setToolTip(
        tr("Puts every number to its median and every category to its most frequent level"));
    more_->setObjectName(QStringLiteral("whatIfMore"));
    more_->setCheckable(true);
    more_->setText(tr("More"));
    more_->setToolTip(tr("Shows the variables that matter less, too"));
    for (QToolButton* button : {reset_, more_}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->text());
        line->addWidget(button);
    }
    inSight_->setObjectName(QStringLiteral("whatIfInSight"));
    inSight_->setToolTip(tr("Those that matter most come first; scroll for the others"));
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
    inSight_->setText(tr("%1 of %2 variables").arg(countText(shown), countText(all)));
}

}  // namespace ardent
