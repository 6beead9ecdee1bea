import Diagnostics
import JSON
import Language
import Notebooks

/// The information beside the text: the outline, folds, lenses and values.
extension EditingServer {
  func documentSymbol(_ question: Question) -> JSONValue {
    let document = question.document
    guard let pieces = question.pieces else { return .null }
    var outline = Outline()
    let text = question.text
    let headings = document.open.notebook?.headings ?? []
    var (nextPiece, nextHeading) = (0, 0)
    while nextPiece < pieces.count || nextHeading < headings.count {
      let line = nextPiece < pieces.count ? pieces[nextPiece].lines.lowerBound : .max
      if nextHeading < headings.count, headings[nextHeading].line - 1 < line {
        let heading = headings[nextHeading]
        let level = heading.level
        let next = headings[(nextHeading + 1)...].first { $0.level <= level }
        let end = next.map { $0.line - 2 } ?? text.lineStarts.count - 1
        outline.open(
          level, heading.text.isEmpty ? "(no title)" : heading.text,
          symbol(15, heading.line - 1...max(heading.line - 1, end), text))
        nextHeading += 1
      } else {
        let piece = pieces[nextPiece]
        let first = document.readings[piece.cell.index].source.firstWords
        if !first.isEmpty {
          let last = max(piece.lines.lowerBound, piece.lines.upperBound - 1)
          outline.add(first, symbol(19, piece.lines.lowerBound...last, text))
        }
        nextPiece += 1
      }
    }
    return .array(outline.finished())
  }

  private func symbol(
    _ kind: Int, _ lines: ClosedRange<Int>, _ text: OpenText
  ) -> [String: JSONValue] {
    let first = text.line(lines.lowerBound)
    let whole = first.lowerBound..<max(first.upperBound, text.line(lines.upperBound).upperBound)
    return [
      "kind": .integer(kind), "range": text.range(whole, client.encoding),
      "selectionRange": text.range(first, client.encoding),
    ]
  }

  /// Headings with what stands below them.
  private struct Outline {
    private var levels: [(level: Int, symbol: [String: JSONValue], children: [JSONValue])] = [
      (0, [:], [])
    ]

    mutating func open(_ level: Int, _ name: String, _ symbol: [String: JSONValue]) {
      close(to: level)
      levels.append((level, symbol.merging(["name": .string(name)]) { $1 }, []))
    }

    mutating func add(_ name: String, _ symbol: [String: JSONValue]) {
      levels[levels.count - 1].children.append(
        .object(symbol.merging(["name": .string(name)]) { $1 }))
    }

    private mutating func close(to level: Int) {
      while levels.count > 1, levels[levels.count - 1].level >= level {
        let last = levels.removeLast()
        levels[levels.count - 1].children.append(
          .object(last.symbol.merging(["children": .array(last.children)]) { $1 }))
      }
    }

    mutating func finished() -> [JSONValue] {
      close(to: 0)
      return levels[0].children
    }
  }

  /// The headings and the names in all open documents that have what is asked for in them.
  func workspaceSymbol(_ params: JSONValue) -> JSONValue {
    let query = params["query"]?.string?.lowercased() ?? ""
    var symbols: [JSONValue] = []
    func add(_ name: String, _ kind: Int, _ range: Range<Int>, _ text: OpenText) {
      guard query.isEmpty || name.lowercased().contains(query) else { return }
      symbols.append([
        "name": .string(name), "kind": .integer(kind),
        "location": ["uri": .string(text.uri), "range": text.range(range, client.encoding)],
      ])
    }
    for document in order.compactMap({ documents[$0] }) where !document.open.pieces.isEmpty {
      for heading in document.open.notebook?.headings ?? [] {
        add(heading.text, 15, document.open.texts[0].line(heading.line - 1), document.open.texts[0])
      }
      for piece in document.open.pieces {
        let text = document.text(of: piece)
        for binding in document.readings[piece.cell.index].bindings {
          let span = binding.name.span
          add(
            binding.name.text, binding.kind.symbol,
            piece.textRange(of: span.lower..<span.upper, in: text), text)
        }
      }
    }
    return .array(symbols)
  }

