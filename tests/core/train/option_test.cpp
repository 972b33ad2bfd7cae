#include "core/train/option.h"

#include <QtTest>

using namespace ardent;

namespace {

using Kind = OptionSpec::Kind;

OptionSchema schema() {
    OptionSpec features;
    features.id = "features";
    features.kind = Kind::Integer;
    features.standard = 300LL;
    features.minimum = 1;
    features.maximum = 1e6;
    OptionSpec rate;
    rate.id = "learning_rate";
    rate.kind = Kind::Real;
    rate.standard = 1e-3;
    rate.minimum = 1e-8;
    rate.maximum = 10.;
    OptionSpec palm;
    palm.id = "palm";
    palm.kind = Kind::Switch;
    palm.standard = false;
    OptionSpec sampler;
    sampler.id = "sampler";
    sampler.kind = Kind::Choice;
    sampler.standard = std::string("gaussian");
    sampler.choices = {{"gaussian", "Gaussian"}, {"laplace", "Laplace"}};
    OptionSpec limit;
    limit.id = "limit";
    limit.unit = "s";
    limit.kind = Kind::Real;
    limit.standard = 0.;
    limit.maximum = 60.;
    return {features, rate, palm, sampler, limit};
}

const OptionSpec& spec(const OptionSchema& all, const QString& id) {
    return *std::ranges::find(all, id.toStdString(), &OptionSpec::id);
}

}  // namespace

class OptionTest : public QObject {
    Q_OBJECT

private slots:
    void readsText_data();
    void readsText();
    void refusesText_data();
    void refusesText();
    void defaultsAreTheStandards();
    void completesTheChosen();
    void convertsWholeAndRealNumbers();
    void presetMovesTheDefaults();
    void refusesAWrongChoice_data();
    void refusesAWrongChoice();
    void refusesWhatHasNoEffect();
    void refusesWhatHasNoEffectWithoutANumber();
    void textReadsBack();
};

void OptionTest::readsText_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::addRow("whole") << "features"
                           << "500"
                           << "500";
    QTest::addRow("whole with exponent") << "features"
                                         << "1e4"
                                         << "10000";
    QTest::addRow("largest") << "features"
                             << "1000000"
                             << "1000000";
    QTest::addRow("real") << "learning_rate"
                          << "0.01"
                          << "0.01";
    QTest::addRow("real with exponent") << "learning_rate"
                                        << "1e-4"
                                        << "0.0001";
    QTest::addRow("true") << "palm"
                          << "true"
                          << "true";
    QTest::addRow("on") << "palm"
                        << "on"
                        << "true";
    QTest::addRow("0") << "palm"
                       << "0"
                       << "false";
    QTest::addRow("choice") << "sampler"
                            << "laplace"
                            << "laplace";
}

void OptionTest::readsText() {
    QFETCH(QString, id);
    QFETCH(QString, text);
    QFETCH(QString, value);
    const OptionSchema all = schema();
    const auto read = parseOption(spec(all, id), text.toStdString());
    QVERIFY2(read.has_value(), read ? "" : read.error().text.english().c_str());
    QCOMPARE(read->index(), spec(all, id).standard.index());
    QCOMPARE(QString::fromStdString(toText(*read)), value);
}

void OptionTest::refusesText_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    QTest::addRow("fraction")
        << "features"
        << "2.5"
        << "features must be a whole number from 1 to 1,000,000, not \"2.5\".";
    QTest::addRow("too small") << "features"
                               << "0"
                               << "features must be a whole number from 1 to 1,000,000, not \"0\".";
    QTest::addRow("too large")
        << "features"
        << "99999999999999999999"
        << "features must be a whole number from 1 to 1,000,000, not \"99999999999999999999\".";
    QTest::addRow("comma") << "learning_rate"
                           << "0,1"
                           << "learning_rate must be a number from 1e-08 to 10, not \"0,1\".";
    QTest::addRow("tail") << "learning_rate"
                          << "0.1x"
                          << "learning_rate must be a number from 1e-08 to 10, not \"0.1x\".";
    QTest::addRow("nan") << "learning_rate"
                         << "nan"
                         << "learning_rate must be a number from 1e-08 to 10, not \"nan\".";
    QTest::addRow("empty") << "learning_rate"
                           << ""
                           << "learning_rate must be a number from 1e-08 to 10, not \"\".";
    QTest::addRow("switch") << "palm"
                            << "maybe"
                            << "palm must be true or false, not \"maybe\".";
    QTest::addRow("choice") << "sampler"
                            << "normal"
                            << "sampler must be one of gaussian, laplace, not \"normal\".";
    QTest::addRow("unit") << "limit"
                          << "61"
                          << "limit must be a number from 0 to 60 s, not \"61\".";
}

void OptionTest::refusesText() {
    QFETCH(QString, id);
    QFETCH(QString, text);
    QFETCH(QString, error);
    const OptionSchema all = schema();
    const auto read = parseOption(spec(all, id), text.toStdString());
    QVERIFY(!read.has_value());
    QCOMPARE(int(read.error().fault), int(Fault::Usage));
    QCOMPARE(QString::fromStdString(read.error().text.english()), error);
}

void OptionTest::defaultsAreTheStandards() {
    const OptionValues values = defaults(schema());
    QCOMPARE(values.size(), std::size_t(5));
    QCOMPARE(std::get<long long>(values.at("features")), 300LL);
    QCOMPARE(std::get<std::string>(values.at("sampler")), std::string("gaussian"));
}

