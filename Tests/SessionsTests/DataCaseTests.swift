import Answers
import Diagnostics
import Foundation
import Language
import Testing
import Workbooks

@testable import Execution
@testable import Sessions

/// Files of measured values in `Tests/Cases/data`. Beside each is what a session answers: lines behind
/// `> `, each with its answer. `MOTIONBOOK_RECORD=1` writes the actual answers, and the test still
/// fails.
@Suite struct DataCaseTests {
  private static let folder = CaseFile.root.appendingPathComponent("data")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { !$0.hasSuffix(".expected") }.sorted()
  }()

  @Test func thereAreCases() { #expect(Self.names.count >= 40) }

  @Test(arguments: names)
  func isAnsweredAsWritten(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name + ".expected")
    let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let lines = written.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
    let answers = answers(
      lines.isEmpty ? ["load \"\(name)\" as r", "r"] : lines, isNew: lines.isEmpty)
    #expect(answers == written)
    if ProcessInfo.processInfo.environment["MOTIONBOOK_RECORD"] == "1", answers != written {
      try Data(answers.utf8).write(to: url)
    }
  }

  /// The lines with their answers; those of a new case up to the first that fails.
  private func answers(_ lines: [String], isNew: Bool) -> String {
    var hooks = Hooks.none
    hooks.readData = { (path, _) throws(Mistake) in
      guard let data = try? Data(contentsOf: Self.folder.appendingPathComponent(path)) else {
        throw .cannotRead(path, "there is none")
      }
      return (Array(data), "stamp")
    }
    let session = Session(hooks: hooks)
    var text = ""
    var hasFailed = false
    for line in lines where !(isNew && hasFailed) {
      text += "> \(line)\n"
      session.execute(Source(line)) { result in
        let renderer = TextRenderer(layout: session.layout)
        var answer = result.outputs.flatMap { renderer.lines(for: $0) }
        if case .failed(let diagnostic) = result.outcome {
          answer += DiagnosticRenderer().lines(for: diagnostic)
          hasFailed = true
        }
        text += answer.map { $0 + "\n" }.joined()
        return true
      }
    }
    return text
  }
}
