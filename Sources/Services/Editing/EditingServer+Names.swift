import Diagnostics
import JSON
import Language
import Playing

/// Names: where they are made and used, what they are called instead, and the colors of all words.
extension EditingServer {
  /// A name of a document, with the pieces in which it means the same.
  private struct Named {
    let name: String
    let place: EditedDocument.CellPlace
    let range: Range<Int>
    let pieces: [Piece]
  }

  private func named(_ question: Question) -> Named? {
    guard let place = place(of: question), let word = place.word else { return nil }
    let document = question.document
    let name = place.reading.source.text(word)
    guard document.occurrences(of: name, in: place.piece).contains(word),
      let pieces = document.pieces(sharing: name, with: place.piece)
    else { return nil }
    return Named(name: name, place: place, range: word, pieces: pieces)
  }

  func definition(_ question: Question) -> JSONValue {
    guard let named = named(question) else { return .null }
    let document = question.document
    let made = named.pieces.flatMap { piece in
      document.readings[piece.cell.index].bindings.filter { $0.name.text == named.name }
        .map { (piece: piece, span: $0.name.span) }
    }
    // The last one up to here, or the first one.
    let here = (named.place.piece.cell.index, named.range.upperBound)
    let best = made.last { ($0.piece.cell.index, $0.span.lower) < here } ?? made.first
    guard let best else { return .null }
    return location(best.span.lower..<best.span.upper, best.piece, document)
  }

  private func location(
    _ range: Range<Int>, _ piece: Piece, _ document: EditedDocument
  ) -> JSONValue {
    let text = document.text(of: piece)
    return [
      "uri": .string(text.uri),
      "range": text.range(piece.textRange(of: range, in: text), client.encoding),
    ]
  }

  func references(_ question: Question) -> JSONValue {
    guard let named = named(question) else { return .null }
    let document = question.document
    let withMaking = question.params["context"]?["includeDeclaration"]?.flag ?? true
    return .array(
      named.pieces.flatMap { piece in
        let made = document.readings[piece.cell.index].bindings.map(\.name.span.lower)
        return document.occurrences(of: named.name, in: piece)
          .filter { withMaking || !made.contains($0.lowerBound) }
          .map { location($0, piece, document) }
      })
  }

  func documentHighlight(_ question: Question) -> JSONValue {
    guard let named = named(question) else { return .null }
    let document = question.document
    return .array(
      named.pieces.filter { $0.text == question.textIndex }.flatMap { piece in
        document.occurrences(of: named.name, in: piece).map { range -> JSONValue in
          ["range": location(range, piece, document)["range"] ?? .null]
        }
      })
  }

  // MARK: Rename

  func prepareRename(_ question: Question) -> JSONValue {
    guard let named = named(question) else { return .null }
    return [
      "range": json(named.range, in: named.place), "placeholder": .string(named.name),
    ]
  }

  func rename(_ question: Question) throws(Refusal) -> JSONValue {
    guard let named = named(question) else { throw .invalid("there is no name here") }
    let document = question.document
    let new = question.params["newName"]?.string ?? ""
    guard Reading.isName(new) else { throw .invalid("`\(new)` cannot be a name") }
    // Every other meaning of the word stays what it is.
    let isTaken = named.pieces.contains {
      document.readings[$0.cell.index].words.contains(new)
    }
    guard new == named.name || !isTaken else { throw .invalid("`\(new)` is there already") }
    return workspaceEdit(
      named.pieces.flatMap { piece in
        let text = document.text(of: piece)
        return document.occurrences(of: named.name, in: piece).map {
          (text, piece.textRange(of: $0, in: text), new)
        }
      })
  }

  // MARK: Colors

  /// The types of semantic tokens, in the order of their numbers.
  enum TokenType: String, CaseIterable {
    case function, keyword, variable, number, string, comment

