// From the wish for a boundary to its finest picture of 200 × 200 points, where nothing trains: in
// milliseconds and as a multiple of one plain evaluation of as many points of a model over two
// inputs in one thread. D = 1000, d = 10 and 100. Exits with 1 beyond 100 ms.

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "core/parallel/blocks.h"
#include "tests/bench/random_task.h"
#include "ui/views/boundary/boundary_painter.h"

using namespace ardent;

namespace {

constexpr Index kFeatures = 1000, kSteps = 200;
constexpr int kRepeats = 9;
constexpr double kMost = 100.;  // milliseconds

FourierModel randomModel(Index inputs) {
    FourierModel model;
    model.basis =
        std::make_shared<const FourierBasis>(drawBasis(Sampler::Gaussian, inputs, kFeatures, 1));
    model.scale = Vector::Constant(inputs, 1. / std::sqrt(static_cast<double>(inputs)));
    model.weights = Matrix(kFeatures, 1);
    RandomStream random(2, StreamId::InitialWeights);
    for (double& weight : model.weights.reshaped()) weight = random.normal();
    model.intercept = Vector::Zero(1);
    return model;
}

double milliseconds(const QElapsedTimer& clock) {
    return 1e-6 * static_cast<double>(clock.nsecsElapsed());
}

template <class Work>
double medianTime(Work&& work) {
    std::vector<double> times;
    for (int i = 0; i < kRepeats; ++i) {
        QElapsedTimer clock;
        clock.start();
        work();
        times.push_back(milliseconds(clock));
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

double floorTime() {
    const FourierModel model = randomModel(2);
    const DesignMatrix points = DesignMatrix::Random(kSteps * kSteps, 2);
    Arena arena(1);
    return medianTime([&] { arena.run([&] { evaluate(model, points); }); });
}

double paintTime(Index inputs) {
    const auto task = std::make_shared<const Task>(bench::randomTask(1000, inputs));
    BoundarySubject subject;
    subject.task = task;
    subject.predictor = std::make_shared<const Predictor>(
        Predictor{task->recipe, randomModel(inputs), Link::Identity});
    return medianTime([&] {
        BoundaryPainter painter;
        Index steps = 0;
        QObject::connect(&painter, &BoundaryPainter::painted, [&](const Figure& figure) {
            steps = findLayer<Field>(figure)->values.rows();
        });
        painter.paint(subject, false);
        while (steps < kSteps) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    });
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication program(argc, argv);
    const double floor = floorTime();
    std::printf("floor: %td points of D = %td in %.1f ms\n", kSteps * kSteps, kFeatures, floor);
    bool isFast = true;
    for (const Index inputs : {10, 100}) {
        const double time = paintTime(inputs);
        std::printf("d = %td: %.1f ms, %.2f × the floor\n", inputs, time, time / floor);
        isFast = isFast && time <= kMost;
    }
    return isFast ? 0 : 1;
}
