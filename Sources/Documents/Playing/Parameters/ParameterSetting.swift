/// A value for a parameter of a notebook, as written on a command line: `m=4`.
public struct ParameterSetting: Hashable, Sendable {
  /// The parameter's name.
  public let name: String
  /// The value as written: an expression, or for a text its characters.
  public let value: String

  /// The most bytes of a value.
  public static let longestValue = 10_000

  /// Parses `NAME=VALUE`; nil without a name, without a value, or if the value is too long.
  public init?(written text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let blank = { (character: Character) in character == " " || character == "\t" }
    name = String(text[..<sign].drop(while: blank))
      .split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    value = String(text[text.index(after: sign)...].drop(while: blank))
    guard !name.isEmpty, !value.isEmpty, value.utf8.count <= Self.longestValue else { return nil }
  }

  /// The setting as written.
  var written: String { "\(name)=\(value)" }
}
