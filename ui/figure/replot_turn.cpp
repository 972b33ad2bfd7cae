#include "ui/figure/replot_turn.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QPointer>
#include <QTimer>
#include <algorithm>
#include <deque>

namespace ardent {

namespace {

class ReplotTurns : public QTimer {
public:
    explicit ReplotTurns(QObject* parent) : QTimer(parent) {
        callOnTimeout(this, &ReplotTurns::replotNext);
    }

    void add(QCustomPlot& plot) {
        if (std::ranges::any_of(waiting_, [&](const auto& other) { return other == &plot; }))
            return;
        waiting_.emplace_back(&plot);
        if (!isActive()) start(0);
    }

private:
    void replotNext() {
        const QPointer<QCustomPlot> next = waiting_.front();
        waiting_.pop_front();
        if (waiting_.empty()) stop();
        if (next) next->replot();
    }

    std::deque<QPointer<QCustomPlot>> waiting_;
};

}  // namespace

void replotInTurn(QCustomPlot& plot) {
    static QPointer<ReplotTurns> turns;
    if (!turns) turns = new ReplotTurns(QCoreApplication::instance());
    turns->add(plot);
}

}  // namespace ardent
