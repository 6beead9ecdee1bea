internal import CZeroMQ
import JSON
import Platform

/// The sockets of a kernel and the loop that serves them, on a thread of its own.
final class PostOffice {
  private var shell: Socket
  private var control: Socket
  private var input: Socket
  private var publisher: Socket
  private var heart: Socket
  private var signer: MessageSigner
  private var header = MessageHeader()

  private let description: JSONValue
  private let parent: Int32?
  private let interruption: SignalFlag
  private let interrupts: HeldSignals
  /// Set when SIGINT comes, which interrupts the cell as it does in ipykernel. Jupyter itself
  /// interrupts by a message.
  ///
  /// Only this thread takes the signal. So one that was sent before a message has come when the
  /// message is read, and an interrupt of nothing never stops the cell that follows it.
  private static let interrupted = SignalFlag()
  /// The tasks that have not ended: only with some there is something to interrupt. It is counted here, where
  /// requests, interrupts and replies pass one after another.
  private var unfinished = 0
  private let ending: SignalFlag
  private let tasks: Mailbox<Exchange.Task>
  private let outbox: Mailbox<Exchange.Parcel>
  /// The end of a pipe that can be read when a signal or another thread wakes this one.
  private let wake: Int32

  /// Requests that wait until someone hears what the kernel publishes; nil once that was waited for.
  private var held: [Request]? = []
  /// When the first of them came.
  private var heldSince: Double?
  /// A client that subscribes later than this misses the first status, as with any kernel.
  private static let patience = 0.3
  /// Milliseconds between two looks at whether the parent lives.
  private static let interval = 1_000

  init(
    _ file: ConnectionFile, description: JSONValue, parent: Int32?, interrupts: HeldSignals,
    interruption: SignalFlag, ending: SignalFlag, tasks: Mailbox<Exchange.Task>,
    outbox: Mailbox<Exchange.Parcel>, wake: Int32
  ) throws(ConnectionFile.Problem) {
    guard let context = SocketContext() else {
      throw ConnectionFile.Problem(reason: "cannot create a ZeroMQ context")
    }
    func socket(
      _ kind: Socket.Kind, _ channel: ConnectionFile.Channel
    ) throws(ConnectionFile.Problem) -> Socket {
      try Socket(kind, in: context, at: file.endpoints[channel] ?? "")
    }
    // All are bound before anything is answered.
    shell = try socket(.router, .shell)
    control = try socket(.router, .control)
    input = try socket(.router, .stdin)
    publisher = try socket(.publisher, .iopub)
    heart = try socket(.reply, .hb)
    signer = MessageSigner(key: file.key)
    (self.description, self.parent, self.interrupts) = (description, parent, interrupts)
    (self.interruption, self.ending) = (interruption, ending)
    (self.tasks, self.outbox, self.wake) = (tasks, outbox, wake)
  }

  /// Serves the sockets until the kernel ends.
  func run() {
    // Create the flag before the handler needs it.
    _ = Self.interrupted.value
    interrupts.handle { _ in PostOffice.interrupted.raise() }
    publish(Message("status", ["execution_state": "starting"]), about: nil)
    while serve() {}
  }

  /// Serves what has come; returns whether the kernel goes on.
  private func serve() -> Bool {
    wait()
    WakePipe.drain()
    if Self.interrupted.clear() != 0 { interrupt() }
    while let frames = heart.receive() { heart.send(frames) }
    while let frames = publisher.receive() { subscription(frames.first ?? []) }
    while let frames = control.receive() { accept(frames, from: .control) }
    while let frames = shell.receive() { accept(frames, from: .shell) }
    while input.receive() != nil {}
    releaseHeld()
    for parcel in outbox.removeAll() {
      switch parcel {
      case .reply(let message, let request): reply(message, to: request)
      case .publication(let message, let request): publish(message, about: request)
      case .ended:
        unfinished -= 1
        if unfinished == 0 { interruption.clear() }
      case .end: return false
      }
    }
    // The process that started the kernel is gone: then nobody can reach the kernel again.
    if let parent, getppid() != parent { end() }
    return true
  }