    init?(_ role: Highlight.Role) {
      switch role {
      case .verb: self = .function
      case .keyword: self = .keyword
      case .name: self = .variable
      case .number: self = .number
      case .text: self = .string
      case .comment: self = .comment
      case .mistake, .bracket: return nil
      }
    }

    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  func semanticTokens(_ question: Question) -> JSONValue {
    let document = question.document
    guard let pieces = question.pieces else { return .null }
    let text = question.text
    var data: [JSONValue] = []
    var last = (line: 0, character: 0)
    for piece in pieces {
      let index = piece.cell.index
      var names = document.known[index]
      names.add(document.readings[index])
      for (range, role) in document.roles(in: piece, isKnown: names.all.contains) {
        guard let type = TokenType(role) else { continue }
        // A token stands in one line.
        let source = document.readings[index].source
        var start = range.lowerBound
        while start < range.upperBound {
          let end = min(source.lineRange(around: start).upperBound, range.upperBound)
          let place = text.range(piece.textRange(of: start..<end, in: text), client.encoding)
          start = end + 1
          guard let line = place["start"]?["line"]?.integer,
            let character = place["start"]?["character"]?.integer,
            let length = place["end"]?["character"]?.integer.map({ $0 - character }), length > 0
          else { continue }
          let step = line == last.line ? character - last.character : character
          data += [line - last.line, step, length, type.number, 0].map(JSONValue.integer)
          last = (line, character)
        }
      }
    }
    return ["data": .array(data)]
  }
}

extension Reading {
  /// Whether a text is one word that may be a name.
  static func isName(_ text: String) -> Bool {
    let reading = Reading("let \(text) = 1", knowing: Names())
    return reading.problem == nil && reading.bindings.map(\.name.text) == [text]
  }
}

extension EditedDocument {
  /// The roles of the parts of a piece's code, in UTF-8 offsets. They depend on the text alone, so
  /// that they are the same before and after it has run.
  func roles(
    in piece: Piece, isKnown: (String) -> Bool
  ) -> [(range: Range<Int>, role: Highlight.Role)] {
    let index = piece.cell.index
    let code = readings[index].source
    let text = code.text(0..<code.utf8.count)
    let parser = known[index].parser(for: Source(""))
    let highlights = Highlighter(text, cursor: nil, like: parser).highlights(isKnown: isKnown)
    var (scalar, place) = (0, 0)
    // In order, so that the text is gone through once.
    func offset(of target: Int) -> Int {
      while scalar < target, place < code.utf8.count {
        repeat { place += 1 } while place < code.utf8.count && code.utf8[place] & 0xC0 == 0x80
        scalar += 1
      }
      return place
    }
    return highlights.map { highlight in
      let start = offset(of: highlight.range.lowerBound)
      return (start..<offset(of: highlight.range.upperBound), highlight.role)
    }
  }

  /// Where a piece uses a name; not where the word is a verb, a clause, a property or a label.
  func occurrences(of name: String, in piece: Piece) -> [Range<Int>] {
    let reading = readings[piece.cell.index]
    guard reading.words.contains(name) else { return [] }
    let bytes = reading.source.utf8
    return roles(in: piece) { $0 == name }.filter { range, role in
      let after = bytes[range.upperBound...].first { $0 != 0x20 }
      return role == .name && after != UInt8(ascii: ":")
    }.map(\.range)
  }

  /// The pieces in which a name of one of them means the same: its scene, and for a trace,
  /// those from where it is made up to where it is made again. Nil if nothing makes it.
  func pieces(sharing name: String, with piece: Piece) -> [Piece]? {
    func kinds(_ range: Range<Int>) -> [Reading.Binding.Kind] {
      range.flatMap { readings[$0].bindings.filter { $0.name.text == name }.map(\.kind) }
    }
    let scenes = liveRuns.scenes.map(\.range)
    guard let here = scenes.firstIndex(where: { $0.contains(piece.cell.index) }) else { return nil }
    if case let made = kinds(scenes[here]), !made.isEmpty, !made.contains(.kept) {
      return Array(open.pieces[scenes[here]])
    }
    func keeps(_ range: Range<Int>) -> Bool { kinds(range).contains(.kept) }
    guard let start = scenes[...here].lastIndex(where: keeps) else { return nil }
    let end = scenes[(start + 1)...].firstIndex(where: keeps) ?? scenes.count
    return scenes[start..<end].filter { kinds($0).isEmpty || keeps($0) }.flatMap { open.pieces[$0] }
  }
}
