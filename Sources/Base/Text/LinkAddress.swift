/// A web address that is safe in a terminal's link, because it contains no control characters.
public struct LinkAddress: Hashable, Sendable {
  /// The address in printable ASCII.
  public let text: String

  /// The maximum length of a link's address in terminals, in bytes.
  private static let byteLimit = 2_083

  /// Creates an address with the scheme `http` or `https`; bytes that are not printable ASCII are
  /// percent-encoded (RFC 3986 §2.1). Nil for any other address, and for one that is too long.
  public init?(_ address: String) {
    let start = address.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return nil }
    var text = ""
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    guard text.utf8.count <= Self.byteLimit else { return nil }
    self.text = text
  }
}
