import Answers
import Diagnostics
import Evaluation
import JSON
import Sessions

/// The world at the cursor, which an editor shows beside the text: what `show` and `draw` answer there.
///
/// It stands after the cursor's line, so that whoever types a line sees what it does; where that cannot run,
/// before it.
struct WorldAtLine {
  let session: Session
  /// Where it stands, such as `After line 5`.
  let title: String
  /// Why it does not stand after the cursor's line; nil if it does.
  var remark: String?
  /// Whether it may stand there later, when more has run.
  var isPartial = false

  /// The lines that `show` prints.
  var lines: [String] {
    TextRenderer(layout: .standard).lines(for: .listing(session.inspector.survey))
  }

  var drawing: String { session.inspector.scene(.presentation, columns: 64, hasForces: false).svg }
}

extension EditingServer {
  /// `motionbook/world`: the world at a position; null outside of cells, and while the cells before run.
  func world(_ question: Question) -> JSONValue {
    let document = question.document
    guard let place = place(of: question) else { return .null }
    document.showsWorld = true
    let world = document.world(at: place)
    document.owesWorld = world?.isPartial ?? true
    prepareMore(for: document)
    guard let world else { return .null }
    var fields: [String: JSONValue] = [
      "title": .string(world.title), "text": .string(world.lines.joined(separator: "\n")),
      "drawing": .string(world.drawing),
    ]
    if let remark = world.remark { fields["remark"] = .string(remark) }
    return .object(fields)
  }

  /// Lets a client ask again that had less than the world at its cursor.
  func refreshWorld(of document: EditedDocument) {
    guard client.refreshesWorld, document.owesWorld else { return }
    document.owesWorld = false
    ask("motionbook/world/refresh")
  }

  /// The world as a text, for a client without a place for it.
  ///
  /// - Returns: Nil if that was stopped.
  func writtenWorld(at offset: Int, of piece: Piece, in document: EditedDocument) -> String? {
    let place = document.place(at: offset, of: piece)
    guard let world = document.world(at: place, work: host.wholeWork) else { return nil }
    return ([world.title + ":"] + [world.remark].compactMap(\.self) + world.lines)
      .joined(separator: "\n")
  }
}

extension EditedDocument {
  /// The world at the line of a place; nil while the cells before run, and where that was stopped.
  ///
  /// - Parameter work: The most work to get there, in the unit of `Work`; nil for that of a question.
  func world(at place: CellPlace, work: Int64? = nil) -> WorldAtLine? {
    let (piece, index) = (place.piece, place.piece.cell.index)
    func line(_ offset: Int, of piece: Piece) -> Int {
      let text = text(of: piece)
      return text.lineIndex(of: piece.textOffset(of: offset, in: text)) + 1
    }
    func before(
      _ offset: Int, of piece: Piece, _ session: Session, _ reason: String?, isPartial: Bool = false
    ) -> WorldAtLine {
      let line = line(offset, of: piece)
      return WorldAtLine(
        session: session, title: "Before line \(line)",
        remark: reason.map { "Line \(line): \($0)" }, isPartial: isPartial)
    }
    func asked(_ prefix: String) -> LiveRuns.AskedSession? {
      liveRuns.session(for: .world, after: prefix, in: index, work: work)
    }
    switch liveRuns.way(to: index) {
    case .running: return nil
    case .stopped(let run, let index):
      let source = readings[index].source
      let span = run.ending.mistake?.span.flatMap { $0.source.utf8 == source.utf8 ? $0 : nil }
      return asked("").map {
        before(
          span?.lower ?? 0, of: open.pieces[index], $0.session, run.reason, isPartial: run.isCut)
      }
    case .open: break
    }
    let prefix = place.prefixThroughLine
    guard let asked = asked(prefix) else { return nil }
    if asked.missesCells {
      return before(
        0, of: open.pieces[liveRuns.range(around: index).lowerBound], asked.session,
        CellFindings.notRun, isPartial: true)
    }
    if let (mistake, offset) = asked.stop {
      let isCut = mistake.mistake.id == .tooMuchWork
      return before(
        offset, of: piece, asked.session, isCut ? CellFindings.notRun : mistake.mistake.message,
        isPartial: isCut)
    }
    if asked.prefix != prefix {
      return before(
        asked.prefix.utf8.count, of: piece, asked.session, CellFindings.notRun, isPartial: true)
    }
    var world =
      place.endThroughLine.map {
        WorldAtLine(session: asked.session, title: "After line \(line($0, of: piece))")
      } ?? before(0, of: piece, asked.session, nil)
    if let problem = place.problemThroughLine {
      world.remark =
        "Line \(line(problem.span.lower, of: piece)): \(problem.diagnostic.mistake.message)"
    }
    return world
  }
}

extension CellRun {
  /// Why nothing runs after it.
  fileprivate var reason: String? {
    isCut ? CellFindings.notRun : ending.mistake?.mistake.message
  }
}
