#include "ui/start/start_page.h"

#include <QFile>
#include <QLabel>

#include "tests/ui/window_fixture.h"
#include "ui/start/recent_files.h"
#include "ui/start/sample_card.h"
#include "ui/start/samples.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// Samples and recent files, by clicks on the start page.
class StartPageTest : public QObject {
    Q_OBJECT

private slots:
    void everySampleOpens_data();
    void everySampleOpens();
    void aSampleOpensByTheKeyboard();
    void theOpenButtonOpensAFile();
    void aButtonLeadsBackToTheTable();
    void recentFilesAreListedNewestFirst();
    void aRecentFileOpensByAClick();
    void aMissingFileCannotBeOpenedButForgotten();
    void atMostTenAreKept();
    void aPinnedFileStaysOnTop();
    void aFileIsPinnedByTheKeyboard();
    void questionsOfCardsAreAligned();
    void headingsFollowTheSizeOfText();

private:
    static QList<QToolButton*> recentButtons(QWidget& window) {
        QList<QToolButton*> found;
        for (auto* button : child<QWidget>(window, "startPage")->findChildren<QToolButton*>())
            if (button->isVisible() && !button->text().isEmpty()) found << button;
        return found;
    }
    static QString topmost(QWidget& window) {
        const auto rows = recentButtons(window);
        return rows.isEmpty() ? QString() : rows.front()->text();
    }
    static QToolButton* pinBeside(QToolButton* open) {
        for (auto* button : open->parentWidget()->findChildren<QToolButton*>())
            if (button->isCheckable()) return button;
        return nullptr;
    }
    QString file(const QString& name) { return sandbox_.write(name, smallTable(30)); }

    Sandbox sandbox_;
};

void StartPageTest::everySampleOpens_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("view");
    for (const Sample& sample : samples())
        QTest::newRow(qPrintable(sample.id)) << sample.id << sample.view;
}

void StartPageTest::everySampleOpens() {
    QFETCH(QString, id);
    QFETCH(QString, view);
    WindowFixture w;
    QVERIFY(w.isActive());
    auto* card = w.window().findChild<QAbstractButton*>(QStringLiteral("sample.") + id);
    QVERIFY(card && card->isVisible());
    click(card);
    QTRY_VERIFY(w.session().data());
    QCOMPARE(w.session().recipe().target, std::string("y"));
    QVERIFY(!card->isVisible());
    QCOMPARE(w.window().views().current()->id(), view);
    QVERIFY(w.tool("run.start")->isEnabled());
    QVERIFY(recentFiles().isEmpty());
}

void StartPageTest::aSampleOpensByTheKeyboard() {
    WindowFixture w;
    auto* card = child<QAbstractButton>(w.window(), "sample.moons");
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Space);
    QTRY_VERIFY(w.session().data());
}

void StartPageTest::theOpenButtonOpensAFile() {
    WindowFixture w;
    const QString path = file(QStringLiteral("chosen.csv"));
    w.window().dialogs.askForFile = [path](QWidget*, const QString&) { return path; };
    click(child(w.window(), "startOpen"));
    QTRY_VERIFY(w.session().data());
    QCOMPARE(w.session().data()->title, QStringLiteral("chosen.csv"));
}

