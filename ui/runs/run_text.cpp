#include "ui/runs/run_text.h"

#include <QPainter>
#include <QPixmapCache>
#include <cmath>

#include "core/base/message.h"
#include "core/figure/compare/metric_title.h"
#include "core/figure/counts.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/loss/loss_figure.h"
#include "core/figure/tick_axis.h"
#include "core/model/doubt.h"
#include "core/model/loss.h"
#include "core/train/fold_models.h"
#include "ui/figure/marker.h"
#include "ui/style/translated.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

QString named(const std::string& id, const OptionValue& value) {
    const std::string text = toText(value);
    const bool isDecimal = std::holds_alternative<double>(value);
    return QStringLiteral("%1 = %2").arg(
        QString::fromStdString(id), QString::fromStdString(isDecimal ? readersNumber(text) : text));
}

/// Null where there are none.
const Metrics* testMetrics(const RunEntry& entry) {
    const auto& metrics = entry.snapshot->metrics;
    return metrics && !metrics->test.empty() ? &metrics->test : nullptr;
}

QString metricText(const std::string& name, double value) {
    return QStringLiteral("%1 %2").arg(QString::fromStdString(metricTitle(name)),
                                       numberText(value));
}

/// Null: the test rows judge it.
const VariableImportance* judgedOnAllRows(const RunEntry& entry) {
    const auto& importance = entry.snapshot->importance;
    const bool isByFolds =
        importance && importance->rowsAre.many.code() == rowsOfFolds(1).many.code();
    return isByFolds ? &*importance : nullptr;
}

QString explainedText(const RunEntry& entry, const VariableImportance& importance) {
    return entry.task->recipe->problem == Problem::Regression
               ? metricText("r2", importance.explained)
               : translated("Brier skill %1").arg(numberText(importance.explained));
}

}  // namespace

QString stateText(RunState state) {
    switch (state) {
        case RunState::Paused:
            return translated("Paused");
        case RunState::Running:
            return translated("Running");
        case RunState::Finished:
            return translated("Finished");
        case RunState::Cancelled:
            return translated("Stopped");
        case RunState::Diverged:
            return translated("Diverged");
        case RunState::Failed:
            return translated("Failed");
    }
    return {};
}

QString stateText(const RunEntry& entry) {
    return entry.isStopping() ? translated("Stopping") : stateText(entry.state());
}

QString outcomeText(const RunEntry& entry) {
    const QString state = stateText(entry);
    const Doubt why = doubt(*entry.snapshot);
    if (why.empty()) return state;
    return why.kind == Doubt::Kind::Worse
               ? translated("%1, worse than a constant").arg(state)
               : translated("%1, not shown better than a constant").arg(state);
}

QString tickWord(const Snapshot& snapshot, bool many) {
    const TickUnit unit = snapshot.tickUnit;
    return QString::fromStdString(words(many ? manyTicks(unit) : oneTick(unit)));
}

QString reasonText(const Snapshot& snapshot) {
    const bool repeatsState =
        snapshot.state == RunState::Cancelled && snapshot.reason.code() == kEndedWith;
    const Message& reason = snapshot.reason;
    QString text = QString::fromStdString(
        words(repeatsState ? message("a-sentence", "{}.", outcomeOf(reason)) : reason));
    if (repeatsState && !text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString ticksText(const Snapshot& snapshot) {
    return QStringLiteral("%1 %2").arg(countText(snapshot.tick),
                                       tickWord(snapshot, snapshot.tick != 1));
}

QString limitsText(const RunEntry& entry) {
    const RunLimits& limits = entry.inputs.limits;
    const QString time = translated("%1 s").arg(numberText(limits.seconds, 6));
    const QString ticks = QStringLiteral("%1 %2").arg(countText(limits.ticks),
                                                      tickWord(*entry.snapshot, limits.ticks != 1));
    if (limits.seconds > 0. && limits.ticks > 0) return translated("%1 or %2").arg(time, ticks);
    if (limits.seconds > 0.) return time;
    return limits.ticks > 0 ? ticks : QString();
}

QString queueText(const QueueState& queue) {
    if (queue.waiting == 0 && queue.begun < 2) return {};
    if (queue.begun == 0) return translated("%1 queued").arg(queue.waiting);
    return translated("Queued run %1 of %2").arg(queue.begun).arg(queue.total());
}

QString staleText() {
    return translated("the data, roles or split have changed since");
}

namespace {

QPixmap drawnChip(int colour, ThemeKind theme, int size) {
    QPixmap picture(size * 2, size * 2);
    picture.setDevicePixelRatio(2.);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ardent::theme(theme).base, size / 12.));
    painter.setBrush(seriesColour(theme, colour));
    const double inset = size / 8.;
    painter.drawRoundedRect(QRectF(inset, inset, size - 2 * inset, size - 2 * inset), inset, inset);
    if (colour < paletteSize()) return picture;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ardent::theme(theme).base);
    drawMarker(painter, markerShape(colour), QPointF(size, size) / 2., size / 2.);
    return picture;
}

}  // namespace

