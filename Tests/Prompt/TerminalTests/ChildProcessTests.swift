import Foundation
import Testing

@testable import Platform
@testable import Terminal

@Suite struct ChildProcessTests {
  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -TERM $$", 128 + SIGTERM)])
  func theStatusTellsHowItEnded(_ command: String, _ status: Int32) throws {
    #expect(try #require(ChildProcess(shell: command)).wait() == status)
  }

  @Test func itGetsArgumentsAndTheEnvironment() throws {
    let command = #"test "$#" = 2 && test "$2" = "two words" && test "$PATH" = "$1""#
    let path = try #require(ProcessEnvironment.current["PATH"])
    #expect(try #require(ChildProcess(shell: command, arguments: [path, "two words"])).wait() == 0)
  }

  @Test func itReadsAndWritesPipes() throws {
    let input = try #require(PipeEnds())
    let output = try #require(PipeEnds())
    let child = try #require(
      ChildProcess("/bin/cat", ["cat"], reading: input.read, writing: output.write))
    close(input.read)
    close(output.write)
    let problem = Array("24 pt".utf8).withUnsafeBytes { WholeWrite.write($0, to: input.write) }
    #expect(problem == nil)
    // If the child had inherited this end, its input would never end.
    close(input.write)
    #expect(FileHandle(fileDescriptor: output.read).readDataToEndOfFile() == Data("24 pt".utf8))
    #expect(child.wait() == 0)
    close(output.read)
  }

  @Test func whatIsIgnoredHereIsNotIgnoredThere() throws {
    let ignored = ReplacedSignals(ignoring: [SIGQUIT])
    defer { ignored.restore() }
    #expect(try #require(ChildProcess(shell: "kill -QUIT $$")).wait() == 128 + SIGQUIT)
  }

  @Test func aMissingProgramDoesNotStart() {
    #expect(ChildProcess("/nowhere/program", ["program"]) == nil)
  }

  @Test func endingItWaitsForItsEnd() throws {
    let child = try #require(ChildProcess("/bin/sleep", ["sleep", "1000"]))
    child.end()
    #expect(child.wait() == ChildProcess.notFound)
  }
}
