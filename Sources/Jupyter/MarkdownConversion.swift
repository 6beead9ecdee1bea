import JSON
import Notebooks

/// A notebook of Jupyter as a notebook in Markdown, and what of it Markdown cannot hold.
public struct MarkdownConversion: Sendable {
  /// The file's text.
  public private(set) var text = ""
  /// What was left out or stays text, a sentence for each.
  public private(set) var losses: [String] = []

  private let isMotion: Bool
  private let language: String

  public init(_ notebook: JupyterNotebook) {
    isMotion = notebook.isMotion
    language = notebook.language ?? ""
    for (index, cell) in notebook.cells.enumerated() {
      let piece = piece(cell, number: index + 1)
      let before = cell.metadata["motion"]?["before"]?.string.flatMap(Self.blank)
      // A cell that was empty has no piece.
      guard !piece.isEmpty else { continue }
      text += before ?? JupyterNotebook.gap(isFirst: text.isEmpty)
      text += piece
    }
    text += notebook.metadata["motion"]?["after"]?.string.flatMap(Self.blank) ?? ""
  }

  /// Only blank lines may stand between two pieces, whoever wrote the file.
  private static func blank(_ text: String) -> String? {
    text.utf8.allSatisfy { " \t\r\n".utf8.contains($0) } ? text : nil
  }

  private mutating func piece(_ cell: JupyterNotebook.Cell, number: Int) -> String {
    switch cell.kind {
    case .markdown:
      for name in cell.attachments { lose("the image `\(name)` is left out", number) }
      return kept(cell) ?? cell.writtenMarkdown
    case .raw:
      if cell.source.isEmpty { return "" }
      lose("a raw cell stays text", number)
      return NotebookWriter.text([.quoted(cell.source, language: "")])
    case .code where !isMotion || cell.isMagic:
      if cell.source.isEmpty { return "" }
      let language = cell.isMagic ? "" : language
      lose("code of another kernel\(language.isEmpty ? "" : " (\(language))") stays text", number)
      return NotebookWriter.text([.quoted(cell.source, language: language)])
    case .code:
      if !JupyterOutput.text(of: cell.outputs).isWhole {
        lose("an output without text is left out", number)
      }
      return kept(cell) ?? cell.writtenMarkdown
    }
  }

  private mutating func lose(_ what: String, _ number: Int) {
    losses.append("cell \(number): \(what)")
  }

  /// The piece of Markdown that a cell came from, if it still says what the cell says: its output
  /// may have changed in between, its code and prose not.
  private func kept(_ cell: JupyterNotebook.Cell) -> String? {
    guard let piece = cell.metadata["motion"]?["markdown"]?.string else { return nil }
    var origin = JupyterNotebook(cells: [], metadata: [:])
    guard let document = try? NotebookDocument(text: piece) else { return nil }
    origin = JupyterNotebook(document)
    guard cell.kind == .code else {
      let isProse = document.cells.isEmpty && origin.cells.count == 1
      return isProse && origin.cells[0].source == cell.source ? piece : nil
    }
    guard origin.cells.count == 1, let written = document.cells.first,
      origin.cells[0].source == cell.source, written.directives == cell.directives
    else { return nil }
    let actual = CellOutput(JupyterOutput.text(of: cell.outputs).text)
    let (recorded, tolerance) = (written.recorded ?? "", written.directives.tolerance)
    if OutputComparison.compare(recorded: recorded, actual: actual, tolerance: tolerance).agrees {
      return piece
    }
    let output = OutputComparison.acceptedOutput(
      recorded: recorded, actual: actual, tolerance: tolerance)
    return document.replacingOutputs([0: output])
  }
}

extension JupyterNotebook.Cell {
  /// Whether it is a command of another kernel, such as `%%bash` or `!ls`.
  fileprivate var isMagic: Bool { Self.isMagic(source) }

  public static func isMagic(_ code: String) -> Bool {
    code.split(whereSeparator: \.isNewline).first { !$0.isEmpty }
      .flatMap(\.first).map("%!".contains) ?? false
  }
}
