import Diagnostics
import JSON
import Language
import Notebooks

/// An open document with what its text says and what its cells did.
final class EditedDocument {
  let uri: String
  var open: OpenDocument
  /// The reading of each piece's code.
  private(set) var readings: [Reading] = []
  /// The names that are bound before each piece, as far as they are among its words.
  private(set) var known: [Reading.Names] = []
  let liveRuns: LiveRuns
  private let host: EditorHost
  /// When its cells are to run; nil if there is nothing to run.
  var due: Double?
  /// Where the user last did something: the index of a text, and an offset in it.
  var cursor: (text: Int, offset: Int)?
  /// Whether a world is prepared for the next key.
  var isReady = false
  /// Whether someone has asked for the world at the cursor, and whether less was answered than that.
  var showsWorld = false
  var owesWorld = false
  /// When it is said next what cells did while others still run.
  var nextNews = 0.0
  /// The jobs that wait for the cells before them.
  var jobs: [Job] = []
  /// The cell whose page was made last, and the number of cells then: others may stand there now.
  var played: (cell: Int, count: Int)?
  /// The token of the progress that is shown.
  var progress: String?
  /// The findings about each cell, with the place that its run has reached.
  private var said: [Int: (end: Mark?, findings: [Finding])] = [:]
  /// The findings last sent about each text.
  var published: [String: JSONValue] = [:]

  struct Job {
    let command: EditingServer.CellCommand
    let cell: Cell
    /// The place in the cell's code that it is about; nil for the cell as a whole.
    var offset: Int?
    /// Whether the user asked for it.
    var isAsked = true
  }

  init(_ open: OpenDocument, uri: String, in host: EditorHost) {
    (self.open, self.uri, self.host) = (open, uri, host)
    liveRuns = LiveRuns(in: host, folder: open.folder)
    read()
  }

  /// Takes texts that have changed.
  func textChanged() {
    open.read()
    read()
    isReady = false
    said = [:]
    // Where a cell was when someone asked, another one may be.
    jobs.removeAll { job in
      let index = job.cell.index
      return !open.pieces.indices.contains(index) || open.pieces[index].cell.code != job.cell.code
    }
  }

  private func read() {
    let before = Dictionary(readings.map { ($0.source.utf8, $0) }) { first, _ in first }
    (readings, known) = ([], [])
    var names = Reading.Names()
    for piece in open.pieces {
      func reading(_ old: Reading?) -> Reading {
        old.flatMap { $0.given.parse(like: names.among($0.words)) ? $0 : nil }
          ?? Reading(piece.cell.code, knowing: names)
      }
      let old = before[Array(piece.cell.code.utf8)]
      var new = old.flatMap { $0.startsOver ? $0 : nil } ?? reading(old)
      // A name on the stage, or by `let`, ends at a `reset`; colors follow the name alone.
      if new.startsOver {
        (names.definitions, names.values) = ([], [])
        new = reading(new)
      }
      known.append(names.among(new.words))
      readings.append(new)
      names.add(new)
    }
    liveRuns.update(open.pieces.map(\.cell), readings)
    if let cursor { look(at: cursor.offset, in: cursor.text) }
  }

  /// Keeps what the scene at a place prints.
  private func look(at offset: Int, in text: Int) {
    let line = open.texts.indices.contains(text) ? open.texts[text].lineIndex(of: offset) : 0
    guard let piece = open.pieces.last(where: { $0.text == text && $0.lines.lowerBound <= line })
    else { return }
    liveRuns.look(at: piece.cell.index)
  }

  // MARK: Places

  /// The place of a position in a text of the document.
  struct CellPlace {
    let piece: Piece
    let reading: Reading
    let known: Reading.Names
    let text: OpenText
    /// An offset in the code.
    let offset: Int
  }

  /// The place in a cell; nil outside of cells.
  func place(at offset: Int, in text: Int) -> CellPlace? {
    guard let (piece, code) = open.piece(at: offset, in: text) else { return nil }
    return place(at: code, of: piece)
  }

  func place(at offset: Int, of piece: Piece) -> CellPlace {
    let index = piece.cell.index
    return CellPlace(
      piece: piece, reading: readings[index], known: known[index], text: text(of: piece),
      offset: offset)
  }

  func text(of piece: Piece) -> OpenText { open.texts[piece.text] }

