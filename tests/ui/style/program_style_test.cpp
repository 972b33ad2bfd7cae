#include "ui/style/program_style.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QMessageBox>
#include <QSlider>
#include <QTableWidget>
#include <QToolButton>
#include <QToolTip>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "ui/style/theme.h"

using namespace ardent;

namespace {

double luminanceOf(const QColor& colour) {
    const auto linear = [](double encoded) {
        return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
    };
    return 0.2126729 * linear(colour.redF()) + 0.7151522 * linear(colour.greenF()) +
           0.0721750 * linear(colour.blueF());
}

/// Contrast ratio of WCAG 2.1.
double contrastOf(const QColor& a, const QColor& b) {
    const double ratio = (luminanceOf(a) + 0.05) / (luminanceOf(b) + 0.05);
    return ratio < 1. ? 1. / ratio : ratio;
}

}  // namespace

/// What is drawn is seen on light and dark.
class ProgramStyleTest : public QObject {
    Q_OBJECT

private slots:
    void aTooltipShowsTagsAsLetters();
    void labelsShowTagsAsLetters();
    void theGrooveOfASliderIsSeen_data();
    void theGrooveOfASliderIsSeen();
    void theCellWithTheFocusIsSeen_data() { theGrooveOfASliderIsSeen_data(); }
    void theCellWithTheFocusIsSeen();
    void theToolButtonWithTheFocusIsSeen_data() { theGrooveOfASliderIsSeen_data(); }
    void theToolButtonWithTheFocusIsSeen();
    void titlesOfPanelsFollowTheSizeOfText();
};

/// Those of a question too, in which the name of a file may stand.
void ProgramStyleTest::labelsShowTagsAsLetters() {
    QApplication::setStyle(new ProgramStyle);
    QMessageBox question(QMessageBox::NoIcon, QString(), QStringLiteral("<u>a.csv</u>"));
    question.setInformativeText(QStringLiteral("<b>price</b>"));
    question.show();
    QVERIFY(QTest::qWaitForWindowExposed(&question));
    int texts = 0;
    for (const QLabel* label : question.findChildren<QLabel*>()) {
        if (!label->text().startsWith(u'<')) continue;
        ++texts;
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    QCOMPARE(texts, 2);
}

/// The names in it are those of a file.
void ProgramStyleTest::aTooltipShowsTagsAsLetters() {
    QApplication::setStyle(new ProgramStyle);
    QWidget window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QString tagged = QStringLiteral("<b>price</b>");
    QToolTip::showText(window.mapToGlobal(QPoint(5, 5)), tagged, &window);
    const auto widgets = QApplication::topLevelWidgets();
    const auto tip = std::ranges::find_if(
        widgets, [](const QWidget* widget) { return widget->inherits("QTipLabel"); });
    QVERIFY(tip != widgets.end());
    const auto* label = qobject_cast<QLabel*>(*tip);
    QCOMPARE(label->text(), tagged);
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

void ProgramStyleTest::theGrooveOfASliderIsSeen_data() {
    QTest::addColumn<ThemeKind>("kind");
    QTest::newRow("light") << ThemeKind::Light;
    QTest::newRow("dark") << ThemeKind::Dark;
}

void ProgramStyleTest::theGrooveOfASliderIsSeen() {
    QFETCH(ThemeKind, kind);
    applyTheme(kind);
    QSlider slider(Qt::Horizontal);
    slider.resize(200, 30);
    slider.setValue(50);
    const auto most = [&](int x) {
        const QImage image = slider.grab().toImage();
        double best = 1.;
        for (int y = 0; y < image.height(); ++y)
            best = std::max(best, contrastOf(image.pixelColor(x, y), theme(kind).window));
        return best;
    };
    QVERIFY2(most(30) >= 3., qPrintable(QString::number(most(30))));
    QVERIFY2(most(170) >= 3., qPrintable(QString::number(most(170))));
}

void ProgramStyleTest::theCellWithTheFocusIsSeen() {
    QFETCH(ThemeKind, kind);
    applyTheme(kind);
    QTableWidget table(2, 2);
    table.setShowGrid(false);
    table.show();
    table.activateWindow();
    table.setFocus();
    QTRY_VERIFY(table.hasFocus());
    table.setCurrentCell(0, 0, QItemSelectionModel::NoUpdate);
    const QRect cell = table.visualRect(table.model()->index(0, 0));
    const QImage image = table.viewport()->grab().toImage();
    const QColor edge = image.pixelColor(cell.left() + 1, cell.center().y());
    QVERIFY2(contrastOf(edge, theme(kind).base) >= 3., qPrintable(edge.name()));
}

void ProgramStyleTest::theToolButtonWithTheFocusIsSeen() {
    QFETCH(ThemeKind, kind);
    applyTheme(kind);
    QWidget window;
    auto* button = new QToolButton(&window);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->resize(40, 40);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_Tab);
    QTRY_VERIFY(button->hasFocus());
    const QImage image = button->grab().toImage();
    double best = 1.;
    for (int x = 0; x < 8; ++x)
        best = std::max(best, contrastOf(image.pixelColor(x, 20), theme(kind).window));
    QVERIFY2(best >= 3., qPrintable(QString::number(best)));
}

void ProgramStyleTest::titlesOfPanelsFollowTheSizeOfText() {
    QApplication::setStyle(new ProgramStyle);
    const QFont usual = QApplication::font();
    QMainWindow window;
    auto* dock = new QDockWidget(QStringLiteral("HHH"), &window);
    dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock->setWidget(new QWidget);
    window.addDockWidget(Qt::LeftDockWidgetArea, dock);
    window.resize(500, 400);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto heightOfTitle = [&] {
        const QImage image = dock->grab(QRect(0, 0, dock->width(), 80)).toImage();
        const QRgb ground = image.pixel(image.width() - 3, 3);
        const auto isInked = [&](int y) {
            for (int x = 5; x < 15; ++x)
                if (std::abs(qGray(image.pixel(x, y)) - qGray(ground)) > 90) return true;
            return false;
        };
        int rows = 0;
        for (int y = 0; y < image.height(); ++y) rows += isInked(y);
        return rows;
    };
    const int before = heightOfTitle();
    QVERIFY(before > 3);
    QFont large = usual;
    large.setPointSizeF(2. * usual.pointSizeF());
    QApplication::setFont(large);
    QTRY_VERIFY2(heightOfTitle() >= 2 * before - 2, qPrintable(QString::number(heightOfTitle())));
    QApplication::setFont(usual);
}

ARDENT_TEST(ProgramStyleTest)
#include "program_style_test.moc"
