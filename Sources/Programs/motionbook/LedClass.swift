import ArgumentParser
import FrontEnd
import MotionPlatform
import Terminal

/// A class that follows a presentation: the program that serves it, which reads the steps from a pipe.
struct LedClass {
  private let child: ChildProcess
  private let pipe: Int32

  /// Starts the class, and waits until the teacher begins.
  ///
  /// - Parameter options: Options of `motionbook class`.
  init(_ file: String, _ options: [String]) throws {
    let program = try ClassCommand.program()
    var ends: [Int32] = [0, 0]
    guard MotionPlatform.pipe(&ends) == 0 else { throw Self.failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A class that has ended takes no steps, and the presentation goes on.
    _ = signal(SIGPIPE, SIG_IGN)
    let child = ChildProcess(program, [program, file, "--led"] + options, reading: ends[0])
    close(ends[0])
    guard let child else { throw Self.failure() }
    (self.child, pipe) = (child, ends[1])
    // It says where to join, and to press Enter.
    _ = readLine()
    var reader = pollfd(fd: pipe, events: 0, revents: 0)
    // Nobody reads the pipe of a class that could not begin. It has said why.
    if poll(&reader, 1, 0) > 0 { throw ExitCode(child.wait()) }
  }

  /// The presentation shows a cell, by its index.
  func follow(cell: Int, isRun: Bool) {
    let line = "\(isRun ? "ran" : "at") \(cell)\n"
    _ = write(pipe, line, line.utf8.count)
  }

  /// Ends the class, which writes its report.
  func end() {
    close(pipe)
    child.wait()
  }

  private static func failure() -> ExitCode {
    Console.error("error: cannot start the class: \(String(cString: strerror(errno)))")
    return ExitCode(Status.failed.rawValue)
  }
}
