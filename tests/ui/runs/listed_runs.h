#pragma once

#include <QTableView>

#include "tests/ui/window_fixture.h"
#include "ui/runs/runs_model.h"
#include "ui/views/figure_page.h"

namespace ardent::test {

/// A window on the small table, with short runs that the table of runs lists.
class ListedRuns : public QObject {
protected:
    void begin();
    Session& session() { return window_->session(); }
    Runs& runs() { return window_->runs(); }
    QTableView& table() { return *child<QTableView>(window_->window(), "runs"); }
    QString cell(int row, int field) {
        return table().model()->index(row, field).data().toString();
    }
    void clickCell(int row, int field) {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(table().model()->index(row, field)).center());
    }
    const Figure& loss() {
        return window_->window().views().page(QStringLiteral("loss"))->figure();
    }
    /// Of Loss, without what marks the kept model.
    std::ptrdiff_t lossLines() {
        return std::ranges::count_if(layers<Series>(loss()), [](const Series& line) {
            return line.role != LineRole::Reference;
        });
    }
    void runOnce();
    void runTwice();
    void runEndlessly();

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

inline void ListedRuns::begin() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    window_->window().views().showPage(QStringLiteral("loss"));
    window_->chooseShortRun();
}

inline void ListedRuns::runOnce() {
    const std::size_t before = runs().all().size();
    click(window_->tool("run.start"));
    QVERIFY(window_->hasEnded(before));
}

inline void ListedRuns::runTwice() {
    runOnce();
    window_->key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(runs().prepared());
    runOnce();
}

/// Up to where a run that somebody has to end is under way.
inline void ListedRuns::runEndlessly() {
    window_->chooseEndlessRun();
    click(window_->tool("run.start"));
    QTRY_VERIFY(runs().live() && runs().live()->snapshot->tick > 2);
}

}  // namespace ardent::test
