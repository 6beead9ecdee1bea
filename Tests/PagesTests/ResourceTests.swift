import Foundation
import Testing

@testable import Pages

/// The content policy lets in exactly the page's own style and script.
@Suite struct ResourceTests {
  private static let parts = [PageResources.style] + PageResources.all

  @Test func theHashesAreOfTheTexts() throws {
    for (index, part) in Self.parts.enumerated() {
      let hash = try Self.hash(of: part.text)
      let name = index == 0 ? "the style" : "script \(index)"
      #expect(part.hash == hash, "the hash of \(name) in PageResources.swift should be \(hash)")
    }
  }

  /// A page has the scripts for what it has, and no others.
  @Test func scriptsForWhatAPageHas() {
    let all = Self.parts.dropFirst().map(\.hash)
    #expect(PageResources.scripts(for: []).map(\.hash) == [all[0], all[6]])
    let some = PageResources.scripts(for: [.plots, .player]).map(\.hash)
    #expect(some == [all[0], all[1], all[2], all[6]])
    let every = PageResources.scripts(for: Set(PageResources.Script.allCases)).map(\.hash)
    #expect(every == Array(all.dropLast()), "the last one is for pages that borrow the others")
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
