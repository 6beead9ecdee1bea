import JSON
import TestSupport
import Testing

@testable import Editing

/// Each diagnostic's range is the text that it names, however positions are counted.
@Suite struct PositionTests {
  private let book = "file:///book/a.md"

  @Test(
    arguments: [OpenText.Encoding.utf8, .utf16],
    [
      "```motion\nprint \"é😀\" + wrong\n```\n",
      "\u{FEFF}é😀\r\n\r\n```motion\r\nlet a = 1\r\n\r\nprint \"👨‍👩‍👧é\"; print wrong\r\n```\r\n",
      "  ~~~motion\n  let a = 1\n   print wrong\n  ~~~\n",
      "  ~~~motion\n\tprint wrong\n  ~~~\n",
      "````motion\n# ```\nprint wrong\n````\n\n```text\nwrong\n```\n",
      "> ```motion\n> wrong\n> ```\n\n```motion\nprint wrong",
      "```motion\n\tprint \"é\"; print wrong\n```",
      "---\ntitle: é\n---\n\n```{code-cell} motion\n:tags: [a]\n\nprint wrong\n```\n",
      "Text\r\r```motion\rlet é = 1\rprint é; print wrong\r```\r",
    ])
  func aMistakeMarksItsWord(encoding: OpenText.Encoding, text: String) {
    let client = TestClient(encoding)
    client.open(book, text)
    client.wait()
    #expect(client.marks(book) == ["unknown-name: wrong"])
  }

  @Test(arguments: [OpenText.Encoding.utf8, .utf16])
  func offsetsAndPositionsAreInverse(encoding: OpenText.Encoding) {
    let text = OpenText(uri: "", version: nil, "é😀a\r\n\r\rx\n👩‍👧\n")
    for offset in 0...text.bytes.count
    where offset == text.bytes.count || text.bytes[offset] & 0xC0 != 0x80 {
      let isInEnding =
        offset > 0 && text.bytes[offset - 1] == 0x0D && offset < text.bytes.count
        && text.bytes[offset] == 0x0A
      let back = text.offset(of: text.position(of: offset, encoding), encoding)
      #expect(back == (isInEnding ? offset - 1 : offset))
    }
    #expect(text.lineStarts.count == 6)
    #expect(text.offset(of: ["line": 0, "character": 99], encoding) == text.line(0).upperBound)
    #expect(text.offset(of: ["line": 99, "character": 0], encoding) == text.bytes.count)
  }

  @Test func linesAfterAChangeAreThoseOfTheText() {
    var random = Seeded(5)
    var text = OpenText(uri: "", version: nil, "")
    for _ in 0..<500 {
      let start = Int.random(in: 0...text.bytes.count, using: &random)
      let end = Int.random(in: start...min(text.bytes.count, start + 3), using: &random)
      let new = ["\n", "\r", "\r\n", "a", "b\n\r", ""].randomElement(using: &random) ?? ""
      let change: JSONValue = [
        "range": text.range(start..<end, .utf8), "text": .string(new),
      ]
      text.apply([change], version: nil, .utf8)
      #expect(text.lineStarts == OpenText(uri: "", version: nil, text.text).lineStarts)
    }
  }

  @Test func anEditIsTheSmallestOne() throws {
    let text = OpenText(uri: "", version: nil, "aé\r\nb")
    for new in ["aè\r\nb", "aé\nb", "", "aé\r\nbé\r\nb", "xaé\r\nb"] {
      let edit = try #require(text.edit(to: new))
      var bytes = text.bytes
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      #expect(String(decoding: bytes, as: UTF8.self) == new)
    }
    #expect(text.edit(to: "aè\r\nb")?.text == "è")
    #expect(text.edit(to: text.text) == nil)
  }
}
