extension JSONValue {
  /// The value in one line, fields by name: the same value gives the same text everywhere.
  public var text: String {
    var text = ""
    write(to: &text, at: nil)
    return text
  }

  /// The value over several lines, each level indented by one space and fields by name, as nbformat
  /// writes a notebook.
  public var indentedText: String {
    var text = ""
    write(to: &text, at: 0)
    return text
  }

  /// - Parameter level: how deep the value stands; nil where everything stands in one line.
  private func write(to text: inout String, at level: Int?) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .integer(let value): text += String(value)
    // JSON has no infinities; they and what is no number are null.
    case .number(let value): text += value.isFinite ? value.description : "null"
    case .string(let string): Self.write(string, to: &text)
    case .array(let items):
      Self.write(items, between: "[", "]", to: &text, at: level) { item, text, level in
        item.write(to: &text, at: level)
      }
    case .object(let fields):
      Self.write(
        fields.sorted { $0.key < $1.key }, between: "{", "}", to: &text, at: level
      ) { field, text, level in
        Self.write(field.key, to: &text)
        text += level == nil ? ":" : ": "
        field.value.write(to: &text, at: level)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between opening: String, _ closing: String, to text: inout String,
    at level: Int?, each: (Item, inout String, Int?) -> Void
  ) {
    text += opening
    let inner = level.map { $0 + 1 }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      each(item, &text, inner)
    }
    if let level, !items.isEmpty { text += "\n" + String(repeating: " ", count: level) }
    text += closing
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    var scalars = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": scalars.append(contentsOf: ["\\", scalar])
      case "\n": scalars.append(contentsOf: ["\\", "n"])
      case "\r": scalars.append(contentsOf: ["\\", "r"])
      case "\t": scalars.append(contentsOf: ["\\", "t"])
      case "\u{8}": scalars.append(contentsOf: ["\\", "b"])
      case "\u{C}": scalars.append(contentsOf: ["\\", "f"])
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        scalars.append(contentsOf: "\\u".unicodeScalars)
        scalars.append(contentsOf: String(repeating: "0", count: 4 - digits.count).unicodeScalars)
        scalars.append(contentsOf: digits.unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    text += String(scalars)
    text += "\""
  }
}
