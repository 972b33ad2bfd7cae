#include "ui/views/loss/loss_page.h"

#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

#include "core/figure/loss/drawn_series.h"
#include "core/figure/loss/score_figure.h"
#include "ui/figure/figure_view.h"
#include "ui/method/option_field.h"
#include "ui/session/replicates.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/views/compare/compared_runs.h"
#include "ui/views/line_sight.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

constexpr int kGreatestSpan = 100'000;
const QString kSteps = QStringLiteral("0"), kShare = QStringLiteral("1");  // as projects say

Index longestOf(const std::vector<const RunEntry*>& runs) {
    Index longest = 0;
    for (const RunEntry* run : runs) longest = std::max(longest, run->snapshot->curve.size());
    return longest;
}

QToolButton* toggle(const QString& text, const QString& help, const char* name) {
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(help);
    button->setAccessibleName(help);
    return button;
}

std::vector<NamedTick> changesOf(const RunEntry& run) {
    std::vector<NamedTick> changes;
    for (const OptionChange& change : run.snapshot->changes)
        for (const OptionSpec& spec : run.inputs.method->schema())
            if (spec.id == change.option)
                changes.push_back(
                    {change.tick, changeName(translatedCore(spec.title).toStdString(),
                                             optionText(spec, change.value).toStdString())});
    return changes;
}

}  // namespace

LossPage::LossPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("loss"), tr("Loss"), parent),
      sight_(new LineSight(*this, [this] { return longestOf(shownRuns()); })),
      series_(new QToolButton(this)),
      seriesMenu_(new QMenu(series_)),
      span_(new QSpinBox(this)),
      across_(new ChoiceBox(this)),
      logX_(toggle(tr("Log x"), tr("Logarithmic horizontal axis"), "logX")),
      logY_(toggle(tr("Log y"), tr("Logarithmic vertical axis"), "logY")),
      all_(toggle(tr("All series"),
                  tr("Every logged series step by step, in place of the best score so far against "
                     "the time"),
                  "lossAll")),
      together_(toggle(tr("Mean of seeds"),
                       tr("Runs that differ only in the seed are drawn pale, with their mean and a "
                          "band of one standard deviation"),
                       "lossTogether")) {
    together_->setChecked(true);
    together_->hide();
    controls().addWidget(all_);
    buildChoices();
    controls().addWidget(logX_);
    controls().addWidget(logY_);
    buildAcross();
    controls().addWidget(together_);
    const QList<QWidget*> inOrder{all_, series_, span_, logX_, logY_, across_, together_};
    for (qsizetype i = 1; i < inOrder.size(); ++i) setTabOrder(inOrder[i - 1], inOrder[i]);
    for (QToolButton* button : {all_, logX_, logY_, together_}) {
        options().add(button);
        connect(button, &QToolButton::toggled, this, &LossPage::refresh);
    }
    connect(view(), &FigureView::logXRequested, logX_, &QToolButton::toggle);
    connect(view(), &FigureView::logYRequested, logY_, &QToolButton::toggle);
    for (const auto signal : {&Runs::changed, &Runs::removed})
        connect(&session.runs(), signal, this, &LossPage::refresh);
    view()->setReadsCurves(true);
}

void LossPage::buildChoices() {
    series_->setObjectName(QStringLiteral("lossSeries"));
    series_->setText(tr("Series…"));
    series_->setAccessibleName(tr("Series"));
    series_->setToolTip(tr("Which of the logged series are drawn, of all runs alike"));
    series_->setFocusPolicy(Qt::StrongFocus);
    seriesMenu_->setObjectName(QStringLiteral("lossSeriesMenu"));
    connect(series_, &QToolButton::clicked, this,
            [this] { seriesMenu_->popup(series_->mapToGlobal(series_->rect().bottomLeft())); });
    controls().addWidget(series_);
    span_->setObjectName(QStringLiteral("lossSpan"));
    span_->setRange(1, kGreatestSpan);
    span_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    span_->setSpecialValueText(tr("Off"));
    span_->setSuffix(tr(" steps"));
    smooth_ =
        fieldLabel(tr("Smooth"), span_,
                   tr("Span of an exponential moving average: a value that many steps old has an "
                      "eighth of the newest one's weight. The logged curve stays visible, pale."));
    controls().addWidget(smooth_);
    controls().addWidget(span_);
    options().add(span_);
    connect(span_, &QSpinBox::valueChanged, this, &LossPage::refresh);
    options().add({series_, false, [this] { return shownText(); },
                   [this](const QString& text) {
                       showAsIn(text);
                       return true;
                   }});
}

void LossPage::buildAcross() {
    across_->setObjectName(QStringLiteral("lossAcross"));
    across_->addItem(tr("Automatic"), QStringLiteral("automatic"));
    across_->addItem(tr("Steps"), kSteps);
    across_->addItem(tr("Share of the run"), kShare);
    axis_ =
        fieldLabel(tr("Across"), across_,
                   tr("The horizontal axis: steps as the method counts them, or the share of each "
                      "run, so that short and long runs are equally wide. Automatic: the share if "
                      "the runs count in different steps"));
    controls().addWidget(axis_);
    controls().addWidget(across_);
    options().add(across_);
    connect(across_, &QComboBox::currentIndexChanged, this, &LossPage::refresh);
}

/// What a person has said of the series, such as "train=0 validation=1".
QString LossPage::shownText() const {
    QStringList said;
    for (const auto& [id, shown] : choice_.shown)
        said << QStringLiteral("%1=%2").arg(QString::fromStdString(id)).arg(shown ? 1 : 0);
    return said.join(u' ');
}

