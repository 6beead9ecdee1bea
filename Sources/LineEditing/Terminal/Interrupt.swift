internal import CLibedit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C as a wish that running code looks for, instead of a sudden end.
///
/// The first Ctrl-C sets `requested`; a run stops at its next step and keeps its state. A second
/// one, before `clear()`, ends the process at once with exit status 130. Where there is no session
/// to be kept, so does the first once it has not been obeyed for most of a second: what does not look
/// for it that long may be a read of a pipe in which nothing comes.
public enum Interrupt {
  private static let flag = SignalFlag()
  /// Set where a person has a session at a prompt.
  private static let hasSession = SignalFlag()
  /// Set while a file is half written.
  private static let isWriting = SignalFlag()
  /// Set from the showing of a prompt until a line is entered; meanwhile Ctrl-C ends nothing.
  static let atPrompt = SignalFlag()

  /// How long a Ctrl-C may go unheard where nothing is lost by it, so that no more than a second
  /// passes until the end.
  private static let patience: Int32 = 700

  /// Catches SIGINT, and lets SIGPIPE end the process quietly even if it was inherited ignored.
  ///
  /// SIGINT is caught without `SA_RESTART`, so that a blocking read returns. Calling this again
  /// does no harm.
  public static func install() {
    // Makes the flags exist before the handler can need them.
    _ = (
      flag.value, atPrompt.value, hasSession.value, isWriting.value, ScreenTerminal.isEntered.value
    )
    mle_catch_always(SIGINT) { _ in
      if Interrupt.flag.raise() != 0, Interrupt.atPrompt.value == 0 {
        ScreenTerminal.leaveAtOnce()
        _exit(130)
      }
      if Interrupt.hasSession.value == 0 { mle_alarm(Interrupt.patience) }
    }
    mle_catch_always(SIGALRM) { _ in
      if Interrupt.isWriting.value == 0 {
        ScreenTerminal.leaveAtOnce()
        _exit(130)
      }
      mle_alarm(Interrupt.patience)
    }
    mle_restore_default(SIGPIPE)
  }

  /// From here on there is a session, which a Ctrl-C that is not obeyed yet must not end.
  public static func keepSession() {
    hasSession.set()
    mle_alarm(0)
  }

  /// Writes a file, of which nothing is left half done.
  public static func writing<Problem: Error>(
    _ body: () throws(Problem) -> Void
  ) throws(Problem) {
    isWriting.set()
    defer { _ = isWriting.take() }
    try body()
  }

  /// Whether Ctrl-C was typed since the last `clear()`. Cheap enough to ask in every step.
  public static var requested: Bool { flag.value != 0 }

  /// Forgets a Ctrl-C, once it has been obeyed.
  public static func clear() { _ = flag.take() }
}
