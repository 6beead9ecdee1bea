import Foundation
import Testing

/// A notebook with harmful intent, in `Tests/Cases/hostile`. The expected output of `run` is in the
/// file beside it, with the exit status in its first line.
struct HostileCase: Sendable, CustomTestStringConvertible {
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Cases/hostile")

  static let all: [HostileCase] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .filter { $0.hasSuffix(".md") }.map { HostileCase(name: String($0.dropLast(3))) }

  var testDescription: String { name }

  private var answer: URL { Self.folder.appendingPathComponent(name + ".expected") }

  /// The notebook, which may not be valid text.
  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(name + ".md")))
  }

  /// The expected output; empty if none is recorded.
  var expected: String { (try? String(contentsOf: answer, encoding: .utf8)) ?? "" }

  func record(_ text: String) throws { try Data(text.utf8).write(to: answer) }
}
