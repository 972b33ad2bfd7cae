#include "ui/figure/distinct_names.h"

#include <QSet>
#include <QtTest>

#include "ui/style/fonts.h"

using namespace ardent;

/// Names that are too long for their room can still be told apart.
class DistinctNamesTest : public QObject {
    Q_OBJECT

private slots:
    void whatDiffersInTheMiddleIsKept();
    void whatDiffersAtTheEndIsKept();

private:
    static QStringList shortened(const std::vector<std::string>& names, int letters);
};

QStringList DistinctNamesTest::shortened(const std::vector<std::string>& names, int letters) {
    loadFonts();
    const QFontMetricsF metrics{QFont()};
    DistinctNames distinct;
    distinct.set(names);
    QStringList result;
    for (const std::string& name : names)
        result << distinct.shortened(QString::fromStdString(name), metrics,
                                     letters * metrics.averageCharWidth());
    return result;
}

void DistinctNamesTest::whatDiffersInTheMiddleIsKept() {
    const QStringList names = shortened({"Years of life lost to communicable diseases (%)",
                                         "Years of life lost to non-communicable diseases (%)",
                                         "Years of life lost to injuries (%)"},
                                        20);
    QVERIFY2(QSet<QString>(names.begin(), names.end()).size() == 3, qPrintable(names.join(u'\n')));
}

void DistinctNamesTest::whatDiffersAtTheEndIsKept() {
    const QStringList names =
        shortened({"Population proportion over 60 (%)", "Population proportion under 15 (%)"}, 16);
    QVERIFY2(names[0].contains(QStringLiteral("60")), qPrintable(names[0]));
    QVERIFY2(names[1].contains(QStringLiteral("15")), qPrintable(names[1]));
}

ARDENT_TEST(DistinctNamesTest)
#include "distinct_names_test.moc"