  // MARK: Findings

  func findings(about piece: Piece) -> [Finding] {
    let index = piece.cell.index
    let run = liveRuns.run(of: piece.cell)
    // It is asked for after each cell that runs.
    let behind = liveRuns.mistakesBehind(piece.cell)
    if let known = said[index], known.end === run?.end, behind.isEmpty { return known.findings }
    let findings = CellFindings(
      piece: piece, reading: readings[index], run: run, behind: behind, text: text(of: piece)
    ).all
    if behind.isEmpty { said[index] = (run?.end, findings) }
    return findings
  }

  /// All that is said about a text of the document.
  func findings(inText index: Int) -> [Finding] {
    let text = open.texts[index]
    // Markdown without a cell is not ours.
    let warnings = open.pieces.isEmpty ? [] : open.notebook?.warnings ?? []
    return warnings.map { warning in
      Finding(
        range: text.line(warning.line - 1), severity: .warning, message: warning.description)
    } + open.pieces.filter { $0.text == index }.flatMap { findings(about: $0) }
  }

  /// The run of a cell of a notebook whose output has drifted, or is written differently.
  func differingRun(of piece: Piece) -> CellRun? {
    guard open.notebook != nil, let run = liveRuns.run(of: piece.cell), !run.isLast
    else { return nil }
    switch run.outcome(for: piece.cell) {
    case .drifted, .writtenDifferently: return run
    case .agreed, .notCompared, .skipped, .failed, .missingError, .notReached, .outside: return nil
    }
  }

  /// The text with the output of a cell as it was printed now; nil if it is recorded so already, and
  /// while cells still run.
  func acceptedText(of piece: Piece) -> String? {
    guard liveRuns.hasRun, let document = open.notebook, let run = differingRun(of: piece),
      case let cell = document.cells[piece.cell.index],
      let output = liveRuns.output(of: piece.cell)
    else { return nil }
    var scope = CheckScope()
    scope.isExact = true
    var check = NotebookCheck(document, name: uri, scope)
    check.ended(cell, run.ending, output)
    let text = check.report.acceptedText
    return text == document.text ? nil : text
  }

  // MARK: Work

  /// Does a little of what is to be done: a cell, a job, or a preparation.
  ///
  /// - Returns: A job whose cells have run.
  func work() -> Job? {
    if !liveRuns.isDone {
      liveRuns.step()
      return nil
    }
    if !jobs.isEmpty { return jobs.removeFirst() }
    if let cursor, let place = place(at: cursor.offset, in: cursor.text) {
      liveRuns.prepareSessions(
        before: place.prefix, world: showsWorld ? place.prefixThroughLine : nil,
        in: place.piece.cell.index)
    }
    isReady = !host.isInterrupted
    return nil
  }

  var isIdle: Bool { liveRuns.isDone && jobs.isEmpty && isReady }
}

extension EditedDocument.CellPlace {
  /// The complete statements of the cell before the line.
  var prefix: String { reading.source.text(0..<prefixEnd) }

  private var prefixEnd: Int { reading.prefixEnd(before: offset) }

  /// The rest of the cell, in which the statement at this place stands, and the offset in it.
  var statement: (code: String, offset: Int) {
    (reading.source.text(prefixEnd..<reading.source.utf8.count), offset - prefixEnd)
  }

  /// The statement up to this place.
  var before: String { reading.source.text(prefixEnd..<offset) }

  /// The end of the statements up to the end of the line; nil if there are none, or none of them run.
  var endThroughLine: Int? {
    piece.cell.directives.isSkipped ? nil : reading.statementsEnd(throughLineOf: offset)
  }

  /// These statements, in whole lines: another line is then not one that begins like the last of them.
  var prefixThroughLine: String {
    endThroughLine.map { end in
      reading.source.text(0..<reading.source.lineRange(around: end).upperBound) + "\n"
    } ?? ""
  }

  /// The mistake of a statement that cannot be read and begins at or before the line.
  var problemThroughLine: ParseProblem? {
    guard let unreadable = reading.unreadable else { return nil }
    let code = reading.source.utf8
    let start = code[unreadable.lowerBound...].firstIndex { $0 != 0x20 && $0 != 0x0A }
    let end = reading.source.lineRange(around: offset).upperBound
    return (start ?? code.count) <= end ? reading.problem : nil
  }
}
