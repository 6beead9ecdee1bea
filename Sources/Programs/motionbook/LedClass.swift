import ArgumentParser
import FrontEnd
import Platform
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
    guard let ends = PipeEnds() else { throw Self.failure() }
    // A class that has ended takes no steps, and the presentation goes on.
    BrokenPipe.failsWrite()
    let child = ChildProcess(program, [program, file, "--led"] + options, reading: ends.read)
    close(ends.read)
    guard let child else { throw Self.failure() }
    (self.child, pipe) = (child, ends.write)
    // It says where to join, and to press Enter.
    _ = readLine()
    // Nobody reads the pipe of a class that could not begin. It has said why.
    if Poll.isAbandoned(pipe) { throw ExitCode(child.wait()) }
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
    Console.error("error: cannot start the class: \(SystemError.text())")
    return ExitCode(Status.failed.rawValue)
  }
}
