import JSON
import Platform

/// A kernel's connection with its clients.
///
/// A thread of its own owns the sockets, so that echoes, interrupts and a shutdown are answered
/// while a cell runs. The thread that runs cells takes requests with `next` and answers with `reply`
/// and `publish`; what it answers is sent in that order.
///
/// `PostOffice` is that thread's loop, which also hears interrupts. `WireFrames` reads and signs
/// the frames of messages.
public final class Exchange: Sendable {
  /// The next job of the thread that runs cells.
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
  public let interruption = SignalFlag()
  /// Set when a client asks to shut down.
  let ending = SignalFlag()
  let tasks = Mailbox<Task>()
  let outbox = Mailbox<Parcel>()

  private let thread: SystemThread

  /// Connects to clients.
  ///
  /// - Parameters:
  ///   - description: The content of a `kernel_info_reply`.
  ///   - parent: The process without which the kernel ends; nil for none.
  ///   - interrupts: The signal that interrupts a cell, which comes to the thread of the sockets.
  /// - Throws: `ConnectionFile.Problem` if an address cannot be bound.
  public init(
    _ file: ConnectionFile, description: JSONValue, parent: Int32?, interrupts: HeldSignals
  ) throws(ConnectionFile.Problem) {
    guard let wake = WakePipe.descriptor else {
      throw ConnectionFile.Problem(reason: "cannot create a pipe")
    }
    let office = try PostOffice(
      file, description: description, parent: parent, interrupts: interrupts,
      interruption: interruption, ending: ending, tasks: tasks, outbox: outbox, wake: wake)
    guard let thread = SystemThread({ office.run() }) else {
      throw ConnectionFile.Problem(reason: "cannot create a thread")
    }
    self.thread = thread
  }

  /// The next task; waits for it.
  public func next() -> Task {
    let task = tasks.next()
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

  /// Sends what is left and disconnects.
  public func close() {
    send(.end)
    thread.join()
  }

  private func send(_ parcel: Parcel) {
    outbox.append(parcel)
    WakePipe.wake()
  }
}
