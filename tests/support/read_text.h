#pragma once

#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include "core/data/import/table_reader.h"

/// Tables written out in a test and read from a file.
namespace ardent::test {

inline Result<Imported> readText(const QByteArray& text, const Readings& readings = {},
                                 const ReadingOptions& options = {}) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("table.csv"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return fail(Fault::Output, "not written");
    file.close();
    return readTable(file.fileName().toStdString(), Precision::Printed, readings, 0, {}, options);
}

/// One a line.
inline QString notesIn(const ImportReport& report) {
    QString text;
    for (const Message& note : report.notes) text += QString::fromStdString(note.english()) + '\n';
    return text;
}

/// A table of a column "x" with these cells and one of numbers beside it.
inline QByteArray columnOf(const QList<QByteArray>& cells) {
    QByteArray text("x,y\n");
    for (const QByteArray& cell : cells) text += cell + ",1\n";
    return text;
}

}  // namespace ardent::test