void StartPageTest::aButtonLeadsBackToTheTable() {
    WindowFixture w;
    auto* back = child<QAbstractButton>(w.window(), "startBack");
    QVERIFY(!back->isVisible());
    w.openFile(file(QStringLiteral("back & forth.csv")));
    QTRY_VERIFY(w.session().data());
    w.key(Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(back->isVisible());
    QCOMPARE(back->text(), QStringLiteral("Back to back && forth.csv"));
    click(back);
    QVERIFY(!child(w.window(), "startPage")->isVisible());
    QVERIFY(w.window().views().isVisible());
}

void StartPageTest::recentFilesAreListedNewestFirst() {
    WindowFixture w;
    QVERIFY(recentButtons(w.window()).isEmpty());
    for (const char* name : {"one.csv", "two.csv", "one.csv"}) {
        w.openFile(file(QLatin1String(name)));
        QTRY_VERIFY(w.session().data() && !w.session().isLoading() &&
                    w.session().data()->title == QLatin1String(name));
    }
    w.key(Qt::Key_Home, Qt::AltModifier);
    QTRY_COMPARE(recentButtons(w.window()).size(), qsizetype(2));
    const auto rows = recentButtons(w.window());
    QCOMPARE(rows[0]->text(), QStringLiteral("one.csv"));
    QCOMPARE(rows[1]->text(), QStringLiteral("two.csv"));
}

void StartPageTest::aRecentFileOpensByAClick() {
    QSettings().clear();
    WindowFixture w;
    rememberFile(file(QStringLiteral("again.csv")));
    w.open();
    const auto rows = recentButtons(w.window());
    QCOMPARE(rows.size(), qsizetype(1));
    click(rows.front());
    QTRY_VERIFY(w.session().data());
    QCOMPARE(w.session().data()->title, QStringLiteral("again.csv"));
    QVERIFY(!child(w.window(), "startPage")->isVisible());
}

void StartPageTest::aMissingFileCannotBeOpenedButForgotten() {
    WindowFixture w;
    const QString path = file(QStringLiteral("gone.csv"));
    rememberFile(path);
    QVERIFY(QFile::remove(path));
    w.open();
    const auto rows = recentButtons(w.window());
    QCOMPARE(rows.size(), qsizetype(1));
    QVERIFY(!rows.front()->isEnabled());
    QVERIFY(rows.front()->text().contains(QStringLiteral("missing")));
    QToolButton* forget = nullptr;
    for (auto* button : rows.front()->parentWidget()->findChildren<QToolButton*>())
        if (button != rows.front()) forget = button;
    QVERIFY(forget);
    click(forget);
    QVERIFY(recentFiles().isEmpty());
    QTRY_VERIFY(recentButtons(w.window()).isEmpty());
}

void StartPageTest::atMostTenAreKept() {
    QSettings().clear();
    for (int i = 0; i < 13; ++i) rememberFile(file(QStringLiteral("%1.csv").arg(i)));
    QCOMPARE(recentFiles().size(), qsizetype(10));
    QVERIFY(recentFiles().front().endsWith(QStringLiteral("12.csv")));
    rememberFile(sandbox_.path(QStringLiteral("never-was.csv")));
    QVERIFY(recentFiles().front().endsWith(QStringLiteral("12.csv")));
}

void StartPageTest::aPinnedFileStaysOnTop() {
    WindowFixture w;
    for (const char* name : {"kept.csv", "newer.csv"}) rememberFile(file(QLatin1String(name)));
    w.open();
    QCOMPARE(recentButtons(w.window()).front()->text(), QStringLiteral("newer.csv"));
    click(pinBeside(recentButtons(w.window()).back()));
    QTRY_COMPARE(topmost(w.window()), QStringLiteral("kept.csv"));
    for (int i = 0; i < 13; ++i) rememberFile(file(QStringLiteral("%1.csv").arg(i)));
    QCOMPARE(recentFiles().size(), qsizetype(11));
    QVERIFY(recentFiles().front().endsWith(QStringLiteral("kept.csv")));

    w.open();
    QToolButton* pin = pinBeside(recentButtons(w.window()).front());
    QVERIFY(pin->isChecked());
    click(pin);
    QTRY_COMPARE(topmost(w.window()), QStringLiteral("12.csv"));
    rememberFile(file(QStringLiteral("newest.csv")));
    QVERIFY(recentFiles().filter(QStringLiteral("kept.csv")).isEmpty());
}

void StartPageTest::aFileIsPinnedByTheKeyboard() {
    WindowFixture w;
    for (const char* name : {"one.csv", "two.csv"}) rememberFile(file(QLatin1String(name)));
    w.open();
    QToolButton* pin = pinBeside(recentButtons(w.window()).back());
    QCOMPARE(pin->accessibleName(), QStringLiteral("Pin one.csv"));
    pin->setFocus();
    QTest::keyClick(pin, Qt::Key_Space);
    QTRY_COMPARE(topmost(w.window()), QStringLiteral("one.csv"));
    QCOMPARE(QApplication::focusWidget(), pinBeside(recentButtons(w.window()).front()));
}

void StartPageTest::questionsOfCardsAreAligned() {
    const auto firstInk = [](const QString& about) {
        SampleCard card(
            {QStringLiteral("gse1"), QStringLiteral("Which of them matter?"), about, QString()});
        card.resize(320, 160);
        const QImage picture = card.grab().toImage();
        const QRgb ground = picture.pixel(300, 80);
        for (int y = 8; y < picture.height() - 8; ++y)
            for (int x = 130; x < 300; ++x)
                if (picture.pixel(x, y) != ground) return y;
        return -1;
    };
    const int brief = firstInk(QStringLiteral("Brief"));
    QVERIFY(brief > 0);
    QCOMPARE(firstInk(QStringLiteral("A much longer text that needs several lines to be told, "
                                     "because it says what the sample is about")),
             brief);
}

void StartPageTest::headingsFollowTheSizeOfText() {
    WindowFixture w;
    const auto* page = child<QWidget>(w.window(), "startPage");
    const auto sizeOf = [page](const QString& text) {
        for (const auto* label : page->findChildren<QLabel*>())
            if (label->text() == text) return label->font().pointSizeF();
        return 0.;
    };
    const QString samples = QStringLiteral("Samples");
    const QString question = QStringLiteral("Which variables matter, how do they act?");
    const double text = page->font().pointSizeF();
    const double small = sizeOf(samples) / text, large = sizeOf(question) / text;
    QVERIFY(1. < small && small < large);
    for (int i = 0; i < 3; ++i) w.key(Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(page->font().pointSizeF() > 1.2 * text);
    QVERIFY(std::abs(sizeOf(samples) / page->font().pointSizeF() - small) < 0.01);
    QVERIFY(std::abs(sizeOf(question) / page->font().pointSizeF() - large) < 0.01);
    w.key(Qt::Key_0, Qt::ControlModifier);
    QTRY_VERIFY(page->font().pointSizeF() < 1.2 * text);
    QVERIFY(std::abs(sizeOf(samples) / page->font().pointSizeF() - small) < 0.01);
}

ARDENT_TEST(StartPageTest)
#include "start_page_test.moc"
