/// Input from a person at a terminal.
public enum LiveInput: Hashable, Sendable {
  /// A key, by the character that it types or by its name: `p`, `space`, `left`, `escape`.
  case key(String)
  /// The mouse's left button, in a cell counted from 0.
  case mouse(MousePhase, column: Int, row: Int)

  /// What the button does.
  public enum MousePhase: Hashable, Sendable {
    case down, moved, up
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

  private func escaped() -> (LiveInput?, count: Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return sequence()
    case UInt8(ascii: "O"):
      return bytes.count > 2 ? (Self.named(bytes[2]).map(LiveInput.key), 3) : nil
    default: return (.key("escape"), 1)
    }
  }

  /// The longest valid sequence, in bytes.
  private static let longest = 32

  private func sequence() -> (LiveInput?, count: Int)? {
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return bytes.count > Self.longest ? (nil, bytes.count) : nil
    }
    let parts = String(decoding: bytes[2..<end], as: UTF8.self)
    return (Self.input(parts, bytes[end]), end + 1)
  }

  private static func input(_ parts: String, _ end: UInt8) -> LiveInput? {
    if parts.hasPrefix("<") { return mouse(parts.dropFirst(), isUp: end == UInt8(ascii: "m")) }
    if end == UInt8(ascii: "~") {
      return parts.split(separator: ";").first.flatMap { numbered[String($0)] }.map(LiveInput.key)
    }
    return named(end).map(LiveInput.key)
  }

  /// Keys by xterm's and rxvt's numbers.
  private static let numbered = [
    "1": "home", "7": "home", "4": "end", "8": "end", "3": "delete", "5": "pageUp",
    "6": "pageDown",
  ]

  private static func named(_ end: UInt8) -> String? {
    switch end {
    case UInt8(ascii: "A"): "up"
    case UInt8(ascii: "B"): "down"
    case UInt8(ascii: "C"): "right"
    case UInt8(ascii: "D"): "left"
    case UInt8(ascii: "H"): "home"
    case UInt8(ascii: "F"): "end"
    default: nil
    }
  }

  /// `button;column;row`, from 1, in the form that xterm calls SGR (1006).
  private static func mouse(_ parts: Substring, isUp: Bool) -> LiveInput? {
    let numbers = parts.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    // The two lowest bits are the button; 32 means a move, 64 the wheel.
    guard numbers[0] & 0b100_0011 == 0 else { return nil }
    let phase: LiveInput.MousePhase = isUp ? .up : numbers[0] & 32 != 0 ? .moved : .down
    return .mouse(phase, column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
