import Language
import MotionCurves
import Playing
import SessionSupport
import Testing

@testable import Commands
@testable import Evaluation
@testable import Sessions
@testable import Values

/// There is help on everything that has a name.
@Suite struct HelpTests {
  static let words =
    Help(Motionbook.commands).subjects + EventMatch.names.filter { !$0.contains(".") }
    + ViewProperties.all.map(\.name)

  @Test(arguments: Set(words).sorted())
  func hasHelp(_ word: String) throws {
    let session = Session.typed()
    let lines = session.type("help \(word)")
    #expect(lines.first.map { !$0.hasPrefix("error") } == true, "\(lines)")
    #expect(lines.allSatisfy { !$0.isEmpty && $0.count <= 130 }, "\(lines)")
    #expect(lines == session.type("?\(word)"))
  }

  @Test(arguments: Motionbook.commands.all.map(\.verb))
  func aCommandTellsAllItsClauses(_ verb: String) throws {
    let command = try #require(Motionbook.commands.declaration(of: verb))
    let session = Session.typed()
    let lines = session.type("help \(verb)")
    #expect(lines == session.type("\(verb)?"))
    // Long lines are wrapped, and code that is has its quotes in each line, so that summaries are
    // searched in the text without its line ends and quotes.
    func plain(_ text: String) -> String {
      text.filter { $0 != "`" }.split(separator: " ").joined(separator: " ")
    }
    let text = plain(lines.joined(separator: " "))
    for clause in command.clauses {
      #expect(lines.contains { $0.hasPrefix("  \(clause.word) ") })
      #expect(text.contains(plain(clause.summary)))
    }
    for example in command.examples { #expect(text.contains(plain(example))) }
  }

  @Test func theOverviewIsOneScreen() {
    let lines = Session.typed().type("help")
    #expect(lines.count < 24 && lines.allSatisfy { $0.count <= 80 })
  }

  @Test func commandsAreListedWithTheirSummaries() {
    let list = Session.typed().type("help commands").joined(separator: "\n")
    for command in Motionbook.commands.all { #expect(list.contains("  `\(command.verb)` ")) }
  }

  @Test(arguments: Concept.all.map(\.name))
  func aConceptsLineRuns(_ name: String) throws {
    let concept = try #require(Concept.named(name))
    for views in [["red"], []] {
      let session = Session.typed()
      let made = views.isEmpty ? ["box"] : views
      session.require(made.map { "view \($0) frame (50, 50, 100, 100)" } + ["print 1; print 2"])
      session.require([concept.example(views)])
      #expect(session.type("help concepts").joined().contains("`"))
    }
  }

  @Test func conceptsHaveNamesOfTheirOwn() {
    let names = Concept.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(Session.typed().type("help concepts").contains { $0.hasPrefix("  \(name) ") })
    }
  }

  /// Words, a question and `help` with words are the same search.
  @Test(arguments: [
    ("how do I make it bounce?", "bounce"), ("what is easing", "easing"),
    ("when does it stop", "stop"), ("how can i rotate a view", "rotation"),
    ("what's a pendulum?", "pendulum"), ("where is undo?", "undo"),
    ("how do loops work", "loop"), ("which colors are there?", "colors"),
    ("why does it settle so late?", "damping"), ("help swing on a rope", "pendulum"),
    ("make red heavier, but how?", "density"), ("Who touches what?", "touch"),
    ("which is faster?", "compare"), ("what can I type here", "typing"),
    ("how do I keep it from rotating?", "rotation"), ("help objective-c", "swift"),
    ("help ease-in-out", "easeInOut"),
  ])
  func aQuestionFindsItsTopic(_ question: String, _ name: String) {
    let topics = Session.typed().type(question).filter { $0.hasPrefix("  `") }
    #expect(topics.contains { $0.hasPrefix("  `help \(name)`") }, "\(topics)")
    #expect(topics.count <= 3)
  }

  /// A question that begins with a command about a view is that command.
  @Test func aQuestionFindsTheCommandThatItBeginsWith() {
    let session = Session.typed(["view box frame (50, 50, 100, 100)"])
    #expect(session.type("why did my box stop?").contains { $0.hasPrefix("  `why box` ") })
    #expect(session.type("why does nothing move").contains { $0.hasPrefix("  `why box` ") })
    #expect(session.type("where is box?").contains { $0.hasPrefix("  `print box.center` ") })
  }

  /// `show keyboard` shows it, and may mean the command.
  @Test func showNamesTheCommandOfItsObject() {
    #expect(Session.typed().type("show keyboard").last == "`keyboard show` makes it appear")
  }

  @Test(arguments: [
    "why is the sky blue", "how much is the fish?", "who won the game last night",
    "what is the capital of France",
  ])
  func aQuestionAboutOtherThingsFindsNothing(_ question: String) {
    #expect(Session.typed().mistake(in: question)?.id == .unknownHelp)
  }

  @Test func theOverviewNamesEveryCommandAndTopic() {
    // Without line ends, because a line may end between two words of one example.
    let words = Session.typed().type("help").flatMap { $0.split(separator: " ") }
    let overview = words.joined(separator: " ")
    // `help` is the title of the last row, and `help ask` shows `choice`.
    for command in Motionbook.commands.all where !["help", "choice"].contains(command.verb) {
      #expect(overview.contains("`\(command.verb)`"))
    }
    let topics = overview.split(separator: "Help ").last ?? ""
    for topic in Help.topics { #expect(topics.contains("`\(topic)`")) }
    for word in Grammar.controlWords { #expect(overview.contains("`\(word)")) }
  }

  @Test func listsAreWhole() {
    let session = Session.typed()
    let curves = session.type("help curves").joined(separator: "\n")
    for curve in Easing.all { #expect(curves.contains("`\(curve.name)`")) }
    let functions = session.type("help functions").joined(separator: "\n")
    for function in Builtins.functions { #expect(functions.contains("`\(function.name)(")) }
    let events = session.type("help events").joined(separator: "\n")
    for event in EventMatch.names { #expect(events.contains("`\(event)`")) }
    let properties = session.type("help properties").joined(separator: "\n")
    for property in ViewProperties.all { #expect(properties.contains("`\(property.name)`")) }
  }

  @Test func anObjectHasHelp() {
    let session = Session.typed(["view red frame (50, 50, 100, 100)"])
    #expect(session.type("help red") == session.type("show red"))
  }

  /// The examples of a control word are valid lines.
  @Test(arguments: Grammar.controlWords)
  func theExamplesOfControlWordsWork(_ word: String) throws {
    let listing = try #require(Help.control(word))
    let examples = listing.sections.flatMap(\.items).compactMap { item in
      if case .code(let line) = item { line } else { nil }
    }
    #expect(!examples.isEmpty || word == "on", "`on` is told by the topic of events")
    Session.typed().require(examples)
  }

  @Test(arguments: Help.terms.keys.sorted())
  func aTermLeadsToACommand(_ term: String) {
    #expect(Help(Motionbook.commands).command(ofTerm: term)?.verb == Help.terms[term])
  }
}
