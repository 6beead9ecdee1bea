import JSON

/// A message of the kernel: its kind, such as `execute_reply`, and its content.
///
/// Source: Jupyter's messaging protocol 5.3.
public struct KernelMessage: Sendable {
  public let type: String
  public let content: JSONValue

  init(_ type: String, _ content: JSONValue) {
    self.type = type
    self.content = content
  }
}

/// The kernel's surroundings.
public protocol KernelClients: AnyObject {
  /// Publishes what all clients see, in order.
  func publish(_ message: KernelMessage)

  /// Whether a client asks to interrupt what runs. Checked at each frame, so it must be fast.
  var isInterrupted: Bool { get }

  /// Seconds on a clock that only goes on, to send what belongs together in one message. Nothing
  /// that is shown depends on it.
  func now() -> Double
}
