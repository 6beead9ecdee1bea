import Foundation
import TestSupport
import Testing

@testable import Notebooks

/// A link of a page that people read leads to a file that is there, and to a heading of it.
@Suite struct PageLinkTests {
  @Test(arguments: ProjectPage.all)
  func everyLinkLeadsSomewhere(_ page: ProjectPage) throws {
    let file = ProjectFolder.root.appendingPathComponent(page.path)
    for address in try NotebookDocument(text: page.text).addresses where !address.contains("://") {
      let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? file : file.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
      let isThere = FileManager.default.fileExists(atPath: target.path)
      #expect(isThere, "\(address)")
      guard isThere, parts.count == 2 else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      let anchors = try NotebookDocument(text: text).headings.map { Self.anchor(of: $0.text) }
      #expect(anchors.contains(String(parts[1])), "\(address)")
    }
  }

  /// The README is read at once, and names what else there is to read.
  @Test func theReadmeIsShort() throws {
    let readme = try #require(ProjectPage.at("README.md"))
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 221)
    let addresses = try NotebookDocument(text: readme.text).addresses
    for page in [
      "notebooks/tour.md", "notebooks/README.md", "notebooks/reference.md",
      "notebooks/pages/README.md", "CONTRIBUTING.md",
    ] { #expect(addresses.contains(page), "\(page)") }
  }

  /// The handbook lists its pages.
  @Test func everyPageOfTheHandbookIsListed() throws {
    let folder = "notebooks/pages/"
    let index = try #require(ProjectPage.at(folder + "README.md"))
    let listed = Set(try NotebookDocument(text: index.text).addresses)
    let pages = ProjectPage.all.map(\.path).filter { $0.hasPrefix(folder) && $0 != index.path }
    #expect(pages.count >= 8)
    for page in pages { #expect(listed.contains(String(page.dropFirst(folder.count))), "\(page)") }
  }

  /// A target or a type that the contributor's page names is in the sources.
  @Test func theContributorsPageNamesWhatThereIs() throws {
    let page = try #require(ProjectPage.at("CONTRIBUTING.md"))
    let sources = ProjectFolder.root.appendingPathComponent("Sources").path
    let files = (FileManager.default.enumerator(atPath: sources)?.allObjects ?? [])
      .compactMap { $0 as? String }
    let known = Set(
      files.flatMap { (file: String) -> [Substring] in file.split { "/.".contains($0) } })
    let code = files.filter { $0.hasSuffix(".swift") }
      .compactMap { try? String(contentsOfFile: sources + "/" + $0, encoding: .utf8) }.joined()
    let names = Set(page.text.matches(of: /`([A-Z][A-Za-z]+)(?:\.swift)?`/).map(\.1))
    #expect(names.count >= 20)
    let types = Set(code.matches(of: /(?:class|enum|protocol|struct) ([A-Z]\w+)/).map(\.1))
    for name in names where !known.contains(name) { #expect(types.contains(name), "\(name)") }
  }

  /// The name that a page gives a heading.
  private static func anchor(of heading: String) -> String {
    let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
    return kept.replacing(" ", with: "-")
  }
}

extension NotebookDocument {
  /// Where the links of its prose lead.
  fileprivate var addresses: [String] {
    var found: [String] = []
    func read(_ runs: [ProseRun]) {
      found += runs.flatMap { [$0.look.address, $0.look.image].compactMap { $0 } }
    }
    func read(_ blocks: [ProseBlock]) {
      for block in blocks {
        switch block {
        case .heading(_, let runs), .paragraph(let runs): read(runs)
        case .list(let items, _, _): items.forEach(read)
        case .quote(let blocks): read(blocks)
        case .table(let table): (table.head + table.rows.flatMap { $0 }).forEach(read)
        case .code, .rule: break
        }
      }
    }
    func read(_ passages: [NotebookPassage]) {
      for passage in passages {
        switch passage {
        case .prose(let block): read([block])
        case .hint(let hint): read(hint.passages)
        case .cell: break
        }
      }
    }
    read(passages)
    return found
  }
}
