#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/support/core_variants.h"
#include "tests/support/program.h"

using namespace ardent::test;

namespace {

const QString kProgram = kBinaryDir + "/bin/ardent-cli";
const QString kLoader = "/lib64/ld-linux-x86-64.so.2";

QString instructionSetSaidBy(const Outcome& version) {
    return QJsonDocument::fromJson(version.output).object()["isa"].toString();
}

/// What the program says when the loader may only look into the folder of `mask`.
QString instructionSetUnder(const QString& mask) {
    return instructionSetSaidBy(
        runProgram(kLoader, {"--glibc-hwcaps-mask", mask, kProgram, "--version", "--json"}));
}

bool processorCanRun(const QString& level) {
    const QString help = QString::fromUtf8(runProgram(kLoader, {"--help"}).output);
    return help.contains(level + " (supported, searched)");
}

}  // namespace

class InstructionSetsTest : public QObject {
    Q_OBJECT
private slots:
    void everyLevelIsBuilt();
    void loaderTakesTheLibraryOfALevel();
    void loaderTakesTheBestByItself();
};

void InstructionSetsTest::everyLevelIsBuilt() {
    const QStringList wanted =
        builtWithVariants() ? QStringList{"x86-64-v3", "x86-64-v4"} : QStringList{};
    QCOMPARE(builtLevels(), wanted);
    QVERIFY(QFile::exists(coreLibrary({})));
    for (const QString& level : wanted)
        QVERIFY2(QFile::exists(coreLibrary(level)), qPrintable(level));
}

void InstructionSetsTest::loaderTakesTheLibraryOfALevel() {
    for (const QString& level : builtLevels()) {
        if (processorCanRun(level)) QCOMPARE(instructionSetUnder(level), level);
    }
    if (builtWithVariants()) QCOMPARE(instructionSetUnder("none"), "x86-64");
}

void InstructionSetsTest::loaderTakesTheBestByItself() {
    QString best;
    for (const QString& level : builtLevels()) {
        if (processorCanRun(level)) best = level;
    }
    const QString said = instructionSetSaidBy(runProgram(kProgram, {"--version", "--json"}));
    QVERIFY(!said.isEmpty());
    if (!best.isEmpty()) QCOMPARE(said, best);
}

ARDENT_TEST(InstructionSetsTest)
#include "instruction_sets_test.moc"
