import Diagnostics
import Jupyter
import Language
import Notebooks
import Playing

/// A cell of an open document, and where its code stands in the client's text: a fence may indent
/// it, and lines may end otherwise.
struct Piece {
  let cell: Cell
  /// The index of its text among the document's.
  let text: Int
  /// The lines of the text that belong to it, from 0; more than its code has if its fence is open.
  let lines: Range<Int>
  /// Where each line of the code begins, in the code and in the text.
  private let codeStarts: [Int]
  private let textStarts: [Int]
  private let codeCount: Int

  init(_ cell: Cell, in index: Int, of text: OpenText, lines: Range<Int>? = nil) {
    var (codeStarts, textStarts): ([Int], [Int]) = ([], [])
    var codeStart = 0
    let code = Array(cell.code.utf8)
    var codeLines = code.split(separator: 0x0A, omittingEmptySubsequences: false)
    // An empty last line is written with one more line feed.
    if codeLines.last?.isEmpty == true { codeLines.removeLast() }
    for (offset, line) in codeLines.enumerated() {
      let place = text.line(cell.line - 1 + offset)
      // Before its line, where a tab of the text is spaces of the code.
      codeStarts.append(codeStart)
      textStarts.append(place.upperBound - line.count)
      codeStart += line.count + 1
    }
    self.cell = cell
    self.text = index
    (self.codeStarts, self.textStarts) = (codeStarts, textStarts)
    codeCount = code.count
    self.lines = lines ?? cell.line - 1..<cell.line - 1 + codeLines.count
  }

  /// The place in the text of an offset in the code.
  func textOffset(of offset: Int, in text: OpenText) -> Int {
    guard !codeStarts.isEmpty else { return text.line(lines.lowerBound).lowerBound }
    let index = Source.lineIndex(of: offset, in: codeStarts)
    let line = text.line(cell.line - 1 + index)
    let place = textStarts[index] + offset - codeStarts[index]
    return min(max(line.lowerBound, place), line.upperBound)
  }

  func textRange(of range: Range<Int>, in text: OpenText) -> Range<Int> {
    let start = textOffset(of: range.lowerBound, in: text)
    return start..<max(start, textOffset(of: range.upperBound, in: text))
  }

  /// The offset in the code of a place in the text; nil outside of the cell.
  func codeOffset(of offset: Int, in text: OpenText) -> Int? {
    let line = text.lineIndex(of: offset)
    guard lines.contains(line) else { return nil }
    let index = line - (cell.line - 1)
    guard codeStarts.indices.contains(index) else { return codeCount }
    return min(codeStarts[index] + max(0, offset - textStarts[index]), codeCount)
  }
}

/// An editor's open text: Markdown with cells, a script, or a notebook of Jupyter, each of whose
/// cells is a text of its own.
struct OpenDocument {
  enum Kind {
    case markdown, script, jupyter
  }

  let kind: Kind
  var texts: [OpenText]
  /// The tags of a notebook's cells, by the address of their text.
  var directives: [String: CellDirectives] = [:]
  /// The notebook that the text is; nil for other kinds, and where it cannot be read.
  private(set) var notebook: NotebookDocument?
  private(set) var pieces: [Piece] = []
  /// The folder in which `load` reads; nil where there is none.
  let folder: String?

  init(
    _ kind: Kind, _ texts: [OpenText], uri: String, directives: [String: CellDirectives] = [:]
  ) {
    (self.kind, self.texts, self.directives) = (kind, texts, directives)
    folder = DocumentPath.path(of: uri).map { path in
      path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    }
    read()
  }

  /// Finds the pieces in texts that have changed.
  mutating func read() {
    switch kind {
    case .markdown:
      let text = texts[0]
      notebook = try? NotebookDocument(text: text.text)
      pieces = (notebook?.cells ?? []).map { cell in
        let isOpen = cell.missingFence != nil
        return Piece(
          cell, in: 0, of: text, lines: isOpen ? cell.line - 1..<text.lineStarts.count : nil)
      }
    case .script:
      let isTooLong = texts[0].bytes.count > NotebookDocument.byteLimit
      pieces = isTooLong ? [] : Self.pieces(ofScript: texts[0])
    case .jupyter:
      pieces = texts.indices.filter { !JupyterNotebook.Cell.isMagic(texts[$0].text) }.enumerated()
        .map { number, index in
          let lines = 0..<texts[index].lineStarts.count
          return Self.piece(
            number, lines, in: index, of: texts[index],
            directives[texts[index].uri] ?? .none)
        }
    }
  }

  private static func piece(
    _ number: Int, _ lines: Range<Int>, in index: Int, of text: OpenText,
    _ directives: CellDirectives = .none
  ) -> Piece {
    let written = lines.map { String(decoding: text.bytes[text.line($0)], as: UTF8.self) }
    let code = written.joined(separator: "\n") + (written.last?.isEmpty == true ? "\n" : "")
    let cell = Cell(
      index: number, code: code, line: lines.lowerBound + 1, directives: directives)
    return Piece(cell, in: index, of: text, lines: lines)
  }

  /// The paragraphs of a script: statements that blank lines part. After a mistake, the next one
  /// begins at the next `reset`.
  private static func pieces(ofScript text: OpenText) -> [Piece] {
    let source = Source(text.text)
    let lines = source.text(0..<source.utf8.count)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var starts = [0]
    var from = 0
    while from < lines.count {
      let rest = Source(lines[from...].joined(separator: "\n"), firstLine: from)
      var parser = Parser(rest, grammar: Motionbook.commands.grammar)
      var place = 0
      do {
        while true {
          place = rest.position(of: parser.lineStart).line
          guard let line = try parser.nextLine() else { break }
          guard let first = line.statements.first?.span.position.line else { continue }
          let isParted = first > 0 && lines[first - 1].allSatisfy(\.isWhitespace)
          if isParted || line.startsOver { starts.append(first) }
        }
        break
      } catch {
        // An open bracket takes in all that follows it, so the search begins at the line itself.
        let wall = lines.indices.first { line in
          line > place && Reading(String(lines[line]), knowing: .init()).startsOver
        }
        guard let wall else { break }
        starts.append(wall)
        from = wall
      }
    }
    starts = Array(Set(starts)).sorted()
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : text.lineStarts.count
      return piece(index, starts[index]..<end, in: 0, of: text)
    }
  }

  /// The piece at a place of a text, and the offset in its code.
  func piece(at offset: Int, in text: Int) -> (piece: Piece, offset: Int)? {
    for piece in pieces where piece.text == text {
      if let code = piece.codeOffset(of: offset, in: texts[text]) { return (piece, code) }
    }
    return nil
  }
}

/// The path that an address of a file of this machine means.
enum DocumentPath {
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else {
      return nil
    }
    var bytes: [UInt8] = []
    var left = Array(rest[slash...].utf8)[...]
    while let byte = left.popFirst() {
      let digits = String(decoding: left.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    // A path ends at a NUL.
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  static func uri(of path: String) -> String {
    let plain = Set("/-._~".utf8)
    return "file://"
      + path.utf8.map { byte in
        let isPlain =
          plain.contains(byte) || (48...57).contains(byte) || (65...90).contains(byte)
          || (97...122).contains(byte)
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlain
          ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
      }.joined()
  }
}
