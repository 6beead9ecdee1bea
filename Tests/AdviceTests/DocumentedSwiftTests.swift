import Foundation
import Testing

/// Swift that the README shows is answered as it says: each `swift` block with the `text` block
/// behind it.
@Suite struct DocumentedSwiftTests {
  static let blocks: [(code: String, answer: String)] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let pattern = #/```swift\n(?<code>[^`]*)```\n\n```text\n(?<answer>[^`]*)```/#
    return (page ?? "").matches(of: pattern).map { (String($0.code), String($0.answer)) }
  }()

  @Test func thereAreBlocks() { #expect(!Self.blocks.isEmpty) }

  @Test(arguments: blocks) func answersAsDocumented(_ code: String, _ answer: String) {
    let session = AdvisedSession(["view card frame (110, 50, 100, 100)"])
    let lines = session.lines(for: "swift {\n" + code + "}")
    #expect(lines.joined(separator: "\n") + "\n" == answer)
  }
}
