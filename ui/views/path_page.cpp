#include "ui/views/path_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "core/figure/path_figure.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/style/number_format.h"
#include "ui/widgets/field.h"

namespace ardent {

PathPage::PathPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("path"), tr("Path"), parent),
      what_(new QComboBox(this)),
      lambda_(new QSlider(Qt::Horizontal, this)),
      reading_(new QLabel(this)),
      own_(new QToolButton(this)) {
    what_->setObjectName(QStringLiteral("pathShows"));
    what_->addItem(tr("Norms"));
    what_->addItem(tr("Score"));
    lambda_->setObjectName(QStringLiteral("pathLambda"));
    lambda_->setPageStep(5);
    reading_->setObjectName(QStringLiteral("pathReading"));
    own_->setObjectName(QStringLiteral("pathOwn"));
    own_->setText(tr("Own"));
    own_->setFocusPolicy(Qt::StrongFocus);
    own_->setToolTip(tr("Shows the model that the run has chosen again"));
    own_->setAccessibleName(own_->toolTip());
    controls()->addWidget(fieldLabel(tr("Show"), what_, tr("What is drawn against λ")));
    controls()->addWidget(what_);
    controls()->addWidget(fieldLabel(
        tr("λ"), lambda_, tr("Penalty whose model all views show; from the largest on the left")));
    controls()->addWidget(lambda_, 1);
    controls()->addWidget(reading_);
    controls()->addWidget(own_);

    connect(what_, &QComboBox::currentIndexChanged, this, &PathPage::refresh);
    connect(lambda_, &QSlider::valueChanged, this, [this](int position) {
        if (const RunEntry* run = this->session().runs().current())
            this->session().runs().lookBack(run->id, position);
    });
    connect(own_, &QToolButton::clicked, this, [this] {
        if (const RunEntry* run = this->session().runs().current())
            this->session().runs().lookBack(run->id, std::nullopt);
    });
    connect(&session.runs(), &Runs::progressed, this, [this](int run) {
        const RunEntry* current = this->session().runs().current();
        if (current && current->id == run) refresh();
    });
    showControls(nullptr);
}

void PathPage::showControls(const RunEntry* run) {
    const Path* path = run ? run->snapshot->path.get() : nullptr;
    const bool hasPath = path && !path->lambdas.empty();
    lambda_->setEnabled(hasPath);
    own_->setEnabled(hasPath && run->lookedBack);
    const QSignalBlocker quiet(lambda_);
    lambda_->setRange(0, hasPath ? static_cast<int>(path->lambdas.size()) - 1 : 0);
    if (!hasPath) {
        reading_->clear();
        return;
    }
    const Index last = std::ssize(path->lambdas) - 1;
    const Index at =
        std::min(run->lookedBack.value_or(path->chosen < 0 ? last : path->chosen), last);
    lambda_->setValue(static_cast<int>(at));
    reading_->setText(
        tr("λ = %1").arg(formatAligned(path->lambdas[static_cast<std::size_t>(at)], 3)));
}

void PathPage::draw() {
    const RunEntry* run = session().runs().current();
    showControls(run);
    if (!run || !run->snapshot->path) return present(whenEmpty());
    PathChoice choice;
    choice.colour = run->colour;
    choice.marked = run->lookedBack.value_or(-1);
    const Path& path = *run->snapshot->path;
    present(what_->currentIndex() == 0 ? pathNormsFigure(path, choice)
                                       : pathScoreFigure(path, choice));
}

Figure PathPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    if (!run) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty =
        tr("This method has no path of penalties; the lasso, the Fourier-basis lasso and "
           "SRFF have one.")
            .toStdString();
    return figure;
}

}  // namespace ardent
