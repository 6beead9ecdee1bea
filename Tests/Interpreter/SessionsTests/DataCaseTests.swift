import Answers
import Diagnostics
import Language
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Evaluation
@testable import Sessions

/// Files of measured values in `Tests/Cases/data`. Beside each is what a session answers: lines behind
/// `> `, each with its answer. `MOTIONBOOK_RECORD=1` writes the actual answers, and the test still
/// fails.
@Suite struct DataCaseTests {
  private static let folder = ProjectFolder("Tests/Cases/data")

  static let names = folder.names.filter { !$0.hasSuffix(".expected") }

  @Test func everyFileIsOfACase() {
    #expect(Self.folder.strays(of: Self.names, endings: ["", ".expected"]) == [])
  }

  @Test(arguments: names)
  func isAnsweredAsWritten(_ name: String) throws {
    let written = (try? Self.folder.text(name + ".expected")) ?? ""
    let lines = written.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
    let answers = answers(
      lines.isEmpty ? ["load \"\(name)\" as r", "r"] : lines, isNew: lines.isEmpty)
    try Self.folder.expect(answers, isIn: name + ".expected")
  }

  /// The lines with their answers; those of a new case up to the first that fails.
  private func answers(_ lines: [String], isNew: Bool) -> String {
    var hooks = Hooks.none
    hooks.readData = { (path, _) throws(Mistake) in
      guard let bytes = try? Self.folder.bytes(path) else {
        throw .cannotRead(path, "there is none")
      }
      return (bytes, "stamp")
    }
    let session = Session.typed(hooks: hooks)
    var text = ""
    var hasFailed = false
    for line in lines where !(isNew && hasFailed) {
      text += "> \(line)\n"
      let reply = session.reply(to: line)
      hasFailed = hasFailed || reply.diagnostic != nil
      let answer =
        reply.lines + (reply.diagnostic.map { DiagnosticRenderer().lines(for: $0) } ?? [])
      text += answer.map { $0 + "\n" }.joined()
    }
    return text
  }
}
