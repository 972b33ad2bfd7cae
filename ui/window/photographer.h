#pragma once

#include <QDir>
#include <vector>

#include "core/base/error.h"
#include "core/train/option.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"

namespace ardent {

/// A run to take pictures of.
struct Scene {
    const char* sample;
    const char* method;
    OptionValues options;
    int ticks;         ///< to the pictures in the middle of it
    const char* view;  ///< to the right in the window
    bool everyView = false;
    const char* rival = "";  ///< a method that is run with three seeds before
};

/// Trains in a window of its own, of that many pixels, and saves pictures of it in a folder.
class Photographer {
public:
    Photographer(QDir folder, ThemeKind theme, QSize size);

    Result<void> takeStart();
    Result<void> take(const Scene& scene);
    int taken() const { return taken_; }

private:
    void press(const char* action);
    const RunEntry* run();
    QString named(const char* moment) const;
    tl::unexpected<Error> hangs(const Message& what) const;
    Result<void> open();
    Result<void> step();
    Result<void> finish();
    Result<void> takeMoment(const char* moment);
    std::vector<FigurePage*> pages();
    Result<void> takeForms(FigurePage& page);
    Result<void> takeTable(FigurePage& page);
    Result<void> takeFormsAndTables();
    Result<void> takePresentation();
    Result<void> takePage(FigurePage& page, const QString& name);
    Result<void> take(QWidget& widget, const QString& name);

    MainWindow window_;
    QDir folder_;
    QSize size_;
    Scene scene_{};
    int taken_ = 0;
};

}  // namespace ardent
