#include "ui/method/option_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/method/method.h"
#include "ui/method/option_field.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/number_box.h"

using namespace ardent;

namespace {

OptionSchema everyKind() {
    OptionSpec size;
    size.id = "features";
    size.title = "Fourier features";
    size.help = "How many cosines the model has.";
    size.kind = OptionSpec::Kind::Integer;
    size.standard = 300LL;
    size.minimum = 1.;
    size.maximum = 100000.;
    size.scale = OptionSpec::Scale::Logarithmic;

    OptionSpec rate = size;
    rate.id = "learning_rate";
    rate.title = "Learning rate";
    rate.kind = OptionSpec::Kind::Real;
    rate.standard = 1e-3;
    rate.minimum = 1e-9;
    rate.maximum = 10.;
    rate.unit = "per step";
    rate.live = true;

    OptionSpec sampler = size;
    sampler.id = "sampler";
    sampler.title = "Sampler";
    sampler.kind = OptionSpec::Kind::Choice;
    sampler.standard = std::string("gaussian");
    sampler.choices = {{"gaussian", "Gaussian"}, {"laplace", "Laplace"}};

    OptionSpec select = size;
    select.id = "select";
    select.title = "Select variables";
    select.kind = OptionSpec::Kind::Switch;
    select.standard = true;
    select.advanced = true;
    return {size, rate, sampler, select};
}

const OptionValues kOthers{{"features", 2000LL},
                           {"learning_rate", 2.5e-7},
                           {"sampler", std::string("laplace")},
                           {"select", false}};

}  // namespace

class OptionFormTest : public QObject {
    Q_OBJECT

private slots:
    void zeroHasAName_data();
    void zeroHasAName();
    void automaticIsShownAndReplacedByANumber();
    void startsWithTheDefaults();
    void showsAndReturnsEveryKind();
    void showingDoesNotEmit();
    void editingEmitsTheValue();
    void resetPutsTheDefaultBack_data();
    void resetPutsTheDefaultBack();
    void advancedOptionsAreFolded();
    void saysRangeUnitAndDefault();
    void everyEditorHasABuddyAndAName();
    void greysWhatHasNoEffect();
    void everyMethodRoundTrips();
};

void OptionFormTest::startsWithTheDefaults() {
    QCOMPARE(OptionForm(everyKind()).values(), defaults(everyKind()));
}

void OptionFormTest::showsAndReturnsEveryKind() {
    OptionForm form(everyKind());
    form.show(kOthers, defaults(everyKind()));
    QCOMPARE(form.values(), kOthers);
}

void OptionFormTest::showingDoesNotEmit() {
    OptionForm form(everyKind());
    QSignalSpy edited(&form, &OptionForm::edited);
    form.show(kOthers, defaults(everyKind()));
    QCOMPARE(edited.count(), 0);
}

void OptionFormTest::editingEmitsTheValue() {
    OptionForm form(everyKind());
    std::map<std::string, OptionValue> heard;
    connect(&form, &OptionForm::edited, this,
            [&](const std::string& id, const OptionValue& value) { heard[id] = value; });
    qobject_cast<NumberBox*>(form.field("features")->editor())->setValue(2000.);
    qobject_cast<NumberBox*>(form.field("learning_rate")->editor())->setValue(2.5e-7);
    qobject_cast<QComboBox*>(form.field("sampler")->editor())->setCurrentIndex(1);
    qobject_cast<QCheckBox*>(form.field("select")->editor())->setChecked(false);
    QCOMPARE(heard, kOthers);
}

void OptionFormTest::resetPutsTheDefaultBack_data() {
    QTest::addColumn<QString>("id");
    for (const OptionSpec& spec : everyKind())
        QTest::newRow(spec.id.c_str()) << QString::fromStdString(spec.id);
}

void OptionFormTest::resetPutsTheDefaultBack() {
    QFETCH(QString, id);
    OptionForm form(everyKind());
    OptionField* field = form.field(id.toStdString());
    QVERIFY(field->resetButton()->isHidden());
    form.show(kOthers, defaults(everyKind()));
    QVERIFY(!field->resetButton()->isHidden());
    QSignalSpy edited(field, &OptionField::edited);
    field->resetButton()->click();
    QCOMPARE(field->value(), field->spec().standard);
    QCOMPARE(edited.count(), 1);
    QVERIFY(field->resetButton()->isHidden());
}

