#include "ui/views/boundary/boundary_painter.h"

#include <algorithm>
#include <array>

#include "core/data/task/gaps.h"
#include "core/figure/told.h"
#include "core/parallel/blocks.h"
#include "core/parallel/thread_clock.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/frame_rest.h"

namespace ardent {

namespace {

/// Grid points an axis, each of them the one before doubled once or more.
constexpr Index kCoarsest = 25, kLive = 100, kFinest = 200;
constexpr Index kPoints = 500;

/// Told apart by the selected rows alone.
bool sameModel(const BoundarySubject& a, BoundarySubject b) {
    b.selected = a.selected;
    return a == b;
}

bool sameFrame(const BoundarySubject& a, const BoundarySubject& b) {
    return a.task == b.task && a.first == b.first && a.second == b.second && a.others == b.others &&
           a.row == b.row;
}

/// Null when there is none.
std::shared_ptr<const BoundaryFrame> shared(std::optional<BoundaryFrame> frame) {
    return frame ? std::make_shared<const BoundaryFrame>(std::move(*frame)) : nullptr;
}

}  // namespace

BoundarySubject boundarySubject(const Session& session, const RunEntry& run, Index first,
                                Index second) {
    BoundarySubject subject{run.shown()->predictor, run.task, first, second};
    subject.rowsAre = run.learningRows();
    subject.data = run.isOnOtherRows ? session.data() : run.inputs.data;
    subject.tableRows = run.tableRows;
    subject.selected = session.selectedRows();
    return subject;
}

BoundaryPainter::BoundaryPainter() {
    rest_.setSingleShot(true);
    rest_.setTimerType(Qt::PreciseTimer);
    connect(&rest_, &QTimer::timeout, this, &BoundaryPainter::advance);
}

void BoundaryPainter::paint(const BoundarySubject& subject, bool whileTraining) {
    whileTraining_ = whileTraining;
    const bool otherFrame = !wanted_ || !sameFrame(*wanted_, subject);
    wanted_ = subject;
    if (otherFrame) {
        frame_.reset();
        rest_.stop();
        worker_.abandon();
    }
    if (!rest_.isActive() && !worker_.isBusy()) advance();
}

void BoundaryPainter::clear() {
    wanted_.reset();
    shown_.reset();
    frame_.reset();
    rest_.stop();
    worker_.abandon();
}

bool BoundaryPainter::isBusy() const {
    return worker_.isBusy() || (rest_.isActive() && nextSteps());
}

std::optional<Index> BoundaryPainter::nextSteps() const {
    if (!wanted_) return std::nullopt;
    if (shown_ && shown_ != wanted_ && sameModel(*shown_, *wanted_)) return shownSteps_;
    if (shown_ != wanted_) return firstSteps_;
    if (shownSteps_ < kFinest) return std::min(2 * shownSteps_, kFinest);
    return std::nullopt;
}

void BoundaryPainter::advance() {
    const auto steps = nextSteps();
    if (!steps) return;
    begun_.start();
    worker_.run(
        [subject = *wanted_, steps = *steps, frame = frame_](const GoOn& goOn) -> Result<Painted> {
            const ThreadClock clock;
            Painted painted;
            Arena(1).run([&] {
                BoundaryChoice choice;
                choice.first = subject.first;
                choice.second = subject.second;
                choice.maxPoints = kPoints;
                choice.rowsAre = subject.rowsAre;
                choice.tableRows = subject.tableRows;
                choice.others = subject.others;
                choice.row = subject.row;
                if (!frame && subject.data)
                    choice.filled =
                        filledRows(*subject.task, subject.data->table, subject.tableRows,
                                   std::array{subject.first, subject.second});
                painted.frame = frame ? frame : shared(boundaryFrame(*subject.task, choice, goOn));
                if (!painted.frame) return;
                const double framing = clock.milliseconds();
                BoundaryFrame sized = *painted.frame;
                sized.slice.steps = steps;
                sized.selected = subject.selected;
                auto figure = boundaryFigure(*subject.predictor, *subject.task, sized, goOn);
                if (!figure) return;
                painted.figure = std::move(*figure);
                if (!subject.title.empty()) painted.figure.title = subject.title;
                painted.milliseconds = clock.milliseconds() - framing;
            });
            return painted;
        },
        [this, subject = *wanted_, steps = *steps](Result<Painted> painted) {
            if (painted) return receive(subject, steps, std::move(*painted));
            Painted failed;
            failed.figure.empty = words(painted.error().text);
            receive(subject, kFinest, std::move(failed));
        });
}

void BoundaryPainter::receive(const BoundarySubject& subject, Index steps, Painted painted) {
    constexpr double kDear = 8., kCheap = 2.;  // milliseconds
    if (steps == firstSteps_ && painted.milliseconds > kDear)
        firstSteps_ = std::max(kCoarsest, firstSteps_ / 2);
    if (steps == firstSteps_ && painted.milliseconds < kCheap)
        firstSteps_ = std::min(kLive, firstSteps_ * 2);
    frame_ = painted.frame;
    shown_ = subject;
    shownSteps_ = steps;
    const bool goesOn = !whileTraining_ && shown_ == wanted_;
    rest_.start(goesOn ? 0
                       : frameRest(painted.milliseconds, static_cast<double>(begun_.elapsed())));
    emit this->painted(painted.figure);
}

}  // namespace ardent
