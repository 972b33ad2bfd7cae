#include "ui/widgets/eliding_header.h"

#include <QStandardItemModel>
#include <QStyleOptionHeader>
#include <QtTest>

using namespace ardent;

namespace {

class OpenHeader : public ElidingHeader {
public:
    using ElidingHeader::ElidingHeader;

    QString drawn(int section) const {
        QStyleOptionHeader option;
        initStyleOption(&option);
        initStyleOptionForIndex(&option, section);
        return option.text;
    }
};

}  // namespace

class ElidingHeaderTest : public QObject {
    Q_OBJECT

private slots:
    void shortensWhatHasNoRoom();
};

void ElidingHeaderTest::shortensWhatHasNoRoom() {
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels(
        {QStringLiteral("Name"), QStringLiteral("Standardabweichung des mittleren Effekts")});
    OpenHeader header(nullptr);
    header.setModel(&model);
    header.resize(1000, header.sizeHint().height());
    for (const int section : {0, 1}) header.resizeSection(section, 100);
    QCOMPARE(header.drawn(0), QStringLiteral("Name"));
    QVERIFY2(header.drawn(1).endsWith(u'…'), qPrintable(header.drawn(1)));
    QVERIFY(header.drawn(1).startsWith(QStringLiteral("Stan")));
    QVERIFY(header.fontMetrics().horizontalAdvance(header.drawn(1)) <= 100);
}

ARDENT_TEST(ElidingHeaderTest)
#include "eliding_header_test.moc"
