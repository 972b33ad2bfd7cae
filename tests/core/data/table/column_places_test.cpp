#include "core/data/table/column_places.h"

#include <QtTest>

using namespace ardent;

class ColumnPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheTable();
};

void ColumnPlacesTest::areThoseOfTheTable() {
    Table table;
    for (const char* name : {"a", "b", "a", ""}) table.columns.emplace_back().name = name;
    const ColumnPlaces places(table);
    for (const char* name : {"a", "b", "", "c"}) QCOMPARE(places.find(name), table.find(name));
}

ARDENT_TEST(ColumnPlacesTest)
#include "column_places_test.moc"
