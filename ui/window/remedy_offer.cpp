#include "ui/window/remedy_offer.h"

#include <algorithm>

#include "ui/method/option_field.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/session/trouble_text.h"
#include "ui/style/translated.h"
#include "ui/window/banner.h"

namespace ardent {

namespace {

void offerRemedy(Session& session, Banner& banner, const RunEntry& run) {
    const Remedy& remedy = *run.snapshot->remedy;
    const OptionSchema schema = run.inputs.method->schema();
    const auto spec = std::ranges::find(schema, remedy.option, &OptionSpec::id);
    if (spec == schema.end()) return;
    const auto value = parseOption(*spec, toText(remedy.value));
    if (!value) return;
    Inputs mended = run.inputs;
    mended.options[remedy.option] = *value;
    banner.offer(translated("Set %1 to %2 and run again")
                     .arg(translatedCore(spec->title), optionText(*spec, *value)),
                 translated("Sets the panels to the settings of %1 except this one and runs again; "
                            "Undo restores them")
                     .arg(run.name),
                 [&session, mended] {
                     session.takeOver(mended);
                     Runs& runs = session.runs();
                     if (runs.live() || runs.isPreparing()) return runs.enqueue();
                     runs.start();
                 });
}

/// Of the run that a project shows. On other rows than the run's it would be no remedy.
void offerAgain(Session& session, Banner& banner) {
    const RunEntry* run = session.runs().current();
    if (!run || !run->snapshot->remedy || run->isOnOtherRows) return;
    session.reportTrouble(Runs::tr("%1: %2").arg(run->name, troubleText(*run->snapshot)),
                          Cause::Run);
    offerRemedy(session, banner, *run);
}

}  // namespace

void offerRemedies(Session& session, Banner& banner) {
    QObject::connect(&session.runs(), &Runs::remediable, &banner, [&session, &banner](int id) {
        offerRemedy(session, banner, *session.runs().find(id));
    });
    QObject::connect(&session, &Session::projectOpened, &banner,
                     [&session, &banner] { offerAgain(session, banner); });
}

}  // namespace ardent
