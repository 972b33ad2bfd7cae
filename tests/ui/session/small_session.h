#pragma once

#include "tests/ui/support.h"
#include "ui/session/session.h"

/// Sessions with a table of two numbers, what they make of a third, and a fast method.
namespace ardent::test {

/// Below a header: a number, a class told by number with these letters before it, and the target.
inline QByteArray classesByNumber(const QByteArray& header, const char* before) {
    QByteArray text(header + '\n');
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(0.37 * (i % 11)) + ',' + before + QByteArray::number(i % 3) +
                ',' + QByteArray::number(0.25 * (i % 11) + (i % 3 == 1)) + '\n';
    return text;
}

inline void learnFrom(Session& session, const char* target) {
    session.setTarget(QLatin1String(target));
    session.setMethod(QStringLiteral("ridge"));
}

/// One run to its end.
inline void trainToEnd(Session& session) {
    const std::size_t runs = session.runs().all().size();
    session.runs().start();
    QTRY_VERIFY(session.runs().all().size() > runs && !session.runs().current()->run);
}

/// Saved into the project and opened from it.
inline void passOn(Session& from, Session& to, const QString& project) {
    QSignalSpy saved(&from, &Session::projectSaved);
    from.saveProject(project, {});
    QVERIFY(saved.wait());
    openAndWait(to, project);
}

}  // namespace ardent::test
