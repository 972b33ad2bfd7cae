#include "ui/window/gallery.h"

#include <QImage>

#include "tests/support/program.h"
#include "tests/support/source_tree.h"
#include "tests/ui/support.h"

using namespace ardent;
using namespace ardent::test;

/// The pictures that the program takes of itself.
class GalleryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {  // for the programs started here
        qunsetenv("QT_QPA_PLATFORM");
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(sandbox_.path(QStringLiteral("."))));
    }
    void drawsEveryViewOfASample_data();
    void drawsEveryViewOfASample();
    void refusesAFolderThatCannotBeMade();
    void refusesAPictureThatCannotBeWritten();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
    void theNearestOptionIsTold();

private:
    static Outcome gallery(const QStringList& arguments) {
        return runProgram(kBinaryDir + QStringLiteral("/bin/ardent"), arguments);
    }
    static bool isOneSentence(const QByteArray& text) {
        return text.startsWith("ardent: ") && text.endsWith(".\n") && text.count('\n') == 1;
    }

    Sandbox sandbox_;
};

void GalleryTest::drawsEveryViewOfASample_data() {
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QStringList>("look");
    QTest::addColumn<QSize>("pixels");
    QTest::addColumn<QStringList>("further");
    QTest::newRow("moons") << QStringLiteral("moons")
                           << QStringList{QStringLiteral("--theme=dark"),
                                          QStringLiteral("--scale=1.25")}
                           << QSize(1800, 1125)
                           << QStringList{QStringLiteral("rffnet-finished-predictions-2"),
                                          QStringLiteral("rffnet-finished-predictions-3"),
                                          QStringLiteral("gbrff2-midrun-boosting"),
                                          QStringLiteral("gbrff2-finished-boosting-2"),
                                          QStringLiteral("rff-finished-compare-2"),
                                          QStringLiteral("rff-finished-compare-3")};
    QTest::newRow("gse1") << QStringLiteral("gse1")
                          << QStringList{QStringLiteral("--size=1024x700")} << QSize(1024, 700)
                          << QStringList{QStringLiteral("rffnet-finished-predictions-2"),
                                         QStringLiteral("rffnet-finished-boundary-2"),
                                         QStringLiteral("rffnet-finished-boundary-3"),
                                         QStringLiteral("srff-finished-path-2"),
                                         QStringLiteral("metric-finished-directions-2"),
                                         QStringLiteral("ccm-finished-selection-2"),
                                         QStringLiteral("ccm-finished-selection-3")};
}

void GalleryTest::drawsEveryViewOfASample() {
    QFETCH(QString, sample);
    QFETCH(QStringList, look);
    QFETCH(QSize, pixels);
    QFETCH(QStringList, further);
    const QDir folder(sandbox_.path(QStringLiteral("new/%1").arg(sample)));
    const Outcome outcome = gallery(QStringList{QStringLiteral("--gallery"), folder.path(),
                                                QStringLiteral("--sample"), sample} +
                                    look);
    QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
    const QStringList names = folder.entryList(QDir::Files);
    QCOMPARE(outcome.output, QByteArray::number(names.size()) + " pictures\n");
    QStringList wanted = further;
    for (const char* moment : {"before", "midrun", "finished"})
        for (const char* view :
             {"window", "loss", "relevance", "boundary", "interactions", "effects", "predictions",
              "path", "directions", "boosting", "compare", "selection", "data"})
            wanted
                << QStringLiteral("rffnet-%1-%2").arg(QLatin1String(moment), QLatin1String(view));
    for (const char* view : {"loss", "relevance", "boundary", "interactions", "effects",
                             "predictions", "selection", "data"})
        wanted << QStringLiteral("rffnet-finished-%1-table").arg(QLatin1String(view));
    for (const char* form :
         {"interactions-2", "interactions-3", "data-2", "data-3", "selection-2", "presentation"})
        wanted << QStringLiteral("rffnet-finished-%1").arg(QLatin1String(form));
    for (const QString& name : std::as_const(wanted))
        QVERIFY2(names.contains(QStringLiteral("%1-%2.png").arg(sample, name)), qPrintable(name));
    QVERIFY(!names.contains(QStringLiteral("start.png")));

    const auto picture = [&](const char* name) {
        return QImage(
            folder.filePath(sample + QStringLiteral("-rffnet-%1.png").arg(QLatin1String(name))));
    };
    const ThemeKind worn =
        look.contains(QStringLiteral("--theme=dark")) ? ThemeKind::Dark : ThemeKind::Light;
    QCOMPARE(picture("finished-window").size(), pixels);
    QVERIFY(picture("finished-presentation") != picture("finished-window"));
    QCOMPARE(picture("finished-window").pixelColor(2, 2), theme(worn).window);
    for (const QString& name : names.filter(QStringLiteral("-finished-window"))) {
        const QImage window(folder.filePath(name));
        QCOMPARE(window.pixelColor(2, window.height() - 3), theme(worn).window);  // no banner
    }
    QVERIFY(picture("before-boundary") != picture("midrun-boundary"));
    QVERIFY(picture("midrun-boundary") != picture("finished-boundary"));
    QVERIFY(picture("finished-predictions") != picture("finished-predictions-2"));
}

