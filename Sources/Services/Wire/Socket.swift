internal import CZeroMQ

/// ZeroMQ's threads. They end, and send what is left, when the last socket has gone.
final class SocketContext {
  let handle: UnsafeMutableRawPointer

  init?() {
    guard sodium_init() >= 0, let handle = zmq_ctx_new() else { return nil }
    self.handle = handle
  }

  deinit { zmq_ctx_term(handle) }
}

/// A ZeroMQ socket. It belongs to the thread that polls it.
final class Socket {
  enum Kind {
    case router, reply, publisher

    fileprivate var code: Int32 {
      switch self {
      case .router: ZMQ_ROUTER
      case .reply: ZMQ_REP
      case .publisher: ZMQ_XPUB
      }
    }
  }

  let handle: UnsafeMutableRawPointer
  private let context: SocketContext

  /// The largest frame, in bytes: a larger one ends its connection.
  private static let largestFrame: Int64 = 64 << 20

  /// - Throws: `ConnectionFile.Problem` where the address cannot be bound.
  init(
    _ kind: Kind, in context: SocketContext, at endpoint: String
  ) throws(ConnectionFile.Problem) {
    guard let handle = zmq_socket(context.handle, kind.code) else {
      throw ConnectionFile.Problem(reason: "cannot create a socket: \(Self.lastError)")
    }
    (self.handle, self.context) = (handle, context)
    // Sent messages are still delivered when the kernel ends, but not for ever.
    set(ZMQ_LINGER, 1_000 as Int32)
    set(ZMQ_MAXMSGSIZE, Self.largestFrame)
    // Outputs are never dropped, however many there are at once.
    set(ZMQ_SNDHWM, 0 as Int32)
    // A client that comes back under its name takes its place again.
    if kind == .router { set(ZMQ_ROUTER_HANDOVER, 1 as Int32) }
    // Nobody is sent anything before `subscribe`, whatever has reached the socket meanwhile.
    if kind == .publisher { set(ZMQ_XPUB_MANUAL, 1 as Int32) }
    guard zmq_bind(handle, endpoint) == 0 else {
      throw ConnectionFile.Problem(reason: "cannot listen at \(endpoint): \(Self.lastError)")
    }
  }

  deinit { zmq_close(handle) }

  private static var lastError: String { String(cString: zmq_strerror(zmq_errno())) }

  private func set<Value>(_ option: Int32, _ value: Value) {
    withUnsafeBytes(of: value) { _ = zmq_setsockopt(handle, option, $0.baseAddress, $0.count) }
  }

  /// The frames of the next message; nil if there is none now.
  func receive() -> [[UInt8]]? {
    var frames: [[UInt8]] = []
    while true {
      var frame = zmq_msg_t()
      zmq_msg_init(&frame)
      defer { zmq_msg_close(&frame) }
      guard zmq_msg_recv(&frame, handle, ZMQ_DONTWAIT) >= 0 else { return nil }
      let bytes = UnsafeRawBufferPointer(start: zmq_msg_data(&frame), count: zmq_msg_size(&frame))
      frames.append(Array(bytes))
      if zmq_msg_more(&frame) == 0 { return frames }
    }
  }

  /// Lets the client whose wish was received last have a publisher's topic from now on, or no more.
  func subscribe(to topic: [UInt8], _ isWanted: Bool) {
    zmq_setsockopt(handle, isWanted ? ZMQ_SUBSCRIBE : ZMQ_UNSUBSCRIBE, topic, topic.count)
  }

  /// Sends a message. What a client that is gone would have received is dropped.
  func send(_ frames: [[UInt8]]) {
    for (index, frame) in frames.enumerated() {
      let flags = index < frames.count - 1 ? ZMQ_DONTWAIT | ZMQ_SNDMORE : ZMQ_DONTWAIT
      guard zmq_send(handle, frame, frame.count, flags) >= 0 else { return }
    }
  }
}
