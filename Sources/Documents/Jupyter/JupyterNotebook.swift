import JSON

/// A notebook of Jupyter, format 4.5: cells with outputs in several forms.
///
/// Source: "The Notebook file format" in nbformat's documentation.
public struct JupyterNotebook: Sendable {
  /// A cell.
  public struct Cell: Sendable {
    public enum Kind: String, Sendable {
      case code, markdown, raw
    }

    public let kind: Kind
    public let source: String
    /// Tags and what else the cell carries.
    public var metadata: [String: JSONValue] = [:]
    /// The outputs of a code cell.
    public var outputs: [JSONValue] = []
    /// The names of the images that are stored in the cell.
    public private(set) var attachments: [String] = []
    /// Whether a kernel has counted it.
    public private(set) var isCounted = false

    init(_ kind: Kind, _ source: String) {
      self.kind = kind
      self.source = source
    }
  }

  public var cells: [Cell]
  public var metadata: [String: JSONValue]
}

// MARK: - Reading

/// Why a text is not a notebook of Jupyter, as a sentence without its full stop.
public struct JupyterProblem: Error, Hashable, Sendable {
  public let reason: String
}

extension JupyterNotebook {
  /// Reads a file's bytes.
  ///
  /// - Throws: `JupyterProblem` with the reason.
  public init(reading bytes: [UInt8]) throws(JupyterProblem) {
    let value: JSONValue
    do {
      value = try JSONValue(reading: bytes)
    } catch {
      throw JupyterProblem(reason: "it is not a notebook of Jupyter: \(error.reason)")
    }
    guard let version = value["nbformat"]?.integer else {
      throw JupyterProblem(reason: "it is not a notebook of Jupyter: it has no `nbformat`")
    }
    guard version == 4 else {
      throw JupyterProblem(
        reason: "it has format \(version); `jupyter nbconvert --to notebook` makes it format 4")
    }
    guard let cells = value["cells"]?.array else {
      throw JupyterProblem(reason: "it is not a notebook of Jupyter: it has no `cells`")
    }
    metadata = value["metadata"]?.object ?? [:]
    self.cells = []
    for (index, cell) in cells.enumerated() {
      guard let read = Cell(cell) else {
        throw JupyterProblem(reason: "its cell \(index + 1) has no type or no source")
      }
      self.cells.append(read)
    }
  }

  /// The language of its code; nil if it does not say. jupytext has a word of its own for that of a
  /// notebook without a kernel.
  public var language: String? {
    metadata["kernelspec"]?["language"]?.string ?? metadata["language_info"]?["name"]?.string
      ?? metadata["jupytext"]?["main_language"]?.string
  }

  /// Whether Motionbook runs its code.
  public var isMotion: Bool {
    metadata["kernelspec"]?["name"]?.string == KernelDescription.name
      || language.map(JupytextWords.languages.contains) == true
  }
}

extension JupyterNotebook.Cell {
  init?(_ value: JSONValue) {
    guard let kind = value["cell_type"]?.string.flatMap(Kind.init(rawValue:)),
      let source = value["source"]?.joinedText
    else { return nil }
    self.init(kind, kind == .code ? Self.code(in: source) : source)
    metadata = value["metadata"]?.object ?? [:]
    outputs = kind == .code ? value["outputs"]?.array ?? [] : []
    attachments = (value["attachments"]?.object ?? [:]).keys.sorted()
    isCounted = value["execution_count"]?.integer != nil
  }

  /// The code of a cell. jupytext writes one whose language is not called as the notebook's is as a
  /// command of IPython: `%%motion`.
  public static func code(in source: String) -> String {
    let magic = JupytextWords.languages.map { "%%\($0)\n" }.first(where: source.hasPrefix)
    return String(source.dropFirst(magic?.count ?? 0))
  }

  var tags: [String] { metadata["tags"]?.array?.compactMap(\.string) ?? [] }
}

extension JSONValue {
  /// A text that may stand as a list of its lines.
  var joinedText: String? {
    if let string { return string }
    guard let lines = array else { return nil }
    return lines.compactMap(\.string).joined()
  }

  /// A text as a list of its lines, each with its end, so that version control shows lines.
  init(lines text: String) {
    var lines: [JSONValue] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map(rest.index(after:)) ?? rest.endIndex
      lines.append(.string(String(rest[..<end]) ?? ""))
      rest = rest[end...]
    }
    self = .array(lines)
  }
}

// MARK: - Writing

extension JupyterNotebook {
  /// The file's text: the same notebook gives the same bytes.
  public var text: String {
    let value: JSONValue = [
      "nbformat": 4, "nbformat_minor": 5, "metadata": .object(metadata),
      "cells": .array(cells.enumerated().map { $1.json(number: $0 + 1) }),
    ]
    return value.indentedText + "\n"
  }
}

extension JupyterNotebook.Cell {
  fileprivate func json(number: Int) -> JSONValue {
    var fields: [String: JSONValue] = [
      "cell_type": .string(kind.rawValue), "id": .string("cell-\(number)"),
      "metadata": .object(metadata), "source": JSONValue(lines: source),
    ]
    if kind == .code {
      fields["execution_count"] = .null
      fields["outputs"] = .array(outputs)
    }
    return .object(fields)
  }
}
