#include "tests/support/mutated_json.h"
#include "tests/support/project_content.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"
#include "ui/window/guarded_application.h"

using namespace ardent;
using namespace ardent::test;

/// Projects that contradict themselves or their table are refused in a sentence, or shown in every
/// view, and the window goes on.
class DamagedProjectTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { w_.reset(); }
    void theWindowGoesOn_data();
    void theWindowGoesOn();
    void aNameThatIsNotInTheTable_data();
    void aNameThatIsNotInTheTable();

private:
    static GuardedApplication& program() { return *static_cast<GuardedApplication*>(qApp); }
    QString path(const char* name) const { return sandbox_.path(QLatin1String(name)); }
    MutableJson projectOf(const char* method);
    bool isOpened(const MutableJson& content);
    void look();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> w_;
    QString fault_;
};

void DamagedProjectTest::init() {
    w_ = std::make_unique<WindowFixture>();
    QVERIFY(w_->isActive());
    program().end = [this](const QString& what) { fault_ = what; };
}

/// Saved by this window.
MutableJson DamagedProjectTest::projectOf(const char* method) {
    w_->openSmallTable(sandbox_);
    w_->chooseShortRun();
    w_->session().setMethod(QLatin1String(method));
    for (const auto& [option, few] :
         {std::pair("rounds", 4LL), std::pair("lambdas", 5LL), std::pair("features", 20LL)})
        if (w_->session().inputs().options.contains(option)) w_->session().setOption(option, few);
    const std::size_t before = w_->runs().all().size();
    w_->key(Qt::Key_F5);
    [&] { QVERIFY(w_->hasEnded(before)); }();
    QFile::remove(path("whole.ardent"));
    bool isSaved = false;
    w_->session().saveProject(path("whole.ardent"), w_->window().viewMemory(),
                              [&] { isSaved = true; });
    [&] { QTRY_VERIFY(isSaved); }();
    return projectContent(path("whole.ardent").toStdString());
}

/// Or refused.
bool DamagedProjectTest::isOpened(const MutableJson& content) {
    writeProjectContent(content, path("damaged.ardent").toStdString());
    QSignalSpy opened(&w_->session(), &Session::projectOpened);
    QSignalSpy refused(&w_->session(), &Session::trouble);
    QSignalSpy ended(&w_->session(), &Session::loadingEnded);
    w_->window().dialogs.askForMovedData = [](QWidget*, const QString&, const auto& take) {
        take({});
    };
    w_->session().openFile(path("damaged.ardent"));
    [&] { QTRY_VERIFY(ended.count() > 0); }();
    [&] { QVERIFY(!opened.isEmpty() || !refused.isEmpty()); }();
    for (const auto& trouble : refused) {
        const QString text = trouble.front().toString();
        [&] {
            QVERIFY2(!text.contains(QStringLiteral("exception")) &&
                         !text.contains(QStringLiteral("std::")) && !text.contains(u"_M_"),
                     qPrintable(text));
        }();
    }
    return !opened.isEmpty();
}

/// At every view and run.
void DamagedProjectTest::look() {
    for (const auto& run : w_->runs().all()) w_->runs().setCurrent(run->id);
    for (const FigurePage* page : w_->window().views().pages()) {
        w_->window().views().showPage(page->id());
        QTRY_VERIFY(page->isSettled() || !fault_.isEmpty());
    }
    QCoreApplication::processEvents();
}

void DamagedProjectTest::theWindowGoesOn_data() {
    QTest::addColumn<QByteArray>("method");
    for (const char* method : {"rffnet", "gbrff2", "fourier_pairs", "ccm"})
        QTest::addRow("%s", method) << QByteArray(method);
}

void DamagedProjectTest::theWindowGoesOn() {
    QFETCH(QByteArray, method);
    const MutableJson whole = projectOf(method);
    int seen = 0;
    for (int number = 0; number < mutationCount(25); ++number) {
        const MutatedJson mutated(whole, number);
        if (isOpened(mutated.json()) && ++seen > 0) look();
        QVERIFY2(fault_.isEmpty(),
                 qPrintable(QStringLiteral("%1: %2: %3")
                                .arg(number)
                                .arg(fault_, QString::fromStdString(mutated.told()))));
    }
    QVERIFY(seen > 0);
}

void DamagedProjectTest::aNameThatIsNotInTheTable_data() {
    QTest::addColumn<QByteArray>("place");
    for (const char* place : {"/recipe/target", "/runs/0/recipe/target", "/runs/0/target/name",
                              "/runs/0/preprocessing/sources/0/name",
                              "/runs/0/preprocessing/inputs/0/name", "/runs/0/relevance/names/0",
                              "/runs/0/digest", "/data/digest", "/method", "/runs/0/method"})
        QTest::addRow("%s", place) << QByteArray(place);
}

void DamagedProjectTest::aNameThatIsNotInTheTable() {
    QFETCH(QByteArray, place);
    MutableJson content = projectOf("rffnet");
    content[MutableJson::json_pointer(place.toStdString())] = "none such";
    if (isOpened(content)) look();
    QVERIFY2(fault_.isEmpty(), qPrintable(fault_));
}

ARDENT_TEST(DamagedProjectTest)
#include "damaged_project_test.moc"
