import SessionSupport
import Sessions
import TestSupport
import Testing

/// Swift that the pages show is answered as they say: each `swift` block with the `text` block
/// behind it.
@Suite struct DocumentedSwiftTests {
  static let blocks: [(code: String, answer: String)] =
    ProjectPage.all.flatMap(\.blocks).compactMap { block in
      guard block.info == "swift", let answer = block.answer, answer.info == "text" else {
        return nil
      }
      return (block.text, answer.text)
    }

  @Test func thereAreBlocks() { #expect(!Self.blocks.isEmpty) }

  @Test(arguments: blocks) func answersAsDocumented(_ code: String, _ answer: String) {
    let session = Session.advised(["view card frame (110, 50, 100, 100)"])
    let lines = session.lines(for: "swift {\n" + code + "}")
    #expect(lines.joined(separator: "\n") + "\n" == answer)
  }
}
