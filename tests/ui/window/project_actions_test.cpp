#include "ui/window/project_actions.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>

#include "tests/ui/window_fixture.h"
#include "ui/start/recent_files.h"
#include "ui/views/figure_page.h"
#include "ui/views/stale_notice.h"
#include "ui/window/status_line.h"

using namespace ardent;
using namespace ardent::test;

/// Saving, leaving and opening projects, by keys and clicks on the real window.
class ProjectActionsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { w_.reset(); }
    void nothingToSaveWithoutData();
    void theViewsLookTheSameWhenReopened_data();
    void theViewsLookTheSameWhenReopened();
    void movedViewsComeBack();
    void thePanelsComeBack();
    void theTitleMarksWhatIsUnsaved();
    void closingAsks_data();
    void closingAsks();
    void closingAsksNothingWithoutRuns();
    void closingAsksWhileARunGoesOn();
    void openingAnotherAsks();
    void theCommandListAsksToo();
    void aFaultKeepsTheWindowOpen();
    void movedDataAreAskedFor();
    void refusingToSayWhereLeavesASentence();
    void changedDataAreSaidInTheBanner();

private:
    Session& session() { return w_->session(); }
    MainWindow& window() { return w_->window(); }
    QString project() const { return sandbox_.path(QStringLiteral("p.ardent")); }
    void train(const char* method = "rffnet");
    void answerSaving(const QString& path) {
        window().dialogs.askWhereToSave = [path](QWidget*, const QString&, const auto& take) {
            take(path);
        };
    }
    void save() {
        answerSaving(project());
        QSignalSpy saved(&session(), &Session::projectSaved);
        w_->key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(saved.wait());
    }
    void reopenWindow() {
        w_ = std::make_unique<WindowFixture>();
        QVERIFY(w_->isActive());
    }
    void openProject() {
        QSignalSpy opened(&session(), &Session::projectOpened);
        w_->openFile(project());
        QVERIFY(opened.wait());
    }
    QMessageBox* question() { return child<QMessageBox>(window(), "leaveQuestion"); }
    void answer(QMessageBox::StandardButton button) {
        QTRY_VERIFY(question() && question()->isVisible());
        click(question()->button(button));
        QTRY_VERIFY(!question());
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow() || !window().isVisible());
    }
    QString banner() {
        auto* text = child<QLabel>(window(), "bannerText");
        return text->isVisible() ? text->text() : QString();
    }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
};

void ProjectActionsTest::init() {
    QFile::remove(project());
    reopenWindow();
}

void ProjectActionsTest::train(const char* method) {
    w_->openSmallTable(sandbox_);
    session().setSeed(7);
    session().setMethod(QLatin1String(method));
    const auto& options = session().inputs().options;
    const std::pair<const char*, long long> shorter[] = {
        {"features", 30}, {"max_epochs", 5}, {"rounds", 5}};
    for (const auto& [id, value] : shorter)
        if (options.contains(id)) session().setOption(id, value);
    w_->key(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(session().runs().current() && !session().runs().current()->run,
                             kPatience);
}

void ProjectActionsTest::nothingToSaveWithoutData() {
    const QAction* save = window().actions()["file.save"];
    QVERIFY(!save->isEnabled());
    QVERIFY(save->toolTip().contains(QStringLiteral("Open a data file")));
}

namespace {

/// What a figure says.
struct Content {
    QStringList texts;
    std::vector<double> numbers;
};

Content contentOf(const Figure& figure) {
    Content content;
    const auto say = [&](const std::string& text) {
        content.texts << QString::fromStdString(text);
    };
    const auto add = [&](const std::vector<double>& values) {
        content.numbers.insert(content.numbers.end(), values.begin(), values.end());
    };
    say(figure.title);
    say(figure.empty);
    for (const auto& series : layers<Series>(figure)) {
        say(series.name);
        add(series.x);
        add(series.y);
    }
    if (findLayer<Bars>(figure)) {
        for (const std::string& name : findLayer<Bars>(figure)->names) say(name);
        add(findLayer<Bars>(figure)->values);
    }
    if (findLayer<Field>(figure)) {
        const Matrix& values = findLayer<Field>(figure)->values;
        add({values.data(), values.data() + values.size()});
    }
    return content;
}

bool looksTheSame(const Content& a, const Content& b) {
    double size = 0.;
    for (const double number : a.numbers)
        if (std::isfinite(number)) size = std::max(size, std::abs(number));
    return a.texts == b.texts &&
           std::ranges::equal(a.numbers, b.numbers, [size](double x, double y) {
               return (std::isnan(x) && std::isnan(y)) || std::abs(x - y) <= 1e-4 * size;
           });
}

}  // namespace

void ProjectActionsTest::theViewsLookTheSameWhenReopened_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::newRow("a net") << QByteArray("rffnet");
    QTest::newRow("a path") << QByteArray("srff");
    QTest::newRow("rounds") << QByteArray("gbrff2");
    QTest::newRow("directions") << QByteArray("metric");
    QTest::newRow("a kernel") << QByteArray("kernel_ridge");
}

