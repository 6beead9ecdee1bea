/// What a terminal sends after an escape: a key, a report of the mouse, or the answer to a question
/// of an earlier program (ECMA-48 §5.4 and §5.6).
struct KeySequence {
  enum Form {
    /// `ESC [`, parameters and a final byte.
    case control
    /// `ESC O` and a letter, in some terminals with parameters before it.
    case single
    /// `ESC ]`, `ESC P` and others, with a text up to `ESC \` or BEL.
    case string
  }

  let form: Form
  /// The bytes after the escape.
  private(set) var bytes: [UInt8]
  private(set) var isWhole = false

  /// Nil if the byte after an escape begins no sequence, and is a key with Alt.
  init?(_ introducer: UInt8) {
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
  mutating func take(_ byte: UInt8) -> Bool {
    let belongs = belongs(byte)
    if belongs { bytes.append(byte) }
    return belongs
  }

  private mutating func belongs(_ byte: UInt8) -> Bool {
    switch form {
    case .control: return belongsToControl(byte)
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
    // The console's F1 to F5 are `[[A` to `[[E`.
    if bytes == Array("[[".utf8) {
      isWhole = true
      return byte >= 0x20
    }
    switch byte {
    case UInt8(ascii: "[") where bytes.count == 1: break
    // rxvt ends keys with Shift by `$`, which in other places precedes the final byte.
    case UInt8(ascii: "$"): isWhole = bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    case 0x20...0x3F: break
    case 0x40...0x7E: isWhole = true
    default: return false
    }
    return true
  }

  /// The column, from 0, in a report of the cursor's place, `[row;columnR`.
  var reportedColumn: Int? {
    guard form == .control, isWhole, bytes.last == UInt8(ascii: "R") else { return nil }
    let numbers = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      .split(separator: ";").compactMap { Int($0) }
    return numbers.count == 2 && numbers[1] > 0 ? numbers[1] - 1 : nil
  }
}
