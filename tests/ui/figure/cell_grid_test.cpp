#include "ui/figure/cell_grid.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/sample_figures.h"
#include "ui/figure/figure_export.h"

using namespace ardent;

namespace {

const QString kNumber = QStringLiteral("0.8384");

/// Six runs with one number each in a row.
Figure sixRuns() {
    Figure figure = test::listing(2);
    figure.x.categories = {"Run 1", "Run 2", "Run 3", "Run 4", "Run 5", "Run 6"};
    figure.x.range = Range{-0.5, 5.5};
    findLayer<Cells>(figure)->values = Matrix::Constant(2, 6, std::nan(""));
    findLayer<Cells>(figure)->shade = Matrix::Zero(2, 6);
    findLayer<Cells>(figure)->columnColours = {0, 1, 2, 3, 4, 5};
    findLayer<Cells>(figure)->words.assign(12, kNumber.toStdString());
    findLayer<Cells>(figure)->remarks.assign(12, "+0.1");
    return figure;
}

}  // namespace

/// Words in the cells of a listing.
class CellGridTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreSetSmallerBeforeTheyAreCut();

private:
    /// The size of the numbers in pixels, 0 where one is cut short.
    double sizeAt(double widthMm);

    QTemporaryDir folder_;
};

double CellGridTest::sizeAt(double widthMm) {
    ExportOptions options;
    options.widthMm = widthMm;
    const QString path = folder_.filePath(QStringLiteral("cells.svg"));
    QFile file(path);
    if (!exportFigure(sixRuns(), options, path) || !file.open(QIODevice::ReadOnly)) return -1.;
    const QString svg = QString::fromUtf8(file.readAll());
    static const QRegularExpression words(
        QStringLiteral("<text[^>]*font-size=\"([0-9.]+)\"[^>]*>\\s*0\\.8384\\s*</text>"));
    double size = 0.;
    int whole = 0;
    for (auto found = words.globalMatch(svg); found.hasNext(); ++whole)
        size = found.next().captured(1).toDouble();
    return whole == 12 ? size : 0.;
}

void CellGridTest::numbersAreSetSmallerBeforeTheyAreCut() {
    const double usual = sizeAt(130.);
    QVERIFY(usual > 0.);
    double smallest = usual;
    double width = 130.;
    for (double size = usual; width > 30. && size > 0.; size = sizeAt(width)) {
        smallest = size;
        width -= 2.;
    }
    QVERIFY(width > 30.);
    QVERIFY2(smallest < 0.85 * usual && smallest > 0.6 * usual,
             qPrintable(QStringLiteral("%1 of %2").arg(smallest).arg(usual)));
}

ARDENT_TEST(CellGridTest)
#include "cell_grid_test.moc"
