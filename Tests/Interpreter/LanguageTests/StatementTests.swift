import Diagnostics
import Testing

@testable import Language

@Suite struct StatementTests {
  /// A statement in a word or two.
  private func outline(_ statement: Statement) -> String {
    switch statement.kind {
    case .letBinding(let name, let value): "let \(name.text) \(value.prefix)"
    case .assignment(let path, let operation, let value):
      "set \(path.prefix) \(operation?.rawValue ?? "=") \(value.prefix)"
    case .command(let command): outline(command)
    case .definedCommand(let name, let values):
      "call \(name.text) " + values.map(\.prefix).joined(separator: " ")
    case .expression(let value): "value \(value.prefix)"
    case .forLoop(let name, let values, let block):
      "for \(name.text) \(values.prefix) \(outline(block))"
    case .repeatLoop(let count, let block): "repeat \(count.prefix) \(outline(block))"
    case .conditional(let condition, let block, let otherwise):
      "if \(condition.prefix) \(outline(block))" + (otherwise.map { " else \(outline($0))" } ?? "")
    case .definition(let name, let parameters, let block):
      "def \(name.text)(\(parameters.map(\.text).joined(separator: ","))) \(outline(block))"
    case .handler(let pattern, let block):
      "on \(pattern.event.text) \(pattern.participants.map(\.prefix)) \(outline(block))"
    case .scheduled(let time, let block): "at \(time.prefix) \(outline(block))"
    case .keyframe(let start, let length, let block):
      "at \(start.prefix) for \(length.prefix) \(outline(block))"
    }
  }

  private func outline(_ block: Block) -> String {
    "{" + block.lines.flatMap(\.statements).map(outline).joined(separator: "; ") + "}"
  }

  private func outline(_ value: CommandValue) -> String {
    switch value {
    case .expression(let expression): expression.prefix
    case .word(let name): "'\(name.text)"
    case .binding(let name, let range): "\(name.text)<-\(range.prefix)"
    case .parameter(let target, let values, let step):
      "\(target.prefix)<-\(values.prefix)" + (step.map { " by \($0.prefix)" } ?? "")
    }
  }

  private func outline(_ command: Command) -> String {
    var parts = [command.verb.text] + command.subject.map(outline)
    for clause in command.clauses {
      parts.append(
        ([clause.keyword.text + ":"] + clause.values.map(outline)).joined(separator: " "))
    }
    if let name = command.name { parts.append("as " + name.text) }
    if let block = command.block { parts.append(outline(block)) }
    if let block = command.thenBlock { parts.append("then " + outline(block)) }
    return parts.joined(separator: " ")
  }

