#include "ui/window/appearance.h"

#include <QApplication>
#include <QEvent>
#include <QSettings>
#include <QStyleHints>
#include <algorithm>

#include "ui/style/fonts.h"
#include "ui/style/theme.h"
#include "ui/widgets/palette_theme.h"
#include "ui/window/actions.h"

namespace ardent {

namespace {

constexpr double kStep = 1.1;
constexpr double kLargestPresented = 40.;

constexpr QLatin1String kThemeKey("appearance/theme");
constexpr QLatin1String kTextKey("appearance/textPoints");

double rememberedPoints() {
    return QSettings().value(kTextKey, kNormalPoints).toDouble();
}

void showTheme(const QString& themeName) {
    if (themeName == QStringLiteral("light")) return applyTheme(ThemeKind::Light);
    if (themeName == QStringLiteral("dark")) return applyTheme(ThemeKind::Dark);
    applyTheme(systemTheme());
}

}  // namespace

Appearance::Appearance(Actions& actions, QObject* parent) : QObject(parent), actions_(actions) {
    for (const char* name : {"system", "light", "dark"}) {
        QAction* action = actions[("theme." + std::string(name)).c_str()];
        const QString chosen = QLatin1String(name);
        connect(action, &QAction::triggered, this, [chosen] { choose(chosen); });
        action->setChecked(QSettings().value(kThemeKey, QStringLiteral("system")).toString() ==
                           chosen);
    }
    connect(actions["zoom.in"], &QAction::triggered, this, [this] { scaleText(kStep); });
    connect(actions["zoom.out"], &QAction::triggered, this, [this] { scaleText(1. / kStep); });
    connect(actions["zoom.reset"], &QAction::triggered, this, [this] { scaleText(0.); });
    parent->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &Appearance::followDesktop);
#endif
}

bool Appearance::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::ThemeChange) followDesktop();
    return QObject::eventFilter(object, event);
}

void Appearance::followDesktop() {
    if (!actions_["theme.system"]->isChecked()) return;
    const ThemeKind wanted = desktop();
    if (themeOf(QApplication::palette()) != wanted) applyTheme(wanted);
}

void Appearance::restore() {
    choose(QSettings().value(kThemeKey, QStringLiteral("system")).toString());
    QApplication::setFont(textFont(rememberedPoints()));
}

void Appearance::choose(const QString& themeName) {
    QSettings().setValue(kThemeKey, themeName);
    showTheme(themeName);
}

void Appearance::wear(Actions& actions, const QString& themeName) {
    showTheme(themeName);
    actions[("theme." + themeName.toStdString()).c_str()]->setChecked(true);
}

void Appearance::scaleText(double factor) {
    constexpr double kSmallest = 7., kLargest = 20.;
    if (isPresenting_) {
        presented_ = factor == 0. ? kPresented
                                  : std::clamp(presented_ * factor, 1.,
                                               kLargestPresented / rememberedPoints());
    } else {
        const double points = factor == 0. ? kNormalPoints : rememberedPoints() * factor;
        QSettings().setValue(kTextKey, std::clamp(points, kSmallest, kLargest));
    }
    showText();
}

void Appearance::present(bool on) {
    isPresenting_ = on;
    showText();
}

void Appearance::showText() const {
    const double usual = rememberedPoints();
    QApplication::setFont(
        textFont(isPresenting_ ? std::min(usual * presented_, kLargestPresented) : usual));
}

}  // namespace ardent
