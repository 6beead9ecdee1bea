import Foundation
import SessionSupport
import Sessions
import TestSupport
import Testing

/// Answers to lines, in `Tests/Cases/advice`: a scene behind `>`, then each line with its
/// answer below it. `MOTIONBOOK_RECORD=1` writes what comes, and the test still fails.
@Suite struct AdviceCaseTests {
  private static let folder = ProjectFolder("Tests/Cases/advice")

  /// An example with the session's own names runs as it is, also one of the mistake itself.
  @Test(arguments: folder.names)
  func examplesRunAsTheyAre(_ file: String) throws {
    var scene: [String] = []
    for line in try Self.folder.text(file).split(separator: "\n") {
      if line.hasPrefix("> ") { scene.append(String(line.dropFirst(2))) }
      guard let first = line.first, !"> #".contains(first) else { continue }
      let typed = String(line.replacing("\\n", with: "\n"))
      let diagnostic = Session.advised(scene).reply(to: typed).diagnostic
      let examples: [String] =
        switch diagnostic?.advice {
        case .example(let example): [example]
        case .nearest(let lines): lines.map(\.line)
        case nil: [diagnostic?.mistake.example].compactMap { $0 }
        default: []
        }
      for example in examples {
        let problem = Session.advised(scene).reply(to: example).diagnostic
        #expect(problem == nil, "\(typed): \(example): \(problem?.mistake.message ?? "")")
      }
    }
  }

  @Test func everyFileIsACase() {
    #expect(Self.folder.strays(of: Self.folder.names(ending: ".txt"), endings: [".txt"]) == [])
  }

  @Test(arguments: folder.names)
  func answersAsWritten(_ file: String) throws {
    let text = try Self.folder.text(file)
    let paragraphs = text.components(separatedBy: "\n\n").map { $0.split(separator: "\n") }
    var scene: [String] = []
    var written: [String] = []
    for paragraph in paragraphs {
      let comments = paragraph.filter { $0.hasPrefix("#") }
      scene += paragraph.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      let rest = paragraph.filter { !$0.hasPrefix("#") && !$0.hasPrefix("> ") }
      guard let line = rest.first.map(String.init) else {
        written.append(paragraph.joined(separator: "\n"))
        continue
      }
      let answer = Session.advised(scene).lines(for: line.replacing("\\n", with: "\n"))
      let lines = comments.map(String.init) + [line] + answer.map { "    " + $0 }
      #expect(paragraph.map(String.init) == lines, "\(lines.joined(separator: "\n"))")
      written.append(lines.joined(separator: "\n"))
    }
    let whole = written.joined(separator: "\n\n")
    try Self.folder.record(whole.hasSuffix("\n") ? whole : whole + "\n", in: file)
  }
}
