import Text

/// Input from a person at a terminal.
public enum LiveInput: Hashable, Sendable {
  /// A key, by the character that it types or by its name: `p`, `space`, `left`, `escape`.
  case key(String)
  /// A key that is let go; only with kitty's keyboard protocol.
  case released(String)
  /// Ctrl-C or Ctrl-Z, which are keys in kitty's keyboard protocol.
  case control(Control)
  /// The mouse's left button, in a cell counted from 0, or in a pixel if the mouse is measured in
  /// pixels.
  case mouse(MousePhase, column: Int, row: Int)
  /// The terminal's answer to a question.
  case answer(Answer)

  /// The button's action.
  public enum MousePhase: Hashable, Sendable {
    case down, moved, up
  }

  /// A key that ends or suspends the program.
  public enum Control: Hashable, Sendable {
    case interrupt, suspend
  }

  /// The terminal's answers: the positive answers to `TerminalText.Question`.
  public enum Answer: Hashable, Sendable {
    case arrival, mouseInPixels, keyReleases
  }
}

/// Converts the bytes from a terminal into keys (by xterm's conventions, which all follow), however
/// they are split into reads.
public struct KeyReader: Sendable {
  private var bytes: [UInt8] = []

  /// Creates a reader without input.
  public init() {}

  /// Whether the last input may be incomplete: a lone escape is a key or the start of one.
  public var hasPartialInput: Bool { !bytes.isEmpty }

  /// Takes bytes and returns the keys that are complete.
  public mutating func read(_ read: some Sequence<UInt8>) -> [LiveInput] {
    bytes += read
    var inputs: [LiveInput] = []
    while let (input, count) = next() {
      bytes.removeFirst(count)
      if let input { inputs.append(input) }
    }
    return inputs
  }

  /// Returns the rest if nothing has followed for a while: an escape that was a key.
  public mutating func end() -> [LiveInput] {
    defer { bytes = [] }
    return bytes == [0x1B] ? [.key("escape")] : []
  }

  /// The first waiting key and its length in bytes; nil if it is incomplete.
  private func next() -> (LiveInput?, count: Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escaped()
    case 0x0D, 0x0A: return (.key("return"), 1)
    case 0x09: return (.key("tab"), 1)
    case 0x20: return (.key("space"), 1)
    case 0x7F, 0x08: return (.key("delete"), 1)
    case ..<0x20: return (nil, 1)
    case ..<0x80: return (.key(String(Unicode.Scalar(first))), 1)
    default: return sign(first)
    }
  }

  /// A character of several UTF-8 bytes.
  private func sign(_ first: UInt8) -> (LiveInput?, count: Int)? {
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let rest = bytes.dropFirst().prefix(count - 1)
    // Skip invalid bytes one by one.
    guard first >= 0xC2, rest.allSatisfy({ (0x80..<0xC0).contains($0) }) else { return (nil, 1) }
    guard bytes.count >= count else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    return (text.unicodeScalars.contains("\u{FFFD}") ? nil : .key(text), count)
  }

  // MARK: Sequences

  /// Escape sequences; unknown ones are read whole and skipped.
  private func escaped() -> (LiveInput?, count: Int)? {
    guard bytes.count > 1 else { return nil }
    guard var sequence = TerminalSequence(bytes[1]) else {
      // A key with Alt, or an escape before another key.
      return (0x21..<0x7F).contains(bytes[1]) ? (nil, 2) : (.key("escape"), 1)
    }
    for index in bytes.indices.dropFirst(2) {
      // An escape in a broken string begins something else.
      guard sequence.accept(bytes[index]) else {
        return (nil, bytes[index - 1] == 0x1B ? index - 1 : index)
      }
      if sequence.isWhole { return (sequence.input, index + 1) }
    }
    return sequence.isEndless ? (nil, bytes.count) : nil
  }
}
