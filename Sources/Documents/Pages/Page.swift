import Notebooks
import Text

/// A notebook as one HTML file that needs nothing else: no network, no build step. In a site, the
/// pages share files with their styles and scripts.
///
/// It is made of outputs' meaning, never of their text as in a terminal. The page can be read
/// without its script; with it, stages move.
///
/// `PageWriter` writes prose, cells and answers, `Film` is the stage as it moved, and
/// `PageResources` has the styles and scripts. `PageMaker` runs the notebook; `SitePlan` has the
/// pages of a folder.
public struct Page: Sendable {
  let title: String
  /// What it asks, for those who link to it; empty without prose.
  let question: String
  /// About how long it takes to read and to try, in minutes.
  let minutes: Int
  let passages: [NotebookPassage]
  /// The cells that have run, by their index in the notebook.
  let cells: [Int: PageCell]
  /// The indices of those that ask the reader something.
  let asking: Set<Int>
  let form: PageForm
  /// The images of its prose, by their addresses.
  let images: [String: PageImage]
  /// The pages around it, to which links to other notebooks lead; nil for a page alone.
  let site: PageSite?
  /// The content of a single cell, alone; nil for a notebook.
  private(set) var result: PageCell?
  /// Where it has its style and its scripts.
  private(set) var parts = CellPage.Parts.own
  /// Whether one types on it, and reads nothing.
  private(set) var isPrompt = false
  /// Whether its passages are parts of another program's page, where nothing waits for a guess.
  var isPiece = false
  /// Whether a reader gets the code after the pictures, folded. An author's preview shows it.
  public var foldsCode = true
  /// Whether mistakes say what to type instead, which notebooks do not record.
  var advises = false
  /// What lets its reader run it again; nil for a page that replays.
  public var live: LiveNotebook?

  /// - Parameters:
  ///   - name: The title of a notebook that has none.
  ///   - cells: The cells that have run, by their index in the notebook.
  ///   - images: The images of its prose, by their addresses.
  ///   - site: The pages around it, to which links to other notebooks lead; nil for a page alone.
  public init(
    _ document: NotebookDocument, named name: String, cells: [Int: PageCell],
    form: PageForm = .notebook, images: [String: PageImage] = [:], site: PageSite? = nil
  ) {
    title = document.title ?? name
    question = document.question
    minutes = document.minutes
    passages = document.passages
    self.cells = cells
    asking = Set(cells.filter { !$0.value.questions.isEmpty }.keys)
    self.form = form
    self.images = images
    self.site = site
  }

  /// A page on which one types.
  init(prompt live: LiveNotebook) {
    (title, question, minutes) = ("Motionbook", "", 0)
    (passages, cells, asking, images) = ([], [:], [], [:])
    (form, site) = (.notebook, nil)
    (self.live, isPrompt) = (live, true)
  }

  /// A page with what a cell shows and nothing else.
  init(result: PageCell, named name: String, parts: CellPage.Parts) {
    (title, passages, cells, form, images) = (name, [], [:], .notebook, [:])
    (question, minutes) = ("", 0)
    asking = []
    site = nil
    self.result = result
    self.parts = parts
  }

  /// Whether the reader is to answer before reading on: not on paper, whose questions are for the pen, and not
  /// in a piece, whose page asks by itself.
  var asksFirst: Bool { !form.isPaper && !isPiece }

  /// Whether it is an index that shows the pages of its site.
  var isWall: Bool { form == .notebook && site?.cards.isEmpty == false }

  /// Whether code is folded: in a notebook that asks. A reference, where few cells ask, is about the code.
  var hasFoldedCode: Bool {
    guard asksFirst, foldsCode else { return false }
    return asking.count * Self.cellsOfReference > cells.count
  }

  /// How many passages its first screen has: all to the first cell, if it asks; else 0.
  var openingCount: Int {
    let isNoProse = { (passage: NotebookPassage) in
      if case .prose = passage { false } else { true }
    }
    guard form == .notebook, hasFoldedCode, let first = passages.firstIndex(where: isNoProse),
      case .cell(let cell) = passages[first], asking.contains(cell.index)
    else { return 0 }
    return first + 1
  }

  /// In a reference, no more than one of so many cells asks.
  private static let cellsOfReference = 32

  /// The text of the file.
  public var html: String {
    var writer = PageWriter(self)
    return writer.text()
  }
}

/// Writes a page from top to bottom.
struct PageWriter {
  let page: Page
  var markup = Markup()
  /// The scripts that what was written needs.
  var needs: Set<PageResources.Script> = []
  /// The names of headings so far.
  var anchors = Anchors()

