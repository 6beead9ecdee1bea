import Text

/// Keys in the forms that name a character and its modifiers: `[13;2u` in kitty's protocol, and
/// `[27;2;13~` in xterm's modifyOtherKeys.
extension TerminalSequence {
  /// The bytes that terminals send for the key otherwise: empty if they have none; nil if the
  /// sequence has another form.
  var plainKey: [UInt8]? {
    guard let (parameters, end) = controlParts else { return nil }
    let fields =
      parameters
      .split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { UInt32($0) } }
    switch end {
    case UInt8(ascii: "u"):
      guard let code = fields.first?.first ?? nil else { return nil }
      let modifiers = fields.count > 1 ? fields[1] : []
      let isRelease = modifiers.count > 1 && modifiers[1] == 3
      let shifted = fields[0].count > 1 ? fields[0][1] : nil
      return isRelease ? [] : Self.bytes(of: code, modifiers.first ?? nil, shifted: shifted)
    case UInt8(ascii: "~"):
      guard fields.count == 3, fields[0] == [27], let code = fields[2].first ?? nil else {
        return nil
      }
      return Self.bytes(of: code, fields[1].first ?? nil, shifted: nil)
    default: return nil
    }
  }

  /// Whether it answers that the terminal has kitty's protocol.
  var isKeyboardAnswer: Bool {
    controlParts.map { $0.parameters.hasPrefix("?") && $0.end == UInt8(ascii: "u") } ?? false
  }

  /// The column, from 0, in a report of the cursor's place, `[row;columnR`.
  var reportedColumn: Int? {
    guard let (parameters, end) = controlParts, end == UInt8(ascii: "R") else { return nil }
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    return numbers.count == 2 && numbers[1] > 0 ? numbers[1] - 1 : nil
  }

  private static let shift: UInt32 = 1
  private static let alt: UInt32 = 2
  private static let control: UInt32 = 4
  /// Caps Lock and Num Lock, which have no effect of their own here.
  private static let locks: UInt32 = 64 + 128

  private static func bytes(
    of code: UInt32, _ parameter: UInt32?, shifted: UInt32?
  ) -> [UInt8] {
    let modifiers = (max(1, parameter ?? 1) - 1) & ~locks
    guard modifiers & ~(shift | alt | control) == 0 else { return [] }
    let isControl = modifiers & control != 0
    let escape: [UInt8] = modifiers & alt != 0 ? [0x1B] : []
    switch code {
    // With any modifier, Enter begins a new line like Alt-Enter.
    case 13: return modifiers == 0 ? [0x0D] : [0x1B, 0x0D]
    case 9: return modifiers & shift != 0 ? Array("\u{1B}[Z".utf8) : [0x09]
    case 27: return [0x1B]
    // With Ctrl, it deletes a word like with Alt.
    case 8, 127: return isControl || !escape.isEmpty ? [0x1B, 0x7F] : [0x7F]
    // The private range of keys that type nothing.
    case 57344...63743: return []
    default: break
    }
    guard var scalar = Unicode.Scalar(code), code >= 0x20 else { return [] }
    if isControl {
      // Ctrl-/ has always been Ctrl-_.
      let letter =
        scalar == "/" ? "_" : scalar.properties.uppercaseMapping.unicodeScalars.first ?? scalar
      // Ctrl-Space has no effect.
      return (0x40...0x5F).contains(letter.value) ? escape + [UInt8(letter.value & 0x1F)] : []
    }
    if modifiers & shift != 0 {
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      scalar =
        shifted.flatMap(Unicode.Scalar.init) ?? (upper.count == 1 ? upper.first : nil) ?? scalar
    }
    return escape + Array(String(scalar).utf8)
  }
}
