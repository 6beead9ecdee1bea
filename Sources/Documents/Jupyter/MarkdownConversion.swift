import JSON
import Notebooks
import Pages

/// A notebook of Jupyter as a notebook in Markdown, and what of it Markdown cannot hold.
public struct MarkdownConversion: Sendable {
  /// The file's text.
  public private(set) var text = ""
  /// The parts left out or kept as text, a sentence for each.
  public private(set) var losses: [String] = []

  private let isMotion: Bool
  private let language: String
  /// The front matter; empty if there is none.
  private let head: String

  public init(_ notebook: JupyterNotebook) {
    isMotion = notebook.isMotion
    language = notebook.language ?? ""
    head = notebook.metadata["motion"]?["head"]?.string.flatMap(Self.head) ?? ""
    text = head
    var lastKind: JupyterNotebook.Cell.Kind?
    for (index, cell) in notebook.cells.enumerated() {
      let around = Neighbours(notebook.cells, of: index)
      let piece = piece(cell, around, number: index + 1)
      let before = cell.metadata["motion"]?["before"]?.string.flatMap(Self.blank)
      // A cell that was empty has no piece.
      guard !piece.isEmpty else { continue }
      loseMetadata(of: cell, number: index + 1)
      if cell.kind == .markdown, lastKind == .markdown, !cell.joins {
        lose("the border before it is left out: it joins the text above", index + 1)
      }
      lastKind = cell.kind
      text += before ?? JupyterNotebook.gap(isFirst: text == head)
      text += piece
    }
    text += notebook.metadata["motion"]?["after"]?.string.flatMap(Self.blank) ?? ""
    loseMetadata(of: notebook)
  }

  /// Only blank lines may stand between two pieces, whoever wrote the file.
  private static func blank(_ text: String) -> String? {
    text.utf8.allSatisfy { " \t\r\n".utf8.contains($0) } ? text : nil
  }

  /// Only front matter may stand before the first piece.
  private static func head(_ text: String) -> String? {
    (try? NotebookDocument(text: text)).flatMap { $0.head == text ? text : nil }
  }

  /// The cells before and after one: what stands beside prose as jupytext cuts it.
  private struct Neighbours {
    /// Whether a code cell without an output is above.
    let followsBareCode: Bool
    let precedesCode: Bool

    init(_ cells: [JupyterNotebook.Cell], of index: Int) {
      let above = index > 0 ? cells[index - 1] : nil
      followsBareCode = above?.kind == .code && above?.outputs.isEmpty == true
      precedesCode = index + 1 < cells.count && cells[index + 1].kind == .code
    }
  }

  private mutating func piece(
    _ cell: JupyterNotebook.Cell, _ around: Neighbours, number: Int
  ) -> String {
    switch cell.kind {
    case .markdown:
      for name in cell.attachments { lose("the image `\(name)` is left out", number) }
      return kept(cell) ?? claimed(cell.source, around) ?? cell.writtenMarkdown
    case .raw:
      if cell.source.isEmpty { return "" }
      lose("a raw cell stays text", number)
      return NotebookWriter.text([.quoted(cell.source, language: "")])
    case .code where !isMotion || cell.isMagic || cell.otherLanguage != nil:
      if cell.source.isEmpty { return "" }
      let language = cell.otherLanguage ?? (cell.isMagic ? "" : language)
      lose("code of another kernel\(language.isEmpty ? "" : " (\(language))") stays text", number)
      if !cell.outputs.isEmpty { lose("its output is left out", number) }
      return NotebookWriter.text([.quoted(cell.source, language: language)])
    case .code:
      if !JupyterOutput.text(of: cell.outputs).isWhole {
        lose("an output without text is left out", number)
      }
      if cell.hasPicture {
        lose("a picture among its outputs is left out; its text is kept", number)
      }
      return kept(cell) ?? cell.writtenMarkdown
    }
  }

  /// Prose that says a cell's output or directives, where jupytext cut a notebook of ours into
  /// cells: beside such a cell it belongs to it again. Nil for any other.
  private func claimed(_ source: String, _ around: Neighbours) -> String? {
    guard isMotion else { return nil }
    let prose = source.hasSuffix("\n") ? source : source + "\n"
    let text = "```motion\nshow\n```\n\n\(prose)\n```motion\ndraw\n```\n"
    guard let read = try? NotebookDocument(text: text), read.warnings.isEmpty,
      read.cells.map(\.code) == ["show", "draw"]
    else { return nil }
    let saysOutput = read.cells[0].recorded != nil
    let saysDirectives = read.cells[1].directives != .none
    guard saysOutput || saysDirectives, !saysOutput || around.followsBareCode,
      !saysDirectives || around.precedesCode
    else { return nil }
    return prose
  }

  // MARK: Losses