  /// The numbers of cards below the headings that are not yet written.
  var cardCounts: ArraySlice<Int> = []

  /// Pages with at least so many headings have a list of contents.
  private static let headingsOfLongPage = 5

  init(_ page: Page) {
    self.page = page
    cardCounts = page.cardCounts[...]
  }

  mutating func text() -> String {
    if page.form == .slides { needs.insert(.slides) }
    // What it shows next is not known.
    if page.live != nil {
      needs.formUnion(PageResources.ofCells)
      needs.insert(.live)
    }
    if page.isPrompt { needs.insert(.prompt) }
    writeBody()
    let body = markup
    // The body's needs are known only now.
    let allowed = page.form.isPaper ? [] : PageResources.scripts(for: needs)
    let scripts = page.parts == .own ? allowed : [PageResources.frame]
    markup = Markup()
    markup.addMarkup("<!DOCTYPE html>\n")
    markup.begin("html", ["lang": "en"])
    writeHead(allowing: page.parts == .own ? allowed : allowed + scripts)
    let look = page.form.isPaper ? "paper " : page.isPrompt ? "prompt " : ""
    markup.begin("body", ["class": look + page.form.rawValue])
    markup.addMarkup(body.text)
    if let live = page.live { write(live) }
    for script in scripts { write(script: script) }
    markup.end()
    markup.end()
    markup.endLine()
    return markup.text
  }

  private mutating func writeBody() {
    if let result = page.result {
      // Others may borrow what this one does not need.
      needs.formUnion([.player, .plots, .sweeps])
      return write(alone: result)
    }
    markup.element("a", ["class": "skip", "href": "#main"], "To the text")
    markup.endLine()
    if !page.hasFoldedCode, !page.isWall { writeContents() }
    markup.begin("main", ["id": "main"])
    markup.endLine()
    if page.form.isPaper { writeSheetHead() }
    if page.isPrompt {
      writePromptHead()
    } else {
      writeAll()
      writeNeighbours()
    }
    markup.end()
    markup.endLine()
  }

  /// The policy lets the page's own styles and scripts in, and nothing else: by their hashes, or as
  /// files of its site. A browser that takes each file on a disk for a stranger compares no hash of
  /// it, and does not count it as the page's own.
  private func policy(_ styles: [PageResources.Part], _ scripts: [PageResources.Part]) -> String {
    let site = "'self' file:"
    func sources(_ parts: [PageResources.Part]) -> String {
      if parts.isEmpty { return "'none'" }
      return page.site == nil ? parts.map { "'\($0.hash)'" }.joined(separator: " ") : site
    }
    // The pictures of an index lie beside it.
    let images = page.site?.cards.isEmpty == false ? "data: \(site)" : "data:"
    // An engine is compiled in a worker, whose script the page makes.
    let beside = page.live?.isEngineBeside == true && page.site == nil ? " \(site)" : ""
    let engine =
      page.live == nil ? ("", "") : (" 'wasm-unsafe-eval'\(beside)", "worker-src blob:; ")
    return "default-src 'none'; img-src \(images); script-src \(sources(scripts))\(engine.0); "
      + "\(engine.1)style-src \(sources(styles)); base-uri 'none'; form-action 'none'"
  }

  private mutating func write(style: PageResources.Part) {
    if let site = page.site {
      markup.mark("link", ["rel": "stylesheet", "href": site.root + style.file])
    } else {
      markup.addMarkup("<style>\(style.text)</style>")
    }
  }

  private mutating func write(script: PageResources.Part) {
    if let site = page.site {
      markup.element("script", ["src": site.root + script.file])
    } else {
      markup.addMarkup("<script>\(script.text)</script>")
    }
    markup.endLine()
  }

