import MotionGeometry
import Text

/// JSON as text: the one writer of it. Fields stay in the order in which they are given.
package struct JSONText: Sendable {
  /// The text of a value, valid JSON; in one line unless it is that of an indented `JSONValue`.
  package let text: String

  private init(_ text: String) { self.text = text }

  package static func object(_ fields: [(String, JSONText)]) -> JSONText {
    list(fields.map { "\(quoted($0, .controls)):\($1.text)" }, between: "{", "}")
  }

  /// An object that has fields, with one more at its end.
  package func adding(_ name: String, _ value: JSONText) -> JSONText {
    JSONText("\(text.dropLast()),\(Self.quoted(name, .controls)):\(value.text)}")
  }

  package static func array(_ items: [JSONText]) -> JSONText {
    list(items.map(\.text), between: "[", "]")
  }

  package static func string(_ text: String) -> JSONText { JSONText(quoted(text, .controls)) }

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

  /// - Parameter level: The depth of the list, each level being indented by one space; nil for one
  ///   line.
  private static func list(
    _ items: [String], between opening: String, _ closing: String, at level: Int? = nil
  ) -> JSONText {
    guard let level, !items.isEmpty else {
      return JSONText(opening + items.joined(separator: ",") + closing)
    }
    let end = "\n" + String(repeating: " ", count: level)
    return JSONText(opening + end + " " + items.joined(separator: "," + end + " ") + end + closing)
  }

  /// The characters of a string that are written as escapes.
  private enum Escapes {
    /// Those for which JSON asks, in their short forms.
    case required
    /// Also those that a terminal would obey, and U+2028 and U+2029, at which some readers end a
    /// line.
    case controls

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .required: scalar.value < 0x20
      case .controls: scalar.isTerminalControl || scalar == "\u{2028}" || scalar == "\u{2029}"
      }
    }
  }

  private static let short: [Unicode.Scalar: Unicode.Scalar] = [
    "\r": "r", "\t": "t", "\u{8}": "b", "\u{C}": "f",
  ]

  private static func quoted(_ text: String, _ escapes: Escapes) -> String {
    var scalars = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": scalars.append(contentsOf: ["\\", scalar])
      case "\n": scalars.append(contentsOf: ["\\", "n"])
      case _ where escapes.contains(scalar):
        if escapes == .required, let letter = short[scalar] {
          scalars.append(contentsOf: ["\\", letter])
          continue
        }
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

// MARK: - Values

extension JSONValue {
  /// The value in one line, fields by name: the same value gives the same text everywhere.
  public var text: String { JSONText(self).text }

  /// The value over several lines, each level indented by one space and fields by name, as nbformat
  /// writes a notebook.
  public var indentedText: String { JSONText(self, at: 0).text }
}

extension JSONText {
  /// - Parameter level: The depth of the value; nil where everything stands in one line.
  package init(_ value: JSONValue, at level: Int? = nil) {
    let inner = level.map { $0 + 1 }
    switch value {
    case .null: self = .null
    case .flag(let flag): self = .flag(flag)
    case .integer(let number): text = String(number)
    case .number(let number): text = number.isFinite ? number.description : "null"
    case .string(let string): text = Self.quoted(string, .required)
    case .array(let items):
      self = .list(items.map { JSONText($0, at: inner).text }, between: "[", "]", at: level)
    case .object(let fields):
      let colon = level == nil ? ":" : ": "
      let fields = fields.sorted { $0.key < $1.key }.map { name, value in
        Self.quoted(name, .required) + colon + JSONText(value, at: inner).text
      }
      self = .list(fields, between: "{", "}", at: level)
    }
  }
}
