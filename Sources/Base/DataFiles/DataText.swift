/// The text of a file's bytes.
struct DataText {
  let text: String
  /// Whether it was read as Windows-1252, which spreadsheets write in half of Europe.
  let isWindows1252: Bool

  /// Reads UTF-8, else Windows-1252.
  init(_ bytes: [UInt8]) throws(DataProblem) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    if bytes.contains(0) { throw .binary }
    if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
      isWindows1252 = false
      return
    }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]), bytes.allSatisfy(Self.isWindows1252)
    else { throw .binary }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.map(Self.scalar))
    text = String(scalars)
    isWindows1252 = true
  }

  /// Whether the encoding has a byte in a text: five bytes mean nothing, and control characters
  /// are no text.
  private static func isWindows1252(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D: true
    case ..<0x20, 0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D: false
    default: true
    }
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80..<0xA0).contains(byte) ? high[Int(clamping: byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The characters from 80 to 9F, where Latin-1 has control characters (the Unicode Consortium's
  /// CP1252.TXT); a space for an unassigned byte.
  private static let high = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)
}
