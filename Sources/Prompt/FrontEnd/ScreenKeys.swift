import Live
import Platform
import Terminal

/// Turns the bytes typed at a screen into keys.
struct ScreenKeys {
  private var reader = KeyReader()
  /// Typed keys that are not handled yet.
  var waiting: [LiveInput] = []

  /// Seconds to wait for the remaining bytes of a key.
  private static let patience = 0.05

  /// Takes the typed bytes, and waits for the rest of an incomplete key.
  mutating func read(_ bytes: [UInt8], from terminal: ScreenTerminal) {
    waiting += reader.read(bytes)
    // An escape is a key by itself or the start of another one.
    while reader.hasPartialInput {
      guard case .typed(let bytes) = terminal.wait(until: MonotonicClock.now() + Self.patience)
      else {
        waiting += reader.end()
        return
      }
      waiting += reader.read(bytes)
    }
  }
}
