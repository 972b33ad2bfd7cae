#include "ui/widgets/choice_box.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QSet>
#include <QStandardItemModel>
#include <QTest>
#include <QToolTip>
#include <memory>
#include <utility>

#include "core/method/methods.h"
#include "tests/ui/support.h"
#include "ui/style/program_style.h"
#include "ui/style/translated.h"

using namespace ardent;
using namespace ardent::test;

/// What a narrow box shows of choices that are longer.
class ChoiceBoxTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatFitsIsWhole();
    void theBeginningIsShownWhereItTells();
    void otherLettersAreShownWhereBeginningsAreAlike();
    void choicesOfEveryMethodAreTold_data();
    void choicesOfEveryMethodAreTold();
    void theTooltipHasAll();
    void theListHasRoomForTheLongest();
    void itIsAsHighAsItsFontAsks();
    void homeAndEndLeadPastHeadings();
    void itAsksForItsLongestChoiceAndShrinks();

private:
    std::unique_ptr<ChoiceBox> boxOf(const QStringList& choices, int width) const {
        auto box = std::make_unique<ChoiceBox>();
        box->addItems(choices);
        box->resize(width, box->sizeHint().height());
        return box;
    }
    static QStringList shownTexts(ChoiceBox& box) {
        QStringList shown;
        for (int i = 0; i < box.count(); ++i) {
            box.setCurrentIndex(i);
            shown << box.shownText();
        }
        return shown;
    }

    static constexpr int kNarrow = 115;  ///< pixels, as in the panel Method of a small window
    Sandbox sandbox_;
};

void ChoiceBoxTest::initTestCase() {
    QApplication::setStyle(new ProgramStyle);
    QApplication::setFont(textFont(9.5));
}

void ChoiceBoxTest::whatFitsIsWhole() {
    const QStringList choices{QStringLiteral("Lowest error"), QStringLiteral("One standard error")};
    QCOMPARE(shownTexts(*boxOf(choices, 400)), choices);
}

void ChoiceBoxTest::theBeginningIsShownWhereItTells() {
    const QString text = QStringLiteral("One standard error (λ 1se)");
    const auto box = boxOf({QStringLiteral("Lowest loss (λ min)"), text}, kNarrow);
    const QString shown = shownTexts(*box).back();
    QVERIFY2(shown.endsWith(u'…') && text.startsWith(shown.chopped(1)), qPrintable(shown));
    QVERIFY2(shown.startsWith(QStringLiteral("One st")), qPrintable(shown));
}

void ChoiceBoxTest::otherLettersAreShownWhereBeginningsAreAlike() {
    const QStringList choices{QStringLiteral("Exact kernel, price on Σw (18)"),
                              QStringLiteral("Exact kernel, no factorisation (19)")};
    const QStringList shown = shownTexts(*boxOf(choices, kNarrow));
    QVERIFY2(shown[0].endsWith(QStringLiteral("(18)")), qPrintable(shown[0]));
    QVERIFY2(shown[1].endsWith(QStringLiteral("(19)")), qPrintable(shown[1]));
}

void ChoiceBoxTest::choicesOfEveryMethodAreTold_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

void ChoiceBoxTest::choicesOfEveryMethodAreTold() {
    QFETCH(QString, language);
    const Speaking speaking(language);
    int shortened = 0;
    for (const Method& method : methods())
        for (const OptionSpec& spec : method.schema()) {
            if (spec.choices.empty()) continue;
            QStringList choices;
            for (const auto& [id, title] : spec.choices) choices << translatedCore(title);
            const QStringList shown = shownTexts(*boxOf(choices, kNarrow));
            QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), choices.size());
            if (shown != choices) ++shortened;
        }
    QVERIFY(shortened > 5);
}

void ChoiceBoxTest::theTooltipHasAll() {
    const QString text = QStringLiteral("One standard error (λ 1se)");
    const auto box = boxOf({text}, kNarrow);
    box->setToolTip(QStringLiteral("Which penalty"));
    box->show();
    const auto told = [&] {
        QHelpEvent event(QEvent::ToolTip, {5, 5}, box->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(box.get(), &event);
        return QToolTip::text();
    };
    QCOMPARE(told(), text + QStringLiteral("\nWhich penalty"));
    box->resize(400, box->height());
    QCOMPARE(told(), QStringLiteral("Which penalty"));
}

void ChoiceBoxTest::theListHasRoomForTheLongest() {
    const QString text = QStringLiteral("Median distance over √2, of m variables");
    const auto box = boxOf({QStringLiteral("Automatic"), text}, kNarrow);
    box->show();
    QVERIFY(QTest::qWaitForWindowExposed(box.get()));
    box->showPopup();
    QTRY_VERIFY(box->view()->isVisible());
    QVERIFY2(box->view()->width() >= box->fontMetrics().horizontalAdvance(text),
             qPrintable(QString::number(box->view()->width())));
    box->hidePopup();
}

/// Also one that is first asked while all is large, as in presentation.
void ChoiceBoxTest::itIsAsHighAsItsFontAsks() {
    const auto box = boxOf({QStringLiteral("Automatic")}, kNarrow);
    const auto heights = [&](const QFont& font) {
        box->setFont(font);
        return std::pair(box->minimumSizeHint().height(), box->sizeHint().height());
    };
    const QFont usual = textFont(9.5), large = textFont(19.);
    const auto whenLarge = heights(large);
    const auto whenUsual = heights(usual);
    QVERIFY(whenUsual.first < whenLarge.first);
    QVERIFY(whenUsual.second < whenLarge.second);
    QCOMPARE(heights(large), whenLarge);
    QCOMPARE(heights(usual), whenUsual);
}

void ChoiceBoxTest::homeAndEndLeadPastHeadings() {
    const auto box = boxOf({"Heading", "first", "second", "Another heading"}, 200);
    for (const int heading : {0, 3})
        qobject_cast<QStandardItemModel*>(box->model())->item(heading)->setEnabled(false);
    box->setCurrentIndex(2);
    box->show();
    QVERIFY(QTest::qWaitForWindowExposed(box.get()));
    box->showPopup();
    QTest::keyClick(box->view(), Qt::Key_Home);
    QCOMPARE(box->view()->currentIndex().row(), 1);
    QTest::keyClick(box->view(), Qt::Key_End);
    QCOMPARE(box->view()->currentIndex().row(), 2);
    box->hidePopup();
}

void ChoiceBoxTest::itAsksForItsLongestChoiceAndShrinks() {
    const QString longest = QStringLiteral("Loss by landmark");
    const auto box = boxOf({QStringLiteral("Margins"), longest}, kNarrow);
    const int letters = box->fontMetrics().horizontalAdvance(longest);
    QVERIFY(box->sizeHint().width() > letters);
    QVERIFY(box->minimumSizeHint().width() < letters);
    box->resize(box->sizeHint());
    QCOMPARE(shownTexts(*box).back(), longest);
    box->addItem(QString(200, u'm'));
    QVERIFY(box->sizeHint().width() < 400);
}

ARDENT_TEST(ChoiceBoxTest)
#include "choice_box_test.moc"
