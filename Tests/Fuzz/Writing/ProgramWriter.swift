import Evaluation

/// Writes programs: by the declarations of the commands, from what people have written, and from
/// that with something wrong in it.
struct ProgramWriter {
  var chance: Chance
  let corpus: Corpus
  /// How many numbers of a hundred are at the ends of their ranges, or beyond.
  var boldness = 15
  /// Blocks inside one another, which are bounded here as they are in the language.
  var depth = 0

  init(_ corpus: Corpus, seed: UInt64, program: Int) {
    self.corpus = corpus
    chance = Chance(seed: seed, program: program)
  }

  mutating func program() -> Program {
    switch chance.below(20) {
    case 0..<8: prompt()
    case 8..<14: physics()
    case 14..<16: Program(.script, setUp() + (0..<chance.within(1...12)).map { _ in statement() })
    case 16..<19: notebook()
    default: folder()
    }
  }

  private mutating func prompt() -> Program {
    Program(.prompt, setUp() + (0..<chance.within(2...10)).map { _ in statement() })
  }

  private mutating func physics() -> Program {
    boldness = chance.pick([20, 50, 80], else: 50)
    var entries = setUp()
    for _ in 0..<chance.within(2...7) {
      entries.append(
        chance.happens(80)
          ? command(of: [.dynamics]) : command(of: [.animation, .device, .stage]))
      if chance.happens(35) { entries.append(pass()) }
    }
    entries += [pass(), command(of: [.looking]), "table red.center, red.rotation, red.velocity"]
    return Program(.physics, entries)
  }

  /// Where a program begins: with what changes the world, so that `undo` leads back to it.
  private mutating func setUp() -> [String] {
    var entries = ["seed \(chance.below(9))"]
    if chance.happens(15) { entries.append("stage \(size())") }
    for name in Self.views.prefix(chance.within(0...4)) {
      let frame = chance.happens(boldness) ? rectangle() : plainRectangle()
      entries.append("view \(name) frame \(frame)\(chance.happens(15) ? " color blue" : "")")
    }
    return entries
  }

  private mutating func pass() -> String {
    switch chance.below(10) {
    case 0: "run until rest max \(chance.within(1...300)) frames"
    case 1: "step \(chance.within(1...5))"
    case 2: "back \(chance.within(0...40))"
    case 3: "goto \(chance.within(0...900))ms"
    case 4: "\(chance.word("checkpoint restore")) \(chance.word("a b"))"
    case 5: "\(chance.word("fork switch switch")) \(chance.word("main a b"))"
    default: "run \(chance.within(1...120)) frames"
    }
  }

  // MARK: Statements

  mutating func statement() -> String {
    switch chance.below(100) {
    case 0..<34: command(of: CommandDeclaration.Group.allCases)
    case 34..<50: chance.pick(corpus.lines, else: "show")
    case 50..<55: chance.pick(corpus.cells, else: "show")
    case 55..<70: mutated(chance.pick(corpus.lines, else: "show"))
    case 70..<78: assignment()
    case 78..<88: control()
    case 88..<95: expression()
    case 95..<97: soup()
    default: statement() + "; " + statement()
    }
  }

  mutating func assignment() -> String {
    let sign = chance.word("= = = += -= *= /=")
    return chance.happens(30)
      ? "let \(chance.pick(Self.names, else: "a")) = \(expression())"
      : "\(path()) \(sign) \(expression())"
  }

  mutating func control() -> String {
    let name = chance.pick(Self.names, else: "a")
    switch chance.below(8) {
    case 0: return "for \(name) in \(range()) \(block())"
    case 1: return "for \(name) in \(list()) \(block())"
    case 2: return "repeat \(chance.happens(10) ? number() : "\(chance.within(0...9))") \(block())"
    case 3: return "if \(expression()) \(block()) else \(block())"
    case 4: return "def \(name)(\(chance.word("p q p,q"))) \(block())"
    case 5: return "\(name) \(expression()), \(expression())"
    case 6: return "at \(quantity(.time)) \(block())"
    default:
      let event = chance.pick(EventMatch.names, else: "rest")
      return "on \(event)\(chance.happens(30) ? " red" : "") \(block())"
    }
  }

  mutating func block() -> String {
    guard depth < 3 else { return "{ }" }
    depth += 1
    defer { depth -= 1 }
    let statements = (0..<chance.within(1...3)).map { _ in statement() }
    return "{ " + statements.joined(separator: chance.happens(70) ? "; " : "\n") + " }"
  }

  /// Words and signs in no order.
  private mutating func soup() -> String {
    (0..<chance.within(1...12)).map { _ in
      switch chance.below(4) {
      case 0:
        chance.word("( ) [ ] { } , ; . .. ..< = == ~ + - * / % ^ : ? \" # // not and or let on")
      case 1: number()
      case 2: chance.pick(corpus.words, else: "red")
      default: text()
      }
    }.joined(separator: chance.happens(80) ? " " : "")
  }

  static let views = ["red", "blue", "box", "빨강"]
  static let names = ["a", "b", "x", "c", "s", "list", "red", "g", "item", "title", "é", "to"]
  static let objects =
    views + ["gravity1", "collision1", "item1", "push1", "snap1", "attach1", "field1", "group1"]
    + ["stage", "keyboard", "tilt", "effect1", "parallax1", "nothing"]
}