void ProjectActionsTest::theViewsLookTheSameWhenReopened() {
    QFETCH(QByteArray, method);
    train(method);
    const auto figures = [this] {
        QMap<QString, Content> shown;
        for (FigurePage* page : window().views().pages()) {
            window().views().showPage(page->id());
            if (!QTest::qWaitFor([&] { return page->isSettled(); }, 20000)) qFatal("unsettled");
            shown[page->id()] = contentOf(page->figure());
        }
        return shown;
    };
    w_->key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    const auto before = figures();
    w_->key(Qt::Key_2, Qt::AltModifier);
    save();
    reopenWindow();
    openProject();
    QCOMPARE(session().runs().all().size(), std::size_t(1));
    QCOMPARE(child<QLineEdit>(window(), "seed")->text(), QStringLiteral("7"));
    QCOMPARE(child<QComboBox>(window(), "target")->currentText(), QStringLiteral("y"));
    QCOMPARE(child<QComboBox>(window(), "method")->currentData().toByteArray(), method);
    QCOMPARE(window().views().arrangement(), Arrangement::Tabs);
    QCOMPARE(window().views().current()->id(), QStringLiteral("relevance"));
    const auto after = figures();
    for (const QString& page : before.keys())
        QVERIFY2(looksTheSame(before[page], after[page]), qPrintable(page));
    QVERIFY(banner().isEmpty());
}

void ProjectActionsTest::movedViewsComeBack() {
    train();
    window().views().arrange(Arrangement::SideBySide);
    for (const Qt::Key view : {Qt::Key_1, Qt::Key_3}) {  // loss and boundary
        w_->key(view, Qt::AltModifier);
        w_->key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    }
    const ViewArea::Moves moved{{QStringLiteral("boundary"), 0}, {QStringLiteral("loss"), 1}};
    QCOMPARE(window().views().moved(), moved);
    const QStringList shown = window().views().shown();
    save();
    reopenWindow();
    openProject();
    QCOMPARE(window().views().arrangement(), Arrangement::SideBySide);
    QCOMPARE(window().views().moved(), moved);
    QCOMPARE(window().views().shown(), shown);
    QVERIFY(!window().actions()["edit.undo"]->isEnabled());
}

void ProjectActionsTest::thePanelsComeBack() {
    train();
    session().setRole(QStringLiteral("b"), Role::Ignore);
    session().setSplit({0.6, 0.3, 0.1});
    session().setMethod(QStringLiteral("gbrff2"));
    session().setOption("rounds", 17LL);
    const Choices before = session().choices();
    save();
    reopenWindow();
    session().setMethod(QStringLiteral("ridge"));
    openProject();
    QVERIFY(session().choices() == before);
    QCOMPARE(child<QComboBox>(window(), "target")->currentText(), QStringLiteral("y"));
    QCOMPARE(child<QComboBox>(window(), "method")->currentData().toString(),
             QStringLiteral("gbrff2"));
    QCOMPARE(child<QLineEdit>(window(), "seed")->text(), QStringLiteral("7"));
    QCOMPARE(child<QDoubleSpinBox>(window(), "trainShare")->value(), 60.);
    QCOMPARE(child<QDoubleSpinBox>(window(), "validationShare")->value(), 30.);
    QCOMPARE(child<QDoubleSpinBox>(window(), "option.rounds")->value(), 17.);
    const QAbstractItemModel& columns = *child<QTableView>(window(), "columns")->model();
    QCOMPARE(columns.index(1, 1).data().toString(), QStringLiteral("Ignore"));
}

void ProjectActionsTest::theTitleMarksWhatIsUnsaved() {
    train();
    QVERIFY(window().isWindowModified());
    QVERIFY(window().windowTitle().startsWith(QStringLiteral("t.csv[*]")));
    save();
    QVERIFY(!window().isWindowModified());
    QVERIFY(window().windowTitle().startsWith(QStringLiteral("p.ardent[*]")));
    QVERIFY(window().status().message().contains(QStringLiteral("p.ardent")));
    QCOMPARE(recentFiles().front(), QFileInfo(project()).canonicalFilePath());
    session().setSeed(99);
    QVERIFY(window().isWindowModified());
    w_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!window().isWindowModified());
    window().dialogs.askWhereToSave = [](QWidget*, const QString&, const auto&) { QFAIL("asked"); };
    session().setSeed(100);
    w_->key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!window().isWindowModified());
}

