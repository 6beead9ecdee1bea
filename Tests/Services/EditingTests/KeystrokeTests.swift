import JSON
import TestSupport
import Testing

@testable import Editing

/// Someone types in notebooks of the course. Whatever was typed before, what is said in the end is
/// what is said about the same text by a server that has just read it.
@Suite struct KeystrokeTests {
  @Test(
    arguments: zip(
      ["push", "mute-and-solo", "what-if", "sweeps-on-many-machines", "chains"],
      [OpenText.Encoding.utf8, .utf16, .utf16, .utf8, .utf16]))
  func aTypedTextIsReadLikeOneThatIsThere(notebook: String, encoding: OpenText.Encoding) throws {
    let uri = "file:///none/\(notebook).md"
    let text = try #require(ProjectPage.at("notebooks/\(notebook).md")).text
    var random = Seeded(notebook.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let client = TestClient(encoding)
    client.open(uri, text)
    client.wait()
    #expect(client.diagnostics(uri) == [], "the course has no mistakes")
    for number in 1...Effort.cases(24, of: 2000) {
      type(in: uri, client, &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: client.turn(0.05)
      case 1: _ = client.ask("completion", uri, ["position": somewhere(uri, client, &random)])
      case 2:
        var looks = Int.random(in: 0..<400, using: &random)
        let place = somewhere(uri, client, &random)
        client.turn(1)
        client.work {
          looks -= 1
          if looks.isMultiple(of: 64) { _ = client.ask("hover", uri, ["position": place]) }
          return looks < 0
        }
      default: client.wait()
      }
      checkRanges(uri, client)
      guard number.isMultiple(of: 12) else { continue }
      client.wait()
      let fresh = TestClient(encoding)
      fresh.open(uri, client.text(uri).text)
      fresh.wait()
      #expect(client.said(uri) == fresh.said(uri), "after \(number) edits")
    }
  }

  /// A key, a cut, or a part of the text again in another place.
  private func type(in uri: String, _ client: TestClient, _ random: inout Seeded) {
    let text = client.text(uri)
    let at = offset(in: text, &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let end = text.offset(
        of: text.position(of: min(text.bytes.count, at + 9), .utf8), .utf8)
      client.change(uri, at..<max(at, end), to: "")
    case 1:
      let from = offset(in: text, &random)
      let line = text.line(text.lineIndex(of: from))
      client.change(uri, at..<at, to: String(decoding: text.bytes[line], as: UTF8.self) + "\n")
    default:
      let keys = [
        "a", "é", "😀", "\n", " ", "(", "}", "\"", "1", "\r\n", "```\n", "#", "\t", "reset\n",
      ]
      client.change(uri, at..<at, to: keys.randomElement(using: &random) ?? "a")
    }
  }

  private func offset(in text: OpenText, _ random: inout Seeded) -> Int {
    let any = Int.random(in: 0...text.bytes.count, using: &random)
    return text.offset(of: text.position(of: any, .utf8), .utf8)
  }

  private func somewhere(_ uri: String, _ client: TestClient, _ random: inout Seeded) -> JSONValue {
    let text = client.text(uri)
    return text.position(of: offset(in: text, &random), client.encoding)
  }

  /// Each range stands in the text and marks something, unless its line is empty; where a message
  /// names a word, it marks that.
  private func checkRanges(_ uri: String, _ client: TestClient) {
    let text = client.text(uri)
    guard client.publications(uri).last?["version"]?.integer == text.version else { return }
    for diagnostic in client.diagnostics(uri) {
      let range = text.offsets(of: diagnostic["range"], client.encoding) ?? 0..<0
      #expect(text.range(range, client.encoding) == diagnostic["range"])
      #expect(!range.isEmpty || text.line(text.lineIndex(of: range.lowerBound)).isEmpty)
      guard diagnostic["code"] == "unknown-name" else { continue }
      let marked = String(decoding: text.bytes[range], as: UTF8.self)
      #expect(diagnostic["message"]?.string?.contains(marked) == true)
    }
  }
}