  /// - Parameter scripts: Those that may run: its own, and those that it borrows.
  private mutating func writeHead(allowing scripts: [PageResources.Part]) {
    let styles = PageResources.styles(
      for: page.form, isInSite: page.site != nil, needs: needs)
    markup.begin("head")
    markup.mark("meta", ["charset": "utf-8"])
    markup.mark(
      "meta", ["http-equiv": "Content-Security-Policy", "content": policy(styles, scripts)])
    markup.mark(
      "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    markup.mark("meta", ["name": "generator", "content": "Motionbook"])
    markup.mark("meta", ["name": "color-scheme", "content": "light dark"])
    markup.element("title", [:], page.title)
    if page.result == nil { writeDescription() }
    if page.parts == .own { for style in styles { write(style: style) } }
    markup.end()
    markup.endLine()
  }

  /// Writes what others show of the page: its question below a link to it, and its icon.
  private mutating func writeDescription() {
    if !page.question.isEmpty {
      markup.mark("meta", ["name": "description", "content": page.question])
      markup.mark("meta", ["property": "og:title", "content": page.question])
    }
    for theme in PageTheme.allCases {
      markup.mark(
        "meta", ["name": "theme-color", "media": theme.condition, "content": theme.color])
    }
    markup.mark("link", ["rel": "icon", "href": PageResources.icon])
  }

  // MARK: Contents

  /// Writes the list of contents of a long page. Where a page asks, it is folded: the question comes first.
  private mutating func writeContents() {
    var names = Anchors()
    let headings = page.passages.compactMap {
      passage -> (level: Int, text: String, name: String)? in
      guard case .prose(.heading(let level, let runs)) = passage else { return nil }
      return (level, runs.text, names.name(for: runs.text))
    }
    let listed = headings.filter { (2...3).contains($0.level) }
    guard page.form == .notebook, listed.count >= Self.headingsOfLongPage else { return }
    if page.hasFoldedCode {
      markup.begin("details", ["class": "parts"])
      markup.element("summary", [:], "On this page")
    }
    let look = page.hasFoldedCode ? "list" : page.isWall ? "chapters" : "contents"
    markup.begin("nav", ["class": look, "aria-label": "Contents"])
    markup.begin("ol")
    for heading in listed {
      markup.begin("li", ["class": "level\(heading.level)"])
      markup.element("a", ["href": "#\(heading.name)"], heading.text)
      markup.end()
    }
    markup.end()
    markup.end()
    if page.hasFoldedCode { markup.end() }
    markup.endLine()
  }

  // MARK: Passages

  /// Writes passages in order. What is withheld stands in elements that wait for the answer.
  ///
  /// - Parameter count: How many of them the opening has, which has begun.
  mutating func write(_ passages: [NotebookPassage], inOpening count: Int = 0) {
    if page.form == .handout { return writeQuestions(of: passages) }
    var withholding = Withholding { [page] in page.asksFirst && page.asks($0) }
    var open = 0
    for (index, passage) in passages.enumerated() {
      if !withholding.withholds(passage) {
        endWaiting(open)
        open = 0
      }
      write(passage)
      if index + 1 == count { endOpening() }
      guard page.asksFirst, case .cell(let cell) = passage, page.asks(cell) else { continue }
      open += 1
      markup.begin("div", ["class": "waits", "hidden": ""])
    }
    endWaiting(open)
  }

  /// Writes the page's own passages, with its place and its contents: those of a page that asks come after what it
  /// opens with, and those of an index after its first row.
  private mutating func writeAll() {
    let count = page.openingCount
    if count > 0 { markup.begin("div", ["class": "opening"]) }
    writePlace()
    let passages = page.passages
    guard count == 0, page.hasFoldedCode || page.isWall, let first = firstPart else {
      return write(passages, inOpening: count)
    }
    write(Array(passages[..<first]))
    writeContents()
    write(Array(passages[first...]))
  }

  private mutating func endOpening() {
    writeContents()
    markup.end()
    markup.endLine()
  }

  /// The index of the first heading below the title, in an index the first after a row of cards.
  private var firstPart: Int? {
    let isRow = { (passage: NotebookPassage) in
      if case .prose(.table(let table)) = passage { table.rows.count > 1 } else { false }
    }
    let start = page.isWall ? page.passages.firstIndex(where: isRow) : page.passages.startIndex
    return start.flatMap { page.passages[$0...].firstIndex { $0.isPart } }
  }

  private mutating func endWaiting(_ count: Int) {
    for _ in 0..<count {
      markup.end()
      markup.endLine()
    }
  }

  mutating func write(_ passage: NotebookPassage) {
    switch passage {
    case .prose(let block): write(block)
    case .cell(let cell): write(cell)
    case .hint(let hint) where page.form.isPaper: write(onPaper: hint)
    case .hint(let hint):
      markup.begin("details", ["class": "hint"])
      markup.element("summary", [:], hint.summary)
      write(hint.passages)
      markup.end()
    }
    markup.endLine()
  }
}

/// The names of headings: their words, each name once.
struct Anchors {
  private var counts: [String: Int] = [:]

  mutating func name(for heading: String) -> String {
    let words = heading.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.isEmpty ? "section" : words.joined(separator: "-")
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}
