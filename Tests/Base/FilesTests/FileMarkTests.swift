import Foundation
import TestSupport
import Testing

@testable import Platform

/// A mark stays while a file does, and no longer.
@Suite struct FileMarkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, at time: Double) throws {
    let path = folder.path + "/a"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: path)
  }

  @Test func aFileThatIsLeftAloneKeepsItsMark() throws {
    try write("one", at: 1000)
    let mark = try #require(FileMark(folder.path + "/a"))
    #expect(FileMark(folder.path + "/a") == mark)
  }

  @Test func anotherSizeOrTimeIsSeen() throws {
    try write("one", at: 1000)
    let mark = FileMark(folder.path + "/a")
    try write("longer", at: 1000)
    let longer = FileMark(folder.path + "/a")
    #expect(longer != mark)
    try write("longer", at: 1000.5)
    #expect(FileMark(folder.path + "/a") != longer)
  }

  @Test func aFileThatIsNotThereHasNone() {
    #expect(FileMark(folder.path + "/none") == nil)
    #expect(FileMark("") == nil)
  }
}
