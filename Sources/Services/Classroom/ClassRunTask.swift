import JSON
import Notebooks

/// A worker's task, as it passes from the server to a process of its own.
public struct ClassRunTask: Sendable {
  /// The cells up to the one whose results are shown.
  public let cells: [Cell]
  /// The files that they may load: those that the notebook itself names.
  public let files: Set<String>
  /// Whether it ends early, so that others have their turn; then it runs again.
  public internal(set) var isBrief = true

  /// The cells of a notebook, some of them with other code.
  init(_ document: NotebookDocument, upTo last: Int, codes: [Int: String]) {
    cells = document.cells.prefix(last + 1).map { cell in
      Cell(
        index: cell.index, code: codes[cell.index] ?? cell.code, line: 1,
        directives: cell.directives)
    }
    files = Set(document.cells.flatMap { $0.code.matches(of: #/"([^"\n]+)"/#) }.map { "\($0.1)" })
  }

  public var text: String {
    let cells = cells.map { cell -> JSONValue in
      [
        "code": .string(cell.code), "skip": .flag(cell.directives.isSkipped),
        "error": .flag(cell.directives.expectsError),
      ]
    }
    return JSONValue.object([
      "cells": .array(cells), "files": .array(files.sorted().map { .string($0) }),
      "brief": .flag(isBrief),
    ]).text
  }

  public init?(_ bytes: [UInt8]) {
    guard let json = try? JSONValue(reading: bytes), let cells = json["cells"]?.array,
      let files = json["files"]?.array, let isBrief = json["brief"]?.flag
    else { return nil }
    self.isBrief = isBrief
    self.cells = cells.enumerated().map { index, cell in
      var directives = CellDirectives.none
      directives.isSkipped = cell["skip"]?.flag ?? false
      directives.expectsError = cell["error"]?.flag ?? false
      return Cell(
        index: index, code: cell["code"]?.string ?? "", line: 1, directives: directives)
    }
    self.files = Set(files.compactMap(\.string))
  }
}

/// How a run ended.
public enum ClassRunOutcome: Sendable {
  /// The worker's output.
  case answered([UInt8])
  case tookTooLong
  case wroteTooMuch
  /// It died, as it does without memory.
  case died
}

/// A worker's answer.
public struct ClassRunResult: Sendable {
  /// The most bytes of its text.
  public static let limit = 1 << 20

  /// A cell that failed and should not.
  public struct Mistake: Hashable, Sendable {
    /// The cell's index.
    public let cell: Int
    /// The stable name of the mistake.
    public let id: String
    public let message: String

    public init(cell: Int, id: String, message: String) {
      (self.cell, self.id, self.message) = (cell, id, message)
    }
  }

  public let html: String
  public let mistake: Mistake?

  public init(html: String, mistake: Mistake?) { (self.html, self.mistake) = (html, mistake) }

  public var text: String { json.text }

  var json: JSONValue {
    let mistake = mistake.map { mistake -> JSONValue in
      [
        "cell": .integer(mistake.cell), "id": .string(mistake.id),
        "message": .string(mistake.message),
      ]
    }
    return ["html": .string(html), "mistake": mistake ?? .null]
  }

  init(_ bytes: [UInt8]) throws(ClassRefusal) {
    guard let json = try? JSONValue(reading: bytes), let html = json["html"]?.string else {
      throw .runDied
    }
    self.html = html
    mistake = json["mistake"].flatMap { mistake in
      guard let cell = mistake["cell"]?.integer, let id = mistake["id"]?.string,
        let message = mistake["message"]?.string
      else { return nil }
      return Mistake(cell: cell, id: id, message: message)
    }
  }
}
