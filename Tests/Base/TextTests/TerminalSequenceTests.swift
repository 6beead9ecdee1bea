import Testing
import Text

@Suite struct TerminalSequenceTests {
  private func read(_ text: String) throws -> (taken: Int, isWhole: Bool) {
    let bytes = Array(text.utf8)
    var sequence = try #require(TerminalSequence(bytes[0]))
    for byte in bytes.dropFirst() {
      if sequence.isWhole || !sequence.accept(byte) { break }
    }
    return (sequence.bytes.count, sequence.isWhole)
  }

  @Test(arguments: [
    ("[A", 2), ("[5;5~x", 5), ("[13;2ux", 6), ("[?2026;2$yx", 10), ("[3$x", 3), ("[[Ax", 3),
    ("[M !!x", 5),
    ("OPx", 2), ("O5Px", 3), ("]11;rgb\u{7}x", 8), ("]11;rgb\u{1B}\\x", 9),
    ("P1+r=é\u{1B}\\x", 9), ("_Gi=1;OK\u{1B}\\x", 10),
  ])
  func ends(_ text: String, _ count: Int) throws {
    let (taken, isWhole) = try read(text)
    #expect(isWhole && taken == count, "\(taken)")
  }

  /// A control character, and another sequence, end one that is incomplete.
  @Test(arguments: [
    ("[1;\rx", 3), ("[\u{1B}[A", 1), ("[é", 1), ("O\r", 1), ("]11;\rx", 4), ("]11;\u{1B}[A", 5),
    ("[", 1), ("[1;", 3), ("[M !\u{1B}[A", 4), ("[[\r", 2),
  ])
  func breaksOff(_ text: String, _ count: Int) throws {
    let (taken, isWhole) = try read(text)
    #expect(!isWhole && taken == count, "\(taken)")
  }

  @Test(arguments: ["a", "\r", "\u{7F}", "5", "é"])
  func otherBytesAreKeysWithAlt(_ text: String) {
    #expect(TerminalSequence(Array(text.utf8)[0]) == nil)
  }
}
