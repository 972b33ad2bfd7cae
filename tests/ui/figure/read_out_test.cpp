#include "ui/figure/read_out.h"

#include <QFontMetricsF>
#include <QTest>

#include "ui/figure/draw_style.h"

using namespace ardent;

namespace {

ReadOut wordsOf(const QString& title, int rows) {
    ReadOut words{title, {}};
    for (int row = 0; row < rows; ++row)
        words.rows.push_back({QStringLiteral("variable"), QString::number(row)});
    return words;
}

}  // namespace

/// How much of what a place reads has room in a low figure.
class ReadOutTest : public QObject {
    Q_OBJECT

private slots:
    void aFewRowsAreWholeInALowFigure();
    void theBoxStaysWithinTheFigure();

private:
    QRectF box(const ReadOut& words, double lines) const {
        return boxOf(words, QRectF(0., 0., 300., lines * em_), {100., 100.}, style_);
    }

    const DrawStyle style_;
    const double em_ = QFontMetricsF(style_.small()).height();
};

/// Two variables and the prediction, in axes that are five lines high.
void ReadOutTest::aFewRowsAreWholeInALowFigure() {
    QCOMPARE(box(wordsOf({}, 3), 5.).height(), 3.6 * em_);
    QCOMPARE(box(wordsOf({}, 4), 5.).height(), 4.6 * em_);
    QCOMPARE(box(wordsOf(QStringLiteral("Epoch = 1"), 3), 5.).height(), 4.6 * em_);
}

void ReadOutTest::theBoxStaysWithinTheFigure() {
    for (const char* title : {"", "Epoch = 1", "a × b"})
        for (int rows = 1; rows < 16; ++rows)
            for (double lines = 4.; lines < 18.; lines += 0.25) {
                const QRectF drawn = box(wordsOf(QString::fromUtf8(title), rows), lines);
                QVERIFY2(drawn.bottom() <= lines * em_ + 1e-9,
                         qPrintable(QStringLiteral("%1 in %2").arg(rows).arg(lines)));
            }
}

ARDENT_TEST(ReadOutTest)
#include "read_out_test.moc"
