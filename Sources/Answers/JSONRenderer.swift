import Charts
import Diagnostics
import Text

/// Renders answers as JSON, one object a line: numbers in full, tables and plots as data.
public struct JSONRenderer: Sendable {
  public init() {}

  public func line(for output: Output) -> String {
    switch output {
    case .text(let lines): object("text", [("lines", array(lines.map(quoted)))])
    case .help(let lines): object("help", [("lines", array(lines.map(quoted)))])
    case .value(let text, let components):
      object(
        "value",
        [("text", quoted(text))] + (components.map { [("numbers", array($0.map(number)))] } ?? []))
    case .table(let table): self.table(table)
    case .plot(let plot, _, _, _): self.plot(plot)
    case .drawing(let canvas, let caption):
      object("drawing", [("lines", array((canvas.lines() + caption).map(quoted)))])
    case .warning(let diagnostic): line(for: diagnostic)
    }
  }

  public func line(for diagnostic: Diagnostic) -> String {
    let mistake = diagnostic.mistake
    var fields = [("id", quoted(mistake.id.rawValue)), ("message", quoted(mistake.message))]
    if let help = mistake.help { fields.append(("help", quoted(help))) }
    if let note = mistake.note { fields.append(("note", quoted(note))) }
    if let span = diagnostic.span {
      if let name = span.source.name { fields.append(("file", quoted(name))) }
      fields.append(("line", "\(span.position.line)"))
      fields.append(("column", "\(span.position.column)"))
      fields.append(("text", quoted(span.text)))
    }
    return object(diagnostic.severity.rawValue, fields)
  }

  private func table(_ table: Table) -> String {
    let rows = table.rows.map { row in array(row.map(cell)) }
    return object(
      "table", [("columns", array(table.columns.map { quoted($0.header) })), ("rows", array(rows))])
  }

  private func cell(_ cell: Table.Cell) -> String {
    switch cell {
    case .text(let text): quoted(text)
    case .number(let value): number(value)
    case .empty: "null"
    }
  }

  private func plot(_ plot: Plot) -> String {
    let series = plot.series.map { series in
      "{\"name\":\(quoted(series.name)),\"x\":\(array(series.xs.map(number))),"
        + "\"y\":\(array(series.ys.map(number)))}"
    }
    return object(
      "plot",
      [
        ("title", quoted(plot.title)), ("x", label(plot.xLabel)), ("y", label(plot.yLabel)),
        ("series", array(series)), ("sentences", array(plot.sentences.map(quoted))),
      ])
  }

  private func label(_ label: Plot.AxisLabel) -> String {
    "{\"text\":\(quoted(label.text)),\"unit\":\(quoted(label.unit))}"
  }

  // MARK: Parts

  private func object(_ type: String, _ fields: [(String, String)]) -> String {
    "{\"type\":\(quoted(type))" + fields.map { ",\(quoted($0.0)):\($0.1)" }.joined() + "}"
  }

  private func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// JSON has no infinities; they and what is no number are null.
  private func number(_ value: Double) -> String {
    value.isFinite ? value.written : "null"
  }

  private func quoted(_ text: String) -> String { Self.quoted(text) }

  /// A JSON string.
  public static func quoted(_ text: String) -> String {
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
