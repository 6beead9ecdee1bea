import Text

/// Comma-separated values (RFC 4180): records ended by CR LF, fields quoted if needed.
struct CSVText {
  private(set) var text = ""

  mutating func append(_ fields: [String]) {
    // An empty line would not be read as a record.
    text += fields == [""] ? "\"\"" : fields.joined(separator: ",")
    text += "\r\n"
  }

  /// Returns a text as a field.
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

  /// Returns a number with all its digits; empty if it is not finite.
  static func field(_ value: Double) -> String { value.isFinite ? value.written : "" }
}
