#include "ui/figure/export_dialog.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/sample_figures.h"

using namespace ardent;

class ExportDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyControlIsNamed();
    void mnemonicsDiffer();
    void presetsSetTheSize();
    void otherSizesAreCustom();
    void theFirstSizeIsWhatTheFigureNeeds();
    void formatAndSuffixAgree();
    void previewIsThePage();
    void previewOfATallPageFits();
    void writesAndRemembers();
    void writesWhatIsTooFineForThePreview();
    void staysOpenWithTheReason();
    void theOpenTableIsNotWrittenOver();
    void previewFitsAboveTheReason();
    void largeTextStaysOnTheScreen();
    void itIsNoLargerThanItsWindow();

private:
    std::unique_ptr<ExportDialog> open();
    template <class Widget>
    Widget& find(ExportDialog& dialog, const char* name) {
        auto* widget = dialog.findChild<Widget*>(QLatin1String(name));
        if (!widget) qFatal("no widget %s", name);
        return *widget;
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void ExportDialogTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QCoreApplication::setOrganizationName(QStringLiteral("ardent-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_->path());
    QSettings().clear();
}

std::unique_ptr<ExportDialog> ExportDialogTest::open() {
    auto dialog =
        std::make_unique<ExportDialog>(test::lossLines(1, 20), QStringLiteral("made so"), "loss");
    dialog->show();
    return dialog;
}

void ExportDialogTest::everyControlIsNamed() {
    const auto dialog = open();
    int controls = 0;
    for (const QWidget* widget : dialog->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
        if (qobject_cast<const QLineEdit*>(widget) &&
            qobject_cast<const QAbstractSpinBox*>(widget->parentWidget())) {
            continue;
        }
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool named =
            !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(named, qPrintable(widget->objectName() + widget->metaObject()->className()));
        ++controls;
    }
    QVERIFY(controls >= 11);
    for (const char* name :
         {"width", "height", "font", "line", "preset", "colours", "format", "dpi"}) {
        QVERIFY2(!find<QWidget>(*dialog, name).toolTip().isEmpty(), name);
    }
}

void ExportDialogTest::mnemonicsDiffer() {
    const auto dialog = open();
    QStringList mnemonics;
    const auto add = [&](const QString& text) {
        const auto at = text.indexOf(QLatin1Char('&'));
        if (at >= 0) mnemonics << text.mid(at + 1, 1).toLower();
    };
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
        if (label->buddy()) add(label->text());
    }
    for (const QAbstractButton* button : dialog->findChildren<QAbstractButton*>())
        add(button->text());
    const auto count = mnemonics.size();
    QVERIFY(count >= 11);
    mnemonics.removeDuplicates();
    QCOMPARE(mnemonics.size(), count);
}

void ExportDialogTest::presetsSetTheSize() {
    const auto dialog = open();
    auto& preset = find<QComboBox>(*dialog, "preset");
    for (int i = 0; i < 3; ++i) QTest::keyClick(&preset, Qt::Key_Down);
    QCOMPARE(dialog->options().widthMm, 178.);
    QTest::keyClick(&preset, Qt::Key_Down);
    QCOMPARE(dialog->options().widthMm, 254.);
    QCOMPARE(dialog->options().heightMm, 142.9);
    QCOMPARE(dialog->options().fontPt, 14.);
}

void ExportDialogTest::otherSizesAreCustom() {
    const auto dialog = open();
    auto& preset = find<QComboBox>(*dialog, "preset");
    QCOMPARE(preset.currentIndex(), 0);
    find<QDoubleSpinBox>(*dialog, "width").setValue(91.5);
    QCOMPARE(preset.currentIndex(), preset.count() - 1);
    find<QDoubleSpinBox>(*dialog, "width").setValue(85.);
    QCOMPARE(preset.currentIndex(), 0);
    find<QDoubleSpinBox>(*dialog, "width").setValue(20.);
    find<QDoubleSpinBox>(*dialog, "height").setValue(10.);
    QCOMPARE(dialog->options().widthMm, 40.);
    QCOMPARE(dialog->options().heightMm, 30.);
}

void ExportDialogTest::theFirstSizeIsWhatTheFigureNeeds() {
    const auto heightOf = [](const Figure& figure) {
        return ExportDialog(figure, {}, QStringLiteral("bars")).options().heightMm;
    };
    const Figure few = test::relevanceBars(5), many = test::relevanceBars(40);
    QVERIFY(heightOf(many) > heightOf(few));
    QCOMPARE(heightOf(few), preferredSize(few).height);
    QCOMPARE(heightOf(many), preferredSize(many).height);
    const auto save = [this](const Figure& figure, bool other) {
        ExportDialog dialog(figure, {}, QStringLiteral("bars"));
        find<QLineEdit>(dialog, "path").setText(folder_->filePath(QStringLiteral("bars.csv")));
        QFile::remove(dialog.path());
        if (other) find<QDoubleSpinBox>(dialog, "height").setValue(77.);
        dialog.accept();
    };
    save(few, false);
    QCOMPARE(heightOf(many), preferredSize(many).height);
    save(few, true);
    QCOMPARE(heightOf(many), 77.);
}

void ExportDialogTest::formatAndSuffixAgree() {
    const auto dialog = open();
    auto& format = find<QComboBox>(*dialog, "format");
    auto& path = find<QLineEdit>(*dialog, "path");
    auto& dpi = find<QDoubleSpinBox>(*dialog, "dpi");
    QVERIFY(path.text().endsWith(QStringLiteral("/loss.pdf")));
    QVERIFY(!dpi.isEnabled());
    format.setCurrentIndex(2);
    QVERIFY(path.text().endsWith(QStringLiteral("/loss.png")));
    QVERIFY(dpi.isEnabled());
    path.clear();
    QTest::keyClicks(&path, QStringLiteral("/tmp/my.figure.svg"));
    QCOMPARE(format.currentIndex(), 1);
    QVERIFY(!dpi.isEnabled());
    format.setCurrentIndex(0);
    QCOMPARE(path.text(), QStringLiteral("/tmp/my.figure.pdf"));
}

void ExportDialogTest::previewIsThePage() {
    const auto dialog = open();
    auto& preview = find<QLabel>(*dialog, "preview");
    find<QDoubleSpinBox>(*dialog, "width").setValue(100.);
    find<QDoubleSpinBox>(*dialog, "height").setValue(50.);
    find<QComboBox>(*dialog, "format").setCurrentIndex(2);
    QTRY_VERIFY(!preview.pixmap().isNull() &&
                qRound(100. * preview.pixmap().width() / preview.pixmap().height()) == 200);
    QVERIFY(preview.pixmap().width() <= preview.width());
    QVERIFY(find<QLabel>(*dialog, "caption")
                .text()
                .contains(QStringLiteral("100 × 50 mm, 1,181 × 591")));
}

void ExportDialogTest::previewOfATallPageFits() {
    const auto dialog = open();
    const auto& preview = find<QLabel>(*dialog, "preview");
    find<QDoubleSpinBox>(*dialog, "height").setValue(2000.);
    QTRY_VERIFY(preview.pixmap().height() > 10 * preview.pixmap().width());
    QVERIFY(preview.pixmap().deviceIndependentSize().height() <= preview.height());
}

void ExportDialogTest::writesAndRemembers() {
    const QString file = folder_->filePath("figure.png");
    {
        const auto dialog = open();
        find<QLineEdit>(*dialog, "path").setText(file);
        find<QDoubleSpinBox>(*dialog, "width").setValue(91.5);
        find<QDoubleSpinBox>(*dialog, "height").setValue(60.);
        find<QDoubleSpinBox>(*dialog, "dpi").setValue(150.);
        find<QComboBox>(*dialog, "format").setCurrentIndex(2);
        find<QComboBox>(*dialog, "colours").setCurrentIndex(1);
        find<QCheckBox>(*dialog, "titles").setChecked(false);
        QTest::mouseClick(&find<QAbstractButton>(*dialog, "export"), Qt::LeftButton);
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
    }
    const QImage image(file);
    QCOMPARE(image.size(), QSize(540, 354));
    QCOMPARE(image.text("Description"), QStringLiteral("made so\nEvery logged point."));
    const auto again = open();
    QCOMPARE(again->options().widthMm, 91.5);
    QCOMPARE(again->options().dpi, 150.);
    QCOMPARE(again->options().theme, ThemeKind::Dark);
    QVERIFY(!again->options().titles);
    QCOMPARE(again->path(), folder_->filePath("loss.png"));
}

void ExportDialogTest::writesWhatIsTooFineForThePreview() {
    const auto dialog = open();
    const QLabel& preview = find<QLabel>(*dialog, "preview");
    QTRY_VERIFY(!preview.pixmap().isNull());
    const QImage before = preview.pixmap().toImage();
    dialog->setWhole(test::lossLines(1, 5000));
    find<QCheckBox>(*dialog, "titles").toggle();
    find<QCheckBox>(*dialog, "titles").toggle();
    QTest::qWait(200);
    QCOMPARE(preview.pixmap().toImage(), before);
    const QString path = folder_->filePath(QStringLiteral("whole.csv"));
    find<QLineEdit>(*dialog, "path").setText(path);
    dialog->accept();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().count('\n') >= 5000);
}

