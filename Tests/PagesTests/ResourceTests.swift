import Foundation
import Testing

@testable import Pages

/// The content policy lets in exactly the page's own style and script.
@Suite struct ResourceTests {
  @Test(arguments: [
    (PageResources.style, PageResources.styleHash),
    (PageResources.script, PageResources.scriptHash),
  ])
  func theHashIsOfTheText(_ text: String, _ hash: String) throws {
    #expect(try Self.hash(of: text) == hash, "write this hash in PageResources.swift")
  }

  @Test func nothingIsFetched() {
    for text in [PageResources.style, PageResources.script] {
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
