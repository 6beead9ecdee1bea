import Notebooks
import Text

/// The pages of a folder of notebooks, in the order in which they are read: the folder's README.md, the
/// notebooks to which it links, and the others by name.
public struct SitePlan: Sendable {
  /// The notebooks' paths in the folder, in order.
  public let names: [String]
  private let documents: [String: NotebookDocument]
  /// The numbers that the folder's README.md gives to notebooks.
  private let numbers: [String: Int]
  private static let readme = "README.md"

  /// - Parameter notebooks: The notebooks by their paths in the folder, in order of their names.
  public init(_ notebooks: [(name: String, document: NotebookDocument)]) {
    let documents = Dictionary(notebooks.map { ($0.name, $0.document) }) { first, _ in first }
    let all = notebooks.map(\.name)
    let linked =
      documents[Self.readme]?.passages.flatMap(\.runs)
      .compactMap { $0.look.address.flatMap(PageName.path(of:)) } ?? []
    var known: Set<String> = []
    names = ([Self.readme] + linked + all).filter {
      documents[$0] != nil && known.insert($0).inserted
    }
    self.documents = documents
    numbers = documents[Self.readme]?.numbersOfNotebooks.filter { documents[$0.key] != nil } ?? [:]
  }

  /// Whether the folder says by itself what its index is.
  public var hasIndex: Bool { names.contains { PageName.page(of: $0) == Self.indexName } }

  /// The path of the index in the site.
  public static let indexName = PageName.page(of: readme)

  /// Whether a notebook is the index, whose page shows the pictures of the others.
  public func isIndex(_ name: String) -> Bool { name == Self.readme }

  /// The files that the pages share, by their paths in the site: styles and scripts.
  ///
  /// - Parameter isLive: Whether the pages run.
  public static func sharedFiles(isLive: Bool) -> [(name: String, text: String)] {
    let parts = PageResources.styles + PageResources.scripts
    return parts.filter { isLive || !PageResources.ofLivePages.contains($0.name) }.map {
      (name: $0.file, text: $0.text)
    }
  }

  /// The path of the small picture beside a notebook's page.
  public static func picture(of name: String) -> String {
    PageName.page(of: name).dropLast("html".count) + "svg"
  }

  /// The pages around a notebook's page.
  ///
  /// - Parameter pictures: The notebooks that have a picture.
  public func site(for name: String, pictures: Set<String> = []) -> PageSite {
    if isIndex(name) { return PageSite(cards: cards(pictures)) }
    let pages = names.filter { !isIndex($0) }
    let place = pages.firstIndex(of: name) ?? 0
    let link = { (other: Int) in
      pages.indices.contains(other) ? self.link(to: pages[other], from: name) : nil
    }
    let index = PageSite.Link(
      title: documents[Self.readme]?.title ?? "Contents",
      address: Self.way(from: name) + Self.indexName)
    return PageSite(
      root: Self.way(from: name), index: index,
      place: numbers[name].map { .init(number: $0, count: numbers.count) },
      previous: link(place - 1), next: link(place + 1))
  }

  /// An index of a folder without one.
  public func index(named title: String, pictures: Set<String>) -> String {
    var text =
      "# \(title.visibleInLine.escapedForMarkdown)\n\n| | notebook | what it asks |\n|---|---|---|\n"
    for (number, name) in names.enumerated() {
      guard let document = documents[name] else { continue }
      let title = (document.title ?? name).visibleInLine.escapedForMarkdown
      text +=
        "| \(number + 1) | [\(title)](<\(PageName.address(of: name))>) | \(document.question.visibleInLine.escapedForMarkdown) |\n"
    }
    guard let document = try? NotebookDocument(text: text) else { return "" }
    return Page(document, named: title, cells: [:], site: PageSite(cards: cards(pictures))).html
  }

  private func cards(_ pictures: Set<String>) -> [PageSite.Card] {
    names.filter { !isIndex($0) }.map { name in
      PageSite.Card(
        notebook: name, minutes: documents[name]?.minutes ?? 1,
        picture: pictures.contains(name) ? PageName.address(of: Self.picture(of: name)) : nil)
    }
  }

  private func link(to other: String, from name: String) -> PageSite.Link {
    PageSite.Link(
      title: documents[other]?.title ?? other,
      address: PageName.address(of: Self.way(from: name) + PageName.page(of: other)))
  }

  /// The way from a page to the site's folder.
  private static func way(from name: String) -> String {
    String(repeating: "../", count: name.count { $0 == "/" })
  }
}

extension NotebookDocument {
  /// The numbers that its tables give to notebooks, by their paths.
  fileprivate var numbersOfNotebooks: [String: Int] {
    var numbers: [String: Int] = [:]
    for case .prose(.table(let table)) in passages {
      for row in table.rows {
        if let (path, number) = Self.numbered(row) { numbers[path] = number }
      }
    }
    return numbers
  }

  /// The notebook of a table's row and its number, which stands before the first link.
  private static func numbered(_ row: [[ProseRun]]) -> (String, Int)? {
    var number: Int?
    for cell in row {
      for run in cell {
        if let address = run.look.address, let path = PageName.path(of: address) {
          return number.map { (path, $0) }
        }
      }
      number = number ?? Int(cell.text, radix: 10)
    }
    return nil
  }
}
