#include "core/data/import/column_builder.h"

#include <QTest>

using namespace ardent;

namespace {

/// The column as it stands once all cells are read.
Column built(const std::vector<std::string_view>& cells, ColumnKind kind = ColumnKind::Levels) {
    ColumnBuilder builder("x", {kind, false, false}, Precision::Printed);
    Index line = 1;
    for (const std::string_view cell : cells) builder.append(cell, ++line);
    return builder.finish();
}

}  // namespace

class ColumnBuilderTest : public QObject {
    Q_OBJECT

private slots:
    void aTextInTwoEncodingsIsOneLevel();
    void hardBlanksAroundCellsAreTakenOff();
};

/// UTF-8 and Windows-1252 in one file.
void ColumnBuilderTest::aTextInTwoEncodingsIsOneLevel() {
    const Column column = built({"M\u00FC", "K\xF6ln", "", "M\xFC", "Bonn", "M\u00FC"});
    QCOMPARE(column.levels, (std::vector<std::string>{"M\u00FC", "K\u00F6ln", "Bonn"}));
    QCOMPARE(column.codes, (std::vector<std::int32_t>{0, 1, -1, 0, 2, 0}));
    QCOMPARE(column.missing, 1);
    // Not all cells differ.
    QCOMPARE(built({"M\u00FC", "M\xFC", "Bonn"}).type, ColumnType::Categorical);
    QCOMPARE(built({"M\u00FC", "M\xFCnchen", "Bonn"}).type, ColumnType::Text);
}

void ColumnBuilderTest::hardBlanksAroundCellsAreTakenOff() {
    const Column numbers = built({"\u00A05\u202F", "6", "\u00A0",
                                  "\xA0"
                                  "7",
                                  "8\xA0"},
                                 ColumnKind::Numbers);
    QCOMPARE(numbers.missing, 1);
    for (const auto& [row, value] : {std::pair(0, 5.), {1, 6.}, {3, 7.}, {4, 8.}})
        QCOMPARE(numbers.numbers.at(row), value);
    const Column levels =
        built({"\u00A0red", "red\u00A0", "\u202F", "\u00A0 blue", "gr\xFCn\xA0", "red"});
    QCOMPARE(levels.levels, (std::vector<std::string>{"red", "blue", "gr\u00FCn"}));
    QCOMPARE(levels.codes, (std::vector<std::int32_t>{0, 0, -1, 1, 2, 0}));
    // One byte in Windows-1252, which ends letters in UTF-8.
    QCOMPARE(built({"\u00E0", "\u00E0", "b"}).levels, (std::vector<std::string>{"\u00E0", "b"}));
}

ARDENT_TEST(ColumnBuilderTest)
#include "column_builder_test.moc"