  private func wait() {
    var items = [heart, publisher, control, shell, input].map {
      zmq_pollitem_t(socket: $0.handle, fd: 0, events: Int16(ZMQ_POLLIN), revents: 0)
    }
    items.append(
      zmq_pollitem_t(
        socket: nil, fd: wake, events: Int16(ZMQ_POLLIN), revents: 0))
    let isHolding = heldSince != nil
    zmq_poll(&items, Int32(items.count), isHolding ? 20 : Self.interval)
  }

  // MARK: Requests

  private func accept(_ frames: [[UInt8]], from channel: ConnectionFile.Channel) {
    // Requests without a valid signature are ignored.
    guard let request = try? WireFrames.request(in: frames, from: channel, signer: &signer) else {
      return
    }
    switch (channel, request.type) {
    case (_, "shutdown_request"): shutDown(request)
    case (.control, "interrupt_request"):
      answer(request, Message("interrupt_reply", ["status": "ok"])) { interrupt() }
    case (.control, "kernel_info_request"):
      answer(request, Message("kernel_info_reply", description)) {}
    case (.shell, _) where held != nil:
      held?.append(request)
      heldSince = heldSince ?? MonotonicClock.now()
    default: put(request)
    }
  }

  private func put(_ request: Request) {
    // A signal that was sent before the request is not meant for it.
    if Self.interrupted.clear() != 0 { interrupt() }
    unfinished += 1
    tasks.append(.answer(request))
  }

  private func interrupt() {
    if unfinished > 0 { interruption.set() }
  }

  /// Answers a request here, at once.
  private func answer(_ request: Request, _ message: Message, _ body: () -> Void) {
    publish(Message("status", ["execution_state": "busy"]), about: request)
    body()
    reply(message, to: request)
    publish(Message("status", ["execution_state": "idle"]), about: request)
  }

  private func shutDown(_ request: Request) {
    let content: JSONValue = [
      "status": "ok", "restart": .flag(request.content["restart"]?.flag ?? false),
    ]
    answer(request, Message("shutdown_reply", content)) {
      publish(Message("shutdown_reply", content), about: request)
    }
    end()
  }

  private func end() {
    ending.set()
    interruption.set()
    tasks.append(.end)
  }

  private func reply(_ message: Message, to request: Request) {
    let frames = WireFrames.frames(
      to: request.identities, message, header: header.next(message.type), parent: request.header,
      signer: signer)
    (request.channel == .control ? control : shell).send(frames)
  }

  // MARK: Publications

  private func publish(_ message: Message, about request: Request?) {
    publish(message, topic: Array(message.type.utf8), about: request)
  }

  private func publish(_ message: Message, topic: [UInt8], about request: Request?) {
    publisher.send(
      WireFrames.frames(
        to: [topic], message, header: header.next(message.type), parent: request?.header,
        signer: signer))
  }

  /// Welcomes whoever subscribes, before anything else, who then knows that nothing is missed from now on.
  ///
  /// Source: Jupyter Enhancement Proposal 65.
  private func subscription(_ frame: [UInt8]) {
    let (isWanted, topic) = (frame.first == 1, Array(frame.dropFirst()))
    publisher.subscribe(to: topic, isWanted)
    guard isWanted else { return }
    publish(
      Message("iopub_welcome", ["subscription": .string(String(decoding: topic, as: UTF8.self))]),
      topic: topic, about: nil)
    deliverHeld()
  }

  private func releaseHeld() {
    if let heldSince, MonotonicClock.now() - heldSince > Self.patience { deliverHeld() }
  }

  private func deliverHeld() {
    for request in held ?? [] { put(request) }
    (held, heldSince) = (nil, nil)
  }
}
