import Answers
import Diagnostics
import Live
import Notebooks
import Playing
import Text

/// Draws pages and runs.
extension PresentScreen {
  func sheet(_ page: PresentedPage, _ lines: PageLines) -> SheetPicture {
    var picture = SheetPicture()
    picture.lines = lines.all
    picture.top = controls.top
    let cut = controls.isCut
    let more = [cut.above ? "up: more" : "", cut.below ? "down: more" : ""].filter { !$0.isEmpty }
    picture.status = (["\(page.name)  \(page.progress)"] + more).joined(separator: "  ")
    picture.message = !page.notice.isEmpty ? page.notice : isRun ? Self.hintOfRun : hint(page.goal)
    picture.overlay = controls.hasHelp ? PresentControls.list : []
    return picture
  }

  private static let hintOfRun = "space skips to the end   left stops it   + - speed"

  private func hint(_ goal: PresentedPage.Goal) -> String {
    (controls.isCut.below ? "space scrolls" : forward(goal)) + "   left goes back   ? keys"
  }

  private func forward(_ goal: PresentedPage.Goal) -> String {
    switch goal {
    case .cell(let cell, _, let answers):
      answers == nil && !cell.directives.isSkipped ? "space runs it" : "space continues"
    case .hint: "h shows it   space continues"
    case .end: "q quits"
    }
  }

  /// The stage in place of the page, with a hint about the keys.
  func alone(_ picture: LivePicture) -> LivePicture {
    var picture = picture
    if !isRun {
      picture.message = "space shows the output"
    } else if answer.isEmpty {
      picture.message = Self.hintOfRun
    }
    return picture
  }

  package func stage(_ moment: LiveMoment) -> LivePicture {
    let look = StageLook(asked: moment.glyphs, showsUnicode: showsUnicode, color: color)
    let (columns, rows) = terminal.size
    let place = LivePicture.place(for: moment.size, columns: columns, rows: rows, followed: 0)
    var picture = LivePicture(
      moment.scene(columns: place?.columns ?? 1, hasForces: false), look)
    picture.extras.flashing = flashes.names
    picture.extras.contacts = flashes.points
    let isUsual = controls.speed * runSpeed.share == 1
    let speed = isUsual ? [] : ["speed " + runSpeed.text(controls.speed)]
    picture.status = ([moment.clock] + speed + moment.tilts + flashes.words + moment.running)
      .joined(separator: "  ")
    picture.message = answer
    return picture
  }
}

/// A page as lines of text.
struct PageLines {
  private(set) var all: [WrittenLine] = []
  /// The first line to show if not all of them fit.
  private(set) var focus = 0
  private var codeLine = 0

  /// Empty lines around a cell: two if there is room, so that it stands out from a distance.
  private var gap = 2

  /// - Parameter columns: The width for lines that can be wrapped.
  init(
    _ page: PresentedPage, columns: Int, rows: Int, color: Bool, _ showsUnicode: Bool
  ) {
    lay(page, columns, color, showsUnicode)
    if all.count > rows {
      gap = 1
      lay(page, columns, color, showsUnicode)
    }
  }

  private mutating func lay(
    _ page: PresentedPage, _ columns: Int, _ color: Bool, _ showsUnicode: Bool
  ) {
    all = ProseLayout(columns: columns, isStyled: color).lines(of: page.prose)
    switch page.goal {
    case .cell(let cell, let highlights, let answers):
      let code = PromptColors.lines(of: cell.code, highlights)
        .flatMap { Wrapping.code($0, width: columns - 2) }
      add(code, bar: showsUnicode ? "│ " : "| ")
      if cell.directives.isSkipped { add("(not run)") }
      if let answers { add(answers, page.layout, columns, color, showsUnicode) }
    case .hint(let summary): add(WrittenLine("+ \(summary)", style: .strong))
    case .end: add("(the end)")
    }
  }

  private mutating func add(_ line: WrittenLine) {
    leaveGap()
    all.append(line)
  }

  private mutating func leaveGap() {
    if !all.isEmpty { all += Array(repeating: "", count: gap) }
  }

  private mutating func add(_ code: [WrittenLine], bar: String) {
    leaveGap()
    codeLine = all.count
    all += code.map { WrittenLine(bar, style: .dim) + $0 }
  }

  private mutating func add(
    _ answers: CellAnswers, _ layout: Layout, _ columns: Int, _ color: Bool,
    _ showsUnicode: Bool
  ) {
    let renderer = TextRenderer(
      layout: layout.fitted(toTerminal: columns, showsUnicode: color && showsUnicode),
      color: color, lineWidth: columns)
    var lines = answers.outputs.flatMap { renderer.writtenLines(for: $0) }
    if let failure = answers.failure {
      lines += DiagnosticRenderer(locations: false, width: columns).writtenLines(for: failure)
    }
    if lines.isEmpty { return }
    focus = codeLine
    leaveGap()
    all += lines
  }
}
