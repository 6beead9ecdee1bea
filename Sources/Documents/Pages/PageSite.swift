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
    /// The address of a picture of it; nil if there is nothing to see on it.
    public let picture: String?

    public init(notebook: String, minutes: Int, picture: String?) {
      (self.notebook, self.minutes, self.picture) = (notebook, minutes, picture)
    }
  }

  /// A page's place in a course.
  public struct Place: Sendable, Equatable {
    public let number: Int
    public let count: Int

    public init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
  }

  /// The way from the page to the site's folder, such as `../`; empty in the folder itself.
  let root: String
  /// The index; nil on the index itself.
  let index: Link?
  /// Its place among the numbered ones; nil for a page without a number.
  let place: Place?
  let previous: Link?
  let next: Link?
  /// On an index, what its tables show of the pages that they link to.
  let cards: [String: Card]

  public init(
    root: String = "", index: Link? = nil, place: Place? = nil, previous: Link? = nil,
    next: Link? = nil, cards: [Card] = []
  ) {
    (self.root, self.index, self.previous, self.next) = (root, index, previous, next)
    self.place = place
    self.cards = Dictionary(cards.map { ($0.notebook, $0) }) { first, _ in first }
  }
}

extension PageWriter {
  /// Writes the way home above the text, and where in the course the page is.
  mutating func writePlace() {
    guard let site = page.site, let index = site.index, page.form == .notebook else { return }
    markup.begin("p", ["class": "place"])
    markup.element("a", ["href": index.address], index.title)
    if let place = site.place {
      markup.add(" · \(place.number) of \(place.count) · \(page.minutes)\u{A0}min")
    }
    markup.end()
    markup.endLine()
  }

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
  /// picture, what the page asks, its name, and what else the row says.
  ///
  /// - Returns: Whether it is such a table.
  mutating func writeGallery(of table: ProseTable) -> Bool {
    guard let cards = page.cards(of: table) else { return false }
    needs.insert(.wall)
    markup.begin("ul", ["class": "gallery"])
    for (row, card) in zip(table.rows, cards) {
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
    let name = (number + [row[place].text]).joined(separator: ". ")
    let texts = row[(place + 1)...].filter { !$0.isEmpty }
    markup.begin("a", ["href": address])
    if let picture = card.picture {
      markup.mark("img", ["src": picture, "alt": "", "loading": "lazy"])
    }
    markup.element("b", [:], texts.first?.text ?? name)
    markup.end()
    for text in texts.dropFirst() { write("p", text) }
    markup.begin("p", ["class": "about"])
    if !texts.isEmpty {
      markup.element("span", ["class": "title"], name)
      markup.add(" · ")
    }
    markup.element("span", ["class": "minutes"], "\(card.minutes)\u{A0}min")
    markup.end()
  }
}

extension Page {
  /// The cards of a table of notebooks, one for each row; nil for another table.
  func cards(of table: ProseTable) -> [PageSite.Card]? {
    let known = site?.cards ?? [:]
    let cards = table.rows.compactMap { row in
      row.joined().compactMap { $0.look.address.flatMap(PageName.path(of:)) }
        .compactMap { known[$0] }.first
    }
    return cards.isEmpty || cards.count < table.rows.count ? nil : cards
  }

  /// On an index, the number of cards below each of its headings, in their order.
  var cardCounts: [Int] {
    guard isWall else { return [] }
    var counts: [Int] = []
    for case .prose(let block) in passages {
      if case .heading = block { counts.append(0) }
      if case .table(let table) = block, let last = counts.indices.last {
        counts[last] += cards(of: table)?.count ?? 0
      }
    }
    return counts
  }
}

extension NotebookDocument {
  /// About how long it takes to read and to try, in minutes: the words at a reader's pace, and half a
  /// minute for each cell.
  public var minutes: Int {
    let words = passages.flatMap(\.runs).reduce(0) { $0 + $1.text.split(separator: " ").count }
    return max(1, Int(clamping: (Double(words) / 180 + Double(cells.count) / 2).rounded(.up)))
  }

  /// The first question that its prose asks, or else its first sentence; empty without prose. What
  /// follows a cell that asks may say the answer.
  public var question: String {
    let open = passages.prefix { passage in
      if case .cell(let cell) = passage { !cell.asks } else { true }
    }
    let texts = open.compactMap { passage -> String? in
      guard case .prose(.paragraph(let runs)) = passage else { return nil }
      return runs.text
    }
    let sentences = texts.flatMap(\.sentences)
    return sentences.first { $0.hasSuffix("?") } ?? sentences.first ?? ""
  }
}

extension String {
  /// The sentences of a paragraph.
  var sentences: [String] {
    replacing(#/([.?!]) /#, with: { "\($0.output.1)\n" }).split(separator: "\n").map(String.init)
  }
}
