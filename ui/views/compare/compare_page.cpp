#include "ui/views/compare/compare_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <algorithm>

#include "core/figure/compare/compare_figure.h"
#include "core/figure/relevance/relevance_shares_figure.h"
#include "ui/session/replicates.h"
#include "ui/session/session.h"
#include "ui/views/compare/compared_runs.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

enum class Compared { Metrics, Settings, Relevance };

QCheckBox* check(const char* name, const QString& text, const QString& help) {
    auto* box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setChecked(true);
    box->setToolTip(help);
    box->setAccessibleName(text);
    box->setAccessibleDescription(help);
    return box;
}

}  // namespace

ComparePage::ComparePage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("compare"), tr("Compare"), parent),
      what_(new ChoiceBox(this)),
      rows_(new ChoiceBox(this)),
      differing_(check("compareDiffering", tr("Only what differs"),
                       tr("Leaves out settings that are the same in all runs shown"))),
      together_(check(
          "compareTogether", tr("Seeds together"),
          tr("Runs that differ only in the seed share a column: mean ± standard deviation"))) {
    buildControls();
    showControls(false);
    for (QComboBox* box : {what_, rows_}) {
        options().add(box);
        connect(box, &QComboBox::currentIndexChanged, this, &ComparePage::refresh);
    }
    for (QCheckBox* box : {differing_, together_}) {
        options().add(box);
        connect(box, &QCheckBox::toggled, this, &ComparePage::refresh);
    }
    for (const auto signal : {&Runs::changed, &Runs::added, &Runs::removed})
        connect(&session.runs(), signal, this, &ComparePage::refresh);
}

void ComparePage::buildControls() {
    what_->setObjectName(QStringLiteral("compareShows"));
    what_->addItem(tr("Metrics"), static_cast<int>(Compared::Metrics));
    what_->addItem(tr("Settings"), static_cast<int>(Compared::Settings));
    what_->addItem(tr("Relevance"), static_cast<int>(Compared::Relevance));
    rows_->setObjectName(QStringLiteral("compareRows"));
    rows_->addItem(tr("Test rows"), static_cast<int>(MetricRows::Test));
    rows_->addItem(tr("Validation rows"), static_cast<int>(MetricRows::Validation));
    rows_->addItem(tr("Training rows"), static_cast<int>(MetricRows::Train));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("What is compared of the ticked runs")));
    controls().addWidget(what_);
    rowsLabel_ =
        fieldLabel(tr("on"), rows_, tr("Rows that are predicted; test rows are new to the model"));
    controls().addWidget(rowsLabel_);
    controls().addWidget(rows_);
    controls().addWidget(differing_);
    controls().addWidget(together_);
}

void ComparePage::showControls(bool anySeeds) {
    const auto what = static_cast<Compared>(what_->currentData().toInt());
    rowsLabel_->setVisible(what == Compared::Metrics);
    rows_->setVisible(what == Compared::Metrics);
    differing_->setVisible(what == Compared::Settings);
    together_->setVisible(anySeeds);
}

bool ComparePage::tellsOfModels() const {
    return static_cast<Compared>(what_->currentData().toInt()) != Compared::Settings;
}

void ComparePage::draw() {
    const std::vector<const RunEntry*> entries = comparedEntries(session().runs());
    showControls(groupedBySeed(entries).size() < entries.size());
    if (entries.size() < 2) return present(whenEmpty());
    Figure figure = compared(comparedRuns(entries, together_->isChecked()));
    if (tellsOfModels()) noteOwnModels(entries, figure);
    noteLeftOut(session().runs(), figure);
    present(figure);
}

Figure ComparePage::compared(const std::vector<ComparedRun>& runs) const {
    constexpr std::size_t kBaseline = 0;
    switch (static_cast<Compared>(what_->currentData().toInt())) {
        case Compared::Metrics:
            return metricsFigure(runs, kBaseline,
                                 static_cast<MetricRows>(rows_->currentData().toInt()));
        case Compared::Settings:
            return settingsFigure(runs, kBaseline, differing_->isChecked());
        case Compared::Relevance:
            return relevanceSharesFigure(runs);
    }
    return {};
}

std::vector<const RunEntry*> ComparePage::shownRuns() const {
    return comparedEntries(session().runs());
}

Figure ComparePage::whenEmpty() const {
    if (session().runs().all().empty()) return FigurePage::whenEmpty();
    const Runs& runs = session().runs();
    const auto comparable =
        std::ranges::count_if(runs.all(), [&](const auto& run) { return runs.isComparable(*run); });
    const QString text =
        runs.all().size() < 2
            ? tr("There is one run so far: change a setting or the seed and press Run (F5) again "
                 "to compare.")
        : comparable < 2 ? tr("There is one run to compare so far: change a setting or the seed "
                              "and press Run (F5) again.")
                         : tr("Tick two or more runs in the table of runs to compare them.");
    Figure figure;
    figure.empty = text.toStdString();
    noteLeftOut(runs, figure);
    return figure;
}

}  // namespace ardent
