import ArgumentParser
import Editing
import Files
import FrontEnd
import JSON
import Platform
import Terminal

/// `motionbook lsp`
struct LanguageServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Helps an editor with notebooks: mistakes, completion, help.",
    discussion: """
      Editors start it; it speaks the Language Server Protocol on standard input and \
      output. `motionbook editors` says how to set up yours.
      """)

  @Flag(help: "Standard input and output are always used.")
  var stdio = false

  @Flag(help: "Pages that are played run again what is changed on them.")
  var live = false

  func run() throws {
    let engine = live ? try EngineScript.text() : nil
    // A client that is gone is found out by a failing write.
    BrokenPipe.failsWrite()
    let loop = EditingLoop(engine)
    throw ExitCode(loop.run())
  }
}

/// Passes messages between the streams and the server, and lets it work while nothing comes.
private final class EditingLoop {
  private let server: EditingServer
  /// The script that pages have beside them, until it is written.
  private var engine: String?
  private var reader = MessageReader()
  /// The unanswered messages.
  private var waiting: [MessageReader.Piece] = []
  /// The bytes that have come since what was waiting was last taken.
  private var receivedCount = 0
  private var hasEnded = false
  private var lastLook = 0.0
  private var status: Int32?

  /// The most that is taken at once, so that a client that never pauses has its answers.
  private static let most = (messages: 1000, bytes: 64 << 20)
  /// Seconds between two looks for messages while a cell runs.
  private static let lookInterval = 0.002
  /// Seconds between two looks at whether the client is still there.
  private static let parentInterval = 2.0

  /// - Parameter engine: The script with the engine of pages that run.
  init(_ engine: String?) {
    self.engine = engine
    server = EditingServer(files: SystemFiles(), engine: engine.map(EngineScript.name(of:)))
  }

  /// - Returns: The exit status.
  func run() -> Int32 {
    while true {
      wait()
      let pieces = waiting
      (waiting, receivedCount) = ([], 0)
      apply(server.receive(pieces, at: MonotonicClock.now()))
      if let status { return status }
      // A client that goes without a word is gone.
      if hasEnded || !isClientAlive { return Status.failed.rawValue }
      if let due = server.due, due <= MonotonicClock.now() {
        apply(server.work(at: MonotonicClock.now()) { [unowned self] in hasCome() })
      }
    }
  }

  // MARK: Reading

  /// Waits for messages, until work is due.
  private func wait() {
    while waiting.isEmpty, !hasEnded {
      let left = min(server.due.map { $0 - MonotonicClock.now() } ?? .infinity, Self.parentInterval)
      let isThere = look(for: max(0, left))
      if !isThere { return }
    }
    readAll()
  }

  /// Reads all that is there, so that one edit takes the place of another.
  private func readAll() {
    while !hasEnded, waiting.count < Self.most.messages, receivedCount < Self.most.bytes,
      look(for: 0)
    {}
  }

  /// Reads what comes within a time.
  ///
  /// - Returns: Whether anything came.
  private func look(for seconds: Double) -> Bool {
    guard Poll.canRead(STDIN_FILENO, within: seconds) else { return false }
    guard let bytes = read() else { return hasEnded }
    receivedCount += bytes.count
    reader.append(bytes)
    do {
      while let piece = try reader.next() { waiting.append(piece) }
    } catch {
      Console.error("error: \(error.reason)")
      hasEnded = true
    }
    return true
  }

  /// Reads some bytes; nil if there are none.
  private func read() -> ArraySlice<UInt8>? {
    switch ReadResult(reading: STDIN_FILENO) {
    case .bytes(let bytes): return bytes
    case .interrupted: return nil
    case .ended, .failed:
      hasEnded = true
      return nil
    }
  }

  /// Answers what can be answered while a cell runs, and says whether the rest stops it.
  private func hasCome() -> Bool {
    let now = MonotonicClock.now()
    if now - lastLook > Self.lookInterval {
      lastLook = now
      readAll()
      let questions = Array(waiting.prefix { !EditingServer.stops(for: $0) })
      waiting.removeFirst(questions.count)
      if !questions.isEmpty { apply(server.receive(questions, at: now)) }
    }
    return hasEnded || status != nil || !waiting.isEmpty
  }

  private var isClientAlive: Bool {
    guard let parent = server.parent, let process = pid_t(exactly: parent) else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }

  // MARK: Effects

  private func apply(_ effects: [EditingServer.Effect]) {
    for effect in effects {
      switch effect {
      case .send(let message): send(message)
      case .show(let preview): show(preview)
      case .end(let code): status = status ?? code
      }
    }
  }

  private func send(_ message: JSONValue) {
    let failed = MessageReader.framed(message).withUnsafeBytes {
      WholeWrite.write($0, to: STDOUT_FILENO)
    }
    if failed != nil { hasEnded = true }
  }

  /// Writes a page beside what else is kept, and asks the client to show it.
  private func show(_ preview: Preview) {
    do throws(FileProblem) {
      guard let state = StateFolder.path(environment: ProcessEnvironment.current) else {
        throw .missingFolder(path: "~")
      }
      let folder = state + "/pages"
      try StateFolder.create(folder)
      if let script = engine {
        try AtomicFile.write("\(folder)/\(EngineScript.name(of: script))", script, over: .anything)
        engine = nil
      }
      for file in preview.files {
        try AtomicFile.write("\(folder)/\(file.name)", file.text, over: .anything)
      }
      apply(server.shown(preview, in: folder))
    } catch {
      apply(server.complain("There is no page: \(error.sentence)."))
    }
  }
}
