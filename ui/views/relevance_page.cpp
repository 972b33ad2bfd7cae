#include "ui/views/relevance_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include "core/figure/constant_note.h"
#include "core/figure/correlation_note.h"
#include "core/figure/replicate_figure.h"
#include "ui/figure/figure_view.h"
#include "ui/session/replicates.h"
#include "ui/session/session.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

/// Known of the target that the sample has itself.
std::optional<std::vector<std::string>> truthOf(const RunEntry& run) {
    const LoadedData& data = *run.inputs.data;
    if (run.inputs.recipe.target != data.target.toStdString()) return std::nullopt;
    return data.relevant;
}

}  // namespace

RelevancePage::RelevancePage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("relevance"), tr("Relevance"), parent),
      order_(new ChoiceBox(this)),
      filter_(new QLineEdit(this)),
      overSeeds_(new QCheckBox(tr("Over seeds"), this)) {
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
    overSeeds_->setObjectName(QStringLiteral("relevanceOverSeeds"));
    overSeeds_->setAccessibleName(overSeeds_->text());
    overSeeds_->setToolTip(
        tr("Mean and standard deviation over the runs that differ from this one "
           "in nothing but the seed, and how often each variable is selected"));
    overSeeds_->hide();
    controls().addWidget(overSeeds_);
    options().add(overSeeds_);
    options().add(order_);
    options().add(filter_);
    connect(overSeeds_, &QCheckBox::toggled, this, &RelevancePage::refresh);
    for (const auto signal : {&Runs::added, &Runs::removed})
        connect(&session.runs(), signal, this, &RelevancePage::refresh);
    connect(order_, &QComboBox::currentIndexChanged, this, &RelevancePage::refresh);
    connect(filter_, &QLineEdit::textChanged, this, &RelevancePage::refresh);
}

bool RelevancePage::concerns(int run) const {
    return overSeeds_->isChecked() || FigurePage::concerns(run);
}

void RelevancePage::draw() {
    const RunEntry* run = session().runs().current();
    const auto replicates =
        run ? replicatesOf(session().runs(), *run) : std::vector<const RunEntry*>{};
    overSeeds_->setVisible(replicates.size() > 1);
    const SnapshotPtr shown = !run ? nullptr : isOverSeeds() ? run->snapshot : run->shown();
    if (shown && shown->predictor && !shown->relevance) {
        Figure none;
        none.empty = tr("This method tells no relevance of single variables.").toStdString();
        return present(none);
    }
    if (!shown || !shown->relevance) return present(whenEmpty());
    const RelevanceChoice choice{order_->currentData().toBool(), filter_->text().toStdString(),
                                 run->colour, truthOf(*run)};
    Figure figure = isOverSeeds() ? replicateRelevanceFigure(snapshotsOf(replicates), choice)
                                  : relevanceFigure(*shown->relevance, shown->selection, choice);
    if (!figure.isEmpty()) figure.note += cautionOf(run->task, *shown->relevance);
    noteConstant(shown->predictor.get(), figure);
    present(figure);
}

bool RelevancePage::isOverSeeds() const {
    return overSeeds_->isChecked() && !overSeeds_->isHidden();
}

const std::string& RelevancePage::cautionOf(const TaskPtr& task, const Relevance& relevance) {
    std::vector<Index> sources = mostRelevant(relevance);
    if (caution_.task != task || caution_.sources != sources) {
        std::string text = relevanceCorrelationNote(*task, sources);
        caution_ = {task, std::move(sources), std::move(text)};
    }
    return caution_.text;
}

}  // namespace ardent
