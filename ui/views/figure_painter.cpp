#include "ui/views/figure_painter.h"

#include "core/figure/told.h"
#include "core/parallel/blocks.h"
#include "core/parallel/thread_clock.h"
#include "ui/views/frame_rest.h"

namespace ardent {

FigurePainter::FigurePainter() {
    rest_.setSingleShot(true);
    rest_.setTimerType(Qt::PreciseTimer);
    connect(&rest_, &QTimer::timeout, this, &FigurePainter::advance);
}

void FigurePainter::paint(Work work, std::function<void()> then) {
    wanted_ = Wish{std::move(work), std::move(then)};
    if (!rest_.isActive() && !worker_.isBusy()) advance();
}

void FigurePainter::clear() {
    wanted_.reset();
    rest_.stop();
    worker_.abandon();
}

void FigurePainter::advance() {
    if (!wanted_) return;
    begun_.start();
    worker_.run(
        [work = std::move(wanted_->work)](const GoOn& goOn) -> Result<Painted> {
            const ThreadClock clock;
            Painted result;
            Arena(1).run([&] { result.figure = work(goOn); });
            result.milliseconds = clock.milliseconds();
            return result;
        },
        [this, then = std::move(wanted_->then)](Result<Painted> result) {
            const double spent = result ? result->milliseconds : 0.;
            rest_.start(frameRest(spent, static_cast<double>(begun_.elapsed())));
            if (!result) {
                Figure failed;
                failed.empty = words(result.error().text);
                emit painted(failed);
            } else if (result->figure) {
                if (then) then();
                emit painted(*result->figure);
            }
        });
    wanted_.reset();
}

}  // namespace ardent
