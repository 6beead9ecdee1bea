import Notebooks

/// A part of a notebook as markup for another program's page: one cell with the prose before it, and
/// what is said about it up to the next heading. A section without a cell is a piece, too.
///
/// Where its cell asks, there are two texts of it. The withheld one has the code, the questions and the
/// moment from which a value is guessed; nothing of it is made from the rest of the run.
public struct PagePiece: Sendable {
  /// The text of its heading, or of the last one before it; empty without one.
  public let title: String
  /// Its cell; nil without one.
  public let cell: Cell?
  package let questions: [any QuestionKind]
  /// The piece that asks before it in the same section: what stands here may say the answer.
  public let waitsFor: Int?
  /// The part that may be read before the answers; nil for a piece without questions.
  public let withheld: String?
  public let whole: String
  /// The prose before its cell.
  var lead: [NotebookPassage] = []
  /// The prose after it.
  var after: [NotebookPassage] = []
  /// The message of the mistake that stopped its cell; nil if that is meant, or there is none.
  public var mistake: String?

  /// The subjects that its code asks for, whether or not there is an answer.
  package var askedSubjects: [String] {
    cell.map { cell in PageCell.questionKinds.flatMap { $0.subjects(in: cell.code) } } ?? []
  }

  /// Cuts a notebook into its pieces.
  ///
  /// - Parameters:
  ///   - cells: The cells that have run, by their index in the notebook.
  ///   - images: The images of its prose, by their addresses.
  public static func all(
    of document: NotebookDocument, cells: [Int: PageCell], images: [String: PageImage] = [:]
  ) -> [PagePiece] {
    var page = Page(document, named: "", cells: cells, images: images)
    page.isPiece = true
    var cutting = PieceCutting(page)
    for passage in page.passages { cutting.append(passage) }
    return cutting.finished()
  }
}

extension PagePiece {
  /// A cell's output of a run with other code, without the code; it replaces the earlier output.
  public static func results(of cell: PageCell, number: Int) -> String {
    var page = Page(result: cell, named: "", parts: .own)
    page.advises = true
    var writer = PageWriter(page)
    writer.write(resultsOf: cell, number)
    return writer.markup.text
  }

  /// The style of a page that shows pieces, which may ask.
  public static var style: String {
    PageResources.style.text + PageResources.guessesStyle.text + PageResources.energiesStyle.text
  }

  /// The scripts of a page that shows pieces, each an element of its own, in this order. `setUpStep` sets
  /// up a piece that is in the page.
  public static var scripts: [String] { PageResources.ofPieces.map(\.text) }

  /// A script or a style of such a page as it is sent: without its comments.
  public static func lean(_ resource: UnsafePointer<CChar>) -> String {
    PageResources.lean([resource])
  }
}

/// Cuts passages into pieces.
private struct PieceCutting {
  private let page: Page
  private var anchors = Anchors()
  private var pieces: [PagePiece] = []
  private var before: [NotebookPassage] = []
  private var cell: Cell?
  private var title = ""
  /// The last piece of this section that asks.
  private var asking: Int?

  init(_ page: Page) { self.page = page }

  mutating func append(_ passage: NotebookPassage) {
    switch passage {
    case .prose(.heading(_, let runs)):
      // The text between a cell and the next heading is about the cell.
      if cell != nil {
        end(after: before)
      } else {
        endProse()
      }
      (title, asking) = (runs.text, nil)
      before.append(passage)
    case .cell(let next):
      if cell != nil {
        let leadIn = before
        before = []
        end(after: [])
        before = leadIn
      }
      lead = before
      before = []
      cell = next
    case .prose, .hint: before.append(passage)
    }
  }

  /// The prose before the cell.
  private var lead: [NotebookPassage] = []

  private mutating func end(after: [NotebookPassage]) {
    guard let cell else { return }
    let questions = page.cells[cell.index]?.questions ?? []
    var (withheld, whole) = (PageWriter(page), PageWriter(page))
    (withheld.anchors, whole.anchors) = (anchors, anchors)
    whole.writeEach(lead + [.cell(cell)] + after)
    anchors = whole.anchors
    if !questions.isEmpty {
      withheld.writeEach(lead)
      withheld.write(withheld: cell, questions)
    }
    pieces.append(
      PagePiece(
        title: title, cell: cell, questions: questions, waitsFor: asking,
        withheld: questions.isEmpty ? nil : withheld.markup.text,
        whole: whole.markup.text, lead: lead, after: after,
        mistake: cell.directives.expectsError
          ? nil : page.cells[cell.index]?.mistake?.mistake.message))
    if !questions.isEmpty { asking = pieces.count - 1 }
    (self.cell, lead, before) = (nil, [], [])
  }

  mutating func finished() -> [PagePiece] {
    if cell != nil { end(after: before) } else { endProse() }
    return pieces
  }

  /// Ends a piece without a cell, unless nothing but headings is in it.
  private mutating func endProse() {
    let isSaying = before.contains { if case .prose(.heading) = $0 { false } else { true } }
    guard isSaying else { return }
    var writer = PageWriter(page)
    writer.anchors = anchors
    writer.writeEach(before)
    anchors = writer.anchors
    pieces.append(
      PagePiece(
        title: title, cell: nil, questions: [], waitsFor: asking, withheld: nil,
        whole: writer.markup.text, lead: before))
    before = []
  }
}

extension PageWriter {
  fileprivate mutating func writeEach(_ passages: [NotebookPassage]) {
    for passage in passages { write(passage) }
  }

  /// Writes a cell without anything of its run but the moment from which its values are guessed.
  fileprivate mutating func write(withheld cell: Cell, _ questions: [any QuestionKind]) {
    let number = cell.index + 1
    // A later moment would tell what comes before it.
    let start = questions.compactMap(\.stageTime).min()
    let asked = questions.map { question -> any QuestionKind in
      question.stageTime == start ? question : question.withoutStage
    }
    markup.begin(
      "section", ["class": "cell", "id": "cell-\(number)", "aria-label": "Cell \(number)"])
    write(code: cell.codeWithoutAnswers, [])
    write(asked, tellingEnd: false)
    if let start, let still = page.cells[cell.index]?.film?.still(alone: start) {
      markup.begin("div", ["class": "results"])
      markup.begin("figure", ["class": "player", "data-film": "film-\(number)"])
      markup.addMarkup(still.stage(in: still.whole, prefix: "cell\(number)-", hasFields: false))
      markup.end()
      markup.end()
      writeData(still.json, id: "film-\(number)")
    }
    markup.end()
    markup.endLine()
  }
}
