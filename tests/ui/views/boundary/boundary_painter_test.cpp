#include "ui/views/boundary/boundary_painter.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/support/explained_model.h"

using namespace ardent;

/// From a coarse picture to the finest.
class BoundaryPainterTest : public QObject {
    Q_OBJECT

private slots:
    void everyPictureHalvesTheStep_data();
    void everyPictureHalvesTheStep();
};

void BoundaryPainterTest::everyPictureHalvesTheStep_data() {
    QTest::addColumn<bool>("whileTraining");
    QTest::newRow("while training") << true;
    QTest::newRow("alone") << false;
}

void BoundaryPainterTest::everyPictureHalvesTheStep() {
    QFETCH(bool, whileTraining);
    const TaskPtr task = test::mixedTask(30);
    BoundarySubject subject;
    subject.predictor =
        std::make_shared<const Predictor>(test::randomPredictor(task->recipe, 20, false));
    subject.task = task;
    BoundaryPainter painter;
    std::vector<Index> steps;
    connect(&painter, &BoundaryPainter::painted, this, [&](const Figure& figure) {
        steps.push_back(findLayer<Field>(figure)->values.rows());
    });
    painter.paint(subject, whileTraining);
    QTRY_VERIFY(!steps.empty() && !painter.isBusy());
    QCOMPARE(steps.back(), Index(200));
    for (std::size_t i = 1; i < steps.size(); ++i) QCOMPARE(steps[i], 2 * steps[i - 1]);
}

ARDENT_TEST(BoundaryPainterTest)
#include "boundary_painter_test.moc"
