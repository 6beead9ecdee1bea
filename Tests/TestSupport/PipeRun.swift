import Foundation

/// A program run to its end without a terminal.
public struct PipeRun {
  public let standardOutput: String
  public let standardError: String
  public let status: ExitStatus

  /// A signal to send once the program has written some text to its standard output.
  ///
  /// Before that, only a little is read at a time, so that a program that writes more than a pipe
  /// can hold cannot get past that text before the signal, however slow the test is.
  public struct Nudge {
    public let signal: Int32
    public let after: String

    public init(signal: Int32, after: String) {
      self.signal = signal
      self.after = after
    }
  }

  /// The amount that a nudged program has to write to fill the pipe: a page of the largest kind, or
  /// the most that macOS gives a pipe.
  public static let pipeCapacity = 65_536

  /// Runs `program` (a path) with exactly this environment, and `input` on its standard input.
  ///
  /// A program that hangs is killed, and the call throws.
  public init(
    _ program: String, arguments: [String] = [], input: String = "",
    environment: [String: String] = PseudoTerminal.plainEnvironment, nudge: Nudge? = nil
  ) throws {
    let input = Pipe(feeding: Array(input.utf8))
    let output = Pipe()
    let errors = Pipe()
    let child = try ChildProcess(
      program: program, arguments: arguments, environment: environment,
      streams: [.descriptor(input.far), .descriptor(output.far), .descriptor(errors.far)],
      newSession: false)
    for pipe in [input, output, errors] { pipe.closeFar() }
    let watchdog = Watchdog()
    var nudge = nudge
    if nudge != nil { output.makeSmall() }
    while child.poll() == nil || !(output.ended && errors.ended) {
      guard !watchdog.isOver else {
        let status = child.poll()
        child.end()
        throw ChildProblem.inVain(
          waitingFor: "the end of \(([program] + arguments).joined(separator: " "))",
          status: status, output: output.text + errors.text)
      }
      input.feed()
      output.readAvailable(isCareful: nudge != nil)
      errors.readAvailable()
      if let wanted = nudge, output.text.contains(wanted.after) {
        child.send(signal: wanted.signal)
        nudge = nil
      }
      Self.wait(input, output, errors)
    }
    standardOutput = output.text
    standardError = errors.text
    status = child.poll() ?? .exited(-1)
    if let nudge {
      throw ChildProblem.inVain(
        waitingFor: "“\(nudge.after)”", status: status, output: standardOutput + standardError)
    }
  }

  private static func wait(_ input: Pipe, _ outputs: Pipe...) {
    var descriptors = outputs.filter { !$0.ended }.map { ($0.near, Int32(POLLIN)) }
    if !input.ended { descriptors.append((input.near, Int32(POLLOUT))) }
    waitReady(descriptors, seconds: 0.02)
  }

  /// One of the child's streams, as seen by the test.
  private final class Pipe {
    let near: Int32
    let far: Int32
    private(set) var ended = false
    private var bytes: [UInt8] = []
    private var rest: ArraySlice<UInt8>
    private var farIsOpen = true

    /// For output of the child.
    init() {
      (near, far) = Self.make()
      rest = []
    }

    /// For input of the child.
    init(feeding bytes: [UInt8]) {
      (far, near) = Self.make()
      rest = bytes[...]
      // Writing to a child that has ended must not end the tests.
      signal(SIGPIPE, SIG_IGN)
      _ = fcntl(near, F_SETFL, O_NONBLOCK)
    }

    deinit {
      closeFar()
      if !ended { close(near) }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    private static func make() -> (read: Int32, write: Int32) {
      var ends: [Int32] = [-1, -1]
      // Set at once, before another test starts a program that inherits the descriptors.
      ChildProcess.starting.withLock {
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      }
      return (ends[0], ends[1])
    }

    func closeFar() {
      if farIsOpen { close(far) }
      farIsOpen = false
    }

    /// Reduces the pipe to the smallest capacity that the system allows.
    func makeSmall() {
      #if os(Linux)
        // F_SETPIPE_SZ, which is not visible in Swift: <linux/fcntl.h>.
        _ = fcntl(near, 1031, 1)
      #endif
    }

    /// Reads the available bytes; if `isCareful`, only the first of them.
    func readAvailable(isCareful: Bool = false) {
      guard !ended else { return }
      _ = fcntl(near, F_SETFL, O_NONBLOCK)
      if drain(near, into: &bytes, atMost: isCareful ? 256 : 1 << 20) { finish() }
    }

    func feed() {
      guard !ended else { return }
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(near, $0.baseAddress, $0.count) }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        if count < 0 { break }
        rest = rest.dropFirst(count)
      }
      finish()
    }

    private func finish() {
      ended = true
      close(near)
    }
  }
}
