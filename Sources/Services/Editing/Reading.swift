import Diagnostics
import Evaluation
import Language
import Playing
import Sessions

/// The reading of a cell's text without running it: its statements, its mistake, and its names.
struct Reading {
  /// The lines up to the mistake, if there is one.
  private(set) var lines: [Line] = []
  private(set) var problem: ParseProblem?
  /// The names that it binds, in the order of the text.
  private(set) var bindings: [Binding] = []
  /// The words in it that may be names.
  let words: Set<String>
  let source: Source
  /// The names that it was read with, as far as its words are among them.
  let given: Names

  /// A name where it is made.
  struct Binding {
    enum Kind {
      case value, command, object
      /// The state after a `reset`.
      case kept
    }

    let name: Name
    let kind: Kind
  }

  /// - Parameter known: The names that are bound before it.
  init(_ code: String, knowing known: Names) {
    source = Source(code)
    words = Self.words(of: code)
    given = known.among(words)
    var parser = given.parser(for: source)
    do {
      while let line = try parser.nextLine() { lines.append(line) }
    } catch {
      problem = error
    }
    for statement in lines.flatMap(\.statements).flatMap(\.nested) { bind(statement) }
  }

  /// The names that a parser has to know, and all names.
  struct Names {
    var definitions: Set<String> = []
    var values: Set<String> = []
    var all: Set<String> = []

    mutating func add(_ reading: Reading) {
      for binding in reading.bindings {
        all.insert(binding.name.text)
        switch binding.kind {
        case .command: definitions.insert(binding.name.text)
        // Which of them are curves shows only when they run.
        case .value: values.insert(binding.name.text)
        case .object, .kept: break
        }
      }
    }

    /// Those that are some words. A text with no others means the same with them alone, and a long notebook
    /// has not all of its names once more for each cell.
    func among(_ words: Set<String>) -> Names {
      Names(
        definitions: words.filter(definitions.contains), values: words.filter(values.contains),
        all: words.filter(all.contains))
    }

    /// Whether the same text means the same to a parser.
    func parse(like other: Self) -> Bool {
      definitions == other.definitions && values == other.values
    }

    func parser(for source: Source) -> Parser {
      var parser = Parser(source, grammar: Motionbook.commands.grammar, definitions: definitions)
      parser.callables = values
      return parser
    }
  }

  /// Whether it begins with a line that only starts over.
  var startsOver: Bool { lines.first?.startsOver ?? false }

  static func words(of code: String) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    for byte in Array(code.utf8) + [0x20] {
      if byte.isOfWord {
        word.append(byte)
      } else if !word.isEmpty {
        words.insert(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    return words
  }

  /// The end of the statements that are complete before the line of an offset: what has run when
  /// someone types there.
  func prefixEnd(before offset: Int) -> Int {
    let start = source.lineRange(around: offset).lowerBound
    let end = lines.compactMap { $0.statements.last?.span.upper }.last { $0 <= start }
    guard let end else { return 0 }
    return min(source.lineRange(around: end).upperBound + 1, start)
  }

  /// The end of the statements that begin at or before the line of an offset; nil if there are none.
  func statementsEnd(throughLineOf offset: Int) -> Int? {
    let end = source.lineRange(around: offset).upperBound
    return lines.flatMap(\.statements).last { $0.span.lower <= end }?.span.upper
  }

  /// All expectations outside of blocks, with the condition as an expectation names it.
  var expectations: [(condition: String, span: Span)] {
    lines.flatMap(\.statements).compactMap { statement in
      guard case .command(let command) = statement.kind,
        Motionbook.commands[command].roles.contains(.isExpectation),
        case .expression(let condition)? = command.subject.first
      else { return nil }
      return (condition.span.text, statement.span)
    }
  }

  // MARK: Behind a mistake

  /// The code from the statement that cannot be read to the end of its line; nil if all can be read.
  var unreadable: Range<Int>? {
    problem.map { problem in
      let start = lines.last?.statements.last?.span.upper ?? 0
      let code = source.text(0..<source.utf8.count)
      return start..<max(start, OpenBrackets.lineEnd(of: code, from: problem.span.lower))
    }
  }

  /// What its code says behind the line of an offset, at the same offsets: all before is blank.
  func behind(_ offset: Int) -> Reading? {
    let end = source.lineRange(around: offset).upperBound
    guard end < source.utf8.count else { return nil }
    let blanks = source.utf8[..<end].map { $0 == 0x0A ? $0 : 0x20 }
    var known = given
    known.add(self)
    return Reading(
      String(decoding: blanks + source.utf8[end...], as: UTF8.self), knowing: known)
  }

  // MARK: Names

  /// Whether it has a command whose names are those in a file.
  var makesNamesOfFiles: Bool {
    lines.flatMap(\.statements).flatMap(\.nested).contains { statement in
      guard case .command(let command) = statement.kind, command.name == nil else { return false }
      return Motionbook.commands[command].roles.contains(.keepsWhatItMakes)
    }
  }

  private mutating func bind(_ name: Name, _ kind: Binding.Kind) {
    bindings.append(Binding(name: name, kind: kind))
  }

  private mutating func bind(_ statement: Statement) {
    switch statement.kind {
    case .letBinding(let name, _), .forLoop(let name, _, _): bind(name, .value)
    case .definition(let name, let parameters, _):
      bind(name, .command)
      for parameter in parameters { bind(parameter, .value) }
    case .handler(let pattern, _): if let name = pattern.name { bind(name, .object) }
    case .command(let command): bind(command)
    case .assignment, .definedCommand, .expression, .repeatLoop, .conditional, .scheduled,
      .keyframe:
      break
    }
  }

  private mutating func bind(_ command: Command) {
    let roles = Motionbook.commands[command].roles
    if roles.contains(.makesSubject), case .word(let name)? = command.subject.first {
      bind(name, .object)
    }
    for value in command.subject + command.clauses.flatMap(\.values) {
      if case .binding(let name, _) = value { bind(name, .value) }
    }
    if let name = command.name {
      bind(name, roles.contains(.keepsWhatItMakes) ? .kept : .object)
    }
  }
}

extension Line {
  /// Whether it only starts over, such as `reset`.
  var startsOver: Bool {
    statements.count == 1 && Motionbook.commands.roles(of: statements[0]).contains(.startsOver)
  }
}

extension UInt8 {
  /// Whether it is a byte of a word that may be a name.
  var isOfWord: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || (48...57).contains(self)
      || (65...90).contains(self) || (97...122).contains(self)
  }
}
