import Text

/// JSON, written by hand: fields stay in the order in which they are given.
package struct JSONText: Sendable {
  /// The text of a value, valid JSON in one line.
  package let text: String

  private init(_ text: String) { self.text = text }

  package static func object(_ fields: [(String, JSONText)]) -> JSONText {
    JSONText("{" + fields.map { "\(quoted($0)):\($1.text)" }.joined(separator: ",") + "}")
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
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
