#include "core/train/projected_gradient.h"

#include <QtTest>

#include "core/train/simplex.h"
#include "tests/support/golden.h"

using namespace ardent;

namespace {

/// ½ (x − c)ᵀ D (x − c).
SmoothFunction bowlAround(const Vector& centre, const Vector& curvature) {
    return [=](const Vector& x, Vector& gradient) {
        gradient = curvature.cwiseProduct(x - centre);
        return std::optional(0.5 * gradient.dot(x - centre));
    };
}

ProjectedPoint minimised(const SmoothFunction& f, const Projection& project, const Vector& start,
                         int most) {
    auto point = startProjected(f, project, start);
    ProjectedGradientSettings settings;
    settings.tolerance = 1e-10;
    double before = point->value;
    for (int step = 0; step < most && !point->converged; ++step) {
        advanceProjected(f, project, settings, *point);
        if (point->value > before) qFatal("f rose");
        before = point->value;
    }
    return *point;
}

}  // namespace

class ProjectedGradientTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheProjectionItself() {
        const Vector centre = Vector::LinSpaced(8, -1., 2.);
        const Projection project = [](const Vector& v) { return projectOnCappedSimplex(v, 2.); };
        const auto found =
            minimised(bowlAround(centre, Vector::Ones(8)), project, Vector::Zero(8), 100);
        QVERIFY((found.x - project(centre)).norm() < 1e-8);
    }

    void copesWithIllConditionedBowls() {
        const Vector centre = Vector::Constant(6, 0.5);
        const Vector curvature = Vector::LinSpaced(6, 0., 5.).array().exp();
        const Projection box = [](const Vector& v) { return Vector(v.cwiseMax(0.).cwiseMin(0.7)); };
        const auto found = minimised(bowlAround(centre, curvature), box, Vector::Zero(6), 300);
        QVERIFY((found.x - centre).norm() < 1e-6);
    }

    void fixedStepsAreTaken() {
        const SmoothFunction f = bowlAround(Vector::Zero(1), Vector::Ones(1));
        const Projection all = [](const Vector& v) { return v; };
        auto point = startProjected(f, all, Vector::Ones(1));
        ProjectedGradientSettings settings;
        settings.fixedStep = 0.25;
        QVERIFY(advanceProjected(f, all, settings, *point));
        COMPARE_WITHIN(point->x[0], 0.75, 1e-15);
    }

    void leavesWithoutAChange() {
        bool asked = false;
        const SmoothFunction f = [&](const Vector& x, Vector& gradient) -> std::optional<double> {
            if (asked) return std::nullopt;
            asked = true;
            gradient = x;
            return 0.5 * x.squaredNorm();
        };
        const Projection all = [](const Vector& v) { return v; };
        auto point = startProjected(f, all, Vector::Ones(2));
        QVERIFY(!advanceProjected(f, all, {}, *point));
        QCOMPARE(point->x[0], 1.);
        QVERIFY(!startProjected(f, all, Vector::Ones(2)));
    }
};

ARDENT_TEST(ProjectedGradientTest)
#include "projected_gradient_test.moc"
