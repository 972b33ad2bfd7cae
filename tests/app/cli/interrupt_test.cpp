#include <QTemporaryDir>
#include <QtTest>
#include <csignal>

#include "core/store/model_file.h"
#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;

/// What becomes of a training that a signal ends.
class InterruptTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatWasReachedIsWritten_data();
    void whatWasReachedIsWritten();
    void whatIsIgnoredStaysSo();
    void aRepeatedRequestToEndIsOne();
    void aStoppedEvaluationPrintsWhatIsFinished();

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    QStringList endlessTraining() const {
        return {"train",     path("t.csv"),
                "--target",  "y",
                "--method",  "rffnet",
                "--set",     "features=20",
                "--set",     "max_epochs=1000000",
                "--set",     "patience=1000000",
                "--threads", "1",
                "--model",   path("model.json")};
    }

    QTemporaryDir folder_;
};

namespace {

QByteArray ofProcess(const QProcess& process, const char* file) {
    return test::read(QStringLiteral("/proc/%1/%2").arg(process.processId()).arg(file));
}

/// The signals of a line of /proc/…/status, as bits.
bool hasSignal(const QProcess& process, const char* line, int number) {
    for (const QByteArray& each : ofProcess(process, "status").split('\n'))
        if (each.startsWith(line))
            return (each.mid(qstrlen(line)).trimmed().toULongLong(nullptr, 16) >> (number - 1)) & 1;
    return false;
}

/// In hundredths of a second, of all threads.
qint64 timeSpent(const QProcess& process) {
    const QByteArray stat = ofProcess(process, "stat");
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    return fields.size() > 13 ? fields[11].toLongLong() + fields[12].toLongLong() : 0;
}

/// Until it has trained for a moment, which begins once it notes signals.
bool isTraining(QProcess& process) {
    constexpr qint64 kMoment = 30;
    if (!process.waitForStarted()) return false;
    if (!QTest::qWaitFor([&] { return hasSignal(process, "SigCgt:", SIGTERM); }, test::kWait))
        return false;
    const qint64 begun = timeSpent(process);
    return QTest::qWaitFor([&] { return timeSpent(process) > begun + kMoment; }, test::kWait);
}

bool send(const QProcess& process, int number) {
    return ::kill(static_cast<pid_t>(process.processId()), number) == 0;
}

}  // namespace

void InterruptTest::initTestCase() {
    QCOMPARE(ardentCli({"synth", "gse1", "--rows", "150", "--seed", "1", "--out", path("t.csv")})
                 .exitCode,
             0);
}

void InterruptTest::whatWasReachedIsWritten_data() {
    QTest::addColumn<int>("number");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("asked to end") << SIGTERM;
    QTest::newRow("the terminal is gone") << SIGHUP;
}

void InterruptTest::whatWasReachedIsWritten() {
    QFETCH(int, number);
    QFile::remove(path("model.json"));
    QProcess process;
    process.start(test::inBuild("bin/ardent-cli"), endlessTraining());
    QVERIFY(isTraining(process));
    QVERIFY(send(process, number));
    QVERIFY(process.waitForFinished(test::kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 128 + number);
    const auto model = loadModel(path("model.json").toStdString());
    QVERIFY2(model, model ? "" : model.error().text.english().c_str());
    QVERIFY(process.readAllStandardOutput().contains("rffnet"));
}

/// As nohup does.
void InterruptTest::whatIsIgnoredStaysSo() {
    QProcess process;
    process.start("/bin/sh", QStringList{"-c", "trap '' HUP; exec \"$0\" \"$@\"",
                                         test::inBuild("bin/ardent-cli")} +
                                 endlessTraining());
    QVERIFY(isTraining(process));
    QVERIFY(hasSignal(process, "SigIgn:", SIGHUP) && !hasSignal(process, "SigCgt:", SIGHUP));
    QVERIFY(send(process, SIGHUP));
    QVERIFY(send(process, SIGTERM));
    QVERIFY(process.waitForFinished(test::kPatience));
    QCOMPARE(process.exitCode(), 128 + SIGTERM);
}

/// timeout sends it to the program and once more to its group.
void InterruptTest::aRepeatedRequestToEndIsOne() {
    QFile::remove(path("model.json"));
    QProcess process;
    process.start(test::inBuild("bin/ardent-cli"), endlessTraining());
    QVERIFY(isTraining(process));
    for (const int number : {SIGTERM, SIGHUP, SIGTERM}) QVERIFY(send(process, number));
    QVERIFY(process.waitForFinished(test::kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY(process.exitCode() > 128);
    QVERIFY(QFile::exists(path("model.json")));
}

void InterruptTest::aStoppedEvaluationPrintsWhatIsFinished() {
    QProcess process;
    process.start(
        test::inBuild("bin/ardent-cli"),
        {"evaluate", path("t.csv"), "--target", "y", "--method", "ridge", "--method", "mean",
         "--test-share", "0.2", "--repeats", "100000", "--threads", "1", "--resume", path("jobs")});
    constexpr qsizetype kJobsOfTwoParts = 6;
    QVERIFY(QTest::qWaitFor([&] { return test::read(path("jobs")).count('\n') >= kJobsOfTwoParts; },
                            test::kPatience));
    QVERIFY(send(process, SIGINT));
    QVERIFY(process.waitForFinished(test::kPatience));
    QCOMPARE(process.exitCode(), 128 + SIGINT);
    const QByteArray said = process.readAllStandardError(), out = process.readAllStandardOutput();
    QVERIFY2(said.contains("that all methods have finished."), said);
    QVERIFY2(out.contains("ridge") && out.contains("rmse") && out.contains("of 100,000 test parts"),
             out);
}

ARDENT_TEST(InterruptTest)
#include "interrupt_test.moc"
