import JSON

/// A message that came from a client.
public struct Request: Sendable {
  /// The socket that it came to, where the reply goes.
  let channel: ConnectionFile.Channel
  /// The client's addresses, which the reply carries.
  let identities: [[UInt8]]
  /// The header as it came, byte for byte: the replies' parent header.
  let header: [UInt8]
  /// The kind of the message, such as `execute_request`.
  public let type: String
  public let content: JSONValue
  /// The client's metadata, such as the cell of a notebook; empty if it says nothing that is
  /// understood.
  public let metadata: JSONValue
}

/// A message of the kernel, without its header.
public struct Message: Sendable {
  public let type: String
  public let content: JSONValue

  public init(_ type: String, _ content: JSONValue) {
    self.type = type
    self.content = content
  }
}

/// The error in the frames of a message; such a message is dropped.
package enum WireProblem: Error, Hashable {
  /// There is no `<IDS|MSG>`, or fewer frames than a message has.
  case truncated
  /// The signature is not the message's, or was used before.
  case badSignature
  /// A part is not a JSON object, or the header has no type.
  case malformed
}

/// A message's frames on the wire.
///
/// Source: Jupyter's messaging protocol 5.3, "The wire protocol".
package enum WireFrames {
  static let delimiter = Array("<IDS|MSG>".utf8)

  /// Reads a request.
  ///
  /// - Throws: `WireProblem`, whatever the frames contain.
  package static func request(
    in frames: [[UInt8]], from channel: ConnectionFile.Channel, signer: inout MessageSigner
  ) throws(WireProblem) -> Request {
    guard let at = frames.firstIndex(of: delimiter), frames.count >= at + 6 else {
      throw .truncated
    }
    let parts = Array(frames[(at + 2)...(at + 5)])
    guard signer.accepts(frames[at + 1], of: parts) else { throw .badSignature }
    guard let header = try? JSONValue(reading: parts[0]), let type = header["msg_type"]?.string,
      let content = try? JSONValue(reading: parts[3]), content.object != nil
    else { throw .malformed }
    return Request(
      channel: channel, identities: Array(frames[..<at]), header: parts[0], type: type,
      content: content, metadata: (try? JSONValue(reading: parts[2])) ?? [:])
  }

  /// Writes a message.
  ///
  /// - Parameters:
  ///   - parent: The header of the request that caused it, as it came; nil for none.
  ///   - header: The message's own header.
  static func frames(
    to identities: [[UInt8]], _ message: Message, header: JSONValue, parent: [UInt8]?,
    signer: MessageSigner
  ) -> [[UInt8]] {
    let parts = [
      Array(header.text.utf8), parent ?? Array("{}".utf8), Array("{}".utf8),
      Array(message.content.text.utf8),
    ]
    return identities + [delimiter, signer.signature(of: parts)] + parts
  }
}
