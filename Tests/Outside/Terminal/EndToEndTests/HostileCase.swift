import TestSupport
import Testing

/// A notebook with harmful intent, in `Tests/Cases/hostile`. The expected output of `run` is in the
/// file beside it, with the exit status in its first line.
struct HostileCase: Sendable, CustomTestStringConvertible {
  let name: String

  private static let folder = ProjectFolder("Tests/Cases/hostile")

  static let all = folder.names(ending: ".md").map(HostileCase.init)

  /// Files that belong to no case.
  static var strays: [String] {
    folder.strays(of: all.map(\.name), endings: [".md", ".expected"])
  }

  var testDescription: String { name }

  /// The notebook, which may not be valid text.
  func bytes() throws -> [UInt8] { try Self.folder.bytes(name + ".md") }

  /// The expected output; empty if none is recorded.
  var expected: String { (try? Self.folder.text(name + ".expected")) ?? "" }

  func expect(_ text: String) throws { try Self.folder.expect(text, isIn: name + ".expected") }
}
