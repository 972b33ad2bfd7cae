#include "ui/method/limit_fields.h"

#include <QGridLayout>
#include <QSignalBlocker>

#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_box.h"

namespace ardent {

namespace {

NumberBox* limitBox(const char* name, NumberBox::Kind kind, double most, const QString& unit,
                    QWidget* form) {
    constexpr double kStep = 10.;
    auto* box = new NumberBox(kind, NumberBox::Steps::Linear, 0., most, form);
    box->setObjectName(QLatin1String(name));
    box->setSuffix(u' ' + unit);
    box->setSpecialValueText(translated("none"));
    box->setSingleStep(kStep);
    return box;
}

}  // namespace

void addLimitFields(Session& session, QGridLayout& grid, QWidget* form) {
    auto* seconds = limitBox("maxSeconds", NumberBox::Kind::Real, RunLimits::kMostSeconds,
                             translated("s"), form);
    auto* steps = limitBox("maxSteps", NumberBox::Kind::Integer,
                           static_cast<double>(RunLimits::kMostTicks), translated("steps"), form);
    const auto addRow = [&grid](QLabel* label, NumberBox* box) {
        const int row = grid.rowCount();
        grid.addWidget(label, row, 0);
        grid.addWidget(box, row, 1);
    };
    addRow(fieldLabel(translated("Time limit"), seconds,
                      translated("A new run ends after this training time, pauses excluded, and "
                                 "keeps its best model so far")),
           seconds);
    addRow(fieldLabel(translated("Step limit"), steps,
                      translated("A new run ends after this many steps of its method, such as "
                                 "epochs or rounds, and keeps its best model so far")),
           steps);

    const auto show = [&session, seconds, steps] {
        const QSignalBlocker quietSeconds(seconds), quietSteps(steps);
        const RunLimits& limits = session.inputs().limits;
        seconds->setValue(limits.seconds);
        steps->setValue(static_cast<double>(limits.ticks));
    };
    show();
    QObject::connect(&session, &Session::limitsChanged, form, show);
    for (NumberBox* box : {seconds, steps})
        QObject::connect(box, &QDoubleSpinBox::valueChanged, &session, [&session, seconds, steps] {
            session.setLimits({seconds->value(), static_cast<std::int64_t>(steps->value())});
        });
}

}  // namespace ardent
