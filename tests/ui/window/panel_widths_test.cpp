#include "ui/window/panel_widths.h"

#include <QMainWindow>
#include <QtTest>

using namespace ardent;

/// Panels beside text whose size changes.
class PanelWidthsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void panelsKeepTheirLetters();
    void textThatIsSmallerOnlyAfterAPresentationCountsFromBeforeIt();

private:
    void setText(int points);
    int width() const { return panel_->width(); }

    std::unique_ptr<QMainWindow> window_;
    QDockWidget* panel_ = nullptr;
    PanelWidths* widths_ = nullptr;
};

void PanelWidthsTest::init() {
    window_ = std::make_unique<QMainWindow>();
    window_->setCentralWidget(new QWidget);
    panel_ = new QDockWidget(window_.get());
    panel_->setWidget(new QWidget);
    window_->addDockWidget(Qt::LeftDockWidgetArea, panel_);
    widths_ = new PanelWidths(*window_, {{panel_, 40, 30}});
    setText(10);
    window_->resize(200 * window_->fontMetrics().averageCharWidth(), 400);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    widths_->reset();
    QCOMPARE(width(), 40 * window_->fontMetrics().averageCharWidth());
}

void PanelWidthsTest::setText(int points) {
    QFont font = window_->font();
    font.setPointSize(points);
    window_->setFont(font);
    widths_->followText();
}

void PanelWidthsTest::panelsKeepTheirLetters() {
    setText(8);
    QTRY_COMPARE(width(), 40 * window_->fontMetrics().averageCharWidth());
    setText(10);
    QTRY_COMPARE(width(), 40 * window_->fontMetrics().averageCharWidth());
}

/// The system may tell of the smaller text when the panels are back already.
void PanelWidthsTest::textThatIsSmallerOnlyAfterAPresentationCountsFromBeforeIt() {
    const int before = width();
    widths_->hold();
    panel_->hide();
    setText(20);
    panel_->show();
    widths_->release();
    setText(8);
    QTRY_COMPARE(width(), 40 * window_->fontMetrics().averageCharWidth());
    setText(10);
    QTRY_COMPARE(width(), before);
}

ARDENT_TEST(PanelWidthsTest)
#include "panel_widths_test.moc"
