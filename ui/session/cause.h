#pragma once

namespace ardent {

/// What mends a trouble, so that nobody is told of it any longer: other inputs, a project that is
/// saved, a table or project that is opened, a run that begins or the deletion of that run.
enum class Cause { Inputs, Saving, Opening, Run };

}  // namespace ardent