  @Test(arguments: [
    ("let a = 1", "let a 1"), ("a = 1", "set a = 1"), ("a.b += (1, 2)", "set a.b + (tuple 1 2)"),
    ("a -= 1", "set a - 1"), ("a *= 2", "set a * 2"), ("a /= 2", "set a / 2"), ("a", "value a"),
    ("a.b", "value a.b"), ("print 1, 2", "print 1 2"), ("print (1, 2)", "print (tuple 1 2)"),
    ("print(1)", "print 1"), ("view red frame (0, 0, 1, 1)", "view 'red frame: (tuple 0 0 1 1)"),
    ("view red color blue frame f", "view 'red color: 'blue frame: f"),
    ("gravity on a, b magnitude 2 as g", "gravity on: a b magnitude: 2 as g"),
    ("gravity as g on a", "gravity on: a as g"), ("gravity bounds", "gravity bounds:"),
    ("gravity bounds off", "gravity bounds: false"),
    ("gravity bounds on a", "gravity bounds: on: a"),
    ("keyboard show", "keyboard 'show"), ("keyboard hide mode slow", "keyboard 'hide mode: 'slow"),
    ("animate a.b to 1 over 2s", "animate a.b to: 1 over: 2s"),
    ("animate over 1s { a = 1 }", "animate over: 1s {set a = 1}"),
    ("animate over 1s { a = 1 } then { b = 2 }", "animate over: 1s {set a = 1} then {set b = 2}"),
    ("animate over 1s { }\n then { }", "animate over: 1s {} then {}"),
    ("plot sin(x) for x in 0..1", "plot (call sin x) for: x<-(.. 0 1)"),
    ("group as g { a }", "group as g {value a}"), ("run until a > 1", "run until: (> a 1)"),
    ("run 5 frames", "run 5frames"), ("undo", "undo"), ("exit", "quit"), (":quit", "quit"),
    (":q", "quit"), (".exit", "quit"), ("%und", "undo"), ("?view", "help 'view"),
    ("view?", "help 'view"), ("?", "help"), ("help view", "help 'view"), ("run.x", "value run.x"),
    ("for i in 1..3 { i }", "for i (.. 1 3) {value i}"), ("repeat 3 { }", "repeat 3 {}"),
    ("if a { b }", "if a {value b}"), ("if a { b } else { c }", "if a {value b} else {value c}"),
    ("if a { b }\nelse { c }", "if a {value b} else {value c}"),
    ("if a { } else if b { } else { c }", "if a {} else {if b {} else {value c}}"),
    ("def f(a, b) { print a; b }", "def f(a,b) {print a; value b}"),
    ("def f() { f }", "def f() {call f }"),
    ("on contact a, b { c }", "on contact [\"a\", \"b\"] {value c}"),
    ("on keyboard.willShow { }", "on keyboard.willShow [] {}"),
    ("at 1.2s { a }", "at 1.2s {value a}"),
    ("{\n", ""), ("repeat 2 {\n\n  a # c\n  b; c\n}", "repeat 2 {value a; value b; value c}"),
  ])
  func reads(_ text: String, _ expected: String) throws {
    if expected.isEmpty { return #expect(TestGrammar.problem(text) != nil) }
    let statement = try TestGrammar.statement(text)
    #expect(outline(statement) == expected)
    #expect(statement.span.text == text.trimmingCharacters)
  }

  /// An ellipsis stands for what is in blocks.
  @Test(arguments: [
    ("print a.b", "print a.b"), ("print [1,\n  2]", "print [1, 2]"),
    ("repeat 2 {\n  a\n}", "repeat 2 { … }"),
    ("if a { b } else if c { d }", "if a { … } else { … }"),
    ("animate over 1s { a = 1 } then { b = 2 }", "animate over 1s { … } then { … }"),
  ])
  func headlines(_ text: String, _ line: String) throws {
    #expect(try TestGrammar.statement(text).headline == line)
  }

  @Test func definedCommandsAreToldByName() throws {
    let lines = try TestGrammar.lines("hop 1, 2; hop", definitions: ["hop"])
    #expect(lines.flatMap(\.statements).map(outline) == ["call hop 1 2", "call hop "])
    #expect(try TestGrammar.statements("def hop(x) { }\nhop 3").map(outline).last == "call hop 3")
    #expect(TestGrammar.problem("hop 1")?.diagnostic.mistake.id == .unknownCommand)
  }

  /// No verb is reserved: its word is a name where no verb can stand.
  @Test(arguments: [
    ("view = 1", "set view = 1"), ("run += 1", "set run + 1"), ("let view = 1", "let view 1"),
    ("view.x", "value view.x"), ("view[1]", "value view[1]"), ("view * 2", "value (* view 2)"),
    ("view ^ 2", "value (^ view 2)"), ("view == 1", "value (== view 1)"),
    ("view and a", "value (and view a)"), ("view ..< 3", "value (..< view 3)"),
    ("print - 1", "print (- 1)"), ("print -1", "print (- 1)"), ("print [1]", "print [1]"),
    ("print(1)", "print 1"), ("keyboard(0.5)", "value (call keyboard 0.5)"),
    ("keyboard (0.5)", ""), ("print", "value print"), ("group", "value group"), ("undo", "undo"),
    (":undo", "undo"), ("def undo() { }", "def undo() {}"),
  ])
  func verbsMayBeNames(_ text: String, _ expected: String) throws {
    if expected.isEmpty { return #expect((try? TestGrammar.statement(text)) == nil) }
    #expect(outline(try TestGrammar.statement(text)) == expected)
  }

  @Test func definitionsWinOverVerbs() throws {
    let lines = try TestGrammar.lines("undo 1; undo(2); :undo", definitions: ["undo"])
    #expect(lines.flatMap(\.statements).map(outline) == ["call undo 1", "call undo 2", "undo"])
  }

  /// A word spelled like a keyword is a value where one must stand and no other can follow.
  @Test(arguments: [
    ("gravity on magnitude magnitude 2", "gravity on: magnitude magnitude: 2"),
    ("gravity on magnitude", "gravity on: magnitude"),
    ("gravity on a, magnitude as g", "gravity on: a magnitude as g"),
    ("gravity on magnitude.x", "gravity on: magnitude.x"),
    ("gravity bounds on on a", ""), ("view frame frame f", "view 'frame frame: f"),
    ("view frame frame f color color", "view 'frame frame: f color: 'color"),
    ("animate to.a to 1", "animate to.a to: 1"),
    ("gravity slow on on a", "gravity slow: true on: a"), ("gravity slow on", "gravity slow: true"),
    ("gravity slow off on a", "gravity slow: false on: a"),
    ("gravity slow on a", "gravity slow: on: a"),
  ])
  func keywordsMayBeValues(_ text: String, _ expected: String) throws {
    if expected.isEmpty { return #expect(TestGrammar.problem(text) != nil) }
    #expect(outline(try TestGrammar.statement(text)) == expected)
  }

  @Test func semicolonsPartAndMute() throws {
    let lines = try TestGrammar.lines("a; b\nc;\n;\nd")
    #expect(lines.map(\.statements.count) == [2, 1, 1])
    #expect(lines.map(\.isMuted) == [false, true, false])
  }

  @Test(arguments: [
    ("let", MistakeID.expected), ("let 5 = 1", .expected), ("let a", .expected),
    ("let if = 1", .reservedName), ("let then = 1", .reservedName),
    ("for i { }", .expected), ("for i in 3", .missingBlock), ("repeat { }", .expected),
    ("if { }", .expected), ("def f { }", .expected), ("def f(1) { }", .expected),
    ("def f(a, a) { }", .repeatedParameter), ("on { }", .expected), ("on a", .missingBlock),
    ("at { }", .expected), ("a b", .unknownCommand), ("1 2", .unexpected),
    ("print 1 2", .missingComma), ("gravity on", .missingValue),
    ("gravity on a on b", .repeatedClause), ("gravity as g as h", .repeatedClause),
    ("gravity magnitud 2", .unknownClause), ("undo 3", .unknownClause),
    ("undo a", .unknownClause),
    ("undo as u", .cannotBeNamed), ("undo { }", .unexpectedBlock), ("group as g", .missingBlock),
    ("keyboard shw", .unknownWord), ("keyboard 5", .expected), ("plot x for 5", .expected),
    ("plot x for y", .expected), ("view 5", .missingSubject), ("a }", .closerWithoutOpener),
    (":gr", .ambiguousCommand), (":zzz", .unknownCommand), (": quit", .unexpected),
    ("grvity on a", .unknownCommand), ("animate { } then", .missingBlock),
    ("if a = 1 { }", .assignmentInCondition), ("run until a = 1", .assignmentInCondition),
    ("UIView.animate(withDuration: 1) { }", .unexpectedBlock), ("a?.b", .neverOptional),
    ("run until a >", .operandMissing), ("let a =", .operandMissing), ("a +", .operandMissing),
    ("view frame (1, 2) a", .missingSubject), ("gravity on a b", .missingComma),

    ("print a?.b", .neverOptional), ("a = b ? c : d", .questionInside),
    ("view a color #ff0000", .commentedColor), ("a.color = #fff", .commentedColor),
    ("gravity on # all", .missingValue), ("run 2 seconds", .unknownClause),
  ])
  func refuses(_ text: String, _ id: MistakeID) {
    #expect(TestGrammar.problem(text)?.diagnostic.mistake.id == id)
  }

  /// A file's name has hyphens, and may have words that mean something elsewhere.
  @Test(arguments: [
    ("lesson", "lesson"), ("lesson fall", "lesson 'fall"), ("lesson curve-7", "lesson 'curve-7"),
    ("lesson mute-and-solo", "lesson 'mute-and-solo"),
    ("lesson which-way-on-in-not-8 from start", "lesson 'which-way-on-in-not-8 from: 'start"),
    ("lesson a-b.md", "lesson 'a-b.md"), ("lesson \"a b\"", "lesson \"a b\""),
    ("lesson from start", "lesson from: 'start"),
    ("lesson ./mine.md from start", "lesson './mine.md from: 'start"),
    ("lesson own/a-b.md", "lesson 'own/a-b.md"),
    ("lesson 빨강-2 # a comment", "lesson '빨강-2"),
  ])
  func aNameMayHaveHyphens(_ text: String, _ expected: String) throws {
    #expect(try TestGrammar.statements(text).map(outline) == [expected])
  }

  @Test(arguments: [
    "lesson a -b", "lesson a- b", "lesson a-", "lesson a--b", "lesson -a", "lesson a-(b)",
    "lesson 7", "lesson .", "lesson ./", "lesson a/",
  ])
  func whatIsNoSuchNameIsRefused(_ text: String) {
    #expect(TestGrammar.problem(text) != nil)
  }
}

extension String {
  fileprivate var trimmingCharacters: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
