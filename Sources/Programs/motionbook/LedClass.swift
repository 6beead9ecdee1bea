import ArgumentParser
import FrontEnd
import Platform
import Playing
import Terminal

/// A class that follows a presentation: the program that serves it, which reads the steps from its standard
/// input, and answers there.
struct LedClass: PresentationFollower {
  private let child: ChildProcess
  private let line: Int32

  /// How long a class may take to answer, in seconds. The presentation of one that does not answer goes on.
  private static let patience = 2.0

  /// Starts the class, and waits until the teacher begins.
  ///
  /// - Parameter options: Options of `motionbook class`.
  init(_ file: String, _ options: [String]) throws {
    let program = try ClassCommand.program()
    guard let ends = SocketPair() else { throw Self.failure() }
    // A class that has ended takes no steps, and the presentation goes on.
    BrokenPipe.failsWrite()
    let child = ChildProcess(program, [program, file, "--led"] + options, reading: ends.other)
    close(ends.other)
    guard let child else { throw Self.failure() }
    (self.child, line) = (child, ends.own)
    // It says where to join, and to press Enter.
    _ = readLine()
    // Nobody is at the other end if the class could not begin. It has said why.
    if Poll.isAbandoned(line) { throw ExitCode(child.wait()) }
  }

  func follow(cell: Int, isRun: Bool) { say("\(isRun ? "ran" : "at") \(cell)") }

  func doubt(aboutRunning cell: Int) -> String? {
    say("may \(cell)")
    var words: [UInt8] = []
    var byte: UInt8 = 0
    while Poll.canRead(line, within: Self.patience), read(line, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { break }
      words.append(byte)
    }
    return words.isEmpty ? nil : String(decoding: words, as: UTF8.self)
  }

  private func say(_ words: String) {
    let text = words + "\n"
    _ = write(line, text, text.utf8.count)
  }

  /// Ends the class, which writes its report.
  func end() {
    close(line)
    child.wait()
  }

  private static func failure() -> ExitCode {
    Console.error("error: cannot start the class: \(SystemError.text())")
    return ExitCode(Status.failed.rawValue)
  }
}
