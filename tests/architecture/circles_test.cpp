#include <QFileInfo>
#include <QSet>
#include <QTest>
#include <map>

#include "tests/support/source_tree.h"

using namespace ardent::test;

namespace {

/// What each unit includes: a header and its source file are one.
using Units = std::map<QString, QSet<QString>>;

QString unitOf(const QString& path) {
    return path.section('.', 0, 0);
}

Units unitsOfTheProgram() {
    Units units;
    for (const char* folder : {"core", "ui", "app"})
        for (const QString& file : filesUnder(folder, {"*.h", "*.cpp"}))
            for (const QString& include : includesOf(readText(file), Quoting::OwnHeaders))
                if (unitOf(include) != unitOf(file)) units[unitOf(file)].insert(unitOf(include));
    return units;
}

void follow(const Units& units, const QString& unit, QSet<QString>& seen) {
    const auto found = units.find(unit);
    if (found == units.end()) return;
    for (const QString& next : found->second) {
        if (seen.contains(next)) continue;
        seen.insert(next);
        follow(units, next, seen);
    }
}

/// The units that include each other, at the end of all ways, as lines of names.
QStringList circlesOf(const Units& units) {
    std::map<QString, QSet<QString>> below;
    for (const auto& [unit, includes] : units) follow(units, unit, below[unit]);
    QSet<QString> circles;
    for (const auto& [unit, reached] : below) {
        if (!reached.contains(unit)) continue;
        QStringList names;
        for (const QString& other : reached) {
            const auto back = below.find(other);
            if (back != below.end() && back->second.contains(unit))
                names << QFileInfo(other).fileName();
        }
        names.sort();
        circles.insert(names.join(' '));
    }
    QStringList sorted = circles.values();
    sorted.sort();
    return sorted;
}

}  // namespace

class CirclesTest : public QObject {
    Q_OBJECT
private slots:
    void findsCircles();
    void thereAreNone();
};

void CirclesTest::findsCircles() {
    const Units units = {{"a/one", {"a/two", "b/four"}},  {"a/two", {"a/three"}},
                         {"a/three", {"a/one"}},          {"b/four", {"b/five"}},
                         {"b/six", {"b/seven", "a/one"}}, {"b/seven", {"b/six"}}};
    QCOMPARE(circlesOf(units), (QStringList{"one three two", "seven six"}));
}

void CirclesTest::thereAreNone() {
    const Units units = unitsOfTheProgram();
    QVERIFY(units.size() > 300);
    const QStringList circles = circlesOf(units);
    QVERIFY2(circles.isEmpty(), qPrintable("These include each other: " + circles.join("; ")));
}

ARDENT_TEST(CirclesTest)
#include "circles_test.moc"
