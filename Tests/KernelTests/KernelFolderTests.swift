import Foundation
import Testing

@testable import Kernel

@Suite final class KernelFolderTests {
  private let root = FileManager.default.temporaryDirectory.path + "/kernel-\(UUID().uuidString)"
  private var folder: String { root + "/book" }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/data", withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(fileURLWithPath: root + "/secret.md"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.md", withDestinationPath: "../secret.md")
    try FileManager.default.createSymbolicLink(atPath: folder + "/out", withDestinationPath: "..")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test func filesBesideAndBelowTheNotebookAreReadAndWritten() throws {
    let files = KernelFolder(folder)
    for path in ["a.md", "data/b.md", folder + "/c.md", "./d.md"] {
      try files.write("text", to: path, over: .nothing)
      #expect(try files.read(path, limit: 10) == Array("text".utf8))
    }
  }

  @Test(arguments: ["../secret.md", "link.md", "out/secret.md", "/etc/hostname", "data/../../x.md"])
  func nothingOutsideIsReadOrWritten(path: String) {
    let files = KernelFolder(folder)
    #expect(throws: (any Error).self) { try files.read(path, limit: 10) }
    #expect(throws: (any Error).self) { try files.write("x", to: path, over: .anything) }
    #expect(FileManager.default.contents(atPath: root + "/secret.md") == Data("secret".utf8))
  }
}
