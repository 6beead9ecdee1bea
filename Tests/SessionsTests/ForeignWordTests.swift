import Curves
import Language
import Testing

@testable import Commands
@testable import Diagnostics
@testable import Execution
@testable import Sessions
@testable import Values

/// Every translation names something that there is.
@Suite struct ForeignWordTests {
  private static let known: Set<String> = {
    var words = Set(Commands.known.all.map(\.verb) + Grammar.controlWords)
    words.formUnion(Commands.known.all.flatMap { $0.clauses.map(\.keyword) })
    words.formUnion(CurveCalls.names + Builtins.functions.map(\.name) + EventMatch.names)
    words.formUnion(ViewProperties.all.map(\.name) + ViewProperties.aliases.map(\.0))
    words.formUnion(BehaviorProperties.item.map(\.name) + BehaviorProperties.gravity.map(\.name))
    words.formUnion(Builtins.functions.flatMap(\.labels))
    words.formUnion(Unit.allCases.map(\.rawValue) + ["Hz", "frame"])
    return words
  }()

  @Test(arguments: ForeignWords.all)
  func meansSomething(_ word: String) throws {
    let meaning = try #require(ForeignWords.translation(of: word))
    #expect(ForeignWords.translation(of: word.uppercased()) == meaning, "without regard to case")
    let first = meaning.prefix { $0.isLetter || $0 == "." }
    let path = first.split(separator: ".").map(String.init)
    if meaning.contains("(") {
      #expect(Session().mistake(in: "let x = \(meaning)") == nil)
    } else if path.count > 1 {
      let session = Session()
      session.require(["view red frame (50, 50, 100, 100)", "print red.\(meaning)"])
    } else {
      #expect(Self.known.contains(meaning), "\(word) leads to \(meaning)")
    }
  }

  /// A word that is ours already must not be called foreign, or it could not be used.
  @Test(arguments: ForeignWords.hyphenated)
  func hyphenatedWordsAreNoSubtractionsOfOurs(_ word: String) {
    let mistake = Session().mistake(in: "let x = \(word)")
    #expect(mistake?.id == .foreignWord)
    #expect(mistake?.help?.contains(ForeignWords.translation(of: word) ?? "?") == true)
  }

  @Test func aSubtractionIsOne() {
    let session = Session()
    session.require(["let ease_in = 3", "let z = 5", "let index = 2"])
    #expect(session.type("z-index") != ["3"], "CSS's own word")
    #expect(session.type("z - index") == ["3"])
    #expect(session.type("z-ease_in") == ["2"])
  }
}
