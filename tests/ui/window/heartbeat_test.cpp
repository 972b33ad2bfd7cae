#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>

#include "core/data/synthetic.h"
#include "core/data/table_writer.h"
#include "tests/ui/support.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// The window's thread stays free while training uses every core.
class HeartbeatTest : public QObject {
    Q_OBJECT

private slots:
    void beatsGoOnWhileTraining();

private:
    Sandbox sandbox_;
};

void HeartbeatTest::beatsGoOnWhileTraining() {
    constexpr Index kRows = 100'000;
    const int seconds = std::max(3, qEnvironmentVariableIntValue("ARDENT_HEARTBEAT_SECONDS"));
    const QString path = sandbox_.path(QStringLiteral("large.csv"));
    QVERIFY(writeCsv(synthesize(*findSyntheticSet("gse1"), kRows, 1),
                     std::filesystem::path(path.toStdString())));

    MainWindow window;
    window.resize(1440, 900);
    window.show();
    openAndWait(window.session(), path);
    window.session().setTarget(QStringLiteral("y"));
    window.session().setMethod(QStringLiteral("rffnet"));
    window.session().setOption("patience", 100000LL);
    window.views().arrange(Arrangement::All);
    for (const char* id : {"loss", "relevance", "boundary"})
        QVERIFY(window.views().page(QLatin1String(id))->isVisible());

    double longest = 0.;
    int beats = 0;
    QElapsedTimer sinceLast;
    QTimer heart;
    heart.setTimerType(Qt::PreciseTimer);
    connect(&heart, &QTimer::timeout, this, [&] {
        longest = std::max(longest, static_cast<double>(sinceLast.nsecsElapsed()) / 1e6);
        sinceLast.start();
        ++beats;
    });
    window.session().runs().start();
    QTRY_VERIFY(window.session().runs().live() &&
                window.session().runs().live()->snapshot->tick > 0);
    sinceLast.start();
    heart.start(10);
    QTest::qWait(1000 * seconds);
    heart.stop();
    qInfo("longest gap %.1f ms in %d s, %d beats, %lld ticks", longest, seconds, beats,
          static_cast<long long>(window.session().runs().live()->snapshot->tick));
    QTRY_VERIFY(window.session().runs().live()->snapshot->tick > 3);
    QVERIFY(beats > 25 * seconds);  // of 100; how long a gap may be is measured by the bench
}

QTEST_MAIN(HeartbeatTest)
#include "heartbeat_test.moc"
