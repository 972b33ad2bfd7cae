#pragma once

namespace ardent::cli {

/// From now on the first Ctrl+C is only noted, so that what was reached can be kept; the second
/// ends the program. The signals that ask a program to end and say that its terminal has gone are
/// noted too; asked once more after a second, the program ends. What is ignored (nohup) stays so.
void noteInterrupt();

bool wasInterrupted();

/// Of a program that has kept what it reached: 128 and the signal's number, as shells have it.
int interruptedExitCode();

}  // namespace ardent::cli
