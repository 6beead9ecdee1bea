import Foundation
import Testing

@testable import Notebooks

/// A golden case: a notebook in a folder of `Tests/Cases`.
struct CaseFile: Sendable, CustomTestStringConvertible {
  /// The kind of behaviour that it covers.
  let folder: String
  /// Its name, without `.md`.
  let name: String

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Cases")

  static let all: [CaseFile] = folders.flatMap(files)

  /// Strangers' notebooks are tested with the whole program, because their output must not be
  /// trusted; wrong lines, pasted code and data are no notebooks.
  static let folders = names(in: root).filter {
    !["hostile", "advice", "pasted", "data"].contains($0)
  }

  static func files(in folder: String) -> [CaseFile] {
    names(in: root.appendingPathComponent(folder)).filter { $0.hasSuffix(".md") }
      .map { CaseFile(folder: folder, name: String($0.dropLast(3))) }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  var testDescription: String { "\(folder)/\(name)" }

  private var url: URL { Self.root.appendingPathComponent("\(folder)/\(name).md") }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  func document() throws -> NotebookDocument { try NotebookDocument(text: text()) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }
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