void ProjectActionsTest::closingAsks_data() {
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("saves");
    QTest::newRow("save") << int(QMessageBox::Save) << true << true;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true << false;
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << false;
}

void ProjectActionsTest::closingAsks() {
    QFETCH(int, button);
    QFETCH(bool, closes);
    QFETCH(bool, saves);
    train();
    answerSaving(project());
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(window().isVisible());
    QCOMPARE(window().findChildren<QMessageBox*>().size(), 1);
    answer(QMessageBox::StandardButton(button));
    QTRY_COMPARE(window().isVisible(), !closes);
    QCOMPARE(QFile::exists(project()), saves);
}

void ProjectActionsTest::closingAsksNothingWithoutRuns() {
    w_->openSmallTable(sandbox_);
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!window().isVisible());
}

void ProjectActionsTest::closingAsksWhileARunGoesOn() {
    w_->openSmallTable(sandbox_);
    session().setMethod(QStringLiteral("rffnet"));
    w_->key(Qt::Key_F10);
    QTRY_VERIFY(session().runs().live() && session().runs().live()->snapshot->tick == 1);
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(question()->text().contains(QStringLiteral("Run 1 has not ended")));
    answer(QMessageBox::Cancel);
    QVERIFY(window().isVisible() && session().runs().live());
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    answer(QMessageBox::Discard);
    QTRY_VERIFY(!window().isVisible());
}

void ProjectActionsTest::theCommandListAsksToo() {
    train();
    w_->key(Qt::Key_K, Qt::ControlModifier);
    auto* list = child<QDialog>(window(), "commandList");
    auto* search = list->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("Open moons"));
    QTest::keyClick(search, Qt::Key_Return);
    answer(QMessageBox::Cancel);
    QCOMPARE(session().data()->title, QStringLiteral("t.csv"));
}

void ProjectActionsTest::openingAnotherAsks() {
    train();
    const QString other = sandbox_.write(QStringLiteral("u.csv"), smallTable(50));
    w_->openFile(other);
    answer(QMessageBox::Cancel);
    QCOMPARE(session().data()->title, QStringLiteral("t.csv"));

    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(other)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(&window(), &enter);
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &dropped, Qt::LeftButton, {});
    QApplication::sendEvent(&window(), &drop);
    answer(QMessageBox::Cancel);

    w_->key(Qt::Key_Home, Qt::AltModifier);
    auto* card = window().findChild<QAbstractButton*>(QStringLiteral("sample.moons"));
    QTRY_VERIFY(card->isVisible());
    click(card);
    answerSaving(project());
    answer(QMessageBox::Save);
    QTRY_COMPARE(session().data()->sample, QStringLiteral("moons"));
    QVERIFY(QFile::exists(project()));
    QVERIFY(session().runs().all().empty());
    QVERIFY(session().projectPath().isEmpty());
}

void ProjectActionsTest::aFaultKeepsTheWindowOpen() {
    train();
    answerSaving(sandbox_.path(QStringLiteral("no/such/folder/p.ardent")));
    w_->key(Qt::Key_Q, Qt::ControlModifier);
    answer(QMessageBox::Save);
    QTRY_VERIFY(banner().contains(QStringLiteral("cannot be written")));
    QVERIFY(window().isVisible());
    QVERIFY(window().isWindowModified());
}

void ProjectActionsTest::movedDataAreAskedFor() {
    train();
    save();
    const QString moved = sandbox_.path(QStringLiteral("moved.csv"));
    QFile::remove(moved);
    QVERIFY(QFile::rename(sandbox_.path(QStringLiteral("t.csv")), moved));
    reopenWindow();
    window().dialogs.askForMovedData = [moved](QWidget*, const QString&, const auto& take) {
        take(moved);
    };
    openProject();
    QCOMPARE(session().data()->title, QStringLiteral("moved.csv"));
    QCOMPARE(session().runs().all().size(), std::size_t(1));
}

void ProjectActionsTest::refusingToSayWhereLeavesASentence() {
    train();
    save();
    QVERIFY(QFile::remove(sandbox_.path(QStringLiteral("t.csv"))));
    reopenWindow();
    window().dialogs.askForMovedData = [](QWidget*, const QString&, const auto& take) { take({}); };
    w_->openFile(project());
    QTRY_VERIFY(banner().contains(QStringLiteral("t.csv")));
    QVERIFY(!session().data());
}

void ProjectActionsTest::changedDataAreSaidInTheBanner() {
    train();
    save();
    sandbox_.write(QStringLiteral("t.csv"), smallTable(120));
    reopenWindow();
    openProject();
    QTRY_VERIFY(banner().contains(QStringLiteral("has changed")));
    QVERIFY(!window().findChild<StaleNotice*>()->text().isEmpty());
}

ARDENT_TEST(ProjectActionsTest)
#include "project_actions_test.moc"