  private mutating func loseMetadata(of cell: JupyterNotebook.Cell, number: Int) {
    let known = Set(DirectiveTag.allCases.flatMap(\.words))
    let tags = cell.tags.filter { cell.kind != .code || !isMotion || !known.contains($0) }
    if !tags.isEmpty {
      let list = tags.map { "`\($0)`" }.joined(separator: ", ")
      let isOne = tags.count == 1
      lose("its tag\(isOne ? "" : "s") \(list) \(isOne ? "is" : "are") left out", number)
    }
    let own = ["motion", "tags", "vscode"] + (cell.waits ? ["jupyter"] : [])
    for key in cell.metadata.keys.sorted() where !own.contains(key) {
      lose("its metadata `\(key)` is left out", number)
    }
    let languages = ["languageId"]
    for key in (cell.metadata["vscode"]?.object ?? [:]).keys.sorted()
    where !languages.contains(key) {
      lose("its metadata `vscode.\(key)` is left out", number)
    }
    if cell.metadata["vscode"]?["languageId"]?.string != nil, cell.otherLanguage == nil {
      lose("its `languageId` is left out", number)
    }
  }

  private mutating func loseMetadata(of notebook: JupyterNotebook) {
    let count = notebook.cells.count(where: \.isCounted)
    if count > 0 {
      let cells = count == 1 ? "1 cell" : "\(count) cells"
      losses.append("the execution counts of \(cells) are left out")
    }
    var own: Set = ["kernelspec", "language_info", "motion"]
    // jupytext adds these settings to a notebook that Motionbook has written.
    let words = notebook.metadata["jupytext"]?.object ?? [:]
    if words.keys.allSatisfy({ ["custom_language_magics", "main_language"].contains($0) }) {
      own.insert("jupytext")
    }
    for key in notebook.metadata.keys.sorted() where !own.contains(key) {
      losses.append("the notebook's metadata `\(key)` is left out")
    }
  }

  private mutating func lose(_ what: String, _ number: Int) {
    losses.append("cell \(number): \(what)")
  }

  /// The piece of Markdown that a cell came from, if it still says what the cell says: its output
  /// may have changed in between, its code and prose not.
  private func kept(_ cell: JupyterNotebook.Cell) -> String? {
    guard let piece = cell.metadata["motion"]?["markdown"]?.string else { return nil }
    let inList = cell.kind == .code ? ListPiece(piece) : nil
    // In MyST the front matter says that a block is a cell.
    let before = head + (inList?.lead ?? "")
    guard let document = try? NotebookDocument(text: before + piece) else { return nil }
    var origin = JupyterNotebook(document)
    if inList?.lead.isEmpty == false, origin.cells.first?.kind == .markdown {
      origin.cells.removeFirst()
    }
    guard cell.kind == .code else {
      let isProse = document.cells.isEmpty && origin.cells.count == 1
      let source = isProse ? origin.cells[0].source : ""
      return isProse && [source, JupyterNotebook.Cell.folded(source)].contains(cell.source)
        ? piece : nil
    }
    if cell.waits, cell.outputs.isEmpty, origin.cells.count == 1,
      origin.cells[0].source == cell.source
    {
      return piece
    }
    guard origin.cells.count == 1, let written = document.cells.first,
      origin.cells[0].source == cell.source, written.directives == cell.directives
    else { return nil }
    if origin.cells[0].outputs == cell.outputs { return piece }
    let actual = CellOutput(JupyterOutput.text(of: cell.outputs).text)
    let (recorded, tolerance) = (written.recorded ?? "", written.directives.tolerance)
    if OutputComparison.compare(recorded: recorded, actual: actual, tolerance: tolerance).agrees {
      return piece
    }
    let output = OutputComparison.acceptedOutput(
      recorded: recorded, actual: actual, tolerance: tolerance)
    let text = document.replacingOutputs([0: output])
    return String(decoding: text.utf8.dropFirst(before.utf8.count), as: UTF8.self)
  }
}

extension JupyterNotebook.Cell {
  /// Whether it is a command of another kernel, such as `%%bash` or `!ls`.
  fileprivate var isMagic: Bool { Self.isMagic(source) }

  /// The language that Visual Studio Code notes for it, if it is not Motionbook's or the one by which
  /// it is highlighted.
  fileprivate var otherLanguage: String? {
    guard let language = metadata["vscode"]?["languageId"]?.string, !language.isEmpty,
      !JupytextWords.languages.contains(language), !["python", "plaintext"].contains(language)
    else { return nil }
    return language
  }

  /// Whether an output has a picture that its text does not stand for. Motionbook's own are drawn from
  /// what its text says, as SVG.
  fileprivate var hasPicture: Bool {
    outputs.contains { output in
      let forms = (output["data"]?.object ?? [:]).keys
      return forms.contains("text/plain")
        && forms.contains { $0.hasPrefix("image/") && $0 != "image/svg+xml" }
    }
  }

  public static func isMagic(_ code: String) -> Bool {
    code.split(whereSeparator: \.isNewline).first { !$0.isEmpty }
      .flatMap(\.first).map("%!".contains) ?? false
  }
}
