#include "ui/style/translated.h"

#include <QCoreApplication>

#include "core/figure/told.h"

namespace ardent {

namespace {

const QLatin1String kEnglish("en");

thread_local bool wantsEnglish = false;

QString& languageOfTexts() {
    static QString name = kEnglish;
    return name;
}

}  // namespace

InEnglish::InEnglish() {
    wantsEnglish = true;
}

InEnglish::~InEnglish() {
    wantsEnglish = false;
}

bool InEnglish::isWanted() {
    return wantsEnglish;
}

QLocale numberLocale() {
    return wantsEnglish ? QLocale::c() : QLocale();
}

QString translated(const char* text) {
    return QCoreApplication::translate("ardent", text);
}

void setTextLanguage(const QString& name) {
    languageOfTexts() = name;
}

QString textLanguage() {
    return wantsEnglish ? kEnglish : languageOfTexts();
}

QString translatedCore(std::string_view text) {
    return QCoreApplication::translate("core", std::string(text).c_str());
}

QString faultText(const Error& fault) {
    return QString::fromStdString(words(fault.text));
}

}  // namespace ardent
