import JSON
import Notebooks
import Testing

@testable import Pages

/// What a live page carries for its reader to change.
@Suite struct LivePageTests {
  private func numbers(_ code: String) throws -> [JSONValue] {
    // A number's span has its unit and not its sign, as the highlighter makes it.
    let spans = code.matches(of: #/\b[\d.]+(?:[a-z]+)?/#).map { found in
      let start = code.unicodeScalars.distance(from: code.startIndex, to: found.range.lowerBound)
      return PageCell.Span(start..<start + found.output.unicodeScalars.count, "number")
    }
    return try CellNumber.all(in: code, spans).map {
      try JSONValue(reading: Array($0.json.text.utf8))
    }
  }

  @Test func aNumberStandsWithItsSignAndWithoutItsUnit() throws {
    #expect(try numbers("run 1.5s") == [["at": [4, 7]]])
    #expect(try numbers("fling box velocity (0, -600)") == [["at": [20, 21]], ["at": [23, 27]]])
    #expect(
      try numbers("print 7 - 3, a -2") == [["at": [6, 7]], ["at": [10, 11]], ["at": [16, 17]]])
    #expect(try numbers("# 𝄞\nrun 2s") == [["at": [9, 10]]])
  }

  @Test(arguments: ["let e = 2.5", "  let e = 2.5 s  # slow", "let e = 2.5s"])
  func aLetNamesItsNumber(line: String) throws {
    #expect(try numbers("view red\n\(line)\nrun 1s").first?["name"] == "e")
    #expect(try numbers("view red\n\(line)\nrun 1s").last?["name"] == nil)
  }

  @Test func whatIsMoreThanANumberHasNoName() throws {
    for line in ["let e = 2.5 + f", "let e = [1, 2]", "letter = 2"] {
      #expect(try numbers(line).allSatisfy { $0["name"] == nil }, "\(line)")
    }
  }

  @Test func aTweakHasItsRange() throws {
    let line = "tweak \"Physics/Gravity/Magnitude\" for g.magnitude default 4 range 0..10 step 0.5"
    #expect(
      try numbers(line).first == [
        "at": [58, 59], "name": "Magnitude", "range": [0, 10, .number(0.5)],
      ])
    let open = "tweak \"Size\" default 4 range -1..1"
    #expect(try numbers(open).first == ["at": [21, 22], "name": "Size", "range": [-1, 1]])
  }

  /// What is a blank on the page is no number of it.
  @Test func aGuessHasNoNumber() throws {
    #expect(try numbers("predict box.center.y ~ 296 at 1s").count == 1)
  }

  // MARK: The page

  private func page(_ live: LiveNotebook?) throws -> String {
    let document = try NotebookDocument(text: "# Fall\n\n```motion\nlet e = 2\n```\n")
    var page = Page(
      document, named: "fall", cells: [0: PageCell(code: "let e = 2", layout: .standard)])
    page.live = live
    return page.html
  }

  @Test func aLivePageCarriesItsNotebookAndItsEngine() throws {
    let page = try page(
      LiveNotebook(
        name: "fall.md", text: "# </script>\r\n", files: [("a.csv", [1, 2])],
        engine: .inPage(script: "window.motionbookEngine = \"QQ==\";")))
    let data = try #require(page.firstMatch(of: #/id="live\.notebook">(.*?)</script>/#)).output.1
    let carried = try JSONValue(reading: Array(data.utf8))
    #expect(carried["name"] == "fall.md" && carried["text"] == "# </script>\r\n")
    #expect(carried["files"] == ["a.csv": ["base64": "AQI="]])
    #expect(carried["cells"]?["0"]?["code"] == "let e = 2")
    #expect(page.contains("<script type=\"text/plain\" id=\"live.engine\">window.motionbookEngine"))
    #expect(page.contains("'wasm-unsafe-eval'; worker-src blob:; style-src"))
    #expect(!page.contains("'unsafe-inline'") && !page.contains("'unsafe-eval'"))
  }

  @Test func aPageThatReplaysCarriesNothingOfIt() throws {
    let page = try page(nil)
    for part in ["wasm", "blob:", "class LivePage", "live-bar", "id=\"live.notebook\""] {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test func aPromptCarriesTheCourse() {
    let page = PromptPage(course: [("fall.md", Array("# Fall".utf8))], engine: "= \"QQ==\"").html
    #expect(page.contains("\"course/fall.md\":{\"base64\":") && page.contains("class Prompt"))
  }
}
