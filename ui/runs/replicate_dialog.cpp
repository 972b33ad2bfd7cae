#include "ui/runs/replicate_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/widgets/field.h"

namespace ardent {

namespace {

constexpr int kUsual = 10;
constexpr int kMost = 1000;

}  // namespace

void showReplicateDialog(Session& session, QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("replicate"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(translated("Replicate over seeds"));
    auto* count = new QSpinBox(dialog);
    count->setObjectName(QStringLiteral("replicateCount"));
    count->setRange(2, kMost);
    count->setValue(kUsual);
    auto* form = new QFormLayout;
    form->addRow(fieldLabel(translated("&Number of seeds"), count,
                            translated("Runs that differ only in the seed")),
                 count);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, dialog);
    buttons->addButton(translated("&Replicate"), QDialogButtonBox::AcceptRole);
    auto* column = new QVBoxLayout(dialog);
    column->addLayout(form);
    auto* print = smallPrint();
    column->addWidget(print);
    column->addStretch(1);
    column->addWidget(buttons);
    const Seed first = session.seed();
    const auto tellSeeds = [print, first](int seeds) {
        print->setText(translated("Trains the current settings with the seeds %1 to %2, one run "
                                  "after the other; seeds already run are left out. A seed "
                                  "determines the rows of each part and every random draw.")
                           .arg(first)
                           .arg(first + static_cast<Seed>(seeds) - 1));
    };
    tellSeeds(kUsual);
    QObject::connect(count, &QSpinBox::valueChanged, print, tellSeeds);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, &session.runs(),
                     [&session, count] { session.runs().replicate(count->value()); });
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 60, dialog->sizeHint().height());
    dialog->open();
    count->setFocus();
    count->selectAll();
}

}  // namespace ardent
