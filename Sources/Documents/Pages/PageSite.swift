import Notebooks

/// The pages around a page, as its links name them.
public struct PageSite: Sendable {
  /// A link to another page.
  public struct Link: Sendable {
    public let title: String
    /// The page's address, from the page with the link.
    public let address: String

    public init(title: String, address: String) { (self.title, self.address) = (title, address) }
  }

  /// An index's entry for a page.
  public struct Card: Sendable {
    /// The notebook's path in the folder, such as `fall.md`.
    public let notebook: String
    /// About how long it takes to read and to try, in minutes.
    public let minutes: Int
    /// The address of a moving picture of it; nil if nothing moves.
    public let picture: String?

    public init(notebook: String, minutes: Int, picture: String?) {
      (self.notebook, self.minutes, self.picture) = (notebook, minutes, picture)
    }
  }

  /// The way from the page to the site's folder, such as `../`; empty in the folder itself.
  let root: String
  /// The index; nil on the index itself.
  let index: Link?
  let previous: Link?
  let next: Link?
  /// On an index, what its tables show of the pages that they link to.
  let cards: [String: Card]

  public init(
    root: String = "", index: Link? = nil, previous: Link? = nil, next: Link? = nil,
    cards: [Card] = []
  ) {
    (self.root, self.index, self.previous, self.next) = (root, index, previous, next)
    self.cards = Dictionary(cards.map { ($0.notebook, $0) }) { first, _ in first }
  }
}

extension PageWriter {
  /// Writes the links to the pages around, below the text.
  mutating func writeNeighbours() {
    guard let site = page.site, page.form == .notebook else { return }
    let links = [("prev", "← ", site.previous), ("up", "", site.index), ("next", "", site.next)]
    guard links.contains(where: { $0.2 != nil }) else { return }
    markup.begin("nav", ["class": "neighbours", "aria-label": "Course"])
    for (relation, mark, link) in links {
      guard let link else { continue }
      let end = relation == "next" ? " →" : ""
      markup.element("a", ["rel": relation, "href": link.address], mark + link.title + end)
    }
    markup.end()
    markup.endLine()
  }

  /// Writes a table of notebooks as a gallery of their pages, if each of its rows links to one: the
  /// moving picture, the name, and what else the row says.
  ///
  /// - Returns: Whether it is such a table.
  mutating func writeGallery(of table: ProseTable) -> Bool {
    let known = page.site?.cards ?? [:]
    let cards = table.rows.map { row in
      row.joined().compactMap { $0.look.address.flatMap(PageName.path(of:)) }
        .compactMap { known[$0] }.first
    }
    guard !cards.isEmpty, cards.allSatisfy({ $0 != nil }) else { return false }
    markup.begin("ul", ["class": "gallery"])
    for case (let row, let card?) in zip(table.rows, cards) {
      markup.begin("li", ["class": "card"])
      write(card, row)
      markup.end()
      markup.endLine()
    }
    markup.end()
    return true
  }

  private mutating func write(_ card: PageSite.Card, _ row: [[ProseRun]]) {
    let address = PageName.address(of: PageName.page(of: card.notebook))
    let names = { (cell: [ProseRun]) in
      cell.contains { $0.look.address.flatMap(PageName.path(of:)) == card.notebook }
    }
    let place = row.firstIndex(where: names) ?? 0
    let number = row[..<place].map(\.text).filter { !$0.isEmpty }
    markup.begin("a", ["href": address])
    if let picture = card.picture {
      markup.mark("img", ["src": picture, "alt": "", "loading": "lazy"])
    }
    markup.element("b", [:], (number + [row[place].text]).joined(separator: ". "))
    markup.end()
    for cell in row[(place + 1)...] where !cell.isEmpty { write("p", cell) }
    markup.element("p", ["class": "minutes"], "\(card.minutes) min")
  }
}

extension NotebookDocument {
  /// About how long it takes to read and to try, in minutes: the words at a reader's pace, and half a
  /// minute for each cell.
  public var minutes: Int {
    let words = passages.flatMap(\.runs).reduce(0) { $0 + $1.text.split(separator: " ").count }
    return max(1, Int((Double(words) / 180 + Double(cells.count) / 2).rounded(.up)))
  }

  /// The first question that its prose asks, or else its first sentence; empty without prose.
  public var question: String {
    let texts = passages.compactMap { passage -> String? in
      guard case .prose(.paragraph(let runs)) = passage else { return nil }
      return runs.text
    }
    let sentences = texts.flatMap { text in
      text.replacing(#/([.?!]) /#, with: { "\($0.output.1)\n" }).split(separator: "\n")
    }
    return String(sentences.first { $0.hasSuffix("?") } ?? sentences.first ?? "")
  }
}
