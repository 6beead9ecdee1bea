internal import CPosix

/// Ctrl-C as a request that running code checks for, instead of a sudden end.
///
/// The first Ctrl-C sets `requested`; a run stops at its next step and keeps its state. A second
/// one, before `clear()`, ends the process immediately with exit status 130. Without a session to
/// keep, the first one also ends it if it is not handled for most of a second, because the program
/// may be waiting to read from an idle pipe.
public enum Interrupt {
  private static let flag = SignalFlag()
  /// Set if there is a session at a prompt.
  private static let hasSession = SignalFlag()
  /// Set while a file is half written.
  private static let isWriting = SignalFlag()
  /// Set from showing the prompt until a line is entered; meanwhile, Ctrl-C never ends the program.
  private static let atPrompt = SignalFlag()

  /// The milliseconds that a Ctrl-C may be unhandled if nothing can be lost, so that the program
  /// ends within a second.
  private static let patience: Int32 = 700

  /// Restores what the process must not leave behind, such as a terminal's screen. It is set before
  /// the handlers are, and safe in them.
  nonisolated(unsafe) private static var restore: @convention(c) () -> Void = {}

  /// Catches SIGINT, and lets SIGPIPE end the process quietly even if its parent ignored it.
  ///
  /// SIGINT is caught without `SA_RESTART`, so that a blocking read returns. Calling this again
  /// does no harm.
  ///
  /// - Parameter restore: Called in the signal's handler before the process ends.
  package static func install(restoring restore: @escaping @convention(c) () -> Void) {
    self.restore = restore
    // Create the flags before the handler needs them.
    _ = (flag.value, atPrompt.value, hasSession.value, isWriting.value)
    mpx_catch_always(SIGINT) { _ in
      if Interrupt.flag.raise() != 0, !Interrupt.atPrompt.isSet { Interrupt.end() }
      if !Interrupt.hasSession.isSet { mpx_alarm(Interrupt.patience) }
    }
    mpx_catch_always(SIGALRM) { _ in
      if !Interrupt.isWriting.isSet { Interrupt.end() }
      mpx_alarm(Interrupt.patience)
    }
    BrokenPipe.endsProcess()
  }

  private static func end() -> Never {
    restore()
    _exit(130)
  }

  /// From now on, there is a session, which an unhandled Ctrl-C must not end.
  public static func keepSession() {
    hasSession.set()
    mpx_alarm(0)
  }

  /// A prompt is shown: from now on, Ctrl-C never ends the program. An earlier one is ignored, unless it
  /// was about the entry that the prompt continues.
  package static func enterPrompt(continuing: Bool = false) {
    atPrompt.set()
    if !continuing { clear() }
  }

  /// The line was entered, so a second Ctrl-C ends the program again.
  package static func leavePrompt() { atPrompt.clear() }

  /// Writes a file without being interrupted halfway.
  public static func writing<Problem: Error>(
    _ body: () throws(Problem) -> Void
  ) throws(Problem) {
    isWriting.set()
    defer { isWriting.clear() }
    try body()
  }

  /// Whether Ctrl-C was typed since the last `clear()`. Cheap enough to check in every step.
  public static var requested: Bool { flag.isSet }

  /// Clears a Ctrl-C after it has been handled.
  public static func clear() { flag.clear() }
}
