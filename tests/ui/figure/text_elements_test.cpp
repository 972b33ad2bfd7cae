#include "ui/figure/text_elements.h"

#include <QtTest>

using namespace ardent;

class TextElementsTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreTypesetAndNamesAreNot_data();
    void numbersAreTypesetAndNamesAreNot();
    void derivativesAreNotBroken();
    void whatIsKeptOfATextStays();
    void aNoteIsCutBetweenItsSentences();
    void aCautionStaysBeforeWhatIsLeftOut();
    void whatIsKeptMayHaveMoreLines();
};

void TextElementsTest::numbersAreTypesetAndNamesAreNot_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("shown");
    const std::pair<const char*, const char*> texts[] = {
        {"γ = 1e-05.", "γ = 1e-5."},
        {"of 1.5e+06 rows, (1e+10)", "of 1.5e6 rows, (1e10)"},
        {"correlation -0.00, (-0) and -0.05", "correlation 0.00, (0) and −0.05"},
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

void TextElementsTest::derivativesAreNotBroken() {
    QCustomPlot plot;
    auto* words = new WrappedText(&plot);
    plot.plotLayout()->addElement(1, 0, words);
    words->setText(QStringLiteral("√mean (∂f/∂x)²"), plot.font(), Qt::black, 0.);
    QCOMPARE(words->text(), QStringLiteral("√mean\u00A0(∂f/\u2060∂x)²"));
}

void TextElementsTest::whatIsKeptOfATextStays() {
    QCustomPlot plot;
    auto* words = new WrappedText(&plot);
    plot.plotLayout()->addElement(1, 0, words);
    const QString before = QStringLiteral("Every logged point of 4 runs, of which more is said. ");
    const QString kept = QStringLiteral("Run 1: RFFNet on t.csv, seed 7.");
    const QString after = QStringLiteral(" It may be chance.");
    words->setText(before.repeated(4) + kept + after, plot.font(), Qt::black, 0., {{}, kept});
    const QFontMetrics metrics(plot.font());
    const int width = metrics.horizontalAdvance(before);
    words->arrange(width, 40);
    QVERIFY(!words->isShortened());
    words->arrange(width, 3);
    QVERIFY(words->isShortened());
    QVERIFY2(words->shown().startsWith(before.first(20)), qPrintable(words->shown()));
    QVERIFY2(words->shown().endsWith(QStringLiteral("\u00A0… ") + kept + after),
             qPrintable(words->shown()));
    words->arrange(metrics.horizontalAdvance(kept) * 5 / 4, 1);  // it would take all of the room
    QVERIFY2(words->shown().startsWith(before.first(20)) && words->shown().endsWith(u'…'),
             qPrintable(words->shown()));
    words->setText(before.repeated(4) + kept, plot.font(), Qt::black, 0.);
    words->arrange(width / 2, 1);
    QVERIFY2(words->shown().startsWith(before.first(10)) && words->shown().endsWith(u'…'),
             qPrintable(words->shown()));
}

void TextElementsTest::aNoteIsCutBetweenItsSentences() {
    QCustomPlot plot;
    auto* words = new WrappedText(&plot);
    plot.plotLayout()->addElement(1, 0, words);
    const QString first = QStringLiteral("Every point at a Temp. above that of all the others.");
    const QString more = QStringLiteral(" Most relevant first, of all the variables there are.");
    const int width = QFontMetrics(plot.font()).horizontalAdvance(first) * 3 / 2;
    words->setText(first + more.repeated(3), plot.font(), Qt::black, 0.);
    words->arrange(width, 1);
    QCOMPARE(words->shown(), first + QStringLiteral("\u00A0…"));
    words->setText(first + more.repeated(3), plot.font(), Qt::black, 0., {first, {}});
    words->arrange(width, 1);
    QCOMPARE(words->shown(), first + QStringLiteral("\u00A0…"));
    words->setText(QStringLiteral("Effect of Temp. Max of all the variables ").repeated(3) + u'y',
                   plot.font(), Qt::black, 0.);
    words->arrange(width, 1);
    QVERIFY2(words->shown().startsWith(QStringLiteral("Effect of Temp. Max of all ")),
             qPrintable(words->shown()));
}

void TextElementsTest::aCautionStaysBeforeWhatIsLeftOut() {
    QCustomPlot plot;
    auto* words = new WrappedText(&plot);
    plot.plotLayout()->addElement(1, 0, words);
    const QString caution = QStringLiteral("It may be chance.");
    const QString between = QStringLiteral(" Most relevant first, of all variables.").repeated(9);
    const QString origin = QStringLiteral("Run 1: RFFNet.");
    words->setText(caution + between + u' ' + origin, plot.font(), Qt::black, 0.,
                   {caution, origin});
    const QFontMetrics metrics(plot.font());
    words->arrange(metrics.horizontalAdvance(caution) * 2, 0, 9);
    QVERIFY2(words->shown().startsWith(caution), qPrintable(words->shown()));
    QVERIFY2(words->shown().endsWith(QStringLiteral("\u00A0… ") + origin),
             qPrintable(words->shown()));
    words->arrange(metrics.horizontalAdvance(caution) * 5 / 4, 1);
    QVERIFY2(words->shown().startsWith(caution.first(12)), qPrintable(words->shown()));
}

void TextElementsTest::whatIsKeptMayHaveMoreLines() {
    QCustomPlot plot;
    auto* words = new WrappedText(&plot);
    plot.plotLayout()->addElement(1, 0, words);
    const QString before = QStringLiteral("Every logged point of 4 runs, of which more is said. ");
    const QString kept = QStringLiteral("Run 1: RFFNet on t.csv, target y, seed 7.");
    words->setText(before.repeated(9) + kept, plot.font(), Qt::black, 0., {{}, kept});
    const int width = QFontMetrics(plot.font()).horizontalAdvance(kept) * 2 / 3;
    words->arrange(width, 1);
    QVERIFY2(!words->shown().contains(kept), qPrintable(words->shown()));
    words->arrange(width, 0, 9);
    QVERIFY2(words->shown().startsWith(before.first(20)), qPrintable(words->shown()));
    QVERIFY2(!words->shown().contains(kept), qPrintable(words->shown()));  // 2 of 3 lines
    words->arrange(width, 4, 9);
    QVERIFY2(words->shown().endsWith(kept), qPrintable(words->shown()));
    words->arrange(width, 0, 9);
    const int lines = words->linesIn(words->minimumSize().height());
    QVERIFY2(lines == 2 || lines == 3, qPrintable(QString::number(lines)));
    words->arrange(width, 0, -1);
    QVERIFY(words->shown().isEmpty() && words->isShortened());
}

ARDENT_TEST(TextElementsTest)
#include "text_elements_test.moc"
