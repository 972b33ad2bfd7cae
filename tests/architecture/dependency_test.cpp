#include <QTest>
#include <map>

#include "tests/support/source_tree.h"

using namespace ardent::test;

namespace {

const QStringList kListOfMethods = {"core/method/methods.h", "core/method/methods.cpp"};

/// Rooms of core from the foundation up; those on one floor do not see each other.
const std::map<QString, int> kFloors = {
    {"base", 0},
    {"random", 1},
    {"parallel", 1},
    {"data", 2},
    {"kernel", 3},
    {"model", 4},
    {"select", 4},
    {"train", 5},
    {"method", 6},
    {"method/baseline", 7},
    {"method/evidence", 7},
    {"method/lasso", 7},
    {"method/ranking", 7},
    {"method/boost", 8},
    {"method/ccm", 8},
    {"method/laplace", 8},
    {"method/trees", 8},
    {"method/metric", 8},
    {"method/rffnet", 8},
    {"method/choice", 9},
    {"method/srff", 9},
    {"method/methods.h", 10},
    {"method/methods.cpp", 11},
    {"explain", 12},
    {"evaluate", 12},
    {"figure", 13},
    {"store", 13},
    {"project", 14},
};

/// Each folder of methods is a room, and so is the list of them all.
QString roomOf(const QString& path) {
    const bool isDivided =
        path.startsWith("core/method/") && (path.count('/') > 2 || kListOfMethods.contains(path));
    return path.section('/', 1, isDivided ? 2 : 1);
}

bool isQtHeader(const QString& include) {
    static const QRegularExpression qt(R"(^(Q[A-Z]|Qt|qcustomplot|q[a-z]+\.h$))");
    return qt.match(include).hasMatch();
}

/// Says why `file` must not include `include`, or nothing.
QString objection(const QString& file, const QString& include) {
    const QString layer = file.section('/', 0, 0);
    const QString target = include.section('/', 0, 0);
    if (layer != "tests" && target == "tests") return "a program includes a test";
    if (layer == "core") {
        if (isQtHeader(include)) return "core includes Qt";
        if (target == "ui" || target == "app") return "core looks up";
        if (target != "core") return {};
        const QString from = roomOf(file);
        const QString to = roomOf(include);
        if (!kFloors.contains(from)) return "core/" + from + " has no place in the order";
        if (!kFloors.contains(to)) return "core/" + to + " has no place in the order";
        if (from != to && kFloors.at(to) >= kFloors.at(from)) return from + " looks up to " + to;
    }
    if (layer == "ui" && target == "app") return "ui looks up";
    const bool drawing = file.startsWith("ui/figure/") || file.startsWith("ui/style/");
    if (drawing && target == "ui" && roomOf(include) != "figure" && roomOf(include) != "style") {
        return "figure drawing, which the command line links, looks at the window";
    }
    return {};
}

}  // namespace

class DependencyTest : public QObject {
    Q_OBJECT
private slots:
    void objectsToWhatLooksUp_data();
    void objectsToWhatLooksUp();
    void sourcesLookDown();
    void ownHeadersAreNamedFromTheRoot();
};

void DependencyTest::objectsToWhatLooksUp_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* file, const char* include, bool allowed) {
        QTest::addRow("%s includes %s", file, include) << file << include << allowed;
    };
    row("core/base/a.h", "string", true);
    row("core/base/a.h", "queue", true);
    row("core/base/a.h", "QString", false);
    row("core/base/a.h", "QtCore/qglobal.h", false);
    row("core/base/a.h", "qcustomplot.h", false);
    row("core/base/a.h", "tl/expected.hpp", true);
    row("core/train/a.h", "core/model/b.h", true);
    row("core/train/a.h", "core/train/b.h", true);
    row("core/train/a.h", "core/method/b.h", false);
    row("core/random/a.h", "core/parallel/b.h", false);
    row("core/explain/a.h", "core/figure/b.h", false);
    row("core/figure/a.h", "core/explain/b.h", true);
    row("core/store/a.h", "core/figure/b.h", false);
    row("core/project/a.h", "core/store/b.h", true);
    row("core/store/a.h", "core/project/b.h", false);
    row("core/method/metric/a.h", "core/method/evidence/b.h", true);
    row("core/method/evidence/a.h", "core/method/metric/b.h", false);
    row("core/method/metric/a.h", "core/method/rffnet/b.h", false);
    row("core/method/lasso/a.h", "core/method/b.h", true);
    row("core/method/a.h", "core/method/lasso/b.h", false);
    row("core/method/methods.cpp", "core/method/srff/b.h", true);
    row("core/method/attic/a.h", "core/base/b.h", false);
    row("core/attic/a.h", "core/base/b.h", false);
    row("core/train/a.h", "ui/window.h", false);
    row("ui/window.h", "core/train/run.h", true);
    row("ui/window.h", "app/main.h", false);
    row("ui/figure/a.h", "ui/style/theme.h", true);
    row("ui/figure/a.h", "ui/window/a.h", false);
    row("app/main.cpp", "ui/window.h", true);
    row("app/main.cpp", "tests/support/program.h", false);
}

void DependencyTest::objectsToWhatLooksUp() {
    QFETCH(QString, file);
    QFETCH(QString, include);
    QTEST(objection(file, include).isEmpty(), "allowed");
}

void DependencyTest::sourcesLookDown() {
    const QStringList files = cppFiles();
    QVERIFY(files.size() > 30);
    QStringList found;
    for (const QString& file : files) {
        for (const QString& include : includesOf(readText(file))) {
            const QString reason = objection(file, include);
            if (!reason.isEmpty()) found << file + " includes " + include + ": " + reason;
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

void DependencyTest::ownHeadersAreNamedFromTheRoot() {
    QStringList found;
    for (const QString& file : cppFiles()) {
        for (const QString& include : includesOf(readText(file), Quoting::OwnHeaders)) {
            if (!include.endsWith(".moc") && !QFile::exists(kSourceDir + '/' + include)) {
                found << file + " includes \"" + include + "\", which is not there";
            }
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

ARDENT_TEST(DependencyTest)
#include "dependency_test.moc"
