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

  /// What the button does.
  public enum MousePhase: Hashable, Sendable {
    case down, moved, up
  }

  /// A key that ends or suspends the program.
  public enum Control: Hashable, Sendable {
    case interrupt, suspend
  }

  /// What the terminal answers: the positive answers to `TerminalText.Question`.
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
  public var isAmid: Bool { !bytes.isEmpty }

  /// Takes bytes and returns the keys that are complete.
  public mutating func take(_ read: some Sequence<UInt8>) -> [LiveInput] {
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
    switch bytes[1] {
    case UInt8(ascii: "["): return sequence()
    case UInt8(ascii: "O"):
      return bytes.count > 2 ? (KeySequence.named(bytes[2]).map(LiveInput.key), 3) : nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return string()
    // A key with Alt.
    case 0x21..<0x7F: return (nil, 2)
    default: return (.key("escape"), 1)
    }
  }

  /// The longest valid sequence, and the longest string, in bytes.
  private static let longest = (sequence: 32, string: 4096)

  private func sequence() -> (LiveInput?, count: Int)? {
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return bytes.count > Self.longest.sequence ? (nil, bytes.count) : nil
    }
    // The function keys of the Linux console and the mouse of old terminals have bytes after it.
    let tail = end == 2 ? [UInt8(ascii: "["): 1, UInt8(ascii: "M"): 3][bytes[end]] ?? 0 : 0
    guard bytes.count > end + tail else { return nil }
    if tail > 0 { return (nil, end + tail + 1) }
    let parts = String(decoding: bytes[2..<end], as: UTF8.self)
    return (KeySequence(parts, bytes[end]).input, end + 1)
  }

  /// A string for the program, such as an answer about colors; it ends with BEL or `ESC \\`.
  private func string() -> (LiveInput?, count: Int)? {
    for index in bytes.indices.dropFirst(2) {
      if bytes[index] == 0x07 { return (nil, index + 1) }
      if bytes[index] == UInt8(ascii: "\\"), bytes[index - 1] == 0x1B, index > 2 {
        return (nil, index + 1)
      }
    }
    return bytes.count > Self.longest.string ? (nil, bytes.count) : nil
  }
}
