import Diagnostics
import Foundation
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Answers
@testable import Sessions

/// The commands with `--json` and `jq` that the pages show print what they say.
@Suite struct DocumentedAnswersTests {
  struct Shown: Sendable, CustomTestStringConvertible {
    let line: String
    /// The filter of `jq`: a type, and keys and indices in its objects.
    let filter: String
    let output: String
    var testDescription: String { filter }
  }

  static let shown: [Shown] = {
    let command = /motionbook --json -c '([^']*)' \| jq '([^']*)'\n```\n\n```text\n([^`]*)```/
    return ProjectPage.all.flatMap { $0.text.matches(of: command) }.map {
      Shown(line: String($0.1), filter: String($0.2), output: String($0.3))
    }
  }()

  /// The pattern finds every block that ends in `jq`.
  @Test func allAreFound() {
    let blocks = ProjectPage.all.flatMap(\.blocks).filter {
      $0.info == "sh" && $0.text.contains("--json -c") && $0.text.contains("| jq ")
    }
    #expect(!blocks.isEmpty && Self.shown.count == blocks.count)
  }

  @Test(arguments: shown)
  func printsWhatItSays(_ shown: Shown) throws {
    let filter = try #require(shown.filter.wholeMatch(of: /select\(\.type == "(\w+)"\)(.*)/))
    let (type, path) = (String(filter.1), String(filter.2))
    let found = try answers(to: shown.line).filter { $0["type"] as? String == type }
      .map { "\(Self.value(at: path, of: $0) ?? "null")\n" }
    #expect(found.joined() == shown.output)
  }

  /// The value at a path such as `.values[0].name`; nil if there is none.
  private static func value(at path: String, of object: [String: Any]) -> Any? {
    var value: Any? = object
    for step in path.split(whereSeparator: { ".[]".contains($0) }) {
      if let index = Int(step) {
        let items = value as? [Any] ?? []
        value = items.indices.contains(index) ? items[index] : nil
      } else {
        value = (value as? [String: Any])?[String(step)]
      }
    }
    return value
  }

  private func answers(to line: String) throws -> [[String: Any]] {
    try Session.typed().reply(to: line).texts.compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }
}
