#include <QSet>
#include <QTest>

#include "tests/support/program.h"
#include "tests/support/source_tree.h"

using namespace ardent::test;

namespace {

/// The lines of the fenced code blocks of a Markdown text, continued lines joined.
QStringList codeLines(QString markdown) {
    markdown.replace("\\\n", " ");
    QStringList lines;
    bool inside = false;
    for (const QString& line : markdown.split('\n')) {
        if (line.startsWith("```")) {
            inside = !inside;
        } else if (inside) {
            lines << line.section('#', 0, 0).simplified();
        }
    }
    return lines;
}

/// A call of one of our programs that a document shows.
struct Call {
    QString program;     ///< "ardent-cli"
    QString subcommand;  ///< "train", or empty
    QStringList flags;   ///< "--target"
};

QList<Call> callsIn(const QString& markdown) {
    QList<Call> calls;
    for (const QString& line : codeLines(markdown)) {
        const QStringList words = line.split(' ');
        const QString program = words.first().section('/', -1);
        if (program != "ardent-cli" && program != "ardent" && program != "quickstart") continue;
        Call call{program, {}, {}};
        if (program != "ardent" && words.size() > 1 && !words[1].startsWith('-')) {
            call.subcommand = words[1];
        }
        for (const QString& word : words) {
            if (word.startsWith("--")) call.flags << word.section('=', 0, 0);
        }
        calls << call;
    }
    return calls;
}

QString helpOf(const Call& call) {
    const QString program = call.program == "quickstart" ? kSourceDir + "/installer/quickstart"
                                                         : kBinaryDir + "/bin/" + call.program;
    QStringList arguments{"--help"};
    if (call.program == "ardent-cli" && !call.subcommand.isEmpty())
        arguments.prepend(call.subcommand);
    const Outcome help = runProgram(program, arguments);
    return help.exitCode == 0 ? QString::fromUtf8(help.output) : QString();
}

bool names(const QString& text, const QString& word) {
    const QString escaped = QRegularExpression::escape(word);
    return QRegularExpression("(?<![\\w-])" + escaped + "(?![\\w-])").match(text).hasMatch();
}

/// Text files that are part of the project, hidden ones included.
QStringList documentsAndSources() {
    QStringList files = cppFiles();
    for (const char* folder : {".ci", "installer", "resources", "tests"}) {
        files << filesUnder(folder, {"*"});
    }
    for (const QString& file : QDir(kSourceDir).entryList(QDir::Files | QDir::Hidden))
        files << file;
    files.removeIf([](const QString& file) {
        static const QRegularExpression binary(R"(\.(png|gz|ttf|otf|pdf|qm)$|(^|/)\.git$)");
        return binary.match(file).hasMatch();
    });
    files.removeDuplicates();
    return files;
}

QString firstCapture(const QString& text, const QString& pattern) {
    return QRegularExpression(pattern, QRegularExpression::MultilineOption).match(text).captured(1);
}

}  // namespace

/// What the documents say is so.
class DocumentsTest : public QObject {
    Q_OBJECT
private slots:
    void readmeShowsCallsThatWork();
    void readmeLinksToWhatIsThere();
    void newestVersionIsTheOneBuilt_data();
    void newestVersionIsTheOneBuilt();
    void nothingNamesOneMachine();
};

void DocumentsTest::readmeShowsCallsThatWork() {
    const QList<Call> calls = callsIn(readText("README.md"));
    QSet<QString> programs;
    QStringList wrong;
    for (const Call& call : calls) {
        programs << call.program;
        if (!QFile::exists(kBinaryDir + "/bin/ardent") && call.program == "ardent") continue;
        const QString help = helpOf(call);
        if (help.isEmpty()) wrong << call.program + ' ' + call.subcommand + " has no --help";
        for (const QString& flag : call.flags) {
            if (!names(help, flag)) {
                wrong << call.program + ' ' + call.subcommand + " does not know " + flag;
            }
        }
        if (call.program == "quickstart" && !names(help, call.subcommand)) {
            wrong << "quickstart does not know " + call.subcommand;
        }
    }
    QCOMPARE(programs, (QSet<QString>{"quickstart", "ardent", "ardent-cli"}));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void DocumentsTest::readmeLinksToWhatIsThere() {
    static const QRegularExpression link(R"(\]\(([^)#:]+)\))");
    const QString readme = readText("README.md");
    QStringList wrong;
    int links = 0;
    for (auto match = link.globalMatch(readme); match.hasNext(); ++links) {
        const QString path = match.next().captured(1);
        if (!QFile::exists(kSourceDir + '/' + path)) wrong << path;
    }
    QVERIFY(links > 0);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void DocumentsTest::newestVersionIsTheOneBuilt_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("pattern");
    QTest::addRow("CHANGELOG") << "CHANGELOG.md"
                               << R"(^## \[(\d[^\]]*)\])";
    QTest::addRow("metainfo") << "installer/linux/org.ardent.Ardent.metainfo.xml"
                              << R"(<release version="([^"]+)\")";
}

void DocumentsTest::newestVersionIsTheOneBuilt() {
    QFETCH(QString, file);
    QFETCH(QString, pattern);
    const QString built =
        firstCapture(readText("CMakeLists.txt"), R"(project\(Ardent VERSION ([\d.]+))");
    QVERIFY(!built.isEmpty());
    QCOMPARE(firstCapture(readText(file), pattern), built);
}

void DocumentsTest::nothingNamesOneMachine() {
    const QRegularExpression home("(?<![\\w.})])/(home|Users|work|root|mnt)/");
    QStringList found;
    for (const QString& file : documentsAndSources()) {
        const auto match = home.match(readText(file));
        if (match.hasMatch()) found << file + " names " + match.captured();
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

ARDENT_TEST(DocumentsTest)
#include "documents_test.moc"