void OptionTest::completesTheChosen() {
    const auto values = complete(schema(), {{"features", 50LL}, {"palm", true}});
    QVERIFY(values.has_value());
    QCOMPARE(std::get<long long>(values->at("features")), 50LL);
    QCOMPARE(std::get<bool>(values->at("palm")), true);
    QCOMPARE(std::get<double>(values->at("learning_rate")), 1e-3);
}

void OptionTest::convertsWholeAndRealNumbers() {
    const auto values = complete(schema(), {{"features", 50.}, {"learning_rate", 1LL}});
    QVERIFY(values.has_value());
    QCOMPARE(std::get<long long>(values->at("features")), 50LL);
    QCOMPARE(std::get<double>(values->at("learning_rate")), 1.);
}

void OptionTest::presetMovesTheDefaults() {
    OptionSchema all = schema();
    OptionSpec preset;
    preset.id = "preset";
    preset.kind = Kind::Choice;
    preset.standard = std::string("paper");
    preset.choices = {{"paper", "Paper"}, {"fast", "Fast"}};
    all.push_back(preset);
    all[0].presets = {{"fast", 100LL}};
    const auto featuresOf = [&](const OptionValues& chosen) {
        const auto values = complete(all, chosen);
        return values ? std::get<long long>(values->at("features")) : -1;
    };
    QCOMPARE(featuresOf({}), 300);
    QCOMPARE(featuresOf({{"preset", std::string("paper")}}), 300);
    QCOMPARE(featuresOf({{"preset", std::string("fast")}}), 100);
    QCOMPARE(featuresOf({{"preset", std::string("fast")}, {"features", 7LL}}), 7);
    QCOMPARE(featuresOf({{"preset", std::string("slow")}}), -1);

    all.back().standard = std::string("fast");
    QCOMPARE(featuresOf({}), 100);
    const OptionValues shown = presetDefaults(all, {{"preset", std::string("paper")}});
    QCOMPARE(std::get<std::string>(shown.at("preset")), std::string("paper"));
    QCOMPARE(std::get<long long>(shown.at("features")), 300LL);
}

void OptionTest::refusesAWrongChoice_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<OptionValue>("value");
    QTest::addColumn<QString>("error");
    QTest::addRow("unknown")
        << "rate" << OptionValue(1.)
        << "there is no option rate; this method has features, learning_rate, palm, "
           "sampler, limit.";
    QTest::addRow("range") << "learning_rate" << OptionValue(11.)
                           << "learning_rate must be a number from 1e-08 to 10, not \"11\".";
    QTest::addRow("not a number")
        << "learning_rate" << OptionValue(std::nan(""))
        << "learning_rate must be a number from 1e-08 to 10, not \"nan\".";
    QTest::addRow("kind") << "palm" << OptionValue(std::string("yes"))
                          << "palm must be true or false, not \"yes\".";
    QTest::addRow("fraction")
        << "features" << OptionValue(2.5)
        << "features must be a whole number from 1 to 1,000,000, not \"2.5\".";
    QTest::addRow("choice") << "sampler" << OptionValue(std::string("normal"))
                            << "sampler must be one of gaussian, laplace, not \"normal\".";
}

void OptionTest::refusesAWrongChoice() {
    QFETCH(QString, id);
    QFETCH(OptionValue, value);
    QFETCH(QString, error);
    const auto values = complete(schema(), {{id.toStdString(), value}});
    QVERIFY(!values.has_value());
    QCOMPARE(int(values.error().fault), int(Fault::Usage));
    QCOMPARE(QString::fromStdString(values.error().text.english()), error);
}

void OptionTest::refusesWhatHasNoEffect() {
    OptionSchema schema(2);
    schema[0].id = "penalty";
    schema[0].kind = OptionSpec::Kind::Choice;
    schema[0].standard = std::string("search");
    schema[0].choices = {{"search", "Search"}, {"fixed", "As given"}};
    schema[1].id = "lambda";
    schema[1].standard = 1.;
    schema[1].maximum = 10.;
    schema[1].onlyWith = {"penalty", {"fixed"}};
    const auto verdict = [&](const OptionValues& chosen) {
        return checkEffects(schema, chosen, complete(schema, chosen).value());
    };
    QVERIFY(verdict({}));
    QVERIFY(verdict({{"penalty", std::string("fixed")}, {"lambda", 2.}}));
    QCOMPARE(
        verdict({{"lambda", 1.}}).error().text.english(),
        std::string("lambda has no effect with penalty=search; set penalty=fixed too, or leave "
                    "lambda out."));
}

void OptionTest::refusesWhatHasNoEffectWithoutANumber() {
    OptionSchema schema(2);
    schema[0].id = "period";
    schema[0].standard = 0.;
    schema[0].maximum = 10.;
    schema[1].id = "harmonics";
    schema[1].standard = 2.;
    schema[1].maximum = 10.;
    schema[1].onlyWith = {"period", {}};
    const auto verdict = [&](const OptionValues& chosen) {
        return checkEffects(schema, chosen, complete(schema, chosen).value());
    };
    QVERIFY(verdict({}));
    QVERIFY(verdict({{"period", 0.5}, {"harmonics", 3.}}));
    QCOMPARE(verdict({{"harmonics", 3.}}).error().text.english(),
             std::string("harmonics has no effect without period; set period too, or leave "
                         "harmonics out."));
}

void OptionTest::textReadsBack() {
    const OptionSchema all = schema();
    for (const auto& [id, value] : defaults(all)) {
        const auto read = parseOption(spec(all, QString::fromStdString(id)), toText(value));
        QVERIFY(read.has_value());
        QVERIFY(*read == value);
    }
    QCOMPARE(toText(0.1), std::string("0.1"));
}

ARDENT_TEST(OptionTest)
#include "option_test.moc"
