import Advice
import Diagnostics
import Execution
import Notebooks
import Sessions
import Values
import Workbooks

/// A document's cells as they run while someone edits it: only those that an edit may have changed
/// run again, one at a time.
///
/// `reset` is a wall. What lies between two walls is a scene, which finds nothing of those before
/// but settings for answers, checkpoints and the traces that it mentions. A mistake ends its scene
/// alone.
final class Rehearsal {
  private(set) var scenes: [Scene] = []
  private let host: EditorHost
  private let folder: String?
  /// Counts the work of all sessions. It remembers what fits have found.
  private let meter = Meter()
  /// The start of the document.
  private let start: Mark
  /// A session with a live world, so that the usual edit runs one cell.
  private var standing: Standing?
  /// One for questions about a line: it stands before that line, within a cell.
  private var assisting: (standing: Standing, prefix: String)?

  private struct Standing {
    let session: Session
    let mark: Mark
  }

  /// The cells between two walls.
  struct Scene {
    fileprivate(set) var cells: [Cell] = []
    /// The words in its code that may be names of traces.
    fileprivate(set) var words: Set<String> = []
    /// Where it began when its cells ran.
    fileprivate var base: Mark?
    /// The runs of its first cells.
    fileprivate(set) var runs: [CellRun] = []
    /// Runs of the other cells, before the last edit.
    fileprivate var earlier: [CellRun] = []
    /// What the scenes after it find; nil until it has ended.
    fileprivate var rest: Mark? { didSet { moved = nil } }
    /// The same where the scenes before leave other traces than when its cells ran.
    fileprivate var moved: (base: Mark, rest: Mark)?
    /// Whether cells run that take long.
    fileprivate var isDemanded = false

    var hasEnded: Bool { runs.count == cells.count || runs.last?.isLast == true }
  }

  init(in host: EditorHost, folder: String?) {
    (self.host, self.folder) = (host, folder)
    start = Mark(Session.unseen(in: host, meter: meter, inFolder: folder))
  }

  // MARK: Edits

  /// Takes the cells after an edit. What cannot have changed stays.
  ///
  /// - Parameter readings: What the code of each cell says.
  func update(_ cells: [Cell], _ readings: [Reading]) {
    var fresh: [Scene] = []
    for (cell, reading) in zip(cells, readings) {
      if fresh.isEmpty || reading.startsOver && !cell.directives.isSkipped { fresh.append(Scene()) }
      fresh[fresh.count - 1].cells.append(cell)
      fresh[fresh.count - 1].words.formUnion(reading.words)
    }
    let first = zip(scenes, fresh).prefix { $0.isAlike($1) }.count
    let last = min(
      zip(scenes.reversed(), fresh.reversed()).prefix { $0.isAlike($1) }.count,
      min(scenes.count, fresh.count) - first)
    for index in fresh.indices {
      let isBefore = index < fresh.count - last
      let old = isBefore ? index : index + scenes.count - fresh.count
      if isBefore, old >= scenes.count - last { continue }
      fresh[index].keep(scenes[old])
    }
    scenes = fresh
  }

  /// Lets a scene run in full, also what takes long: the one of a cell, or all.
  func demand(cell: Int? = nil) {
    for index in scenes.indices {
      guard cell.map({ cell in scenes[index].cells.contains { $0.index == cell } }) ?? true else {
        continue
      }
      scenes[index].isDemanded = true
      if scenes[index].runs.last?.isCut == true { scenes[index].runs.removeLast() }
      if !scenes[index].hasEnded { scenes[index].rest = nil }
    }
  }

  /// Runs again what has read files, which may be others now.
  func filesChanged() {
    for index in scenes.indices {
      guard let read = scenes[index].runs.firstIndex(where: \.readsFiles) else { continue }
      scenes[index].cut(to: read)
    }
  }

  // MARK: Runs

  /// The scene that runs next, and what it begins with; nil if nothing is left to run.
  private func next() -> (index: Int, base: Mark)? {
    var base = start
    for index in scenes.indices {
      let scene = scenes[index]
      guard let old = scene.base,
        old === base
          || old.history.leaves(sameAs: base.history, for: scene.words)
      else {
        scenes[index].cut(to: 0)
        scenes[index].base = base
        return (index, base)
      }
      // It runs from where it ran before.
      guard scene.rest != nil else { return (index, old) }
      base = rest(of: index, after: base)
    }
    return nil
  }

  /// What the scenes after one find, if it begins at a mark that means the same to it as its own.
  private func rest(of index: Int, after base: Mark) -> Mark {
    guard let old = scenes[index].base, let rest = scenes[index].rest, old !== base else {
      return scenes[index].rest ?? base
    }
    if let moved = scenes[index].moved, moved.base === base { return moved.rest }
    let history = rest.history.moved(from: old.history, to: base.history)
    let moved = Mark(history, rest: history)
    scenes[index].moved = (base, moved)
    return moved
  }

  var isDone: Bool { next() == nil }

  /// The number of cells, and of those that have run or will not.
  var progress: (done: Int, count: Int) {
    (
      scenes.reduce(0) { $0 + ($1.rest == nil ? $1.runs.count : $1.cells.count) },
      scenes.reduce(0) { $0 + $1.cells.count }
    )
  }

