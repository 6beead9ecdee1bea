import Text

extension TerminalSequence {
  /// The meaning; nil if it is unknown.
  var input: LiveInput? {
    if case .single = form { return bytes.last.flatMap(ControlSequence.named).map(LiveInput.key) }
    if isKeyboardAnswer { return .answer(.keyReleases) }
    return controlParts.flatMap { ControlSequence($0.parameters, $0.end).input }
  }
}

/// A control sequence from a terminal, by the conventions of xterm and of kitty's keyboard
/// protocol: `CSI key ; modifiers : event u`.
private struct ControlSequence {
  private let parts: String
  private let end: Character
  private let parameters: KeyParameters

  init(_ parts: String, _ end: UInt8) {
    self.parts = parts
    self.end = Character(Unicode.Scalar(end))
    parameters = KeyParameters(parts)
  }

  /// The meaning; nil if it is unknown.
  var input: LiveInput? {
    if parts.hasPrefix("<") { return mouse }
    if let answer { return .answer(answer) }
    guard let key else { return nil }
    let (modifiers, isRelease) = (parameters.modifiers, parameters.isRelease)
    switch (key, modifiers.contains(.control)) {
    case ("c", true): return isRelease ? nil : .control(.interrupt)
    case ("z", true): return isRelease ? nil : .control(.suspend)
    // Other keys with modifiers do nothing, but arrows and their like are the same with them.
    case _ where end == "u" && !modifiers.isSubset(of: .shift): return nil
    default: return isRelease ? .released(key) : .key(key)
    }
  }

  private var answer: LiveInput.Answer? {
    switch (parts, end) {
    case ("0", "n"): .arrival
    // Known, and on or off.
    case ("?1016;1$", "y"), ("?1016;2$", "y"): .mouseInPixels
    default: nil
    }
  }

  private var key: String? {
    switch end {
    case "~": parameters[0].flatMap(Self.numbered)
    case "u": parameters[0].flatMap(Self.key)
    default: end.asciiValue.flatMap(Self.named)
    }
  }

  /// Keys by xterm's and rxvt's numbers.
  private static func numbered(_ number: UInt32) -> String? {
    switch number {
    case 1, 7: "home"
    case 4, 8: "end"
    case 3: "delete"
    case 5: "pageUp"
    case 6: "pageDown"
    default: nil
    }
  }

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

  /// A key by its Unicode scalar.
  private static func key(_ code: UInt32) -> String? {
    switch code {
    case 27: "escape"
    case 13: "return"
    case 9: "tab"
    case 32: "space"
    case 127, 8: "delete"
    case _ where code < 32 || KeyParameters.isFunctional(code): nil
    default: Unicode.Scalar(code).map(String.init)
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
