import Diagnostics
import JSON
import Language
import Notebooks

/// An open document with what its text says and what its cells did.
final class EditedDocument {
  let uri: String
  var open: OpenDocument
  /// What the code of each piece says.
  private(set) var readings: [Reading] = []
  /// The names that are bound before each piece.
  private(set) var known: [Reading.Names] = []
  let rehearsal: Rehearsal
  private let host: EditorHost
  /// When its cells are to run; nil if there is nothing to run.
  var due: Double?
  /// Where the user last did something: the index of a text, and an offset in it.
  var cursor: (text: Int, offset: Int)?
  /// Whether a world is prepared for the next key.
  var isReady = false
  /// How often a cell was stopped since the last edit.
  var stops = 0
  /// What was asked for and waits for the cells before it.
  var jobs: [Job] = []
  /// The token of the progress that is shown.
  var progress: String?
  /// What was last sent about each text.
  var published: [String: JSONValue] = [:]

  enum Job {
    /// Tells what a cell printed.
    case report(cell: Int)
    /// Makes the page of a cell.
    case play(cell: Int)
  }

  init(_ open: OpenDocument, uri: String, in host: EditorHost) {
    (self.open, self.uri, self.host) = (open, uri, host)
    rehearsal = Rehearsal(in: host, folder: open.folder)
    read()
  }

  /// Takes texts that have changed.
  func textChanged() {
    open.read()
    read()
    isReady = false
  }

  private func read() {
    let before = Dictionary(
      zip(readings, known).map { ($0.source.utf8, (reading: $0, known: $1)) }
    ) { first, _ in first }
    (readings, known) = ([], [])
    var names = Reading.Names()
    for piece in open.pieces {
      let old = before[Array(piece.cell.code.utf8)]
      let reading =
        old.flatMap { $0.known == names ? $0.reading : nil }
        ?? Reading(piece.cell.code, knowing: names)
      // What has a name on the stage, or by `let`, ends at a wall; colors follow the name alone.
      if reading.startsOver { (names.definitions, names.values) = ([], []) }
      known.append(names)
      readings.append(reading)
      names.add(reading)
    }
    rehearsal.update(open.pieces.map(\.cell), readings)
  }

  // MARK: Places

  /// The place of a position in a text of the document.
  struct Place {
    let piece: Piece
    let reading: Reading
    let known: Reading.Names
    let text: OpenText
    /// An offset in the code.
    let offset: Int
  }

  /// The place in a cell; nil outside of cells.
  func place(at offset: Int, in text: Int) -> Place? {
    guard let (piece, code) = open.piece(at: offset, in: text) else { return nil }
    let index = piece.cell.index
    return Place(
      piece: piece, reading: readings[index], known: known[index], text: open.texts[text],
      offset: code)
  }

  func text(of piece: Piece) -> OpenText { open.texts[piece.text] }

  /// The pieces of the scene in which a cell is.
  func sceneRange(of cell: Int) -> Range<Int> {
    for scene in rehearsal.scenes {
      let range = scene.cells[0].index..<scene.cells[0].index + scene.cells.count
      if range.contains(cell) { return range }
    }
    return cell..<cell + 1
  }

  // MARK: What is said about it

  func findings(about piece: Piece) -> CellFindings {
    CellFindings(
      piece: piece, reading: readings[piece.cell.index], run: rehearsal.run(of: piece.cell),
      text: text(of: piece))
  }

  /// All that is said about a text of the document.
  func findings(inText index: Int) -> [Finding] {
    let text = open.texts[index]
    // Markdown without a cell is not ours.
    let warnings = open.pieces.isEmpty ? [] : open.notebook?.warnings ?? []
    return warnings.map { warning in
      Finding(
        range: text.line(warning.line - 1), severity: .warning, message: warning.description)
    } + open.pieces.filter { $0.text == index }.flatMap { findings(about: $0).all }
  }

  /// The text with the output of a cell as it was printed now; nil if it is recorded so already.
  func acceptedText(of piece: Piece) -> String? {
    guard let document = open.notebook, let run = rehearsal.run(of: piece.cell),
      !run.isLast, case .drifted = run.outcome(for: piece.cell),
      case let cell = document.cells[piece.cell.index]
    else { return nil }
    var check = NotebookCheck(document, name: uri)
    check.ended(cell, run.ending, run.output)
    let text = check.report.acceptedText
    return text == document.text ? nil : text
  }

  // MARK: Work

  /// Does a little of what is to be done: a cell, a job, or a preparation.
  ///
  /// - Returns: A job whose cells have run.
  func work() -> Job? {
    if !rehearsal.isDone {
      stops = rehearsal.step() ? 0 : stops + 1
      return nil
    }
    if !jobs.isEmpty { return jobs.removeFirst() }
    if let cursor, let place = place(at: cursor.offset, in: cursor.text) {
      rehearsal.standBy(before: place.prefix, in: place.piece.cell.index)
    }
    isReady = !host.isInterrupted
    return nil
  }

  var isIdle: Bool { rehearsal.isDone && jobs.isEmpty && isReady }
}

extension EditedDocument.Place {
  /// The complete statements of the cell before the line.
  var prefix: String { reading.source.text(0..<prefixEnd) }

  private var prefixEnd: Int { reading.prefixEnd(before: offset) }

  /// The rest of the cell, in which the statement at this place stands, and the offset in it.
  var statement: (code: String, offset: Int) {
    (reading.source.text(prefixEnd..<reading.source.utf8.count), offset - prefixEnd)
  }

  /// The statement up to this place.
  var before: String { reading.source.text(prefixEnd..<offset) }
}
