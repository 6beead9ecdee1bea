import Text

extension TerminalSequence {
  /// What it means; nil if it is unknown.
  var input: LiveInput? {
    if case .single = form { return bytes.last.flatMap(ControlSequence.named).map(LiveInput.key) }
    return controlParts.flatMap { ControlSequence($0.parameters, $0.end).input }
  }
}

/// A control sequence from a terminal, by the conventions of xterm and of kitty's keyboard
/// protocol: `CSI key ; modifiers : event u`.
private struct ControlSequence {
  private let parts: String
  private let end: Character

  init(_ parts: String, _ end: UInt8) {
    self.parts = parts
    self.end = Character(Unicode.Scalar(end))
  }

  /// What it means; nil if it is unknown.
  var input: LiveInput? {
    if parts.hasPrefix("<") { return mouse }
    if let answer { return .answer(answer) }
    guard let key else { return nil }
    let isControl = (modifiers - 1) & 4 != 0
    switch (key, isControl) {
    case ("c", true): return event == Self.release ? nil : .control(.interrupt)
    case ("z", true): return event == Self.release ? nil : .control(.suspend)
    // Other keys with modifiers do nothing, but arrows and their like are the same with them.
    case _ where end == "u" && (modifiers - 1) & ~Self.lockAndShift != 0: return nil
    default: return event == Self.release ? .released(key) : .key(key)
    }
  }

  /// Shift, Caps Lock and Num Lock, in the protocol's bits.
  private static let lockAndShift = 1 | 64 | 128
  private static let release = 3

  // MARK: Parts

  private var fields: [Substring] { parts.split(separator: ";", omittingEmptySubsequences: false) }

  /// The numbers of a field, which colons separate.
  private func numbers(_ field: Int) -> [Int] {
    fields.count > field ? fields[field].split(separator: ":").compactMap { Int($0) } : []
  }

  /// The modifiers plus 1, as they are sent.
  private var modifiers: Int { min(max(numbers(1).first ?? 1, 1), 256) }
  /// 1 for a press, 2 for a repetition, 3 for a release.
  private var event: Int { numbers(1).dropFirst().first ?? 1 }

  private var answer: LiveInput.Answer? {
    switch (parts, end) {
    case ("0", "n"): .arrival
    // Known, and on or off.
    case ("?1016;1$", "y"), ("?1016;2$", "y"): .mouseInPixels
    case (_, "u") where parts.hasPrefix("?"): .keyReleases
    default: nil
    }
  }

  private var key: String? {
    switch end {
    case "~": fields.first.flatMap { Self.numbered[String($0)] }
    case "u": numbers(0).first.flatMap(Self.key)
    default: end.asciiValue.flatMap(Self.named)
    }
  }

  /// Keys by xterm's and rxvt's numbers.
  private static let numbered = [
    "1": "home", "7": "home", "4": "end", "8": "end", "3": "delete", "5": "pageUp",
    "6": "pageDown",
  ]

  static func named(_ end: UInt8) -> String? {
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

  /// A key by its Unicode scalar; the private ones are keys that do nothing here.
  private static func key(_ code: Int) -> String? {
    switch code {
    case 27: "escape"
    case 13: "return"
    case 9: "tab"
    case 32: "space"
    case 127, 8: "delete"
    case 0..<32, 57344...63743: nil
    default: UInt32(exactly: code).flatMap { Unicode.Scalar($0) }.map(String.init)
    }
  }

  /// `button;column;row`, from 1, in the form that xterm calls SGR (1006, or 1016 in pixels).
  private var mouse: LiveInput? {
    let numbers = parts.dropFirst().split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    // The two lowest bits are the button; 32 means a move, 64 the wheel.
    guard numbers[0] & 0b100_0011 == 0 else { return nil }
    let phase: LiveInput.MousePhase = end == "m" ? .up : numbers[0] & 32 != 0 ? .moved : .down
    return .mouse(phase, column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
