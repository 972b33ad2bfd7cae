#include <QDockWidget>

#include "tests/ui/window_fixture.h"

using namespace ardent;
using namespace ardent::test;

/// Larger letters take room from each other, not from the screen.
class LargeTextTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void theWindowKeepsItsSize_data();
    void theWindowKeepsItsSize();
    void usualTextGivesThePanelsTheirWidthsBack();
    void theNextWindowFitsTheScreen();
    void whatIsChosenForAnAudienceIsForItAlone();

private:
    void enlarge(int steps) {
        for (int i = 0; i < steps; ++i) {
            window_->key(Qt::Key_Equal, Qt::ControlModifier);
            QTest::qWait(20);
        }
    }
    QList<int> widths() {
        QList<int> all;
        for (const char* name : {"dataDock", "methodDock"})
            all << child(window_->window(), name)->width();
        return all;
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void LargeTextTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->trainOnSmallTable(sandbox_);
}

void LargeTextTest::theWindowKeepsItsSize_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1440, 900);
    QTest::newRow("small") << QSize(1024, 700);
}

void LargeTextTest::theWindowKeepsItsSize() {
    QFETCH(QSize, size);
    MainWindow& window = window_->window();
    window.resize(size);
    for (const auto arrangement : {Arrangement::SideBySide, Arrangement::Tabs}) {
        window.views().arrange(arrangement);
        enlarge(9);
        QCOMPARE(window.size(), size);
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
            QVERIFY2(window.rect().contains(dock->geometry()), qPrintable(dock->objectName()));
        window_->key(Qt::Key_0, Qt::ControlModifier);
        QTest::qWait(50);
        QCOMPARE(window.size(), size);
    }
}

void LargeTextTest::usualTextGivesThePanelsTheirWidthsBack() {
    const QList<int> before = widths();
    enlarge(9);
    QVERIFY(widths() != before);
    window_->key(Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(widths(), before);
    QTest::qWait(50);
    QCOMPARE(widths(), before);
}

void LargeTextTest::theNextWindowFitsTheScreen() {
    enlarge(9);
    window_->window().close();
    const MainWindow next;
    const QSize room = next.screen()->availableSize();
    QVERIFY(next.width() <= room.width() && next.height() <= room.height());
    window_->key(Qt::Key_0, Qt::ControlModifier);
}

void LargeTextTest::whatIsChosenForAnAudienceIsForItAlone() {
    const double usual = QApplication::font().pointSizeF();
    window_->key(Qt::Key_F11);
    const double presented = QApplication::font().pointSizeF();
    QVERIFY(presented > usual);
    enlarge(2);
    const double larger = QApplication::font().pointSizeF();
    QVERIFY(larger > presented);
    window_->key(Qt::Key_F11);
    QCOMPARE(QApplication::font().pointSizeF(), usual);
    window_->key(Qt::Key_F11);
    QCOMPARE(QApplication::font().pointSizeF(), larger);
    window_->key(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(QApplication::font().pointSizeF(), presented);
    window_->key(Qt::Key_F11);
    QCOMPARE(QApplication::font().pointSizeF(), usual);
}

ARDENT_TEST(LargeTextTest)
#include "large_text_test.moc"
