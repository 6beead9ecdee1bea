import Text

/// Comma-separated values (RFC 4180): records ended by CR LF, fields quoted where they have to be.
struct CSVText {
  private(set) var text = ""

  mutating func append(_ fields: [String]) {
    // An empty line would read as no record at all.
    text += fields == [""] ? "\"\"" : fields.joined(separator: ",")
    text += "\r\n"
  }

  /// A text as a field.
  static func field(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
    guard needsQuotes else { return text }
    var field = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field += "\"" }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }

  /// A number with all its digits; what is not finite is a gap.
  static func field(_ value: Double) -> String { value.isFinite ? value.written : "" }
}
