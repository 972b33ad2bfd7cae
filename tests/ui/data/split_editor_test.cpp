#include "ui/data/split_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>

#include "core/data/task/split.h"
#include "tests/ui/support.h"
#include "ui/widgets/number_text.h"

using namespace ardent;
using namespace ardent::test;

class SplitEditorTest : public QObject {
    Q_OBJECT

private slots:
    void tellsTheSizesOfTheSplit();
    void tellsHowPartsAreScaled();
    void splitsByAColumn();
    void namedPartsHaveNoShares();

private:
    Sandbox sandbox_;
};

void SplitEditorTest::tellsTheSizesOfTheSplit() {
    Session session;
    SplitEditor editor(session);
    editor.show();
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTableWithGaps(196)));
    const auto shows = [&](const QString& text) {
        for (const QLabel* label : editor.findChildren<QLabel*>())
            if (label->text() == text) return true;
        return false;
    };
    const auto told = [](const QString& text, Index rows, const SplitShares& shares) {
        const SplitSizes sizes = *splitSizes(rows, shares);
        return text.arg(countText(sizes[0]), countText(sizes[1]), countText(sizes[2]));
    };
    const QString about =
        QStringLiteral("About %1, %2 and %3 rows, assigned at random by the seed");
    QVERIFY(shows(told(about, 196, SplitShares{})));

    session.setTarget(QStringLiteral("y"));
    const Column& target = session.data()->table.columns.back();
    QVERIFY(target.missing > 0);
    const Index rows = 196 - target.missing;
    const QString exactly = about.mid(6);
    QVERIFY(shows(told(exactly, rows, SplitShares{})));

    auto* test = child<QDoubleSpinBox>(editor, "testShare");
    test->setFocus();
    test->selectAll();
    QTest::keyClicks(test, QStringLiteral("25"));
    QTest::keyClick(test, Qt::Key_Return);
    QVERIFY(shows(told(exactly, rows, {0.8, 0.1, 0.25})));
}

void SplitEditorTest::tellsHowPartsAreScaled() {
    Session session;
    SplitEditor editor(session);
    editor.show();
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), smallTable(200)));
    const auto* scaled = child<QLabel>(editor, "scaledShares");
    QVERIFY(scaled && !scaled->isVisible());
    const auto set = [&](const char* name, const char* share) {
        auto* box = child<QDoubleSpinBox>(editor, name);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QLatin1String(share));
        QTest::keyClick(box, Qt::Key_Return);
    };
    set("trainShare", "75");
    set("validationShare", "10");
    set("testShare", "10");
    QVERIFY(scaled->isVisible());
    QCOMPARE(scaled->text(),
             QStringLiteral("95 % in all: parts are scaled to 78.9 / 10.5 / 10.5 %"));
    set("testShare", "15");
    QVERIFY(!scaled->isVisible());
}

namespace {

QByteArray batches() {
    QByteArray text("x,batch,part,y\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i % 13) + ",b" + QByteArray::number(i / 6) + ',' +
                (i < 40   ? "train"
                 : i < 50 ? "validation"
                          : "test") +
                ',' + QByteArray::number(0.5 * i) + '\n';
    return text;
}

bool tells(const SplitEditor& editor, const QString& text) {
    for (const QLabel* label : editor.findChildren<QLabel*>())
        if (label->text().contains(text)) return true;
    return false;
}

void choose(SplitEditor& editor, const char* box, int down) {
    auto* choices = child<QComboBox>(editor, box);
    choices->setFocus();
    for (int i = 0; i < down; ++i) QTest::keyClick(choices, Qt::Key_Down);
}

}  // namespace

void SplitEditorTest::splitsByAColumn() {
    Session session;
    SplitEditor editor(session);
    editor.show();
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), batches()));
    session.setTarget(QStringLiteral("y"));
    const auto* column = child<QComboBox>(editor, "splitColumn");
    QVERIFY(!column->isVisible());
    choose(editor, "splitRule", 2);
    QVERIFY(column->isVisible());
    QCOMPARE(session.recipe().splitRule, SplitRule::Groups);
    QVERIFY(missingForRun(session.inputs())->contains(QStringLiteral("column to split by")));
    choose(editor, "splitColumn", 2);
    QCOMPARE(session.recipe().splitColumn, std::string("batch"));
    QVERIFY(!missingForRun(session.inputs()));
    QTRY_VERIFY(tells(editor, QStringLiteral("Split by the groups of \"batch\": 8 in training")));
    choose(editor, "splitRule", 1);
    QTRY_VERIFY(tells(editor, QStringLiteral("which is no date")));
    choose(editor, "splitColumn", 2);
    QTRY_VERIFY(tells(editor, QStringLiteral("48 training, 6 validation and 6 test rows")));
    session.setSplitRule(SplitRule::Chance);
    QVERIFY(!column->isVisible());
    QVERIFY(session.recipe().splitColumn.empty());
}

void SplitEditorTest::namedPartsHaveNoShares() {
    Session session;
    SplitEditor editor(session);
    editor.show();
    openAndWait(session, sandbox_.write(QStringLiteral("t.csv"), batches()));
    session.setTarget(QStringLiteral("y"));
    choose(editor, "splitRule", 1);
    choose(editor, "splitColumn", 3);
    QCOMPARE(session.recipe().splitColumn, std::string("part"));
    QVERIFY(!child<QDoubleSpinBox>(editor, "trainShare")->isEnabled());
    QTRY_VERIFY(tells(editor, QStringLiteral("40 training, 10 validation and 10 test rows")));
}

ARDENT_TEST(SplitEditorTest)
#include "split_editor_test.moc"
