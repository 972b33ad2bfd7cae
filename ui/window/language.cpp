#include "ui/window/language.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QTranslator>

#include "core/base/message.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

constexpr QLatin1String kTranslations(":/translations");
constexpr QLatin1String kPseudo("pseudo");
constexpr QLatin1String kEnglish("en");
constexpr QLatin1String kLanguageKey("appearance/language");

/// What Qt says in our windows, for lupdate: the system may lack Qt's own translations.
[[maybe_unused]] constexpr const char* kTextsOfQt[]{
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
    QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Select All"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Step up"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "Step &down"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
};

/// The marks in numbers are those of the panels and axes.
std::string figureWords(const char* english) {
    if (InEnglish::isWanted()) return english;
    if (std::string_view(english) == ".") return QLocale().decimalPoint().toStdString();
    if (std::string_view(english) == ",") return QLocale().groupSeparator().toStdString();
    return translatedCore(english).toStdString();
}

class WindowTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* comment,
                      int count) const override {
        return InEnglish::isWanted() ? QString()
                                     : QTranslator::translate(context, source, comment, count);
    }
};

/// "&Open…" → "⟦&Ópéñ… ~~⟧": no files are needed to see what does not fit.
class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }

    QString translate(const char*, const char* source, const char*, int) const override {
        if (InEnglish::isWanted()) return {};
        constexpr qsizetype kLonger = 4;  // by a quarter, and by the brackets
        static const QString plain = QStringLiteral("aeiounycAEIOUN");
        static const QString accented = QStringLiteral("áéîöüñýçÁÉÎÖÜÑ");
        QString text = QString::fromUtf8(source);
        if (text.isEmpty() || text.contains(QStringLiteral("*."))) return text;
        bool isPlace = false;  // of what a figure fills in: {:.3g}
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool hasMeaning = i > 0 && (text[i - 1] == u'&' || text[i - 1] == u'%');
            isPlace = text[i] == u'{' || (isPlace && text[i] != u'}');
            const auto place = plain.indexOf(text[i]);
            if (place >= 0 && !hasMeaning && !isPlace) text[i] = accented[place];
        }
        constexpr qsizetype kWord = 36;  // letters, so that a long text can wrap
        QString more(text.size() / kLonger, u'~');
        for (qsizetype i = kWord; i < more.size(); i += kWord + 1) more[i] = u' ';
        return u'⟦' + text + u' ' + more + u'⟧';
    }
};

/// In place of those that were used before.
void install(QList<QTranslator*> wanted) {
    static QList<QPointer<QTranslator>> installed;
    for (const auto& before : installed) delete before.data();
    installed.clear();
    for (QTranslator* translator : wanted) {
        QCoreApplication::installTranslator(translator);
        installed << translator;
    }
}

/// ":/translations/ardent_de.qm" → "de".
QString languageOf(const QString& file) {
    return file.section(u'/', -1).section(u'_', 1).section(u'.', 0, 0);
}

QTranslator* loaded(const QLocale& locale, const QString& name, const QString& folder) {
    auto* translator = new WindowTranslator(QCoreApplication::instance());
    if (translator->load(locale, name, QStringLiteral("_"), folder)) return translator;
    delete translator;
    return nullptr;
}

}  // namespace

QStringList languages() {
    QStringList names{kEnglish};
    for (const QString& file : QDir(kTranslations).entryList({QStringLiteral("ardent_*.qm")}))
        names << languageOf(file);
    names.sort();
    return names;
}

Result<void> useLanguage(const QString& name) {
    translateWith(figureWords);
    if (name == kPseudo) {
        QLocale::setDefault(QLocale(QLocale::English));
        install({new PseudoTranslator(QCoreApplication::instance())});
        setTextLanguage(name);
        return {};
    }
    const QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
    if (!name.isEmpty() && !languages().contains(locale.name().section(u'_', 0, 0)))
        return fail(
            Fault::Usage,
            fmt::format("There is no language \"{}\": the window speaks {}.", name.toStdString(),
                        languages().join(QStringLiteral(", ")).toStdString()));
    QLocale::setDefault(locale);
    QTranslator* ours = loaded(locale, QStringLiteral("ardent"), kTranslations);
    setTextLanguage(ours ? languageOf(ours->filePath()) : kEnglish);
    QList<QTranslator*> found{loaded(locale, QStringLiteral("qtbase"),
                                     QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
                              ours};
    found.removeAll(nullptr);
    install(found);
    return {};
}

QString chosenLanguage() {
    const QString name = QSettings().value(kLanguageKey).toString();
    return languages().contains(name) ? name : QString();
}

void chooseLanguage(const QString& name) {
    QSettings().setValue(kLanguageKey, name);
}

}  // namespace ardent
