#include <QTest>

#include "tests/support/core_variants.h"
#include "tests/support/program.h"

using namespace ardent::test;

namespace {

/// Whether a mangled name is something that namespace ardent defines: a function, an object, or the
/// virtual table, type information or thunk of a class. Instances of other libraries' templates are
/// not.
bool isOurs(const QString& symbol) {
    static const QRegularExpression ours(R"(^_Z(T[VTIS]|GV|Th\w*?_|Tv\w*?_)?Z*N[VKRO]*6ardent)");
    return ours.match(symbol).hasMatch();
}

}  // namespace

/// An Eigen or std template that a core library exported could be replaced by the copy of a program
/// that was compiled for a lesser instruction set, and results would change.
class ExportsTest : public QObject {
    Q_OBJECT
private slots:
    void knowsOurs_data();
    void knowsOurs();
    void onlyArdentIsExported_data();
    void onlyArdentIsExported();
};

void ExportsTest::knowsOurs_data() {
    QTest::addColumn<QString>("symbol");
    QTest::addColumn<bool>("ours");
    QTest::addRow("function") << "_ZN6ardent9buildInfoEv" << true;
    QTest::addRow("member") << "_ZNK6ardent12FourierModel6inputsEv" << true;
    QTest::addRow("template instance") << "_ZN6ardent3dotIfEEvPKT_" << true;
    QTest::addRow("virtual table") << "_ZTVN6ardent7TrainerE" << true;
    QTest::addRow("thunk") << "_ZThn16_N6ardent7TrainerD1Ev" << true;
    QTest::addRow("type of a lambda") << "_ZTIZN6ardent3runEvEUlvE_" << true;
    QTest::addRow("Eigen") << "_ZN5Eigen8internal14aligned_mallocEm" << false;
    QTest::addRow("vector of ours") << "_ZNSt6vectorIN6ardent5ErrorESaIS1_EED1Ev" << false;
    QTest::addRow("type of std") << "_ZTISt19_Sp_make_shared_tag" << false;
    QTest::addRow("C function") << "malloc" << false;
}

void ExportsTest::knowsOurs() {
    QFETCH(QString, symbol);
    QTEST(isOurs(symbol), "ours");
}

void ExportsTest::onlyArdentIsExported_data() {
    QTest::addColumn<QString>("library");
    QTest::addRow("base") << kBinaryDir + "/lib/libardent_base.so";
    QTest::addRow("results") << kBinaryDir + "/lib/libardent_results.so";
    QTest::addRow("plain") << coreLibrary({});
    for (const QString& level : builtLevels()) {
        QTest::addRow("%s", qPrintable(level)) << coreLibrary(level);
    }
}

void ExportsTest::onlyArdentIsExported() {
    QFETCH(QString, library);
    const Outcome nm =
        runProgram("nm", {"--dynamic", "--defined-only", "--format=just-symbols", library});
    QVERIFY2(nm.exitCode == 0, nm.error.constData());
    const QStringList symbols = QString::fromUtf8(nm.output).split('\n', Qt::SkipEmptyParts);
    const bool computes = library.endsWith("libardent_core.so");
    QCOMPARE(symbols.contains("_ZN6ardent9buildInfoB5cxx11Ev") ||
                 symbols.contains("_ZN6ardent9buildInfoEv"),
             computes);
    QVERIFY(!symbols.isEmpty());
    QStringList strangers;
    for (const QString& symbol : symbols) {
        if (!isOurs(symbol)) strangers << symbol;
    }
    QVERIFY2(strangers.isEmpty(), qPrintable(strangers.join('\n')));
}

ARDENT_TEST(ExportsTest)
#include "exports_test.moc"
