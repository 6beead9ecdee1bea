import JSON
import Testing

@testable import Editing

@Suite struct MessageReaderTests {
  private func read(_ bytes: [UInt8], pieces: Int = .max) throws -> [MessageReader.Piece] {
    var reader = MessageReader()
    var found: [MessageReader.Piece] = []
    for start in stride(from: 0, to: bytes.count, by: min(pieces, bytes.count)) {
      reader.append(bytes[start..<min(bytes.count, start + min(pieces, bytes.count))])
      while let piece = try reader.next() { found.append(piece) }
    }
    return found
  }

  @Test(arguments: [1, 2, 7, 1000]) func messagesAreReadHoweverTheyAreCut(size: Int) throws {
    let messages: [JSONValue] = [["a": 1], ["text": "é😀\r\n\r\n"], []]
    let bytes = messages.flatMap(MessageReader.framed)
    #expect(try read(bytes, pieces: size) == messages.map { .message($0) })
  }

  @Test func aBodyThatIsNoJSONDoesNotHideTheNext() throws {
    let bytes = Array("Content-Type: x\r\n Content-Length :\t3 \r\n\r\n{{{".utf8)
    let pieces = try read(bytes + MessageReader.framed(["a": 1]))
    #expect(pieces.count == 2)
    #expect(pieces.last == .message(["a": 1]))
  }

  @Test(arguments: [
    "Content-Length: -3\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length: 2x\r\n\r\n{}", "Length: 3\r\n\r\n", String(repeating: "x", count: 5000),
    "Content-Length: 999999999\r\n\r\n", "\r\n\r\n",
  ])
  func aWrongHeaderIsAFailure(text: String) {
    #expect(throws: MessageReader.Failure.self) { try read(Array(text.utf8)) }
  }
}
