import Testing

@testable import Text

@Suite struct LinkAddressTests {
  @Test func anAddressOfTheWebIsTaken() {
    #expect(LinkAddress("https://example.org/a?b=c#d")?.text == "https://example.org/a?b=c#d")
    #expect(LinkAddress("HTTP://example.org")?.text == "HTTP://example.org")
  }

  @Test(arguments: [
    "fall.md", "mailto:a@b.c", "javascript:alert(1)", "file:///etc/passwd", "https:/",
  ])
  func noOtherIs(_ address: String) {
    #expect(LinkAddress(address) == nil)
  }

  @Test func nothingInItIsObeyed() {
    let address = LinkAddress("https://example.org/\u{1B}\\ \u{07}\u{9B}é")
    #expect(address?.text == "https://example.org/%1B\\%20%07%C2%9B%C3%A9")
    #expect(LinkAddress("https://" + String(repeating: "a", count: 3_000)) == nil)
  }

  @Test func aTerminalIsToldWhereALinkEnds() throws {
    let address = try #require(LinkAddress("https://example.org"))
    let line = WrittenLine("there", style: .link(address)) + WrittenLine(" it is")
    #expect(
      TerminalText(lines: [line], color: true).sent
        == "\u{1B}[4m\u{1B}]8;;https://example.org\u{1B}\\there\u{1B}]8;;\u{1B}\\\u{1B}[0m it is\n")
    #expect(TerminalText(lines: [line], color: false).sent == "there it is\n")
  }
}
