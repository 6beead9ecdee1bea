import Evaluation
import Playing
import SessionSupport
import Testing

@testable import Commands
@testable import Sessions

/// Statements that change the world are in the log, and statements that only look change nothing.
@Suite struct ChangeLawTests {
  typealias Example = CommandExampleTests.Example

  /// Undoing and redoing an example leads to the same world, bit for bit, so no command makes a
  /// change that the log misses.
  @Test(arguments: CommandExampleTests.examples)
  func takenBackAndDoneAgain(_ example: Example) {
    let session = Session.typed(example.setup)
    let before = SessionState(session).world
    let count = session.history.undoSteps.count
    session.type(example.line)
    let after = SessionState(session).world
    var isUndone = false
    while session.history.undoSteps.dropFirst(count).contains(where: { $0 != nil }) {
      isUndone = true
      let left = session.history.undoSteps.count
      session.type("undo")
      guard session.history.undoSteps.count < left else {
        Issue.record("`undo` took nothing back")
        return
      }
    }
    if isUndone { #expect(SessionState(session).world == before) }
    session.type(example.line)
    #expect(SessionState(session).world == after)
  }

  /// Also a frame later: recorded values, and what acts only with time, are the same.
  @Test(arguments: CommandExampleTests.examples)
  func replayedAndRunOn(_ example: Example) {
    let session = Session.typed(example.setup)
    session.type(example.line)
    session.type("run 30 frames")
    let after = SessionState(session).world
    session.type("back 10; run 10 frames")
    #expect(SessionState(session).world == after)
  }

  static let looks = CommandExampleTests.examples.filter { example in
    Motionbook.commands.declaration(of: example.verb)?.effect == CommandDeclaration.Effect.none
  }

  /// Looking again changes nothing but `ans`.
  @Test(arguments: looks)
  func lookingChangesNothing(_ example: Example) throws {
    let session = Session.typed(example.setup)
    session.type(example.line)
    let look = try #require(example.line.split(separator: ";").last)
    func world() -> [String] { SessionState(session).world.filter { !$0.hasPrefix("ans = ") } }
    let before = world()
    session.type(String(look))
    #expect(world() == before)
  }
}
