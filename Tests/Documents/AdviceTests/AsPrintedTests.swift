import Playing
import SessionSupport
import Sessions
import TestSupport
import Testing

@testable import Advice

/// Listings exactly as documents print them, with their line numbers, their misprints and without the
/// lines that were not copied, in `Tests/Cases/as-printed`. Each is pasted at the prompt; beside it
/// stands the answer. What Up brings runs. `MOTIONBOOK_RECORD=1` writes what comes, and the test still
/// fails.
@Suite struct AsPrintedTests {
  private static let folder = ProjectFolder("Tests/Cases/as-printed")
  static let listings = folder.names(ending: ".txt")

  @Test func everyFileIsAListingOrItsAnswer() {
    #expect(Self.folder.strays(of: Self.listings, endings: [".txt", ".answer"]) == [])
    #expect(Self.listings.allSatisfy { $0.hasSuffix(".m") || $0.hasSuffix(".swift") })
  }

  @Test(arguments: listings) func whatUpBringsRuns(_ listing: String) throws {
    let text = try Self.folder.text(listing + ".txt")
    let code = Transcript(text, commands: Motionbook.commands).code
    let reply = Session.advised().reply(to: code)
    guard case .translation(let translation)? = reply.diagnostic?.advice else {
      Issue.record("it is not read")
      return
    }
    let answer = translation.lines + translation.remarks.map { "note: \($0)" }
    try Self.folder.expect(answer.joined(separator: "\n") + "\n", isIn: listing + ".answer")
    let session = Session.advised()
    let up = translation.lines.joined(separator: "\n")
    for entry in [up, "run 1s", "keyboard show", "run 1s", "keyboard hide", "run 1s"] {
      let problem = session.reply(to: entry).diagnostic
      #expect(problem == nil, "`\(entry)`: \(problem?.mistake.message ?? "")")
    }
    // Nothing in it is left to be filled.
    #expect(!up.contains("…"))
  }
}
