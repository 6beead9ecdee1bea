/// A terminal's sequence after an escape: a key, a report of the mouse, or the answer to a question,
/// perhaps of an earlier program (ECMA-48 §5.4 and §5.6).
///
/// The line editor and the live stage add the names of their keys.
package struct TerminalSequence {
  package enum Form {
    /// `ESC [`, parameters and a final byte.
    case control
    /// `ESC [`, a letter and a fixed number of bytes: a function key of the Linux console, or the
    /// mouse of old terminals.
    case old(length: Int)
    /// `ESC O` and a letter, in some terminals with parameters before it.
    case single
    /// `ESC ]`, `ESC P` and others, with a text up to `ESC \` or BEL.
    case string
  }

  package private(set) var form: Form
  /// The bytes after the escape.
  package private(set) var bytes: [UInt8]
  package private(set) var isWhole = false

  /// Nil if the byte after an escape begins no sequence, and is a key with Alt.
  package init?(_ introducer: UInt8) {
    switch introducer {
    case UInt8(ascii: "["): form = .control
    case UInt8(ascii: "O"): form = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      form = .string
    default: return nil
    }
    bytes = [introducer]
  }

  /// Takes the next byte; false if it does not belong to the sequence.
  package mutating func accept(_ byte: UInt8) -> Bool {
    let belongs = belongs(byte)
    if belongs { bytes.append(byte) }
    return belongs
  }

  private mutating func belongs(_ byte: UInt8) -> Bool {
    switch form {
    case .control: return belongsToControl(byte)
    case .old(let length):
      isWhole = byte >= 0x20 && bytes.count + 1 == length
      return byte >= 0x20
    case .single:
      isWhole = (0x40...0x7E).contains(byte)
      return isWhole || (0x30...0x3F).contains(byte)
    case .string:
      let isAfterEscape = bytes.last == 0x1B
      isWhole = byte == 0x07 || (isAfterEscape && byte == UInt8(ascii: "\\"))
      return isWhole || (isAfterEscape ? false : byte >= 0x20 || byte == 0x1B)
    }
  }

  private mutating func belongsToControl(_ byte: UInt8) -> Bool {
    switch byte {
    // The console's F1 to F5 are `[[A` to `[[E`.
    case UInt8(ascii: "[") where bytes.count == 1: form = .old(length: 3)
    // The button and the place, a byte each.
    case UInt8(ascii: "M") where bytes.count == 1: form = .old(length: 5)
    // rxvt ends keys with Shift by `$`, which in other places precedes the final byte.
    case UInt8(ascii: "$"): isWhole = bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    case 0x20...0x3F: break
    case 0x40...0x7E: isWhole = true
    default: return false
    }
    return true
  }

  /// Whether no terminal sends a sequence as long as this, so that its end will not come.
  package var isEndless: Bool { bytes.count > (isString ? 4096 : 32) }

  package var isString: Bool { if case .string = form { true } else { false } }

  /// The key of a control sequence; nil for sequences of other forms.
  package var keyParameters: KeyParameters? { controlParts.map { KeyParameters($0.parameters) } }

  /// Whether it answers that the terminal has kitty's protocol.
  package var isKeyboardAnswer: Bool {
    controlParts.map { $0.parameters.hasPrefix("?") && $0.end == UInt8(ascii: "u") } ?? false
  }

  /// The parameters and the final byte of a whole control sequence.
  package var controlParts: (parameters: String, end: UInt8)? {
    guard case .control = form, isWhole, let end = bytes.last else { return nil }
    return (String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self), end)
  }
}

/// The parameters of a key, by the conventions of xterm and of kitty's keyboard protocol:
/// `code:shifted ; modifiers:event`.
package struct KeyParameters: Sendable {
  private let numbers: [[UInt32?]]

  package init(_ parameters: String) {
    numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { UInt32($0) } }
  }

  package var count: Int { numbers.count }

  /// A number of a parameter, both counted from 0; nil if it is left out.
  package subscript(parameter: Int, part: Int = 0) -> UInt32? {
    numbers.count > parameter && numbers[parameter].count > part ? numbers[parameter][part] : nil
  }

  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    fileprivate static let locks = Modifiers(rawValue: 64 + 128)
  }

  /// Without Caps Lock and Num Lock, which have no effect of their own here.
  package var modifiers: Modifiers {
    Modifiers(rawValue: max(1, self[1] ?? 1) - 1).subtracting(.locks)
  }

  /// 1 is a press, 2 a repetition.
  package var isRelease: Bool { self[1, 1] == 3 }

  /// Whether a code is in the private range, of keys that type nothing.
  package static func isFunctional(_ code: UInt32) -> Bool { (57344...63743).contains(code) }
}
