import TestSupport
import Testing

@testable import Platform

@Suite struct FolderListingTests {
  private func names(_ files: [String], beginningWith letters: String) throws -> [String] {
    let folder = try TemporaryFolder()
    for file in files {
      if file.hasSuffix("/") { try folder.makeFolder(file) } else { try folder.write(file, "") }
    }
    try folder.link("link", to: folder.path)
    return FolderListing.names(in: folder.path, beginningWith: letters)
  }

  private static let files = ["b.md", "a.md", "Z", "é 일.md", "notes/", ".hidden", ".git/"]

  @Test func namesAreInOrderAndFoldersMarked() throws {
    let names = try names(Self.files, beginningWith: "")
    #expect(names == ["Z", "a.md", "b.md", "link/", "notes/", "é 일.md"])
  }

  @Test(arguments: [
    ("n", ["notes/"]), ("a", ["a.md"]), ("x", []), (".", [".git/", ".hidden"]), (".h", [".hidden"]),
    ("..", ["../"]), ("é", ["é 일.md"]),
  ])
  func onlyThoseThatBeginSo(_ letters: String, _ expected: [String]) throws {
    #expect(try names(Self.files, beginningWith: letters) == expected)
  }

  @Test func aFolderThatIsNotThereIsEmpty() {
    // Nothing can lie in a file, whatever this machine has in its folders.
    #expect(FolderListing.names(in: "/dev/null/folder", beginningWith: "") == [])
    #expect(FolderListing.names(in: "/dev/null", beginningWith: "") == [])
  }
}
