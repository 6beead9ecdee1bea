import Text

/// JSON, written by hand: fields stay in the order in which they are given.
package struct JSONText: Sendable {
  /// The text of a value, valid JSON in one line.
  package let text: String

  private init(_ text: String) { self.text = text }

  package static func object(_ fields: [(String, JSONText)]) -> JSONText {
    JSONText("{" + fields.map { "\(quoted($0)):\($1.text)" }.joined(separator: ",") + "}")
  }

  /// The version of `Sources/Answers.schema.json`: goes up when what stands there changes its meaning
  /// or goes. New types and fields may come without it.
  package static let schemaVersion = 1

  /// One line of answers: each says by itself how to read it, wherever lines are cut or joined.
  package static func answer(_ type: String, _ fields: [(String, JSONText)]) -> JSONText {
    object([("type", string(type)), ("schema", number(Double(schemaVersion)))] + fields)
  }

  package static func array(_ items: [JSONText]) -> JSONText {
    JSONText("[" + items.map(\.text).joined(separator: ",") + "]")
  }

  package static func string(_ text: String) -> JSONText { JSONText(quoted(text)) }

  package static func flag(_ flag: Bool) -> JSONText { JSONText(flag ? "true" : "false") }

  package static var null: JSONText { JSONText("null") }

  /// A number in full. JSON has no infinities; they and what is no number are null.
  package static func number(_ value: Double) -> JSONText {
    value.isFinite ? JSONText(value.written) : .null
  }

  package static func numbers(_ values: [Double]) -> JSONText {
    // One text for all: a plot has a number for every frame.
    var text = "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      text += value.isFinite ? value.written : "null"
    }
    return JSONText(text + "]")
  }

  private static func quoted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": scalars.append(contentsOf: ["\\", scalar])
      case "\n": scalars.append(contentsOf: ["\\", "n"])
      // JSON asks for this where C0 is; a terminal would obey the others too, and some readers end a
      // line at U+2028 and U+2029.
      case _ where scalar.isTerminalControl || scalar == "\u{2028}" || scalar == "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        scalars.append(
          contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            .unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    scalars.append("\"")
    return String(scalars)
  }
}