void GalleryTest::refusesAFolderThatCannotBeMade() {
    const QString file = sandbox_.write(QStringLiteral("file"), "not a folder");
    const Outcome outcome = gallery({QStringLiteral("--gallery"), file + QStringLiteral("/in")});
    QCOMPARE(outcome.exitCode, static_cast<int>(Fault::Output));
    QVERIFY2(isOneSentence(outcome.error), outcome.error.constData());
    QVERIFY(outcome.error.contains("file/in"));
}

void GalleryTest::refusesAPictureThatCannotBeWritten() {
    const QDir folder(sandbox_.path(QStringLiteral("taken")));
    QVERIFY(folder.mkpath(QStringLiteral("start.png")));  // a folder where the picture belongs
    const Outcome outcome = gallery({QStringLiteral("--gallery"), folder.path()});
    QCOMPARE(outcome.exitCode, static_cast<int>(Fault::Output));
    QVERIFY2(isOneSentence(outcome.error), outcome.error.constData());
    QVERIFY(outcome.error.contains("start.png"));
}

void GalleryTest::refusesWhatItDoesNotKnow_data() {
    QTest::addColumn<QStringList>("arguments");
    const QString gallery = QStringLiteral("--gallery");
    const QString folder = sandbox_.path(QStringLiteral("unused"));
    QTest::newRow("theme") << QStringList{gallery, folder, QStringLiteral("--theme=pink")};
    QTest::newRow("scale") << QStringList{gallery, folder, QStringLiteral("--scale=nan")};
    QTest::newRow("size") << QStringList{gallery, folder, QStringLiteral("--size=large")};
    QTest::newRow("sample") << QStringList{gallery, folder, QStringLiteral("--sample=none")};
    const QStringList offscreen{QStringLiteral("-platform"), QStringLiteral("offscreen")};
    QTest::newRow("option") << offscreen + QStringList{QStringLiteral("--foo")};
    QTest::newRow("no value") << offscreen + QStringList{QStringLiteral("--theme")};
    QTest::newRow("theme of the window") << offscreen + QStringList{QStringLiteral("--theme=pink")};
    QTest::newRow("scale of the window") << offscreen + QStringList{QStringLiteral("--scale=2")};
    QTest::newRow("size of the window")
        << offscreen + QStringList{QStringLiteral("--size=1024x700")};
}

void GalleryTest::refusesWhatItDoesNotKnow() {
    QFETCH(QStringList, arguments);
    const Outcome outcome = gallery(arguments);
    QCOMPARE(outcome.exitCode, static_cast<int>(Fault::Usage));
    QVERIFY2(isOneSentence(outcome.error), outcome.error.constData());
}

void GalleryTest::theNearestOptionIsTold() {
    const Outcome outcome = gallery({QStringLiteral("-platform"), QStringLiteral("offscreen"),
                                     QStringLiteral("--gallry=folder")});
    QCOMPARE(outcome.exitCode, static_cast<int>(Fault::Usage));
    QVERIFY2(outcome.error.contains("did you mean \"--gallery\"?"), outcome.error.constData());
}

ARDENT_TEST(GalleryTest)
#include "gallery_test.moc"
