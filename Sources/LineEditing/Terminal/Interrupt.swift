internal import CLibedit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C as a wish that running code looks for, instead of a sudden end.
///
/// The first Ctrl-C sets `requested`; a run stops at its next step and keeps its state. A second
/// one, before `clear()`, ends the process at once with exit status 130.
public enum Interrupt {
  private static let flag = SignalFlag()
  /// Set from the showing of a prompt until a line is entered; meanwhile Ctrl-C ends nothing.
  static let atPrompt = SignalFlag()

  /// Catches SIGINT, and lets SIGPIPE end the process quietly even if it was inherited ignored.
  ///
  /// SIGINT is caught without `SA_RESTART`, so that a blocking read returns. Calling this again
  /// does no harm.
  public static func install() {
    // Makes the flags exist before the handler can need them.
    _ = (flag.value, atPrompt.value)
    mle_catch_always(SIGINT) { _ in
      if Interrupt.flag.raise() != 0, Interrupt.atPrompt.value == 0 { _exit(130) }
    }
    mle_restore_default(SIGPIPE)
  }

  /// Whether Ctrl-C was typed since the last `clear()`. Cheap enough to ask in every step.
  public static var requested: Bool { flag.value != 0 }

  /// Forgets a Ctrl-C, once it has been obeyed.
  public static func clear() { _ = flag.take() }
}
