import Text

/// Keys in the forms that name a character and its modifiers: `[13;2u` in kitty's protocol, and
/// `[27;2;13~` in xterm's modifyOtherKeys.
extension TerminalSequence {
  /// The bytes that terminals send for the key otherwise: empty if they have none; nil if the
  /// sequence has another form.
  var plainKey: [UInt8]? {
    guard let key = keyParameters else { return nil }
    switch bytes.last {
    case UInt8(ascii: "u"):
      guard let code = key[0] else { return nil }
      return key.isRelease ? [] : Self.bytes(of: code, key.modifiers, shifted: key[0, 1])
    case UInt8(ascii: "~"):
      guard key.count == 3, key[0] == 27, let code = key[2] else { return nil }
      return Self.bytes(of: code, key.modifiers, shifted: nil)
    default: return nil
    }
  }

  /// The column, from 0, in a report of the cursor's place, `[row;columnR`.
  var reportedColumn: Int? {
    guard let (parameters, end) = controlParts, end == UInt8(ascii: "R") else { return nil }
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    return numbers.count == 2 && numbers[1] > 0 ? numbers[1] - 1 : nil
  }

  private static func bytes(
    of code: UInt32, _ modifiers: KeyParameters.Modifiers, shifted: UInt32?
  ) -> [UInt8] {
    guard modifiers.isSubset(of: [.shift, .alt, .control]) else { return [] }
    let isControl = modifiers.contains(.control)
    let escape: [UInt8] = modifiers.contains(.alt) ? [0x1B] : []
    switch code {
    // With any modifier, Enter begins a new line like Alt-Enter.
    case 13: return modifiers.isEmpty ? [0x0D] : [0x1B, 0x0D]
    case 9: return modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : [0x09]
    case 27: return [0x1B]
    // With Ctrl, it deletes a word like with Alt.
    case 8, 127: return isControl || !escape.isEmpty ? [0x1B, 0x7F] : [0x7F]
    case _ where KeyParameters.isFunctional(code): return []
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
    if modifiers.contains(.shift) {
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      scalar =
        shifted.flatMap(Unicode.Scalar.init) ?? (upper.count == 1 ? upper.first : nil) ?? scalar
    }
    return escape + Array(String(scalar).utf8)
  }
}
