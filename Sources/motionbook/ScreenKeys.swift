import LineEditing
import Live

/// What is typed at a screen, as keys.
struct ScreenKeys {
  private var reader = KeyReader()
  /// What was typed and not looked at yet, because something else came of what was before it.
  var waiting: [LiveInput] = []

  /// Seconds that the rest of a key may take, which a terminal sends in several bytes.
  private static let patience = 0.05

  /// Takes what was typed, and the rest of a key of which only the beginning came.
  mutating func take(_ bytes: [UInt8], from terminal: ScreenTerminal) {
    waiting += reader.take(bytes)
    // Whether an escape was a key, or the beginning of another.
    while reader.isAmid {
      guard case .typed(let bytes) = terminal.wait(until: ScreenTerminal.now() + Self.patience)
      else {
        waiting += reader.end()
        return
      }
      waiting += reader.take(bytes)
    }
  }
}
