#include "ui/views/directions/directions_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include "core/base/go_on.h"
#include "core/figure/directions/direction_figure.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/missing_text.h"
#include "core/method/methods.h"
#include "core/model/constant_model.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

DirectionsPage::DirectionsPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("directions"), tr("Directions"), parent),
      what_(new ChoiceBox(this)),
      direction_(new ChoiceBox(this)) {
    what_->setObjectName(QStringLiteral("directionShows"));
    what_->addItem(tr("Data along it"));
    what_->addItem(tr("Weights"));
    direction_->setObjectName(QStringLiteral("direction"));
    controls().addWidget(
        fieldLabel(tr("Direction"), direction_, tr("Which one, the strongest first")));
    controls().addWidget(direction_);
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("What is drawn of it")));
    controls().addWidget(what_);
    for (QComboBox* box : {what_, direction_}) {
        options().add(box);
        connect(box, &QComboBox::currentIndexChanged, this, &DirectionsPage::refresh);
    }
}

void DirectionsPage::offer(const Directions* directions) {
    if (!directions) return;
    const auto count = static_cast<int>(directions->values.size());
    if (direction_->count() == count) return;
    const QSignalBlocker quiet(direction_);
    const int kept = std::min(direction_->currentIndex(), count - 1);
    direction_->clear();
    for (int i = 0; i < count; ++i) direction_->addItem(QString::number(i + 1));
    direction_->setCurrentIndex(std::max(0, kept));
}

void DirectionsPage::draw() {
    const RunEntry* run = session().runs().current();
    const Snapshot* shown = run ? run->shown().get() : nullptr;
    const bool hasDirections = shown && shown->predictor && shown->directions;
    for (QComboBox* box : {what_, direction_})
        setUsable(*box, hasDirections ? QString() : whatIsMissing());
    offer(hasDirections ? &*shown->directions : nullptr);
    if (!hasDirections) {
        painter().clear();
        return present(whenEmpty());
    }
    DirectionChoice choice;
    choice.direction = std::max(0, direction_->currentIndex());
    choice.colour = run->colour;
    choice.rowsAre = run->learningRows();
    choice.tableRows = run->tableRows;
    if (what_->currentIndex() == 1) {
        painter().clear();
        return present(directionWeightsFigure(*shown->directions, choice));
    }
    painter().paint(
        [predictor = shown->predictor, task = run->task, directions = *shown->directions,
         choice](const GoOn& goOn) {
            return directionFigure(*predictor, *task, directions, choice, goOn);
        },
        [this, model = shownModel()] { tellModel(model); });
}

Figure DirectionsPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    const Predictor* model = run ? run->shown()->predictor.get() : nullptr;
    const bool mayCome = !run || mayTell(*run->inputs.method, RunPart::Directions);
    if (!run || (!model && mayCome)) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty =
        model && isConstant(*model)
            ? constantModelText()
            : missingText(*run->snapshot,
                          (mayTell(*run->inputs.method, RunPart::Directions)
                               ? tr("The model that this run kept has no directions.")
                               : tr("This method finds no directions; metric learning does."))
                              .toStdString(),
                          mayCome);
    return figure;
}

}  // namespace ardent
