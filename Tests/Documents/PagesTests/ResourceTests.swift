import Foundation
import Testing

@testable import Pages

/// The content policy lets in exactly the page's own style and script.
@Suite struct ResourceTests {
  private static let parts =
    PageResources.styles + PageResources.scripts + [PageResources.frame]

  @Test func theHashesAreOfTheTexts() throws {
    for part in Self.parts {
      let hash = try Self.hash(of: part.text)
      #expect(
        part.hash == hash, "the hash of \(part.name) in PageResources.swift should be \(hash)")
    }
  }

  /// A page has the scripts for what it has, and no others.
  @Test func scriptsForWhatAPageHas() {
    let names = { PageResources.scripts(for: $0).map(\.name) }
    #expect(names([]) == ["tools.js", "page.js"])
    #expect(names([.plots, .player]) == ["tools.js", "player.js", "plots.js", "page.js"])
    #expect(names(Set(PageResources.Script.allCases)) == PageResources.scripts.map(\.name))
  }

  /// A page in a form has its form's style; in a site, the course's too.
  @Test(
    arguments: [
      (.notebook, false, ["page.css"]), (.handout, false, ["page.css", "paper.css"]),
      (.slides, true, ["page.css", "slides.css", "course.css"]),
    ] as [(PageForm, Bool, [String])])
  func stylesForWhatAPageIs(_ form: PageForm, _ isInSite: Bool, _ names: [String]) {
    #expect(PageResources.styles(for: form, isInSite: isInSite).map(\.name) == names)
  }

  /// A page carries the styles of what it has: questions, bars of energies, and what runs.
  @Test func aPageHasTheStylesOfWhatItNeeds() {
    let names = { (needs: Set<PageResources.Script>) in
      PageResources.styles(for: .notebook, isInSite: false, needs: needs).map(\.name)
    }
    #expect(names([.plots]) == ["page.css"] && names([.guesses]) == ["page.css", "guesses.css"])
    #expect(names([.plots, .energies]) == ["page.css", "energies.css"])
    #expect(names([.guesses, .live]) == ["page.css", "guesses.css", "live.css"])
    let replayed = Set(SitePlan.sharedFiles(isLive: false).map(\.name))
    let live = SitePlan.sharedFiles(isLive: true).map(\.name).filter { !replayed.contains($0) }
    #expect(live.count == 4)
  }

  /// A part that changes is in another file.
  @Test func aFileIsNamedByItsText() {
    let part = PageResources.Part(name: "a.js", text: "", hash: "sha256-x+/45678901234=")
    #expect(part.file == "motionbook/a-x-_4567890.js")
    let files = SitePlan.sharedFiles(isLive: true).map(\.name)
    #expect(Set(files).count == files.count)
  }

  @Test func nothingIsFetched() {
    for text in Self.parts.map(\.text) {
      #expect(!text.contains("http://www.w3.org/1999") && !text.contains("https:"))
      #expect(!text.contains("@import") && !text.contains("</s"))
      #expect(!text.contains("innerHTML") && !text.contains("eval("))
    }
  }

  /// The hash of a text by the system's `sha256sum`.
  private static func hash(of text: String) throws -> String {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let line = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let digits = Array(line.prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}
