import Foundation
import Testing

@testable import Files

/// What is read below a folder, and that nothing is read outside of it.
@Suite struct FolderFileTests {
  private let folder = TemporaryFolder()

  private func make(_ path: String, _ text: String = "t,y\n") throws {
    let place = folder.path + "/" + path
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
  }

  private func read(_ path: String, below inner: String = "/book") throws(FileProblem) -> [UInt8] {
    try FolderFile.read(path, below: folder.path + inner, limit: 100)
  }

  @Test func readsBelowTheFolder() throws {
    try make("book/a.csv", "1")
    try make("book/deep/er/b.csv", "2")
    #expect(try read("a.csv") == Array("1".utf8))
    #expect(try read("./deep/./er/b.csv") == Array("2".utf8))
  }

  @Test func refusesWhatLeadsOutside() throws {
    try make("book/a.csv")
    try make("secret.csv")
    let files = FileManager.default
    let book = folder.path + "/book"
    try files.createSymbolicLink(atPath: book + "/link.csv", withDestinationPath: "../secret.csv")
    try files.createSymbolicLink(atPath: book + "/inner.csv", withDestinationPath: "a.csv")
    try files.createSymbolicLink(atPath: book + "/up", withDestinationPath: "..")
    for path in [
      "../secret.csv", "/etc/hostname", "link.csv", "inner.csv", "up/secret.csv", "", "a//b",
    ] {
      #expect(throws: FileProblem.outside(path: path)) { try read(path) }
    }
    #expect(throws: FileProblem.missing(path: "none.csv")) { try read("none.csv") }
  }

  @Test func refusesWhatIsNoFile() throws {
    try make("book/a.csv")
    try make("book/inner/a.csv")
    try make("book/long.csv", String(repeating: "1", count: 101))
    #expect(mkfifo(folder.path + "/book/pipe.csv", 0o600) == 0)
    #expect(throws: FileProblem.notAFile(path: "pipe.csv")) { try read("pipe.csv") }
    #expect(throws: FileProblem.isFolder(path: "inner")) { try read("inner") }
    #expect(throws: FileProblem.outside(path: "a.csv/b")) { try read("a.csv/b") }
    #expect(throws: FileProblem.tooLong(path: "long.csv", limit: 100)) { try read("long.csv") }
  }
}