  /// Runs the next cell.
  ///
  /// - Returns: Whether it ran; false if the host stopped it.
  @discardableResult
  func step() -> Bool {
    guard let (index, base) = next() else { return true }
    let scene = scenes[index]
    let mark = scene.runs.last?.end ?? base
    if scene.hasEnded {
      scenes[index].rest = Mark(mark.rest, rest: mark.rest)
      // The cells after a mistake are not reached.
      scenes[index].earlier = []
      return true
    }
    let cell = scene.cells[scene.runs.count]
    if cell.directives.isSkipped {
      scenes[index].runs.append(CellRun(skipping: cell, at: mark))
      return true
    }
    let work = scene.isDemanded ? Limits.work : host.briefWork
    guard let session = standingSession(at: mark) ?? freshSession(at: mark) else {
      // A replay that fails although nobody stopped it, such as of a file that is gone.
      if !host.isInterrupted { scenes[index].cut(to: 0) }
      return !host.isInterrupted
    }
    standing = nil
    guard let run = CellRun(cell, in: session, host, work: work) else { return false }
    standing = Standing(session: session, mark: run.end)
    scenes[index].runs.append(run)
    scenes[index].earlier.removeAll { $0.fits(cell) }
    return true
  }

  private func standingSession(at mark: Mark) -> Session? {
    standing.flatMap { $0.mark === mark ? $0.session : nil }
  }

  /// Another session that is brought to a mark; nil if that was stopped.
  ///
  /// - Parameter work: The most work, in the unit of `Work`; nil for any.
  private func freshSession(at mark: Mark, work: Int? = nil) -> Session? {
    let session = Session.unseen(in: host, meter: meter, inFolder: folder)
    session.adviser = SceneAdviser()
    let isThere =
      work.map { meter.bounded(at: $0) { session.resume(at: mark.history) } }
      ?? session.resume(at: mark.history)
    return isThere ? session : nil
  }

  /// Where a cell is.
  private func place(of cell: Int) -> (scene: Scene, index: Int)? {
    for scene in scenes {
      let index = cell - scene.cells[0].index
      if scene.cells.indices.contains(index) { return (scene, index) }
    }
    return nil
  }

  /// The mark before a cell; nil if the cells before it have not run.
  private func mark(before cell: Int) -> Mark? {
    guard let (scene, place) = place(of: cell) else { return nil }
    // After a mistake, what was reached is the best there is.
    return scene.runs.prefix(place).last?.end ?? scene.base
  }

  // MARK: Questions

  /// A session as it stands before a line of a cell; nil if there is none.
  ///
  /// - Parameters:
  ///   - prefix: The cell's complete statements before that line.
  ///   - work: The most work, in the unit of `Work`, to get to the cell, and then to the line; nil
  ///     for that of a cell.
  func session(before prefix: String, in cell: Int, work: Int? = nil) -> Session? {
    guard let mark = mark(before: cell) else { return nil }
    let work = work ?? host.briefWork
    if let (near, done) = assisting, near.mark === mark, prefix.hasPrefix(done) {
      if done.utf8.count == prefix.utf8.count { return near.session }
      return assist(near, from: done, to: prefix, work)
    }
    guard let session = freshSession(at: mark, work: work) else { return nil }
    return assist(Standing(session: session, mark: mark), from: "", to: prefix, work)
  }

  /// Runs what is between two places of a cell; a mistake in it is the cell's own.
  private func assist(
    _ standing: Standing, from done: String, to prefix: String, _ work: Int
  ) -> Session? {
    let lines = Cell(index: 0, code: String(prefix.dropFirst(done.count)), line: 1)
    standing.session.adviser = nil
    let mistake = standing.session.meter.bounded(at: work) {
      Player(standing.session).run(lines) { _ in }
    }
    // Where it was stopped is no place.
    let isThere = !host.isInterrupted && mistake?.mistake.id != .tooMuchWork
    assisting = isThere ? (standing, prefix) : nil
    return assisting?.standing.session
  }

  /// Prepares for the next key: a world before the cell that is edited, and one before the line.
  func standBy(before prefix: String, in cell: Int) {
    guard let mark = mark(before: cell) else { return }
    let work = 10 * host.briefWork
    if standing?.mark !== mark {
      guard let session = freshSession(at: mark, work: work) else { return }
      standing = Standing(session: session, mark: mark)
    }
    if !host.isInterrupted { _ = session(before: prefix, in: cell, work: work) }
  }

  /// The last run of a cell, also from before an edit elsewhere; nil for none.
  func run(of cell: Cell) -> CellRun? {
    guard let (scene, place) = place(of: cell.index) else { return nil }
    if scene.runs.indices.contains(place) { return scene.runs[place] }
    return scene.earlier.first { $0.fits(cell) }
  }
}

extension Rehearsal.Scene {
  /// Whether the same cells stand in both.
  fileprivate func isAlike(_ other: Self) -> Bool {
    cells.count == other.cells.count
      && zip(cells, other.cells).allSatisfy {
        $0.code == $1.code && $0.directives == $1.directives
      }
  }

  /// Keeps the runs of the cells with which both begin.
  fileprivate mutating func keep(_ old: Self) {
    let same = zip(old.runs, cells).prefix { $0.fitsWords(of: $1) }.count
    base = old.base
    runs = Array(old.runs.prefix(same))
    keepEarlier(old.runs.dropFirst(same) + old.earlier)
    if isAlike(old) { (rest, moved, isDemanded) = (old.rest, old.moved, old.isDemanded) }
  }

  fileprivate mutating func cut(to count: Int) {
    let stale = runs.dropFirst(count)
    runs.removeSubrange(count...)
    keepEarlier(stale + earlier)
    rest = nil
  }

  /// Keeps runs of cells that still stand here, to be shown until these have run again.
  private mutating func keepEarlier(_ stale: some Sequence<CellRun>) {
    earlier = cells.dropFirst(runs.count).compactMap { cell in stale.first { $0.fits(cell) } }
  }
}
