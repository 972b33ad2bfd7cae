#include "ui/window/status_line.h"

#include <QEvent>
#include <QLabel>
#include <QStatusBar>

#include "core/base/message.h"
#include "core/parallel/blocks.h"
#include "ui/runs/progress_text.h"
#include "ui/runs/run_text.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

QLabel* cell(QStatusBar& bar, const char* name, const QString& help) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setToolTip(help);
    label->setAccessibleDescription(help);
    // A hidden label would lose margins of its contents as soon as the theme changes.
    label->setIndent(2 * label->fontMetrics().averageCharWidth());
    bar.addPermanentWidget(label);
    return label;
}

}  // namespace

StatusLine::StatusLine(Session& session, QStatusBar& bar)
    : QObject(&bar), session_(session), bar_(bar), activity_(new ElidingLabel(Qt::ElideRight)) {
    activity_->setObjectName(QStringLiteral("statusActivity"));
    activity_->setContentsMargins(activity_->fontMetrics().averageCharWidth(), 0, 0, 0);
    bar.setContentsMargins(0, 0, activity_->fontMetrics().averageCharWidth(), 0);
    bar.addWidget(activity_, 1);
    speed_ =
        cell(bar, "statusSpeed",
             tr("Training speed over the last second, or the pace that Slower and Faster set"));
    time_ = cell(bar, "statusTime", tr("Time spent training, pauses excluded"));
    size_ = cell(bar, "statusSize", tr("Size of the data"));
    threads_ = cell(bar, "statusThreads", tr("Threads that training may use"));
    threads_->setText(availableThreads() == 1 ? tr("1 thread")
                                              : tr("%1 threads").arg(availableThreads()));
    bar.installEventFilter(this);

    fading_.setSingleShot(true);
    connect(&fading_, &QTimer::timeout, this, [this] { say({}, 0); });
    connect(&session, &Session::loadingStarted, this, [this](const QString& what) {
        reading_ = tr("Reading %1…").arg(what);
        update();
    });
    connect(&session, &Session::loadingEnded, this, [this] {
        reading_.clear();
        update();
    });
    connect(&session, &Session::inputsChanged, this, &StatusLine::update);
    connect(&session.runs(), &Runs::progressed, this, &StatusLine::update);
    connect(&session.runs(), &Runs::timePassed, this, &StatusLine::update);
    connect(&session.runs(), &Runs::stateChanged, this, &StatusLine::update);
    connect(&session.runs(), &Runs::currentChanged, this, &StatusLine::update);
    update();
}

void StatusLine::say(const QString& message, int duration) {
    message_ = message;
    if (message.isEmpty())
        fading_.stop();
    else
        fading_.start(duration);
    update();
    emit said(message);
}

void StatusLine::explain(const QString& command) {
    command_ = command;
    update();
}

QString StatusLine::activity() const {
    if (!command_.isEmpty()) return command_;
    if (!message_.isEmpty()) return message_;
    if (!reading_.isEmpty()) return reading_;
    if (session_.runs().isPreparing()) return tr("Preparing the data…");
    const QString queue = queueText(session_.runs().queue());
    if (!queue.isEmpty()) return tr("%1 · %2").arg(queue, runActivity());
    return runActivity();
}

QString StatusLine::runActivity() const {
    const RunEntry* run = session_.runs().current();
    if (run && session_.runs().live() == nullptr) {
        const QString reason = reasonText(*run->snapshot);
        const QString state = tr("%1: %2").arg(run->name, outcomeText(*run));
        return reason.isEmpty() ? state : tr("%1 (%2)").arg(state, reason);
    }
    if (run) {
        const QString stage = QString::fromStdString(words(run->snapshot->stage));
        const QString state = stateText(*run), tick = tickText(*run);
        QStringList parts = stage.isEmpty()
                                ? QStringList{tr("%1: %2 at %3").arg(run->name, state, tick)}
                                : QStringList{tr("%1: %2").arg(run->name, state), tick};
        parts << timeLeftText(*run) << stage;
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }
    return missingForRun(session_.inputs()).value_or(tr("Ready: press Run (F5)"));
}

bool StatusLine::isNarrow() const {
    constexpr int kRoomyLetters = 165;
    return bar_.width() < kRoomyLetters * bar_.fontMetrics().averageCharWidth();
}

bool StatusLine::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) update();
    return QObject::eventFilter(object, event);
}

void StatusLine::update() {
    activity_->setText(activity());
    const RunEntry* run = session_.runs().current();
    QString speed = run ? speedText(*run) : QString();
    if (speed.isEmpty()) speed = paceText(session_.runs().pace(), session_.runs().live());
    speed_->setVisible(!speed.isEmpty());
    speed_->setText(speed);
    time_->setVisible(run != nullptr);
    if (run) time_->setText(tr("Training time %1").arg(durationText(run->seconds())));
    const DataPtr& data = session_.data();
    size_->setVisible(data && !isNarrow());
    threads_->setVisible(!isNarrow());
    if (data)
        size_->setText(tr("%1 rows × %2 columns")
                           .arg(countText(data->table.rows),
                                countText(static_cast<long long>(data->table.columns.size()))));
}

}  // namespace ardent
