#include "ui/views/figure_caption.h"

#include "core/figure/notes/notes.h"
#include "core/method/methods.h"
#include "tests/ui/support.h"
#include "ui/session/runs.h"
#include "ui/views/run_origin.h"

using namespace ardent;
using namespace ardent::test;

class FigureCaptionTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void namesTheRunsOfTheFigure();
    void anEmptyFigureHasNone();
    void aModelIsToldOnce();
    void onlyTheCurrentRunShowsAnotherModel();
    void renamingIsNews();
    void runsMayBeGone();

private:
    const RunEntry& run(int row) const { return *runs_->all()[static_cast<std::size_t>(row)]; }
    static Figure drawn() {
        Figure figure;
        addLayer(figure, Points());
        layers<Points>(figure).back().x = layers<Points>(figure).back().y = {1.};
        return figure;
    }
    static std::string notes(const Figure& figure) { return notesText(figure); }
    static std::string said(const FigureCaption& caption) {
        return notes(caption.captioned(drawn()));
    }
    static std::string noteOf(const std::vector<FigureOrigin>& origins) {
        Figure figure = drawn();
        noteOrigin(origins, figure);
        return notes(figure);
    }

    Sandbox sandbox_;
    Inputs inputs_;
    std::unique_ptr<Runs> runs_;
};

/// Two runs that have ended.
void FigureCaptionTest::init() {
    inputs_.data = std::make_shared<LoadedData>();
    inputs_.method = &methods().front();
    runs_ = std::make_unique<Runs>(inputs_, [] { return std::nullopt; });
    std::vector<std::unique_ptr<RunEntry>> entries;
    for (const char* name : {"One", "Two"}) {
        auto entry = std::make_unique<RunEntry>();
        entry->name = QLatin1String(name);
        entry->inputs = inputs_;
        entry->snapshot = std::make_shared<const Snapshot>();
        entries.push_back(std::move(entry));
    }
    runs_->replace(std::move(entries), 2, 0);
}

void FigureCaptionTest::namesTheRunsOfTheFigure() {
    FigureCaption caption;
    caption.begin({&run(0), &run(1)}, &run(0), {});
    QCOMPARE(said(caption), noteOf({originOf(run(0), {}), originOf(run(1), {})}));
    QVERIFY(!said(caption).empty());
}

void FigureCaptionTest::anEmptyFigureHasNone() {
    FigureCaption caption;
    caption.begin({&run(0)}, &run(0), {});
    Figure none;
    none.empty = "Nothing.";
    QVERIFY(notes(caption.captioned(none)).empty());
}

void FigureCaptionTest::aModelIsToldOnce() {
    FigureCaption caption;
    caption.tellModel(modelAfterRounds(3));
    caption.begin({&run(0)}, &run(0), modelAfterRounds(5));
    QCOMPARE(said(caption), noteOf({originOf(run(0), modelAfterRounds(3))}));
    caption.begin({&run(0)}, &run(0), modelAfterRounds(5));
    QCOMPARE(said(caption), noteOf({originOf(run(0), modelAfterRounds(5))}));
}

void FigureCaptionTest::onlyTheCurrentRunShowsAnotherModel() {
    FigureCaption caption;
    caption.begin({&run(0), &run(1)}, &run(1), modelAfterRounds(5));
    QCOMPARE(said(caption), noteOf({originOf(run(0), {}), originOf(run(1), modelAfterRounds(5))}));
}

void FigureCaptionTest::renamingIsNews() {
    FigureCaption caption;
    caption.begin({&run(0)}, &run(0), {});
    QVERIFY(!caption.rename(run(0)));
    runs_->rename(run(0).id, QStringLiteral("Wide"));
    QVERIFY(caption.rename(run(0)));
    QVERIFY(!caption.rename(run(0)));
    QVERIFY(!caption.rename(run(1)));
    QCOMPARE(said(caption), noteOf({originOf(run(0), {})}));
}

void FigureCaptionTest::runsMayBeGone() {
    FigureCaption caption;
    QVERIFY(!caption.isOfGoneRuns(*runs_));
    caption.begin({&run(0), &run(1)}, &run(0), {});
    runs_->remove(run(1).id);
    QVERIFY(!caption.isOfGoneRuns(*runs_));
    runs_->replace({}, 0, -1);
    QVERIFY(caption.isOfGoneRuns(*runs_));
}

ARDENT_TEST(FigureCaptionTest)
#include "figure_caption_test.moc"