void OptionFormTest::advancedOptionsAreFolded() {
    OptionForm form(everyKind());
    QVERIFY(form.advanced());
    QVERIFY(form.field("select")->editor()->parentWidget()->isHidden());
    form.advanced()->setOpen(true);
    QVERIFY(!form.field("select")->editor()->parentWidget()->isHidden());
}

void OptionFormTest::saysRangeUnitAndDefault() {
    QLocale::setDefault(QLocale::c());
    const QString help = optionHelp(everyKind()[1]);
    QVERIFY2(help.contains(QStringLiteral("1e-9 to 10 per step")), qPrintable(help));
    QVERIFY2(help.contains(QStringLiteral("during a run")), qPrintable(help));
    const QString reset = OptionForm(everyKind()).field("learning_rate")->resetButton()->toolTip();
    QVERIFY2(reset.contains(QStringLiteral("0.001")), qPrintable(reset));
}

void OptionFormTest::everyEditorHasABuddyAndAName() {
    OptionForm form(everyKind());
    for (const OptionSpec& spec : everyKind()) {
        OptionField* field = form.field(spec.id);
        QCOMPARE(field->label()->buddy(), field->editor());
        QCOMPARE(field->editor()->accessibleName(), QString::fromStdString(spec.title));
        QVERIFY(!field->editor()->toolTip().isEmpty());
    }
}

void OptionFormTest::greysWhatHasNoEffect() {
    const OptionSchema schema = findMethod("ridge")->schema();
    OptionForm form(schema);
    OptionValues values = defaults(schema);
    form.show(values, values);
    QVERIFY(!form.field("lambda")->editor()->isEnabled());
    QVERIFY(form.field("lambdas")->editor()->isEnabled());
    values["penalty"] = std::string("fixed");
    form.show(values, defaults(schema));
    QVERIFY(form.field("lambda")->editor()->isEnabled());
    QVERIFY(!form.field("lambdas")->editor()->isEnabled());
}

void OptionFormTest::everyMethodRoundTrips() {
    QVERIFY(!methods().empty());
    for (const Method& method : methods()) {
        const OptionForm form(method.schema());
        const auto complete = ardent::complete(method.schema(), form.values());
        QVERIFY2(complete.has_value(), complete ? "" : complete.error().text.english().c_str());
        QCOMPARE(*complete, defaults(method.schema()));
    }
}

void OptionFormTest::zeroHasAName_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("name");
    QTest::newRow("epochs") << "metric"
                            << "epochs"
                            << "automatic";
    QTest::newRow("searched") << "srff"
                              << "lambda"
                              << "automatic";
    QTest::newRow("kernel") << "kernel_ridge"
                            << "gamma"
                            << "automatic";
    QTest::newRow("period") << "fourier_lasso"
                            << "period"
                            << "none";
    QTest::newRow("a number") << "metric"
                              << "alpha"
                              << "";
    QTest::newRow("not the default") << "gbrff1"
                                     << "patience"
                                     << "unlimited";
}

void OptionFormTest::zeroHasAName() {
    QFETCH(QString, method);
    QFETCH(QString, option);
    QFETCH(QString, name);
    const OptionSchema schema = findMethod(method.toStdString())->schema();
    const auto spec = std::ranges::find(schema, option.toStdString(), &OptionSpec::id);
    QVERIFY(spec != schema.end());
    QCOMPARE(zeroText(*spec), name);
}

void OptionFormTest::automaticIsShownAndReplacedByANumber() {
    OptionForm form(findMethod("metric")->schema(), nullptr);
    form.setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(&form));
    auto* epochs = qobject_cast<NumberBox*>(form.field("epochs")->editor());
    QCOMPARE(epochs->text(), QStringLiteral("automatic"));
    epochs->setFocus();
    QTest::keyClick(epochs, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(epochs, QStringLiteral("12"));
    QTest::keyClick(epochs, Qt::Key_Return);
    QCOMPARE(form.values().at("epochs"), OptionValue(12LL));
    QTest::mouseClick(form.field("epochs")->resetButton(), Qt::LeftButton);
    QCOMPARE(epochs->text(), QStringLiteral("automatic"));
}

QTEST_MAIN(OptionFormTest)
#include "option_form_test.moc"