QIcon colourChip(int colour, ThemeKind theme, int size) {
    const QString key = QStringLiteral("colour of a run %1 %2 %3")
                            .arg(colour)
                            .arg(static_cast<int>(theme))
                            .arg(size);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = drawnChip(colour, theme, size);
        QPixmapCache::insert(key, picture);
    }
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

std::vector<std::string> notesOn(const RunEntry& entry) {
    std::vector<std::string> notes;
    for (const Message& note : entry.task->notes) notes.push_back(words(note));
    if (const Doubt why = doubt(*entry.snapshot); !why.empty())
        notes.insert(notes.begin(), words(why.text));
    return notes;
}

QString targetText(const RunEntry& entry) {
    const Recipe& recipe = entry.inputs.recipe;
    QString target = QString::fromStdString(recipe.target);
    if (recipe.problem == ProblemChoice::Regression)
        target = translated("%1 as a number").arg(target);
    if (recipe.problem == ProblemChoice::Classification)
        target = translated("%1 as classes").arg(target);
    return entry.isOnOtherRows ? QStringLiteral("%1 (%2)").arg(target, entry.inputs.data->title)
                               : target;
}

QString testScoreText(const RunEntry& entry) {
    if (const VariableImportance* all = judgedOnAllRows(entry)) return explainedText(entry, *all);
    const Metrics* test = testMetrics(entry);
    if (!test) return QStringLiteral("–");
    for (const char* name : {"r2", "auc", "accuracy"})
        if (const double value = metric(*test, name); !std::isnan(value))
            return metricText(name, value);
    return metricText(test->front().first, test->front().second);
}

QString testScoreHelp(const RunEntry& entry) {
    const Snapshot& snapshot = *entry.snapshot;
    if (const Metrics* test = testMetrics(entry)) {
        QStringList lines;
        if (const VariableImportance* all = judgedOnAllRows(entry))
            lines << translated("%1 on %2 %3")
                         .arg(explainedText(entry, *all))
                         .arg(all->ofRows)
                         .arg(QString::fromStdString(words(all->rowsAre.many)));
        lines << translated("On the test rows:");
        for (const auto& [name, value] : *test) lines << metricText(name, value);
        return lines.join(u'\n');
    }
    if (snapshot.metrics)
        return translated("There are no test rows: give them a share of the split and run again");
    if (!hasEnded(snapshot.state)) return translated("It is measured once the run has ended");
    if (!snapshot.isLast) return translated("It is being measured");
    return translated("The run has no model that could be tested");
}

QString lossMeasure(const RunEntry& entry) {
    return QString::fromStdString(words(wholeMeasure(entry.loss.series())));
}

QString shortLossMeasure(const RunEntry& entry) {
    const CurveSeries& series = entry.loss.series();
    const bool isMse = series.measure.code() == lossName(Loss::Squared).code();
    if (isMse && series.unit.empty()) return QString::fromStdString(metricTitle("mse"));
    return QString::fromStdString(words(series.measure));
}

QString lossRows(const RunEntry& entry) {
    const CurveSeries& series = entry.loss.series();
    switch (series.rows) {
        case SeriesRows::Folds:
            return translated("CV");
        case SeriesRows::Validation:
            return translated("validation");
        case SeriesRows::Training:
            return translated("training");
        case SeriesRows::Other:
            break;
    }
    return QString::fromStdString(words(series.title));
}

QString lossHelp(const RunEntry& entry) {
    const CurveSeries& series = entry.loss.series();
    const QString name = QString::fromStdString(titleOf(series));
    const QString measure = lossMeasure(entry);
    if (measure.isEmpty()) return name;
    const Index rows = std::ssize(entry.task->split.validation);
    if (series.rows != SeriesRows::Validation || rows == 0 || entry.isOnOtherRows)
        return QStringLiteral("%1: %2").arg(name, measure);
    const QString help =
        translated("%1: %2, of %3")
            .arg(name, measure,
                 QString::fromStdString(countedRows(rows, rows, RowPart::Validation)));
    return entry.snapshot->learnsFromValidation
               ? translated("%1; the model was trained on them, so it may be too low").arg(help)
               : help;
}

QStringList changesText(const RunEntry& entry) {
    QStringList lines;
    for (const OptionChange& change : entry.snapshot->changes)
        lines << translated("Changed at %1 %2: %3")
                     .arg(tickWord(*entry.snapshot), countText(change.tick),
                          named(change.option, change.value));
    return lines;
}

QString settingsText(const RunEntry& entry) {
    QStringList lines;
    const OptionValues standard = defaults(entry.inputs.method->schema());
    for (const auto& [id, value] : entry.firstOptions)
        if (standard.at(id) != value) lines << named(id, value);
    if (lines.isEmpty()) lines << translated("All options at their defaults");
    if (const QString limits = limitsText(entry); !limits.isEmpty())
        lines.prepend(translated("Limit: %1").arg(limits));
    lines.prepend(translated("Seed %1").arg(entry.inputs.recipe.seed));
    lines.prepend(
        translated("Data: %1, target: %2")
            .arg(entry.inputs.data->title, QString::fromStdString(entry.inputs.recipe.target)));
    lines << changesText(entry);
    for (const std::string& note : notesOn(entry))
        lines << translated("Note: %1").arg(QString::fromStdString(note));
    return lines.join(u'\n');
}

}  // namespace ardent