void ExportDialogTest::staysOpenWithTheReason() {
    const auto dialog = open();
    find<QLineEdit>(*dialog, "path").setText(folder_->filePath("none/figure.pdf"));
    dialog->accept();
    QVERIFY(dialog->isVisible());
    auto& problem = find<QLabel>(*dialog, "problem");
    QVERIFY(problem.isVisible());
    QVERIFY(problem.text().contains(QStringLiteral("none/figure.pdf")));
}

/// By whatever name it is given.
void ExportDialogTest::theOpenTableIsNotWrittenOver() {
    const QString table = folder_->filePath(QStringLiteral("table.csv"));
    QFile file(table);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write("x,y\n");
    file.close();
    QVERIFY(QFile::link(table, folder_->filePath(QStringLiteral("link.csv"))));
    for (const char* name : {"table.csv", "./table.csv", "link.csv"}) {
        const auto dialog = open();
        dialog->leave({table, QString()});
        find<QLineEdit>(*dialog, "path").setText(folder_->filePath(QLatin1String(name)));
        dialog->accept();
        QVERIFY(dialog->isVisible());
        const QString reason = find<QLabel>(*dialog, "problem").text();
        QVERIFY2(reason.contains(QStringLiteral("is open in this window")), qPrintable(reason));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("x,y\n"));
        file.close();
    }
}

