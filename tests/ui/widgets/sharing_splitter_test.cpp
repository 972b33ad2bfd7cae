#include "ui/widgets/sharing_splitter.h"

#include <QLabel>
#include <QTest>
#include <cmath>
#include <memory>

#include "tests/ui/support.h"

using namespace ardent;
using namespace ardent::test;

/// Two widgets of which one asks for more room than the other.
class SharingSplitterTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void sharesEvenlyWhateverTheSize();
    void whatWasHiddenComesWithItsShare();
    void aDraggedShareOutlivesASmallWindow();
    void oddSharesAreNotTaken();

private:
    void resize(int width) {
        splitter_->resize(width, 200);
        QApplication::processEvents();
    }
    bool isEven() const {
        const QList<int> sizes = splitter_->sizes();
        return sizes[0] > 0 && std::abs(sizes[0] - sizes[1]) <= 1;
    }

    std::unique_ptr<SharingSplitter> splitter_;
    QWidget* narrow_ = nullptr;
    QWidget* wide_ = nullptr;
};

void SharingSplitterTest::init() {
    splitter_ = std::make_unique<SharingSplitter>(Qt::Horizontal);
    narrow_ = new QLabel(QStringLiteral("a"));
    wide_ = new QLabel(QStringLiteral("a much longer text than the other one has"));
    narrow_->setMinimumWidth(60);
    wide_->setMinimumWidth(150);
    splitter_->addWidget(narrow_);
    splitter_->addWidget(wide_);
    splitter_->resize(700, 200);
    splitter_->show();
    QVERIFY(QTest::qWaitForWindowExposed(splitter_.get()));
    QApplication::processEvents();
}

void SharingSplitterTest::sharesEvenlyWhateverTheSize() {
    for (const int width : {700, 1001, 400, 230, 640}) {
        resize(width);
        if (width > 2 * wide_->minimumWidth() + splitter_->handleWidth())
            QVERIFY2(isEven(), qPrintable(QString::number(width)));
        else
            QVERIFY(wide_->width() >= wide_->minimumWidth());
    }
}

void SharingSplitterTest::whatWasHiddenComesWithItsShare() {
    wide_->hide();
    QTRY_COMPARE(narrow_->width(), splitter_->width());
    resize(900);
    wide_->show();
    QTRY_VERIFY(isEven());
}

void SharingSplitterTest::aDraggedShareOutlivesASmallWindow() {
    resize(800);
    dragHandle(*splitter_, -200);
    QApplication::processEvents();
    const int dragged = narrow_->width();
    QVERIFY(dragged < 220);
    QVERIFY(std::abs(splitter_->share() - dragged / double(dragged + wide_->width())) < 0.01);
    resize(240);
    resize(800);
    QVERIFY2(std::abs(narrow_->width() - dragged) <= 1,
             qPrintable(QString::number(narrow_->width())));
    splitter_->shareEvenly();
    QVERIFY(isEven());
}

void SharingSplitterTest::oddSharesAreNotTaken() {
    for (const double odd : {-3., 0., 1., 20.}) {
        splitter_->setShare(odd);
        QVERIFY(narrow_->width() > 0 && wide_->width() > 0);
        QVERIFY(splitter_->share() > 0. && splitter_->share() < 1.);
    }
    splitter_->setShare(std::nan(""));
    QVERIFY(isEven());
}

ARDENT_TEST(SharingSplitterTest)
#include "sharing_splitter_test.moc"
