#include "ui/figure/text_elements.h"

#include <QtTest>

using namespace ardent;

class TextElementsTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreTypesetAndNamesAreNot_data();
    void numbersAreTypesetAndNamesAreNot();
};

void TextElementsTest::numbersAreTypesetAndNamesAreNot_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("shown");
    const std::pair<const char*, const char*> texts[] = {
        {"γ = 1e-05.", "γ = 1e-5."},
        {"of 1.5e+06 rows, (1e+10)", "of 1.5e6 rows, (1e10)"},
        {"1e-10 to -2e+100", "1e-10 to −2e100"},
        {"-3.5, (-2) and -7.", "−3.5, (−2) and −7."}};
    for (const auto& [given, shown] : texts)
        QTest::addRow("%s", given) << QString::fromUtf8(given) << QString::fromUtf8(shown);
    for (const char* name : {"Effect of a3e01f", "2e+05x", "run 1e06", "v1.2e-05", "x3e+05",
                             "ä3e+05", "1e-05.csv", "part -5x", "1e-05_b", "see -1.2.3"})
        QTest::addRow("%s", name) << QString::fromUtf8(name) << QString::fromUtf8(name);
}

void TextElementsTest::numbersAreTypesetAndNamesAreNot() {
    QFETCH(QString, given);
    QFETCH(QString, shown);
    QCustomPlot plot;
    auto* words = new WrappedText(&plot);
    plot.plotLayout()->addElement(1, 0, words);
    words->setText(given, plot.font(), Qt::black, 0.);
    QCOMPARE(words->text(), shown);
}

QTEST_MAIN(TextElementsTest)
#include "text_elements_test.moc"