  func foldingRange(_ question: Question) -> JSONValue {
    let document = question.document
    guard let pieces = question.pieces else { return .null }
    let text = question.text
    func fold(_ lines: ClosedRange<Int>, _ kind: String?) -> JSONValue? {
      guard lines.upperBound > lines.lowerBound else { return nil }
      var fields: [String: JSONValue] = [
        "startLine": .integer(lines.lowerBound), "endLine": .integer(lines.upperBound),
      ]
      if let kind { fields["kind"] = .string(kind) }
      return .object(fields)
    }
    func lines(_ bytes: Range<Int>) -> ClosedRange<Int> {
      let first = text.lineIndex(of: bytes.lowerBound)
      return first...max(first, text.lineIndex(of: max(bytes.lowerBound, bytes.upperBound - 1)))
    }
    var folds: [JSONValue?] = []
    for piece in pieces {
      if document.open.notebook != nil { folds.append(fold(lines(piece.cell.block), nil)) }
      if let output = piece.cell.outputBlock { folds.append(fold(lines(output), "region")) }
      for statement in document.readings[piece.cell.index].lines.flatMap(\.statements) {
        let span = piece.textRange(of: statement.span.lower..<statement.span.upper, in: text)
        folds.append(fold(lines(span), nil))
      }
    }
    return .array(folds.compactMap(\.self))
  }

  // MARK: Lenses and values

  /// An action on a cell, such as a lens's.
  enum CellCommand: String, CaseIterable {
    case run = "motionbook.run"
    case play = "motionbook.play"
    case accept = "motionbook.accept"
    case world = "motionbook.world"

    var title: String {
      switch self {
      case .run: "Run"
      case .play: "Play as a page"
      case .accept: "Accept"
      case .world: "Show the world"
      }
    }
  }

  func codeLens(_ question: Question) -> JSONValue {
    let document = question.document
    guard let pieces = question.pieces else { return .null }
    let text = question.text
    var lenses: [JSONValue] = []
    for piece in pieces where !piece.cell.directives.isSkipped {
      var commands: [CellCommand] = [.run, .play]
      if document.differingRun(of: piece) != nil { commands.append(.accept) }
      let isNotebook = document.open.notebook != nil
      let first =
        isNotebook ? piece.cell.block.lowerBound : text.line(piece.lines.lowerBound).lowerBound
      let line = text.line(text.lineIndex(of: first))
      lenses += commands.map { command in
        [
          "range": text.range(line, client.encoding),
          "command": [
            "title": .string(command.title), "command": .string(command.rawValue),
            "arguments": [.string(text.uri), .integer(piece.cell.index)],
          ],
        ]
      }
    }
    return .array(lenses)
  }

  /// The values that `expect` found, behind its line.
  func inlayHint(_ question: Question) -> JSONValue {
    let document = question.document
    guard let pieces = question.pieces else { return .null }
    let text = question.text
    let asked = text.offsets(of: question.params["range"], client.encoding)
    var hints: [JSONValue] = []
    for piece in pieces {
      guard let run = document.liveRuns.run(of: piece.cell) else { continue }
      let lines = document.readings[piece.cell.index].expectations
      let counts = Dictionary(lines.map { ($0.condition, 1) }, uniquingKeysWith: +)
      var passed: [String: Int] = [:]
      for (condition, span) in lines {
        let number = passed[condition, default: 0]
        passed[condition] = number + 1
        // In a block, and where one was not reached, nobody knows which one a value belongs to.
        guard let found = run.expectations[condition], found.count == counts[condition],
          let value = found[number].comparison?.left.text
        else { continue }
        let end = piece.textOffset(of: span.upper, in: text)
        guard asked.map({ $0.contains(end) || $0.upperBound == end }) ?? true else { continue }
        hints.append([
          "position": text.position(of: end, client.encoding), "label": .string("= \(value)"),
          "paddingLeft": true,
        ])
      }
    }
    return .array(hints)
  }
}

extension Reading.Binding.Kind {
  /// The protocol's number: Variable, Function or Object.
  fileprivate var symbol: Int {
    switch self {
    case .value: 13
    case .command: 12
    case .object, .kept: 19
    }
  }
}

extension Source {
  /// The first line that says something, up to 60 characters.
  fileprivate var firstWords: String {
    let lines = text(0..<utf8.count).split(separator: "\n")
    let line = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return String(line.drop(while: \.isWhitespace).prefix(60))
  }
}
