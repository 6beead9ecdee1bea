import Foundation
import SessionSupport
import Sessions
import Testing

/// What lines are answered with, in `Tests/Cases/advice`: a scene behind `>`, then each line with its
/// answer below it. `MOTIONBOOK_RECORD=1` writes what comes, and the test still fails.
@Suite struct AdviceCaseTests {
  struct File: Sendable, CustomTestStringConvertible {
    let url: URL
    var testDescription: String { url.lastPathComponent }

    static let all: [File] = {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Cases/advice")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { File(url: folder.appendingPathComponent($0)) }
    }()
  }

  /// An example with the session's own names runs as it is.
  @Test(arguments: File.all)
  func examplesRunAsTheyAre(_ file: File) throws {
    var scene: [String] = []
    for line in try String(contentsOf: file.url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("> ") { scene.append(String(line.dropFirst(2))) }
      guard let first = line.first, !"> #".contains(first) else { continue }
      let typed = String(line.replacing("\\n", with: "\n"))
      guard
        case .example(let example, _)? = Session.advised(scene).reply(to: typed).diagnostic?.advice
      else { continue }
      let problem = Session.advised(scene).reply(to: example).diagnostic
      #expect(problem == nil, "\(typed): \(example): \(problem?.mistake.message ?? "")")
    }
  }

  @Test func thereAreCases() { #expect(File.all.count >= 5) }

  @Test(arguments: File.all)
  func answersAsWritten(_ file: File) throws {
    let text = try String(contentsOf: file.url, encoding: .utf8)
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
    if ProcessInfo.processInfo.environment["MOTIONBOOK_RECORD"] == "1" {
      let text = written.joined(separator: "\n\n")
      try Data((text.hasSuffix("\n") ? text : text + "\n").utf8).write(to: file.url)
    }
  }
}
