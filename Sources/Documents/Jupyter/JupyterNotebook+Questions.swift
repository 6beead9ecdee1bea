import JSON
import Notebooks
import Pages

/// A notebook of Jupyter that asks: what `Withholding` withholds is not in sight when it is opened.
///
/// A cell that asks, and those that wait for it, have no output and their code folded: running a cell tells,
/// so it has all of its code. Prose that waits is folded. What the file is made of is kept in the metadata, so
/// nothing is lost on the way back.
extension JupyterNotebook {
  /// - Parameter outputs: What each cell in sight showed, by its index.
  public init(asking document: NotebookDocument, outputs: [Int: [JSONValue]]) {
    let whole = JupyterNotebook(document, outputs: outputs)
    cells = []
    metadata = whole.metadata
    let seen = Set(document.cellsInSight.map(\.index))
    var withholding = Withholding()
    var codes = document.cells[...]
    for cell in whole.cells {
      guard cell.kind == .code, let origin = codes.popFirst() else {
        append(prose: cell, &withholding)
        continue
      }
      let waits =
        withholding.withholds(.cell(origin)) || !(seen.contains(origin.index) || origin.asks)
      cells.append(waits || origin.asks ? cell.withheld : cell)
    }
  }

  /// Adds prose, of which the part up to the next heading may wait.
  private mutating func append(prose cell: Cell, _ withholding: inout Withholding) {
    guard withholding.isWaiting else { return cells.append(cell) }
    guard let parts = MarkdownSection.parts(of: cell.source), !cell.keepsMarkdown else {
      return cells.append(cell.folded)
    }
    withholding.endSection()
    if parts.before.isEmpty { return cells.append(cell) }
    var (before, rest) = (Cell(.markdown, parts.before), Cell(.markdown, parts.rest))
    before.metadata = cell.metadata
    rest.metadata["motion"] = ["joins": true, "before": .string(parts.gap)]
    cells += [before.folded, rest]
  }
}

extension JupyterNotebook.Cell {
  /// Whether a question withholds it, or what it says.
  var waits: Bool { metadata["motion"]?["waits"]?.flag ?? false }

  /// Whether it goes on with the prose above, from which a heading parts it.
  var joins: Bool { metadata["motion"]?["joins"]?.flag ?? false }

  fileprivate var keepsMarkdown: Bool { metadata["motion"]?["markdown"] != nil }

  /// The source of prose that waits. An author's folded part that goes on in other cells cannot be folded in this
  /// one: of it, the summary stays.
  static func folded(_ source: String) -> String {
    let text = source.withoutUnpairedDetails
    return text.isEmpty
      ? "<!-- -->" : "<details><summary>After your answer</summary>\n\n\(text)\n\n</details>"
  }

  fileprivate var folded: Self { other(kind, Self.folded(source)) }

  /// A cell of code, folded and without its output.
  fileprivate var withheld: Self {
    var cell = other(.code, source)
    cell.metadata["jupyter"] = ["source_hidden": true]
    return cell
  }

  /// A cell with another source, and with its Markdown in the metadata.
  private func other(_ kind: Kind, _ source: String) -> Self {
    var cell = Self(kind, source)
    cell.metadata = metadata
    var notes = metadata["motion"]?.object ?? [:]
    notes["markdown"] = notes["markdown"] ?? .string(writtenMarkdown)
    notes["waits"] = true
    cell.metadata["motion"] = .object(notes)
    return cell
  }
}

extension String {
  /// The text without the tags of `details` whose other end is in another text.
  fileprivate var withoutUnpairedDetails: String {
    let tag = #/<details\b[^>]*>\s*(?:<summary>(.*?)</summary>)?|</details>/#
    let isStart = { (match: Regex<(Substring, Substring?)>.Match) in
      match.output.0.hasPrefix("<d")
    }
    var unpaired: [Regex<(Substring, Substring?)>.Match] = []
    for match in matches(of: tag) {
      if !isStart(match), unpaired.last.map(isStart) == true {
        unpaired.removeLast()
      } else {
        unpaired.append(match)
      }
    }
    var text = self
    for match in unpaired.reversed() {
      text.replaceSubrange(match.range, with: match.output.1.map { "**\($0)**" } ?? "")
    }
    return unpaired.isEmpty ? self : text.replacing(#/^\s+|\s+$/#, with: "")
  }
}
