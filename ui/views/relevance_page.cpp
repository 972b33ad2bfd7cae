#include "ui/views/relevance_page.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include "core/figure/relevance_figure.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

RelevancePage::RelevancePage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("relevance"), tr("Relevance"), parent),
      order_(new QComboBox(this)),
      filter_(new QLineEdit(this)) {
    order_->setObjectName(QStringLiteral("relevanceOrder"));
    order_->addItem(tr("Most relevant first"), true);
    order_->addItem(tr("Order of the table"), false);
    filter_->setObjectName(QStringLiteral("relevanceFilter"));
    filter_->setPlaceholderText(tr("Filter variables"));
    filter_->setClearButtonEnabled(true);
    filter_->setAccessibleName(tr("Filter variables"));
    filter_->setToolTip(tr("Shows the variables whose name contains this text"));
    controls().addWidget(
        fieldLabel(tr("&Order"), order_, tr("In which order the variables stand")));
    controls().addWidget(order_);
    controls().addWidget(filter_, 1);
    connect(order_, &QComboBox::currentIndexChanged, this, &RelevancePage::refresh);
    connect(filter_, &QLineEdit::textChanged, this, &RelevancePage::refresh);
}

void RelevancePage::draw() {
    const RunEntry* run = session().runs().current();
    if (run && run->shown()->predictor && !run->shown()->relevance) {
        Figure none;
        none.empty = tr("This method tells no relevance of single variables.").toStdString();
        return present(none);
    }
    if (!run || !run->shown()->relevance) return present(whenEmpty());
    const RelevanceChoice choice{order_->currentData().toBool(), filter_->text().toStdString(),
                                 run->colour};
    present(relevanceFigure(*run->shown()->relevance, run->shown()->selection, choice));
}

}  // namespace ardent
