#include "ui/views/look_back.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

LookBack::LookBack(Session& session, const QString& id, const QString& title, const QString& help,
                   QWidget* parent)
    : QWidget(parent),
      session_(session),
      help_(help),
      slider_(new QSlider(Qt::Horizontal, this)),
      reading_(new QLabel(this)),
      own_(new QToolButton(this)) {
    slider_->setObjectName(id + QStringLiteral("Position"));
    slider_->setPageStep(5);
    own_->setObjectName(id + QStringLiteral("Own"));
    own_->setText(tr("Run's model"));
    own_->setFocusPolicy(Qt::StrongFocus);
    own_->setToolTip(tr("Shows the run's chosen model again"));
    own_->setAccessibleName(own_->toolTip());
    constexpr int kLeastLetters = 14;
    slider_->setMinimumWidth(kLeastLetters * fontMetrics().averageCharWidth());
    auto* layout = new WrappingRow;
    setLayout(layout);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(fieldLabel(title, slider_, help));
    layout->addWidget(slider_, 1);
    layout->addWidget(reading_);
    layout->addWidget(own_);
    const auto lookBack = [this](std::optional<Index> position) {
        if (const RunEntry* run = session_.runs().current())
            session_.runs().lookBack(run->id, position);
    };
    connect(slider_, &QSlider::valueChanged, this, lookBack);
    connect(own_, &QToolButton::clicked, this, [lookBack] { lookBack(std::nullopt); });
}

void LookBack::show(int last, int position, const QString& reading) {
    const RunEntry* run = session_.runs().current();
    const bool isKept = !run || run->canLookBack();
    slider_->setEnabled(isKept);
    reading_->setEnabled(isKept);
    slider_->setToolTip(isKept ? help_
                               : tr("The project holds the run's own model only: run again to see "
                                    "the others"));
    own_->setEnabled(run && run->lookedBack);
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, last);
    slider_->setValue(position);
    reading_->setText(reading);
}

void LookBack::showNone(const QString& why) {
    slider_->setEnabled(false);
    slider_->setToolTip(why);
    own_->setEnabled(false);
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, 0);
    reading_->clear();
}

}  // namespace ardent
