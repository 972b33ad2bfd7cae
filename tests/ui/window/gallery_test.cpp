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

void GalleryTest::drawsEveryViewOfASample() {
    const QDir folder(sandbox_.path(QStringLiteral("new/gallery")));
    const Outcome outcome =
        gallery({QStringLiteral("--gallery"), folder.path(), QStringLiteral("--sample"),
                 QStringLiteral("moons"), QStringLiteral("--theme"), QStringLiteral("dark"),
                 QStringLiteral("--scale"), QStringLiteral("1.25")});
    QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
    const QStringList names = folder.entryList(QDir::Files);
    QCOMPARE(outcome.output, QByteArray::number(names.size()) + " pictures\n");
    for (const char* moment : {"before", "midrun", "finished"})
        for (const char* view :
             {"window", "loss", "relevance", "boundary", "interactions", "effects", "predictions",
              "path", "directions", "boosting", "compare", "selection"})
            QVERIFY2(names.contains(QStringLiteral("moons-rffnet-%1-%2.png")
                                        .arg(QLatin1String(moment), QLatin1String(view))),
                     view);
    QVERIFY(names.contains(QStringLiteral("moons-rffnet-finished-loss-table.png")));
    for (const char* form : {"graph", "map"})
        QVERIFY(names.contains(
            QStringLiteral("moons-rffnet-finished-interactions-%1.png").arg(QLatin1String(form))));
    QVERIFY(names.contains(QStringLiteral("moons-gbrff2-midrun-boosting.png")));
    QVERIFY(names.contains(QStringLiteral("moons-rff-finished-compare.png")));
    QVERIFY(!names.contains(QStringLiteral("start.png")));

    const auto picture = [&](const char* name) {
        return QImage(folder.filePath(QLatin1String(name)));
    };
    const QImage window = picture("moons-rffnet-finished-window.png");
    QCOMPARE(window.size(), QSize(1800, 1125));
    QCOMPARE(window.pixelColor(2, 2), theme(ThemeKind::Dark).window);
    QVERIFY(picture("moons-rffnet-before-boundary.png") !=
            picture("moons-rffnet-midrun-boundary.png"));
    QVERIFY(picture("moons-rffnet-midrun-boundary.png") !=
            picture("moons-rffnet-finished-boundary.png"));
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
    QTest::newRow("sample") << QStringList{gallery, folder, QStringLiteral("--sample=none")};
    const QStringList offscreen{QStringLiteral("-platform"), QStringLiteral("offscreen")};
    QTest::newRow("option") << offscreen + QStringList{QStringLiteral("--foo")};
    QTest::newRow("no value") << offscreen + QStringList{QStringLiteral("--theme")};
    QTest::newRow("theme of the window") << offscreen + QStringList{QStringLiteral("--theme=pink")};
    QTest::newRow("scale of the window") << offscreen + QStringList{QStringLiteral("--scale=2")};
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

QTEST_MAIN(GalleryTest)
#include "gallery_test.moc"
