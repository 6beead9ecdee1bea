import TestSupport
import Testing

@testable import Notebooks

/// A golden case: a notebook in a folder of `Tests/Cases`.
struct CaseFile: Sendable, CustomTestStringConvertible {
  /// The kind of behaviour that it covers.
  let folder: String
  /// Its name, without `.md`.
  let name: String

  static let all: [CaseFile] = folders.flatMap(files)

  /// Strangers' notebooks are tested with the whole program, because their output must not be
  /// trusted; wrong lines, pasted code and data are no notebooks.
  static let folders = ProjectFolder("Tests/Cases").names.filter {
    !["hostile", "advice", "pasted", "as-printed", "data"].contains($0)
  }

  static func files(in folder: String) -> [CaseFile] {
    ProjectFolder("Tests/Cases/\(folder)").names(ending: ".md")
      .map { CaseFile(folder: folder, name: $0) }
  }

  var testDescription: String { "\(folder)/\(name)" }

  private var place: ProjectFolder { ProjectFolder("Tests/Cases/\(folder)") }

  func text() throws -> String { try place.text(name + ".md") }

  func document() throws -> NotebookDocument { try NotebookDocument(text: text()) }

  func record(_ text: String) throws { try place.record(text, in: name + ".md") }
}

extension CellReport {
  /// The outcome in one word, for a message.
  var word: String { "\(outcome)".split(separator: "(").first.map(String.init) ?? "" }

  /// Whether the cell's output is exactly as written, although the author may have required less.
  var isExact: Bool {
    guard outcome.isGood else { return false }
    let directives = cell.directives
    if directives.isVolatile || directives.isSkipped || directives.tolerance != nil { return true }
    let recorded = cell.recorded ?? ""
    if recorded.contains("[..]") || OutputText.lines(recorded).contains("...") { return true }
    return OutputText.lines(recorded) == output.lines.map(\.text)
  }
}
