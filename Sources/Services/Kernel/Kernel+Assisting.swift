import Answers
import JSON
import Playing

/// Requests of clients during typing. Positions count code points, as the protocol has it.
extension Kernel {
  /// The code and the cursor in it, in Unicode scalars.
  private static func cursor(in content: JSONValue) -> (code: String, cursor: Int) {
    let code = content["code"]?.string ?? ""
    let count = code.unicodeScalars.count
    let cursor = content["cursor_pos"]?.integer ?? count
    return (code, min(max(cursor, 0), count))
  }

  /// The completions of the word at the cursor.
  func complete(_ content: JSONValue) -> JSONValue {
    let (code, cursor) = Self.cursor(in: content)
    let before = String(String.UnicodeScalarView(code.unicodeScalars.prefix(cursor)))
    let completions = workbook.completions(for: before)
    let start = cursor - completions.word.unicodeScalars.count
    let types = completions.candidates.map { candidate -> JSONValue in
      [
        "start": .integer(start), "end": .integer(cursor), "text": .string(candidate.text),
        "type": .string(candidate.sort.rawValue), "signature": .string(candidate.summary),
      ]
    }
    return [
      "status": "ok", "matches": .array(completions.candidates.map { .string($0.text) }),
      "cursor_start": .integer(start), "cursor_end": .integer(cursor),
      "metadata": ["_jupyter_types_experimental": .array(types)],
    ]
  }

  /// Help on the word at the cursor.
  func inspect(_ content: JSONValue) -> JSONValue {
    let (code, cursor) = Self.cursor(in: content)
    let text = help(at: cursor, in: code)
    let isFound = !code.allSatisfy(\.isWhitespace) && !text.isEmpty
    return [
      "status": "ok", "found": .flag(isFound),
      "data": isFound ? ["text/plain": .string(text)] : [:], "metadata": [:],
    ]
  }

  private func help(at cursor: Int, in code: String) -> String {
    let renderer = TextRenderer(layout: .standard)
    return workbook.help(at: cursor, in: code).outputs.flatMap(renderer.lines(for:))
      .joined(separator: "\n")
  }

  /// The pager's content, beside the notebook instead of in it: the help that a cell such as
  /// `? gravity` asks for. Nil for any other cell.
  func page(for code: String) -> JSONValue? {
    let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words.hasPrefix("?"), !code.contains("\n") else { return nil }
    let subject = String(words.dropFirst().drop { $0 == " " })
    guard !subject.isEmpty else { return nil }
    let text = help(at: subject.unicodeScalars.count, in: subject)
    return ["source": "page", "start": 0, "data": ["text/plain": .string(text)]]
  }

  /// Whether a cell needs another line, and how that is indented.
  func completeness(of content: JSONValue) -> JSONValue {
    let code = workbook.transcript(of: content["code"]?.string ?? "").code
    guard workbook.isIncomplete(code) else {
      return ["status": workbook.canRead(code) ? "complete" : "invalid"]
    }
    let depth = max(workbook.openBrackets(in: code), 0)
    return [
      "status": "incomplete", "indent": .string(String(repeating: "  ", count: min(depth, 40))),
    ]
  }
}
