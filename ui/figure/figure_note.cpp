#include "ui/figure/figure_note.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/figure/notes/notes.h"

namespace ardent {

namespace {

/// English plurals stand in the source, because it is shown as it is where there is no translation.
QString counted(Index count, const char* one, const char* many) {
    return QCoreApplication::translate("ardent::FigureDrawing", count == 1 ? one : many, nullptr,
                                       static_cast<int>(count));
}

QStringList markedValues(const Unplaced& unplaced) {
    QStringList sentences;
    if (unplaced.notFinite > 0) {
        sentences << counted(
            unplaced.notFinite,
            QT_TRANSLATE_NOOP("ardent::FigureDrawing", "× marks where a line has no finite value."),
            QT_TRANSLATE_N_NOOP("ardent::FigureDrawing",
                                "× marks where a line has no finite value, "
                                "%n times."));
    }
    if (unplaced.notPositive > 0) {
        sentences << counted(
            unplaced.notPositive,
            QT_TRANSLATE_NOOP("ardent::FigureDrawing",
                              "One value is 0 or below and marked at the logarithmic axis's edge."),
            QT_TRANSLATE_N_NOOP("ardent::FigureDrawing",
                                "%n values are 0 or below and marked at the logarithmic axis's "
                                "edge."));
    }
    return sentences;
}

QStringList notShown(const MarkedOrLeftOut& drawn) {
    QStringList sentences;
    if (drawn.rowsDrawn > 0)
        sentences << counted(drawn.rows - drawn.rowsDrawn,
                             QT_TRANSLATE_NOOP("ardent::FigureDrawing", "1 more not shown."),
                             QT_TRANSLATE_N_NOOP("ardent::FigureDrawing", "%n more not shown."));
    if (drawn.columnsLeftOut > 0)
        sentences << counted(
            drawn.columnsLeftOut,
            QT_TRANSLATE_NOOP("ardent::FigureDrawing", "1 more column has no room."),
            QT_TRANSLATE_N_NOOP("ardent::FigureDrawing", "%n more columns have no room."));
    return sentences;
}

QStringList leftOut(const MarkedOrLeftOut& drawn) {
    QStringList sentences;
    if (drawn.sharesPlaces)
        sentences << QCoreApplication::translate(
            "ardent::FigureDrawing", "Points at the same place are drawn side by side.");
    sentences << notShown(drawn);
    if (drawn.unnamed > 0)
        sentences << counted(
            drawn.unnamed, QT_TRANSLATE_NOOP("ardent::FigureDrawing", "One name has no room."),
            QT_TRANSLATE_N_NOOP("ardent::FigureDrawing", "%n names have no room."));
    return sentences;
}

QString joined(QStringList sentences) {
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

}  // namespace

std::vector<Note> drawnNotes(const Figure& figure, const MarkedOrLeftOut& drawn) {
    std::vector<Note> notes = figure.notes;
    for (const QString& sentence : markedValues(drawn.unplaced) + leftOut(drawn))
        notes.push_back({NoteKind::Shown, sentence.toStdString()});
    return notes;
}

FigureNote figureNote(const Figure& figure, const MarkedOrLeftOut& drawn, NoteChoice choice) {
    const QStringList unseen = notShown(drawn);
    if (choice != NoteChoice::All) {
        const Headline headline = headlineOf(figure);
        const QString caution = QString::fromStdString(headline.caution);
        const QString sentence = choice == NoteChoice::BelowFinding
                                     ? QString()
                                     : QString::fromStdString(headline.sentence);
        if (headline.isFinding)
            return {joined(QStringList{sentence} + markedValues(drawn.unplaced) +
                           QStringList{caution} + unseen),
                    sentence, joined(QStringList{caution} + unseen), unseen.join(u' ')};
        return {joined(QStringList{caution} + markedValues(drawn.unplaced) + QStringList{sentence} +
                       unseen),
                caution.isEmpty() ? sentence : caution, unseen.join(u' '), unseen.join(u' ')};
    }
    QStringList cautions, rest;
    for (const Note& note : figure.notes)
        (note.kind == NoteKind::Caution ? cautions : rest) << QString::fromStdString(note.text);
    const QStringList end = leftOut(drawn);
    const QString origin = QString::fromStdString(notesText(figure, NoteKind::Origin));
    return {joined(cautions + markedValues(drawn.unplaced) + rest + end), cautions.join(u' '),
            joined(QStringList{origin} + end), unseen.join(u' ')};
}

}  // namespace ardent
