import Notebooks
import TestSupport
import Testing

@testable import Playing

/// The law: a notebook that an earlier version wrote agrees today, but for the cells that
/// `Tests/Versions/drifts.txt` lists, each with the reason why its numbers are others.
@Suite struct VersionsTests {
  /// A notebook in the folder of the version that wrote it.
  struct VersionedNotebook: Sendable, CustomTestStringConvertible {
    let version: String
    /// The file's name.
    let name: String

    var testDescription: String { "\(version)/\(name)" }

    static let all: [VersionedNotebook] = versions.flatMap { version in
      folder(version).names.filter { $0.hasSuffix(".md") }
        .map { VersionedNotebook(version: version, name: $0) }
    }

    private static let versions = VersionsTests.folder.names.filter { !$0.hasSuffix(".txt") }

    private static func folder(_ version: String) -> ProjectFolder {
      ProjectFolder("Tests/Versions/\(version)")
    }

    /// The report of a check that goes on after a cell that fails, with the data beside the notebook.
    func report() throws -> NotebookReport {
      let place = Self.folder(version)
      let document = try NotebookDocument(text: place.text(name))
      var scope = CheckScope.whole
      scope.keepsGoing = true
      return CourseHost().checked(
        document, from: place.path(name), as: testDescription, scope, work: 1)
    }

    /// How the list names one of its cells.
    func place(of report: CellReport) -> String { "\(testDescription):\(report.cell.line)" }
  }

  private static let folder = ProjectFolder("Tests/Versions")

  /// The cells with other numbers: each with its reason.
  private static let drifts = Result { try drifts(in: folder.text("drifts.txt")) }

  /// Lines of `VERSION/FILE:LINE: REASON`; those that begin with `#` are comments.
  private static func drifts(in text: String) throws -> [String: String] {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let pairs = try lines.map { line in
      let match = try #require(line.wholeMatch(of: /([^\/:]+\/[^:]+\.md:\d+): (\S.*)/), "\(line)")
      return (String(match.1), String(match.2))
    }
    let drifts = Dictionary(pairs) { first, _ in first }
    #expect(drifts.count == pairs.count, "a cell is listed twice")
    return drifts
  }

  @Test(arguments: VersionedNotebook.all)
  func onlyWhatIsListedDrifts(_ notebook: VersionedNotebook) throws {
    let report = try notebook.report()
    let drifting = Set(report.cells.filter { !$0.outcome.isGood }.map(notebook.place))
    let listed = Set(try Self.drifts.get().keys)
      .filter { $0.hasPrefix("\(notebook.testDescription):") }
    #expect(drifting.subtracting(listed) == [], "not listed: \(report.summary)")
    #expect(listed.subtracting(drifting) == [], "listed, but agrees")
  }

  /// A folder that lost its notebooks would agree.
  @Test(arguments: [("0.0", 57), ("0.1", 64), ("0.2", 70)])
  func everyVersionHasItsNotebooks(_ version: String, _ count: Int) {
    #expect(VersionedNotebook.all.count { $0.version == version } == count)
  }

  /// `check` says what has changed since 0.1, and `changes.md` lists all of it.
  @Test func everyReasonIsAmongTheChanges() throws {
    let known = KnownChange.all.map(\.description)
    let page = try ProjectFolder("notebooks/pages").text("changes.md")
    let before = page.split(separator: "\n").compactMap {
      $0.wholeMatch(of: /- (Before 0\.1, .*)\./)?.1
    }
    .map { $0.prefix(1).lowercased() + $0.dropFirst() }
    #expect(before.count > 1)
    #expect(Set(try Self.drifts.get().values).symmetricDifference(known + before) == [])
  }

  @Test func whatIsListedIsAmongTheNotebooks() throws {
    let names = Set(VersionedNotebook.all.map(\.testDescription))
    let listed = try Self.drifts.get().keys.map { String($0.prefix { $0 != ":" }) }
    #expect(Set(listed).subtracting(names) == [])
  }
}
