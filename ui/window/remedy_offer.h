#pragma once

namespace ardent {

class Banner;
class Session;

/// Adds to the banner that tells of a run that has diverged or is worse than a constant a button
/// that runs again with the setting that its method suggests, all others as the run had them. A
/// project that is opened tells of the run that it shows once more.
void offerRemedies(Session& session, Banner& banner);

}  // namespace ardent
