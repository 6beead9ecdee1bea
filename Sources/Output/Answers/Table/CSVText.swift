import Text

/// Comma-separated values (RFC 4180): records ended by CR LF, fields quoted if needed.
///
/// The next program may be a terminal or a spreadsheet: characters that a terminal would interpret
/// are escaped as in a string of the language, and no text is a formula.
struct CSVText {
  private(set) var text = ""

  mutating func append(_ fields: [String]) {
    // An empty line would not be read as a record.
    text += fields == [""] ? "\"\"" : fields.joined(separator: ",")
    text += "\r\n"
  }

  /// Returns a text as a field. A text that a spreadsheet would compute gets an apostrophe, as a
  /// spreadsheet itself writes it.
  static func field(_ text: String) -> String {
    let text = (isFormula(text) ? "'" : "") + shown(text)
    let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
    guard needsQuotes else { return text }
    var field = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field += "\"" }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }

  /// The text without what a terminal would interpret, except tabs and line ends.
  private static func shown(_ text: String) -> String {
    guard text.containsTerminalControls else { return text }
    var shown = ""
    for (line, index) in zip(text.split(separator: "\r\n", omittingEmptySubsequences: false), 0...)
    {
      if index > 0 { shown += "\r\n" }
      for scalar in line.unicodeScalars {
        let isObeyed = scalar.isTerminalControl && scalar != "\n" && scalar != "\t"
        if isObeyed { shown += scalar.escaped } else { shown.unicodeScalars.append(scalar) }
      }
    }
    return shown
  }

  /// Whether a spreadsheet would take a text for a formula: a number with a sign is none.
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "@", "\t", "\r": true
    case "+", "-": Double(text) == nil
    default: false
    }
  }

  /// Returns a number with all its digits; empty if it is not finite.
  static func field(_ value: Double) -> String { value.isFinite ? value.written : "" }
}
