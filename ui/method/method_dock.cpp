#include "ui/method/method_dock.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/method/methods.h"
#include "ui/method/limit_fields.h"
#include "ui/method/method_help.h"
#include "ui/method/option_form.h"
#include "ui/method/seed_field.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/line_icon.h"
#include "ui/widgets/palette_theme.h"
#include "ui/widgets/vertical_scroll.h"

namespace ardent {

namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString headingOf(MethodGroup group) {
    switch (group) {
        case MethodGroup::Fourier:
            return MethodDock::tr("Fourier-feature methods");
        case MethodGroup::Baseline:
            return MethodDock::tr("Baselines to compare with");
        case MethodGroup::Ranking:
            return MethodDock::tr("Rankings of variables");
    }
    return {};
}

void addHeading(QComboBox& box, const QString& title) {
    box.addItem(title);
    QStandardItem& item = *qobject_cast<QStandardItemModel*>(box.model())->item(box.count() - 1);
    item.setFlags(Qt::NoItemFlags);
    QFont bold = box.font();
    bold.setWeight(QFont::DemiBold);
    item.setFont(bold);
}

}  // namespace

MethodDock::MethodDock(Session& session, QWidget* parent)
    : QDockWidget(tr("Method"), parent),
      session_(session),
      picker_(new ChoiceBox),
      misfit_(new QLabel),
      summary_(smallPrint()),
      paper_(smallPrint()) {
    setObjectName(QStringLiteral("methodDock"));
    auto* content = new QWidget(this);
    picker_->setParent(content);
    picker_->setObjectName(QStringLiteral("method"));
    auto* seed = new SeedField(session, content);

    auto* grid = new QGridLayout;
    setFormColumns(*grid);
    picker_->setMinimumContentsLength(9);
    auto* title = new QHBoxLayout;
    title->addWidget(fieldLabel(tr("&Method"), picker_, tr("How the model is learned")));
    title->addWidget(makeHelpButton(content));
    title->addStretch(1);
    grid->addLayout(title, 0, 0);
    grid->addWidget(picker_, 0, 1, 1, 2);
    grid->addWidget(
        fieldLabel(tr("&Seed"), seed->edit(),
                   tr("The one number that all randomness comes from: the same seed gives "
                      "the same result")),
        1, 0);
    grid->addWidget(seed->edit(), 1, 1);
    grid->addWidget(seed->another(), 1, 2);
    addLimitFields(session, *grid, content);

    paper_->setObjectName(QStringLiteral("methodPaper"));
    misfit_->setObjectName(QStringLiteral("methodMisfit"));
    misfit_->setWordWrap(true);
    misfit_->hide();

    auto* layout = new QVBoxLayout(content);
    layout->addLayout(grid);
    layout->addWidget(misfit_);
    formPlace_ = new QVBoxLayout;
    layout->addLayout(formPlace_);
    layout->addSpacing(fontMetrics().height() / 2);
    layout->addWidget(summary_);
    layout->addWidget(paper_);
    layout->addStretch(1);

    setWidget(new VerticalScroll(content, this));

    fillMethods();
    connect(picker_, &QComboBox::currentIndexChanged, this,
            [this] { session_.setMethod(picker_->currentData().toString()); });
    connect(&session, &Session::methodChanged, this, &MethodDock::showMethod);
    connect(&session, &Session::inputsChanged, this, &MethodDock::showPossible);
    connect(&session, &Session::optionsChanged, this, &MethodDock::showOptions);
    showMethod();
}

QToolButton* MethodDock::makeHelpButton(QWidget* form) {
    auto* help = new QToolButton(form);
    help->setObjectName(QStringLiteral("methodHelpButton"));
    help->setIcon(lineIcon(QStringLiteral("help")));
    help->setAutoRaise(true);
    help->setFocusPolicy(Qt::StrongFocus);
    help->setToolTip(tr("About this method: what it does and when to trust it"));
    help->setAccessibleName(tr("About this method"));
    connect(help, &QToolButton::clicked, this, &MethodDock::showHelp);
    return help;
}

void MethodDock::showHelp() {
    if (session_.method()) showMethodHelp(*session_.method(), this);
}

/// The list has a heading above each group, which cannot be chosen.
void MethodDock::fillMethods() {
    std::optional<MethodGroup> last;
    for (const Method& method : methods()) {
        if (last != method.group) addHeading(*picker_, headingOf(method.group));
        last = method.group;
        picker_->addItem(translatedCore(method.title), text(method.id));
    }
    showPossible();
}

/// Methods that cannot learn what the target asks for stay in sight and say why.
void MethodDock::showPossible() {
    const std::optional<Problem> problem = session_.inputs().problem;
    const auto& model = *qobject_cast<QStandardItemModel*>(picker_->model());
    for (const Method& method : methods()) {
        const int row = picker_->findData(text(method.id));
        const QString why = misfit(method, problem);
        model.item(row)->setEnabled(why.isEmpty());
        model.item(row)->setToolTip(why.isEmpty() ? translatedCore(method.summary) : why + u'.');
    }
    const QString why = session_.method() ? misfit(*session_.method(), problem) : QString();
    QPalette warning = palette();
    warning.setColor(QPalette::WindowText, theme(themeOf(palette())).error);
    misfit_->setPalette(warning);
    misfit_->setText(why + u'.');
    misfit_->setVisible(!why.isEmpty());
}

void MethodDock::showMethod() {
    delete form_;
    form_ = nullptr;
    const Method* method = session_.method();
    if (!method) return;
    {
        const QSignalBlocker quiet(picker_);
        picker_->setCurrentIndex(picker_->findData(text(method->id)));
    }
    summary_->setText(translatedCore(method->summary));
    paper_->setText(translatedCore(method->paper));
    form_ = new OptionForm(method->schema(), widget());
    showOptions();
    formPlace_->addWidget(form_);
    align();
    chainFocus();
    connect(form_, &OptionForm::edited, &session_, &Session::setOption);
}

/// The form of another method would come after everything else in the window.
void MethodDock::chainFocus() {
    QList<QWidget*> order;
    for (const char* name :
         {"methodHelpButton", "method", "seed", "newSeed", "maxSeconds", "maxSteps"})
        order << widget()->findChild<QWidget*>(QLatin1String(name));
    order << form_->focusOrder();
    for (qsizetype i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void MethodDock::align() {
    alignForms(*widget());
}

/// The fields in it measure the new letters only after it.
void MethodDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &MethodDock::align, Qt::QueuedConnection);
}

void MethodDock::showOptions() {
    form_->show(session_.inputs().options, session_.standardOptions());
}

}  // namespace ardent
