#pragma once

class QWidget;

namespace ardent {

class Session;

/// Asks over how many seeds to replicate the present settings, and queues them.
void showReplicateDialog(Session& session, QWidget* parent);

}  // namespace ardent
