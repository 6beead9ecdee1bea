import JSON

/// Finds the messages in what a client sends: a header with the length, then so many bytes of JSON.
///
///     Content-Length: 17
///
///     {"method":"exit"}
///
/// Source: "Base Protocol" in the Language Server Protocol 3.17.
public struct MessageReader {
  private var bytes: [UInt8] = []
  /// Where in the bytes the next message begins.
  private var start = 0
  /// Where the search for the end of its header goes on.
  private var searched = 0

  /// The longest body; the longest notebook fits in, however its text is escaped.
  static let bodyLimit = 128 << 20
  static let headerLimit = 4096

  public init() {}

  /// The next part of the bytes.
  public enum Piece: Equatable {
    case message(JSONValue)
    /// A message of the given length that is not JSON. The ones after it can be read.
    case unreadable(String)
  }

  /// Why nothing after this place can be read.
  public struct Failure: Error, Equatable {
    public let reason: String
  }

  public mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Takes the next message; nil if it is not there in full.
  ///
  /// - Throws: `Failure` if the header is wrong, so that no one knows where the next message begins.
  public mutating func next() throws(Failure) -> Piece? {
    guard let end = headerEnd() else {
      guard bytes.count - start <= Self.headerLimit else {
        throw Failure(reason: "a header is longer than \(Self.headerLimit) bytes")
      }
      return nil
    }
    let length = try Self.length(in: bytes[start..<end - 4])
    guard bytes.count >= end + length else { return nil }
    let body = Array(bytes[end..<end + length])
    drop(to: end + length)
    do {
      return .message(try JSONValue(reading: body))
    } catch {
      return .unreadable(error.reason)
    }
  }

  /// The offset after the header's blank line.
  private mutating func headerEnd() -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    let last = min(bytes.count, start + Self.headerLimit) - mark.count
    while searched <= last {
      if bytes[searched..<searched + mark.count].elementsEqual(mark) {
        return searched + mark.count
      }
      searched += 1
    }
    return nil
  }

  private mutating func drop(to end: Int) {
    (start, searched) = (end, end)
    // Read bytes are dropped in large pieces, so that many small messages are not moved each time.
    if start == bytes.count || start > 1 << 20 {
      bytes.removeFirst(start)
      (start, searched) = (0, 0)
    }
  }

  private static func length(in header: ArraySlice<UInt8>) throws(Failure) -> Int {
    let text = String(decoding: header, as: UTF8.self)
    for line in text.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, withoutBlanks(parts[0]).lowercased() == "content-length" else {
        continue
      }
      let written = withoutBlanks(parts[1])
      guard written.utf8.allSatisfy({ (48...57).contains($0) }), let length = Int(written) else {
        throw Failure(reason: "`Content-Length` is not a number")
      }
      guard length <= bodyLimit else {
        throw Failure(reason: "a message is longer than \(bodyLimit) bytes")
      }
      return length
    }
    throw Failure(reason: "a header has no `Content-Length`")
  }

  /// Blanks may stand around a header's name and value, as in HTTP.
  private static func withoutBlanks(_ text: Substring) -> Substring {
    let blanks: Set<Character> = [" ", "\t"]
    let rest = text.drop { blanks.contains($0) }
    return rest.dropLast(rest.reversed().prefix { blanks.contains($0) }.count)
  }

  /// A message as it is sent.
  public static func framed(_ message: JSONValue) -> [UInt8] {
    let body = Array(message.text.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
