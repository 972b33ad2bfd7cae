#include "core/data/task/combined_leaks.h"

#include <QTest>
#include <array>

#include "core/random/random_stream.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

std::vector<double> draws(std::uint32_t number) {
    RandomStream random(3, StreamId::SyntheticNoise, number);
    std::vector<double> values;
    for (int i = 0; i < 200; ++i) values.push_back(std::round(1e4 * random.normal()) / 1e4);
    return values;
}

QString notesOf(const Column& target, const std::vector<Column>& columns) {
    std::vector<const Column*> all;
    for (const Column& column : columns) all.push_back(&column);
    QString text;
    for (const Message& note : combinedLeakNotes(target, all))
        text += QString::fromStdString(note.english());
    return text;
}

}  // namespace

class CombinedLeaksTest : public QObject {
    Q_OBJECT

private slots:
    void partsThatAddUpAreNamed();
    void factorsAreNamed();
    void nearCopiesAreNamed_data();
    void nearCopiesAreNamed();
    void strongPredictorsAreNot();
    void aThresholdThatPartsTheClassesIsNamed();
    void aBandThatPartsTheClassesIsNamed();
};

void CombinedLeaksTest::partsThatAddUpAreNamed() {
    const std::vector<Column> columns{numbers("x", draws(1)), numbers("net", draws(2)),
                                      numbers("tax", draws(3))};
    std::vector<double> gross = draws(2);
    for (std::size_t i = 0; i < gross.size(); ++i) gross[i] += draws(3)[i];
    QCOMPARE(notesOf(numbers("gross", gross), columns),
             QString("Multiples of the columns \"net\", \"tax\" add up to the target \"gross\" and "
                     "may give it away: ignore one of them, unless all will be known where "
                     "\"gross\" is to be predicted."));
    for (std::size_t i = 0; i < gross.size(); ++i) gross[i] += 0.02 * draws(4)[i];
    QCOMPARE(notesOf(numbers("gross", gross), columns), QString());
}

void CombinedLeaksTest::factorsAreNamed() {
    std::vector<double> price, quantity, amount;
    for (int i = 0; i < 200; ++i) {
        price.push_back(5. + std::abs(draws(1)[std::size_t(i)]));
        quantity.push_back(1. + i % 7);
        amount.push_back(price.back() * quantity.back());
    }
    const std::vector<Column> columns{numbers("x", draws(4)), numbers("price", price),
                                      numbers("quantity", quantity)};
    const QString notes = notesOf(numbers("amount", amount), columns);
    QVERIFY2(
        notes.startsWith("Powers of the columns \"price\", \"quantity\" multiply to the target"),
        qPrintable(notes));
}

void CombinedLeaksTest::nearCopiesAreNamed_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("with noise") << 0;
    QTest::newRow("logarithm") << 1;
    QTest::newRow("falling") << 2;
}

void CombinedLeaksTest::nearCopiesAreNamed() {
    QFETCH(int, kind);
    const std::vector<double> y = draws(1);
    std::vector<double> x;
    for (std::size_t i = 0; i < y.size(); ++i)
        x.push_back(kind == 0   ? y[i] + 0.002 * draws(2)[i]
                    : kind == 1 ? std::log(20. + y[i])
                                : std::exp(-y[i]));
    const QString notes = notesOf(numbers("y", y), {numbers("x", x), numbers("other", draws(3))});
    QVERIFY2(notes.startsWith("Column \"x\" has the rows in nearly the order of the target \"y\""),
             qPrintable(notes));
}

void CombinedLeaksTest::strongPredictorsAreNot() {
    const std::vector<double> y = draws(1);
    std::vector<double> x;
    for (std::size_t i = 0; i < y.size(); ++i) x.push_back(y[i] + 0.1 * draws(2)[i]);
    QCOMPARE(notesOf(numbers("y", y), {numbers("x", x)}), QString());
}

void CombinedLeaksTest::aThresholdThatPartsTheClassesIsNamed() {
    const std::vector<double> days = draws(1);
    std::vector<std::string> status;
    for (const double day : days) status.push_back(day > 1.2 ? "late" : "early");
    const QString notes =
        notesOf(categories("status", status), {numbers("days", days), numbers("x", draws(2))});
    QVERIFY2(notes.startsWith("Column \"days\" parts the classes of the target \"status\" without "
                              "an error, at 1.1"),
             qPrintable(notes));
    status[0] = status[0] == "late" ? "early" : "late";
    QCOMPARE(notesOf(categories("status", status), {numbers("days", days)}), QString());
}

void CombinedLeaksTest::aBandThatPartsTheClassesIsNamed() {
    const std::vector<double> days = draws(1);
    std::vector<std::string> status;
    for (const double day : days) status.push_back(day > -0.5 && day < 0.5 ? "in" : "out");
    const QString notes = notesOf(categories("status", status), {numbers("days", days)});
    QVERIFY2(notes.startsWith("Column \"days\" parts the classes of the target \"status\" without "
                              "an error, at -0.5"),
             qPrintable(notes));
    std::vector<std::string> alternating;
    for (std::size_t i = 0; i < days.size(); ++i)
        alternating.push_back(std::fmod(std::floor(3. * days[i]), 2.) == 0. ? "in" : "out");
    QCOMPARE(notesOf(categories("status", alternating), {numbers("days", days)}), QString());
}

ARDENT_TEST(CombinedLeaksTest)
#include "combined_leaks_test.moc"
