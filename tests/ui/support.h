#pragma once

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "ui/session/runs.h"
#include "ui/style/fonts.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

namespace ardent::test {

/// Keeps settings and files of a test in a folder of its own.
class Sandbox {
public:
    Sandbox() {
        loadResources();
        loadFonts();
        QApplication::setOrganizationName(QStringLiteral("Ardent"));
        QApplication::setApplicationName(QStringLiteral("ArdentTest"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    }

    QString path(const QString& name) const { return folder_.filePath(name); }

    QString write(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(content);
        return file.fileName();
    }

private:
    QTemporaryDir folder_;
};

/// The same numbers in every run and on every machine, evenly distributed from −1 to 1.
class EvenNumbers {
public:
    explicit EvenNumbers(unsigned seed) : state_(seed) {}

    double operator()() {
        state_ = state_ * 1664525u + 1013904223u;
        return 2. * (state_ >> 8) / double(1 << 24) - 1.;
    }

private:
    unsigned state_;
};

/// A table with y = sin(3·a) + noise-free irrelevant b and c, and a category: enough to learn from.
inline QByteArray smallTable(int rows) {
    QByteArray text("a,b,c,kind,y\n");
    EvenNumbers uniform(12345);
    for (int i = 0; i < rows; ++i) {
        const double a = uniform(), b = uniform(), c = uniform();
        text += QByteArray::number(a) + ',' + QByteArray::number(b) + ',' + QByteArray::number(c) +
                ',' + (c > 0. ? "red" : "blue") + ',' + QByteArray::number(std::sin(3. * a)) + '\n';
    }
    return text;
}

/// The small table without the targets of its rows 1, 4, 7, …
inline QByteArray smallTableWithGaps(int rows) {
    QByteArray text;
    int row = 0;
    for (const QByteArray& line : smallTable(rows).trimmed().split('\n'))
        text += (row++ % 3 == 1 ? line.left(line.lastIndexOf(',') + 1) : line) + '\n';
    return text;
}

/// Columns with long names, numbers and categories in turn; the last is the target "outcome".
inline QByteArray wideTable(int columns, bool classes) {
    QByteArray text;
    for (int c = 0; c < columns; ++c)
        text += "a_rather_long_name_of_a_variable_number_" + QByteArray::number(c) + ',';
    text += "outcome\n";
    unsigned state = 7;
    const auto draw = [&state] { return (state = state * 1664525u + 1013904223u) >> 16; };
    for (int row = 0; row < 120; ++row) {
        for (int c = 0; c < columns; ++c)
            text += (c % 5 == 4 ? "a_long_level_of_this_category_" + QByteArray::number(draw() % 4)
                                : QByteArray::number(draw() / 1000.)) +
                    ',';
        text += (classes ? "a_class_with_a_long_name_" + QByteArray::number(draw() % 4)
                         : QByteArray::number(draw() / 100.)) +
                '\n';
    }
    return text;
}

/// Another language as long as it lives.
class Speaking {
public:
    explicit Speaking(const QString& language) {
        const auto used = useLanguage(language);
        if (!used) QTest::qFail(used.error().text.english().c_str(), __FILE__, __LINE__);
    }
    ~Speaking() { std::ignore = useLanguage(QStringLiteral("en")); }
};

template <class Widget = QWidget>
Widget* child(QWidget& parent, const char* name) {
    return parent.findChild<Widget*>(QLatin1String(name));
}

/// Types a number over the one that stands there.
inline void type(QSpinBox* box, const char* number) {
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QLatin1String(number));
    QTest::keyClick(box, Qt::Key_Return);
}

/// Of the first two widgets; to the right or downwards.
inline void dragHandle(QSplitter& splitter, int pixels) {
    QSplitterHandle* handle = splitter.handle(1);
    const QPoint from = handle->rect().center();
    const bool isHorizontal = splitter.orientation() == Qt::Horizontal;
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + (isHorizontal ? QPoint(pixels, 0) : QPoint(0, pixels)));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center());
}

inline void openAndWait(Session& session, const QString& path) {
    QSignalSpy ended(&session, &Session::loadingEnded);
    session.openFile(path);
    QVERIFY(ended.wait());
}

}  // namespace ardent::test
