#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTimer>
#include <cstdio>
#include <map>
#include <set>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// A window that trains and saves without rest is killed at random moments; what it had finished
/// three seconds before is on disk, and every file can be opened. A measurement, whose number of
/// kills stands in ARDENT_KILLS.
class KilledWindowTest : public QObject {
    Q_OBJECT

private slots:
    void nothingFinishedIsLost();
};

namespace {

constexpr const char* kFolder = "ARDENT_KILLED_FOLDER";
constexpr const char* kSeed = "ARDENT_KILLED_SEED";

/// Trains one short run after the other, each with another seed, which it prints when the run has
/// ended; presses Ctrl+S now and then, also while it is saved. Until it is killed.
class RestlessWindow : public QObject {
public:
    RestlessWindow(const QString& folder, quint32 seed) : random_(seed), folder_(folder) {
        window_.dialogs.askWhereToSave = [this](QWidget*, const QString&, const auto& take) {
            take(folder_ + QStringLiteral("/p.ardent"));
        };
        window_.show();
        Session& session = window_.session();
        connect(&session, &Session::dataChanged, this, [this] { begin(); });
        connect(
            &session.runs(), &Runs::stateChanged, this, [this] { goOn(); }, Qt::QueuedConnection);
        session.openFile(folder_ + QStringLiteral("/t.csv"));
    }

private:
    void begin() {
        Session& session = window_.session();
        session.setTarget(QStringLiteral("y"));
        session.setMethod(QStringLiteral("rffnet"));
        session.setOption("max_epochs", 3LL);
        session.setOption("features", 300LL);
        session.runs().start();
        saveLater();
    }

    void goOn() {
        Runs& runs = window_.session().runs();
        for (const auto& run : runs.all())
            if (run->hasResult() && told_.insert(run->id).second) {
                std::printf("%llu\n", static_cast<unsigned long long>(run->inputs.recipe.seed));
                std::fflush(stdout);
            }
        if (runs.live() || runs.isPreparing() || runs.all().empty() || runs.all().back()->run)
            return;
        window_.session().setSeed(static_cast<Seed>(runs.all().size()) + 1);
        runs.start();
    }

    void saveLater() {
        QTimer::singleShot(random_.bounded(400), this, [this] {
            window_.actions()["file.save"]->trigger();
            saveLater();
        });
    }

    QRandomGenerator random_;
    QString folder_;
    MainWindow window_;
    std::set<int> told_;
};

void beKilled() {
    const Sandbox sandbox;
    const QString folder = qEnvironmentVariable(kFolder);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    RestlessWindow window(folder, static_cast<quint32>(qEnvironmentVariableIntValue(kSeed)));
    QApplication::exec();
}

struct Loss {
    int runs = 0;        ///< that had ended
    int afterOne = 0;    ///< lost though they had ended a second before
    int afterThree = 0;  ///< the same of three seconds
    int unreadable = 0;  ///< files
};

/// The seeds of the runs in all files of a kind there.
std::set<Seed> keptIn(const QString& folder, Loss& loss) {
    std::set<Seed> seeds;
    for (const QFileInfo& file :
         QDir(folder).entryInfoList({QStringLiteral("*.ardent")}, QDir::Files)) {
        const auto project = loadProject(file.filePath().toStdString());
        if (!project) {
            ++loss.unreadable;
            qWarning("%s", project.error().text.english().c_str());
            continue;
        }
        for (const StoredRun& run : project->runs) seeds.insert(run.recipe.seed);
    }
    return seeds;
}

Loss kill(int number) {
    constexpr int kFirst = 4000, kLonger = 5000;  // milliseconds after the first run
    const QTemporaryDir folder;
    QFile table(folder.filePath(QStringLiteral("t.csv")));
    if (!table.open(QIODevice::WriteOnly)) qFatal("no table");
    table.write(smallTable(200));
    table.close();
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(kFolder), folder.path());
    environment.insert(QLatin1String(kSeed), QString::number(number));
    window.setProcessEnvironment(environment);
    QElapsedTimer clock;
    std::map<Seed, qint64> ended;
    QObject::connect(&window, &QProcess::readyReadStandardOutput, &window, [&] {
        while (window.canReadLine()) {
            bool isSeed = false;  // else a line of the tests' own
            const Seed seed = window.readLine().trimmed().toULongLong(&isSeed);
            if (!isSeed) continue;
            if (ended.empty()) clock.start();
            ended[seed] = clock.elapsed();
        }
    });
    window.start(QCoreApplication::applicationFilePath(), {QStringLiteral("killed_window_test")});
    QRandomGenerator random(static_cast<quint32>(number));
    const int life = kFirst + random.bounded(kLonger);
    const bool isOld =
        QTest::qWaitFor([&] { return !ended.empty() && clock.elapsed() > life; }, kPatience);
    if (!isOld) qFatal("the window does not train");
    const qint64 killed = clock.elapsed();
    window.kill();
    window.waitForFinished(-1);

    Loss loss;
    std::set<Seed> kept = keptIn(folder.path(), loss);
    kept.merge(keptIn(folder.filePath(QStringLiteral("Ardent/recovery")), loss));
    for (const auto& [seed, at] : ended) {
        ++loss.runs;
        if (kept.contains(seed)) continue;
        loss.afterOne += killed - at > 1000;
        loss.afterThree += killed - at > 3000;
    }
    return loss;
}

}  // namespace

void KilledWindowTest::nothingFinishedIsLost() {
    if (qEnvironmentVariableIsSet(kFolder)) return beKilled();
    const int kills = qEnvironmentVariableIntValue("ARDENT_KILLS");
    if (kills <= 0) QSKIP("ARDENT_KILLS says how many kills are tried.");
    Loss all;
    for (int number = 1; number <= kills; ++number) {
        const Loss one = kill(number);
        all.runs += one.runs;
        all.afterOne += one.afterOne;
        all.afterThree += one.afterThree;
        all.unreadable += one.unreadable;
    }
    qInfo("%d kills, %d runs: %d lost after 1 s, %d after 3 s; %d files cannot be opened", kills,
          all.runs, all.afterOne, all.afterThree, all.unreadable);
    QVERIFY(all.runs > kills);
    QCOMPARE(all.afterThree, 0);
    QCOMPARE(all.unreadable, 0);
}

ARDENT_TEST(KilledWindowTest)
#include "killed_window_test.moc"