void ExportDialogTest::previewFitsAboveTheReason() {
    const auto dialog = open();
    find<QDoubleSpinBox>(*dialog, "height").setValue(2. * dialog->options().widthMm);
    const auto& preview = find<QLabel>(*dialog, "preview");
    QTRY_VERIFY(preview.pixmap().height() > 1.5 * preview.pixmap().width());
    const int before = preview.height();
    find<QLineEdit>(*dialog, "path").setText(folder_->filePath(QStringLiteral("none/figure.pdf")));
    find<QAbstractButton>(*dialog, "export").click();
    QTRY_VERIFY(preview.height() < before);
    QTRY_VERIFY(preview.pixmap().deviceIndependentSize().height() <= preview.height());
}

/// Every field can be brought into sight.
void ExportDialogTest::largeTextStaysOnTheScreen() {
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(14.);
    QApplication::setFont(large);
    const auto dialog = open();
    QApplication::setFont(usual);
    QCoreApplication::processEvents();
    const QSize screen = dialog->screen()->availableSize();
    QVERIFY2(dialog->width() <= screen.width() && dialog->height() <= screen.height(),
             qPrintable(QStringLiteral("%1 × %2").arg(dialog->width()).arg(dialog->height())));
    QVERIFY(dialog->minimumSizeHint().height() < 2 * screen.height() / 3);

    auto* area = dialog->findChild<QScrollArea*>();
    QVERIFY(area);
    dialog->resize(dialog->width(), dialog->minimumSizeHint().height());
    auto& path = find<QLineEdit>(*dialog, "path");
    path.setFocus();
    area->ensureWidgetVisible(&path);
    QCOMPARE(path.visibleRegion().boundingRect().height(), path.height());
    QVERIFY(path.mapTo(dialog.get(), path.rect().bottomRight()).x() < dialog->width());
}

/// Of which it is a part, on a screen of any size.
void ExportDialogTest::itIsNoLargerThanItsWindow() {
    QWidget window;
    window.resize(1024, 700);
    ExportDialog dialog(test::lossLines(1, 20), QString(), QStringLiteral("loss"), &window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY2(dialog.width() <= window.width() && dialog.height() <= window.height(),
             qPrintable(QStringLiteral("%1 × %2").arg(dialog.width()).arg(dialog.height())));
}

ARDENT_TEST(ExportDialogTest)
#include "export_dialog_test.moc"
