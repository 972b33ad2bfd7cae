#include "ui/data/file_card.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>

#include "tests/ui/support.h"
#include "ui/data/import_details.h"

using namespace ardent;
using namespace ardent::test;

class FileCardTest : public QObject {
    Q_OBJECT

private slots:
    void countsTheNotes();
    void namesColumnsThatGiveTheTargetAway();
    void fewRowsALevelAreNotedOfFeatures();

private:
    static QString textOf(const FileCard& card) {
        QString text;
        for (const QLabel* label : card.findChildren<QLabel*>())
            if (!label->isHidden()) text += label->text() + u'\n';
        return text;
    }

    Sandbox sandbox_;
};

void FileCardTest::countsTheNotes() {
    Session session;
    const FileCard card(session);
    openAndWait(session, sandbox_.write(QStringLiteral("plain.csv"), smallTable(50)));
    QVERIFY(!textOf(card).contains(QStringLiteral("Notes in Details")));
    openAndWait(session,
                sandbox_.write(QStringLiteral("same.csv"), "a,b,c\n1,1,7\n2,2,7\n3,3,7\n"));
    QVERIFY2(textOf(card).contains(QStringLiteral("Notes in Details: 2")),
             qPrintable(textOf(card)));
    QCOMPARE(session.data()->report.notes.size(), std::size_t{2});
}

void FileCardTest::namesColumnsThatGiveTheTargetAway() {
    QByteArray text("x,copy,y\n");
    for (int i = 0; i < 40; ++i)
        text += QByteArray::number(i % 7) + ',' + QByteArray::number(2 * (i * i % 23) + 1) + ',' +
                QByteArray::number(i * i % 23) + '\n';
    Session session;
    const FileCard card(session);
    openAndWait(session, sandbox_.write(QStringLiteral("leak.csv"), text));
    const auto warns = [&] { return textOf(card).contains(QStringLiteral("away: \"copy\"")); };
    session.setTarget(QStringLiteral("y"));
    QVERIFY(!warns());  // the window does not wait for the search
    QTRY_VERIFY2(warns(), qPrintable(textOf(card)));
    session.setRole(QStringLiteral("copy"), Role::Ignore);
    QVERIFY(!warns());
    session.setRole(QStringLiteral("copy"), Role::Feature);
    QVERIFY(warns());  // without another search
    session.setTarget(QStringLiteral("x"));
    QVERIFY(!warns());
}

/// 12 levels in 60 rows.
void FileCardTest::fewRowsALevelAreNotedOfFeatures() {
    QByteArray text("k,x,y\n");
    for (int i = 0; i < 60; ++i)
        text += "level " + QByteArray::number(i % 12) + ',' + QByteArray::number(i * i % 23) + ',' +
                QByteArray::number(i * 5 % 17) + '\n';
    Session session;
    FileCard card(session);
    openAndWait(session, sandbox_.write(QStringLiteral("levels.csv"), text));
    const auto notes = [&] { return textOf(card).contains(QStringLiteral("Notes in Details: 1")); };
    const auto details = [&] {
        for (auto* button : card.findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Details…")) button->click();
        auto* dialog = card.findChild<ImportDetails*>();
        const QString shown = dialog->findChild<QPlainTextEdit*>()->toPlainText();
        delete dialog;
        return shown;
    };
    session.setTarget(QStringLiteral("y"));
    QVERIFY2(notes(), qPrintable(textOf(card)));
    QVERIFY2(details().contains(QStringLiteral("fewer than ten rows a level")),
             qPrintable(details()));
    session.setTarget(QStringLiteral("k"));
    QVERIFY2(!notes(), qPrintable(textOf(card)));
    QVERIFY(!details().contains(QStringLiteral("fewer than ten rows a level")));
    session.setTarget(QStringLiteral("y"));
    session.setRole(QStringLiteral("k"), Role::Ignore);
    QVERIFY(!notes());
}

ARDENT_TEST(FileCardTest)
#include "file_card_test.moc"
