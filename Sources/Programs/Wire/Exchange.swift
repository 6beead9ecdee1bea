import JSON
import MotionPlatform

/// A kernel's connection with its clients.
///
/// A thread of its own owns the sockets, so that echoes, interrupts and a shutdown are answered
/// while a cell runs. The thread that runs cells takes requests with `next` and answers with `reply`
/// and `publish`; what it answers is sent in that order.
public final class Exchange: Sendable {
  /// What the thread that runs cells has to do next.
  public enum Task: Sendable {
    case answer(Request)
    /// An earlier cell failed, so this one must not run.
    case abort(Request)
    case end
  }

  enum Parcel: Sendable {
    case reply(Message, to: Request)
    case publication(Message, about: Request?)
    /// A task has ended. It stands before its reply: a client that has the reply may send the next cell at
    /// once, and an interrupt of this one is not meant for that one.
    case ended
    case end
  }

  /// Set when a client asks to interrupt what runs.
  public let interruption = SharedFlag()
  /// Set when a client asks to shut down.
  let ending = SharedFlag()
  let tasks = Mailbox<Task>()
  let outbox = Mailbox<Parcel>()
  /// Wakes the thread of the sockets.
  let wake: Wake

  private let thread: PostThread

  /// Connects to clients.
  ///
  /// - Parameters:
  ///   - description: The content of a `kernel_info_reply`.
  ///   - parent: The process without which the kernel ends; nil for none.
  /// - Throws: `ConnectionFile.Problem` if an address cannot be bound.
  public init(
    _ file: ConnectionFile, description: JSONValue, parent: Int32?
  ) throws(ConnectionFile.Problem) {
    guard let wake = Wake() else { throw ConnectionFile.Problem(reason: "cannot create a pipe") }
    self.wake = wake
    let office = try PostOffice(
      file, description: description, parent: parent, interruption: interruption,
      ending: ending, tasks: tasks, outbox: outbox, wake: wake)
    guard let thread = PostThread(office) else {
      throw ConnectionFile.Problem(reason: "cannot create a thread")
    }
    self.thread = thread
  }

  /// The next task; waits for it.
  public func next() -> Task {
    let task = tasks.take()
    return ending.isSet ? .end : task
  }

  /// A task has ended, and its reply is not sent yet: neither its interrupt nor its failure is meant for
  /// what a client sends when it has the reply.
  ///
  /// - Parameter abortsWaiting: Whether the cells that wait must not run, because this one failed.
  public func ended(abortsWaiting: Bool) {
    interruption.clear()
    if abortsWaiting {
      tasks.replaceAll { task in
        guard case .answer(let request) = task, request.type == "execute_request" else {
          return task
        }
        return .abort(request)
      }
    }
    send(.ended)
  }

  public func reply(_ message: Message, to request: Request) {
    send(.reply(message, to: request))
  }

  /// Publishes a message to all clients.
  public func publish(_ message: Message, about request: Request?) {
    send(.publication(message, about: request))
  }

  /// Seconds of a monotonic clock.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Sends what is left and disconnects.
  public func close() {
    send(.end)
    thread.join()
  }

  private func send(_ parcel: Parcel) {
    outbox.put(parcel)
    wake.signal()
  }
}

/// A pipe that wakes a thread which waits for sockets.
final class Wake: Sendable {
  let descriptor: Int32
  private let end: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, end) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(end)
  }

  /// A full pipe wakes the thread as well.
  func signal() {
    var byte: UInt8 = 1
    _ = write(end, &byte, 1)
  }

  /// Reads all of it; returns whether there was anything.
  @discardableResult
  func drain() -> Bool {
    var bytes: UInt64 = 0
    var hasRead = false
    while read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 { hasRead = true }
    return hasRead
  }
}

/// The thread of the sockets.
struct PostThread: @unchecked Sendable {
  // Only `join` uses it.
  private let thread: pthread_t

  init?(_ office: PostOffice) {
    #if canImport(Darwin)
      var created: pthread_t?
    #else
      var created = pthread_t()
    #endif
    let box = Unmanaged.passRetained(office).toOpaque()
    let status = pthread_create(
      &created, nil,
      { box in
        let office: Unmanaged<PostOffice>? = box.map { .fromOpaque($0) }
        office?.takeRetainedValue().run()
        return nil
      }, box)
    #if canImport(Darwin)
      guard status == 0, let created else { return nil }
    #else
      guard status == 0 else { return nil }
    #endif
    thread = created
  }

  func join() { pthread_join(thread, nil) }
}