void LossPage::showAsIn(const QString& text) {
    choice_.shown.clear();
    for (const QString& said : text.split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype sign = said.lastIndexOf(u'=');
        if (sign > 0)
            choice_.shown[said.left(sign).toStdString()] = said.mid(sign + 1) == QLatin1String("1");
    }
    refresh();
}

/// The menu stays as it is while nothing new is logged, because it may be open.
void LossPage::offer(const std::vector<LossCurve>& curves) {
    const std::vector<LoggedSeries> logged = loggedSeries(curves, choice_);
    QStringList ids;
    for (const LoggedSeries& series : logged) ids << QString::fromStdString(series.id);
    QStringList offered;
    for (const QAction* action : seriesMenu_->actions()) offered << action->objectName();
    if (ids != offered) {
        seriesMenu_->clear();
        for (const LoggedSeries& series : logged) {
            QAction* action = seriesMenu_->addAction(QString::fromStdString(series.title));
            action->setObjectName(QString::fromStdString(series.id));
            action->setCheckable(true);
            connect(action, &QAction::triggered, this, [this, id = series.id](bool shown) {
                choice_.shown[id] = shown;
                options().note();
                refresh();
            });
        }
    }
    for (std::size_t i = 0; i < logged.size(); ++i)
        seriesMenu_->actions()[static_cast<qsizetype>(i)]->setChecked(logged[i].shown);
    series_->setEnabled(!logged.empty());
    series_->setToolTip(logged.empty()
                            ? tr("Nothing is logged yet")
                            : tr("Which of the logged series are drawn, of all runs alike"));
}

std::vector<const RunEntry*> LossPage::shownRuns() const {
    const Runs& runs = session().runs();
    std::vector<const RunEntry*> shown;
    for (const auto& run : runs.all())
        if ((run->overlaid || runs.isPinned(run->id)) && runs.isComparable(*run) &&
            run->snapshot->curve.size() > 0)
            shown.push_back(run.get());
    return shown;
}

std::vector<LossCurve> LossPage::curves() const {
    std::vector<LossCurve> curves;
    const auto add = [&](const RunEntry& run, const QString& name, const QString& group) {
        curves.push_back(
            lossCurveOf(name.toStdString(), run.colour, *run.snapshot, group.toStdString()));
        curves.back().changes = changesOf(run);
        curves.back().recipe = run.task->recipe;
    };
    std::vector<const RunEntry*> runs;
    for (const RunEntry* run : shownRuns()) {
        if (session().runs().isPinned(run->id))
            add(*run, tr("%1 (baseline)").arg(run->name), {});
        else
            runs.push_back(run);
    }
    const auto groups = groupedBySeed(runs);
    together_->setVisible(all_->isChecked() && groups.size() < runs.size());
    for (const auto& group : groups) {
        std::vector<const RunEntry*> ended;
        std::ranges::copy_if(group, std::back_inserter(ended),
                             [](const RunEntry* run) { return !run->run; });
        const QString name = together_->isChecked() && ended.size() > 1 ? nameOf(ended) : QString();
        for (const RunEntry* run : group) add(*run, run->name, run->run ? QString() : name);
    }
    return curves;
}

/// The name of the shown run, or of the mean that it is in; "" where it is not drawn.
std::string LossPage::firstAmong(const std::vector<LossCurve>& curves) const {
    const Runs& runs = session().runs();
    const RunEntry* shown = runs.current();
    if (!shown) return {};
    const QString name =
        runs.isPinned(shown->id) ? tr("%1 (baseline)").arg(shown->name) : shown->name;
    const auto own = std::ranges::find(curves, name.toStdString(), &LossCurve::run);
    if (own == curves.end()) return {};
    return own->group.empty() ? own->run : own->group;
}

Figure LossPage::figureOf(const std::vector<LossCurve>& curves, const LossChoice& choice,
                          CurveLines& lines) const {
    Figure none = whenEmpty();
    const RunEntry* current = session().runs().current();
    if (current && !current->overlaid)
        none.empty =
            tr("No run is ticked: tick one in the Runs panel to see its loss.").toStdString();
    Figure figure = curves.empty()      ? std::move(none)
                    : all_->isChecked() ? lossFigure(curves, choice, lines)
                                        : scoreFigure(curves, choice);
    noteLeftOut(session().runs(), figure);
    return figure;
}

Figure LossPage::wholeFigure() const {
    LossChoice choice = choice_;
    choice.finest = {};
    CurveLines lines;
    return marked(figureOf(curves(), choice, lines));
}

/// What nobody sees is not kept, nor are runs that are removed meanwhile.
void LossPage::hideEvent(QHideEvent* event) {
    FigurePage::hideEvent(event);
    lines_ = {};
}

void LossPage::draw() {
    const std::vector<LossCurve> drawn = curves();
    choice_.first = firstAmong(drawn);
    offer(drawn);
    if (drawn.empty()) lines_ = {};
    for (QWidget* control : {static_cast<QWidget*>(series_), static_cast<QWidget*>(smooth_),
                             static_cast<QWidget*>(span_), static_cast<QWidget*>(axis_),
                             static_cast<QWidget*>(across_)})
        control->setVisible(all_->isChecked());
    choice_.across = across_->currentData() == kShare   ? Across::Shares
                     : across_->currentData() == kSteps ? Across::Ticks
                                                        : Across::SharesIfUnlike;
    choice_.logX = logX_->isChecked();
    choice_.logY = logY_->isChecked();
    choice_.span = span_->value();
    sight_->draw([&](const Finest& finest) {
        choice_.finest = finest;
        present(figureOf(drawn, choice_, lines_));
    });
}

}  // namespace ardent
