#include <QRegularExpression>
#include <QTest>
#include <map>

#include "tests/support/source_tree.h"

using namespace ardent::test;

namespace {

/// Types that a header defines in its namespace, which stand at the beginning of a line.
QStringList typesDefinedIn(const QString& text) {
    static const QRegularExpression definition(
        QStringLiteral("^(?:class|struct|enum class|enum|union) (\\w+)(?: final)?"
                       "(?: : [^;{]*)? \\{"),
        QRegularExpression::MultilineOption);
    QStringList types;
    for (auto found = definition.globalMatch(text); found.hasNext();)
        types << found.next().captured(1);
    return types;
}

}  // namespace

/// The program has one namespace, so that a name says by itself what it is.
class NamesTest : public QObject {
    Q_OBJECT

private slots:
    void everyTypeHasANameOfItsOwn();
};

void NamesTest::everyTypeHasANameOfItsOwn() {
    std::map<QString, QStringList> files;
    for (const char* folder : {"core", "ui", "app"})
        for (const QString& file : filesUnder(folder, {"*.h"}))
            for (const QString& type : typesDefinedIn(readText(file))) files[type] << file;
    QVERIFY(files.size() > 500);
    for (const auto& [type, places] : files)
        QVERIFY2(places.size() == 1, qPrintable(type + ": " + places.join(", ")));
}

ARDENT_TEST(NamesTest)
#include "names_test.moc"
