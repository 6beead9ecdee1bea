import Foundation
import TestSupport
import Testing

@testable import LineEditing

/// The format is JSON as others read and write it: Foundation's reader is the oracle.
@Suite struct HistoryLineTests {
  private static func texts() -> [String] {
    var generator = Seeded(1_337)
    let pieces: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{8}", "\u{C}", "\u{1F}", "\u{7F}", "é",
      "日", "🙂", "\u{301}", "\u{2028}", "{", "}", ",", "u",
    ]
    return (0..<300).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text.append(pieces[Int.random(in: 0..<pieces.count, using: &generator)])
      }
      return String(text)
    }
  }

  @Test func othersReadWhatIsWritten() throws {
    for text in Self.texts() {
      let line = HistoryLine.encode(text)
      #expect(line.last == 0x0A)
      #expect(line.filter { $0 == 0x0A }.count == 1)
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: String]
      #expect(object?["text"].map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test func whatOthersWriteIsRead() throws {
    for text in Self.texts() {
      let data = try JSONSerialization.data(withJSONObject: ["text": text])
      #expect(HistoryLine.decode(data).map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test func whatIsWrittenIsRead() {
    for text in Self.texts() {
      #expect(HistoryLine.decode(HistoryLine.encode(text).dropLast()) == text)
    }
  }

  @Test(arguments: [
    (#"{"text":"\u00e9\ud83d\ude42\/"}"#, "é🙂/"), (#"{"text":"a","time":7}"#, "a"),
    (#"{"text":""}"#, ""),
  ])
  func isRead(_ line: String, _ text: String) {
    #expect(HistoryLine.decode(Array(line.utf8)) == text)
  }

  @Test(arguments: [
    "", "{", #"{"text":""#, #"{"text":"a""#, #"{"text":"a"x}"#, #"{"text":"a","#, #"{"text":"a"}}"#,
    #"{"text":"\x"}"#, #"{"text":"\u12"}"#, #"{"text":"\u+123"}"#, #"{"text":"\udc00"}"#,
    #"{"text":"\ud83dx"}"#, #"{"text":"\ud83d\u0041"}"#, #"{"text":"\"}"#, "[1]", "plain",
  ])
  func isDamaged(_ line: String) {
    #expect(HistoryLine.decode(Array(line.utf8)) == nil)
  }
}
