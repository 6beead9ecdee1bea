import Foundation
import TestSupport
import Testing

@testable import Platform

/// The program's resources are found above its file.
@Suite struct ProgramFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ path: String) throws -> String {
    try folder.write(path, "")
    return folder.path(path)
  }

  private func found(above program: String) -> String? {
    ProgramFolder.path(named: ["share/notes", "notes"], holding: "page.md", above: program).map {
      String($0.dropFirst((folder.path as NSString).resolvingSymlinksInPath.count))
    }
  }

  @Test func theNearestOneIsFound() throws {
    _ = try make("notes/page.md")
    let built = try make("a/b/c/d/program")
    #expect(found(above: built) == "/notes")
    _ = try make("a/b/notes/page.md")
    #expect(found(above: built) == "/a/b/notes")
    _ = try make("a/b/c/notes/other.md")
    #expect(found(above: built) == "/a/b/notes")
  }

  /// An installed program has its own, whatever lies beside it.
  @Test func ofTwoNamesTheFirstWins() throws {
    let program = try make("prefix/bin/program")
    _ = try make("prefix/notes/page.md")
    #expect(found(above: program) == "/prefix/notes")
    _ = try make("prefix/share/notes/page.md")
    #expect(found(above: program) == "/prefix/share/notes")
    _ = try make("prefix/bin/notes/page.md")
    #expect(found(above: program) == "/prefix/bin/notes")
  }

  @Test func linksToTheProgramAreFollowed() throws {
    _ = try make("package/notes/page.md")
    let built = try make("package/build/program")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: built)
    #expect(found(above: link) == "/package/notes")
  }

  @Test func whatIsFarAwayIsNobodys() throws {
    _ = try make("notes/page.md")
    #expect(found(above: try make("1/2/3/4/5/6/7/program")) == nil)
    #expect(found(above: folder.path + "/nobody") == nil)
    #expect(
      ProgramFolder.path(named: ["share/notes", "notes"], holding: "page.md", above: "/") == nil)
  }

  @Test func aProgramWithoutArgumentsSaysWhy() {
    #expect(ProcessFiles.problem(arguments: ["motionbook"]) == nil)
    #expect(ProcessFiles.problem(arguments: [])?.hasPrefix("error: /proc is missing") == true)
  }
}
