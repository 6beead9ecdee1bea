import Advice
import Diagnostics
import Evaluation
import Notebooks
import Playing
import Sessions
import Values

/// A document's cells as they run while someone edits it: only those that an edit may have changed
/// run again, one at a time.
///
/// `reset` ends a scene: the cells up to the next `reset`. A scene finds nothing of those before
/// but settings for answers, checkpoints and the traces that it mentions. A mistake ends its scene
/// alone.
///
/// Its work is that of a check: all cells together may do what a replay may, and at the cell where that is
/// spent it ends. Outputs are kept of the scene that someone looks at; the others are made again when someone
/// asks for them.
final class LiveRuns {
  private(set) var scenes: [Scene] = []
  let host: EditorHost
  private let folder: String?
  /// Counts the work of all sessions. It remembers what fits have found.
  private let meter = WorkMeter()
  /// The start of the document.
  private let start: Mark
  /// The first scenes, as long as nothing is to be done in them; see `next`.
  private var settled = Settled()
  /// A session with a live world, so that the usual edit runs one cell.
  var ready: ReadyRun?
  /// The sessions for questions about a line. Never one that runs: a question may come in the middle of it.
  var asked: [Purpose: AskedSession] = [:]
  /// A place to which no session for questions can be brought in time.
  var dear: Dear?

  struct ReadyRun {
    let session: Session
    let mark: Mark
  }

  private struct Settled {
    var count = 0
    /// The mark at which the scene after them begins; nil for the start.
    var end: Mark?
    /// Their work, in the unit of `Work`.
    var work: Int64 = 0
  }

  /// The cells between two `reset`s.
  struct Scene {
    fileprivate(set) var cells: [Cell] = []
    /// What the code of each says.
    fileprivate(set) var readings: [Reading] = []
    /// The words in its code that may be names of traces.
    fileprivate(set) var words: Set<String> = []
    /// Where it began when its cells ran.
    fileprivate var base: Mark?
    /// The runs of its first cells.
    fileprivate(set) var runs: [CellRun] = []
    /// Runs of the other cells, before the last edit.
    fileprivate var earlier: [CellRun] = []
    /// The mark that the scenes after it find; nil until it has ended.
    fileprivate var rest: Mark? { didSet { moved = nil } }
    /// The same where the scenes before leave other traces than when its cells ran.
    fileprivate var moved: (base: Mark, rest: Mark)?
    /// What is said about the cells that its mistake keeps from running; as it was before the last edit,
    /// while it is not judged.
    fileprivate var judged: [Judged] = []
    fileprivate var isJudged = false
    /// Whether cells run that take long.
    fileprivate var isDemanded = false
    /// Whether someone looks at it, so that its outputs are kept.
    fileprivate var isLookedAt = false

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
      fresh[fresh.count - 1].readings.append(reading)
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
    settled = Settled()
  }

  /// Keeps the outputs of the scene of a cell from now on, and no others.
  func look(at cell: Int) {
    guard let (index, _) = place(of: cell), !scenes[index].isLookedAt else { return }
    for other in scenes.indices where scenes[other].isLookedAt { scenes[other].leave() }
    scenes[index].isLookedAt = true
  }

  /// Lets a scene run in full, also what takes long: the one of a cell, or all.
  func demand(cell: Int? = nil) {
    settled = Settled()
    for index in cell.map({ place(of: $0).map { [$0.scene] } ?? [] }) ?? Array(scenes.indices) {
      scenes[index].isDemanded = true
      if scenes[index].runs.last?.isCut == true { scenes[index].runs.removeLast() }
      if !scenes[index].hasEnded { scenes[index].rest = nil }
    }
  }

  /// Takes a demand back: what takes long is cut again.
  func withdraw() {
    settled = Settled()
    for index in scenes.indices { scenes[index].isDemanded = false }
  }

  /// Answers questions in the middle of a run, whose work they are not.
  func aside(_ body: () -> Void) { meter.aside(body) }

  /// Runs again what has read files, which may be others now.
  ///
  /// - Parameter which: Whether a file, as a cell names it, may be another one.
  /// - Returns: Whether there was one.
  @discardableResult
  func filesChanged(_ which: (String) -> Bool = { _ in true }) -> Bool {
    settled = Settled()
    var isAny = false
    for index in scenes.indices {
      guard let read = scenes[index].runs.firstIndex(where: { $0.files.contains(where: which) })
      else { continue }
      scenes[index].cut(to: read)
      isAny = true
    }
    return isAny
  }

  // MARK: Runs

  /// The scene that runs next, and the work that is left for it; nil if nothing is left to run.
  private func next() -> (index: Int, left: Int64)? {
    while settled.count < scenes.count {
      let index = settled.count
      let base = settled.end ?? start
      let left = max(0, host.wholeWork - settled.work)
      if let old = scenes[index].base,
        old === base
          || old.rest.leaves(sameAs: base.rest, for: scenes[index].words)
      {
        scenes[index].cutWhatWouldDiffer(with: left)
        // It runs from where it ran before.
        guard scenes[index].rest != nil else { return (index, left) }
        if scenes[index].runs.last?.isLastOfAll == true { return nil }
      } else {
        scenes[index].cut(to: 0)
        scenes[index].base = base
        return (index, left)
      }
      settled = Settled(
        count: index + 1, end: rest(of: index, after: base),
        work: settled.work + scenes[index].work)
    }
    return nil
  }

  /// The mark that the scenes after one find, if it begins at a mark that means the same to it as its own.
  private func rest(of index: Int, after base: Mark) -> Mark {
    guard let old = scenes[index].base, let rest = scenes[index].rest, old !== base else {
      return scenes[index].rest ?? base
    }
    if let moved = scenes[index].moved, moved.base === base { return moved.rest }
    let moved = Mark(rest: rest.rest.moved(from: old.rest, to: base.rest))
    scenes[index].moved = (base, moved)
    return moved
  }

  /// Whether all cells have run that do.
  var hasRun: Bool { next() == nil }

  var isDone: Bool { hasRun && unjudged == nil }

  /// The first scene behind whose mistake nothing was looked at.
  private var unjudged: Int? { scenes.firstIndex { $0.isStopped && !$0.isJudged } }

  /// The number of cells, and of those that have run or will not.
  var progress: (done: Int, count: Int) {
    (
      scenes.reduce(0) { $0 + ($1.rest == nil ? $1.runs.count : $1.cells.count) },
      scenes.reduce(0) { $0 + $1.cells.count }
    )
  }

  /// Runs the next cell; after all of them, what is behind the mistake of a scene.
  ///
  /// - Returns: Whether it ran; false if the host stopped it.
  @discardableResult
  func step() -> Bool {
    guard let (index, left) = next() else { return unjudged.map(judge) ?? true }
    let scene = scenes[index]
    guard let mark = scene.runs.last?.end ?? scene.base else { return true }
    if scene.hasEnded {
      scenes[index].end(at: mark)
      // The scenes after it are not reached, as if the document were read anew.
      if scene.runs.last?.isLastOfAll == true {
        for later in (index + 1)..<scenes.count { scenes[later].forget() }
      }
      return true
    }
    let cell = scene.cells[scene.runs.count]
    if cell.directives.isSkipped {
      scenes[index].runs.append(CellRun(skipping: cell, at: mark))
      return true
    }
    guard let session = readySession(at: mark) ?? freshSession(after: scene.runs, of: scene)
    else {
      // An earlier run fails although nobody stopped it, such as the load of a file that is gone.
      if !host.isInterrupted { scenes[index].cut(to: 0) }
      return !host.isInterrupted
    }
    ready = nil
    let rest = max(0, left - scene.work)
    let limit: CellRun.Limit =
      scene.isDemanded || rest <= host.briefWork ? .left(rest) : .brief(host.briefWork)
    guard let run = CellRun(cell, in: session, host, limit) else { return false }
    ready = ReadyRun(session: session, mark: run.end)
    scenes[index].runs.append(run)
    scenes[index].earlier.removeAll { $0.fits(cell) }
    return true
  }

  /// Judges the cells of a scene that its mistake keeps from running.
  private func judge(_ index: Int) -> Bool {
    let scene = scenes[index]
    let session =
      scene.runs.last.flatMap { readySession(at: $0.end) }
      ?? freshSession(after: scene.runs, of: scene)
    ready = nil
    let judged = session.map { judge(scene, in: $0) } ?? []
    guard !host.isInterrupted else { return false }
    (scenes[index].judged, scenes[index].isJudged) = (judged, true)
    return true
  }

  private func readySession(at mark: Mark) -> Session? {
    ready.flatMap { $0.mark === mark ? $0.session : nil }
  }

  /// Another session, in which some first runs of a scene have run again; nil if that was stopped.
  ///
  /// - Parameter work: The most work, in the unit of `Work`; nil for any.
  func freshSession(
    after runs: some BidirectionalCollection<CellRun>, of scene: Scene, work: Int64? = nil
  ) -> Session? {
    guard let base = scene.base else { return nil }
    let session = Session.unseen(in: host, meter: meter, inFolder: folder)
    session.adviser = SceneAdviser()
    func isThere() -> Bool {
      // A place within a cell needs none of those before it.
      if let last = runs.last, last.end.history != nil { return last.runAgain(in: session) }
      return session.resume(at: base.rest) && runs.allSatisfy { $0.runAgain(in: session) }
    }
    let done = work.map { meter.bounded(at: $0) { isThere() } } ?? isThere()
    return done ? session : nil
  }

  /// Where a cell is.
  private func place(of cell: Int) -> (scene: Int, place: Int)? {
    var (low, high) = (0, scenes.count)
    while low < high {
      let middle = (low + high) / 2
      if scenes[middle].range.upperBound <= cell { low = middle + 1 } else { high = middle }
    }
    guard low < scenes.count, scenes[low].range.contains(cell) else { return nil }
    return (low, cell - scenes[low].range.lowerBound)
  }

  /// The cells of the scene in which a cell is.
  func range(around cell: Int) -> Range<Int> {
    place(of: cell).map { scenes[$0.scene].range } ?? cell..<cell + 1
  }

  /// The runs before a cell, and where they lead; nil if none of its scene has begun.
  func runs(before cell: Int) -> (runs: ArraySlice<CellRun>, of: Scene, mark: Mark)? {
    guard let (index, place) = place(of: cell), let base = scenes[index].base else { return nil }
    // After a mistake, what was reached is the best there is.
    let runs = scenes[index].runs.prefix(place)
    return (runs, scenes[index], runs.last?.end ?? base)
  }

  // MARK: What was found

  /// The last run of a cell, also from before an edit elsewhere; nil for none.
  func run(of cell: Cell) -> CellRun? {
    guard let (index, place) = place(of: cell.index) else { return nil }
    if scenes[index].runs.indices.contains(place) { return scenes[index].runs[place] }
    return scenes[index].earlier.first { $0.fits(cell) }
  }

  /// What is said about a cell that did not run, or behind the mistake that stopped it.
  func mistakesBehind(_ cell: Cell) -> [Diagnostic] {
    guard let (index, place) = place(of: cell.index), place >= scenes[index].runs.count - 1 else {
      return []
    }
    return scenes[index].judged.first { $0.cell.fits(cell) }?.mistakes ?? []
  }

  /// A cell's printed output. If that is not kept, it runs again; nil if that was stopped.
  func output(of cell: Cell) -> CellOutput? {
    guard let run = run(of: cell) else { return nil }
    if let output = run.output { return output }
    guard let (runs, scene, _) = runs(before: cell.index),
      let session = freshSession(after: runs, of: scene, work: host.wholeWork)
    else { return nil }
    return CellRun(run.cell, in: session, host, run.limit)?.output
  }
}

extension LiveRuns.Scene {
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
    isLookedAt = old.isLookedAt
    judged = old.judged
    guard isAlike(old) else { return }
    isDemanded = old.isDemanded
    if runs.count == old.runs.count {
      (rest, moved, isJudged) = (old.rest, old.moved, old.isJudged)
    }
  }

  /// The places of its cells among those of the document.
  var range: Range<Int> {
    cells[0].index..<cells[0].index + cells.count
  }

  /// Its work so far, in the unit of `Work`.
  var work: Int64 { runs.reduce(0) { $0 + $1.work } }

  fileprivate mutating func end(at mark: Mark) {
    rest = Mark(rest: mark.rest)
    if !isStopped { judged = [] }
    // The cells after a mistake are not reached.
    earlier = []
    if !isLookedAt { forgetOutputs() }
  }

  fileprivate mutating func forget() {
    (base, runs, earlier, rest, judged, isJudged) = (nil, [], [], nil, [], false)
  }

  fileprivate mutating func leave() {
    isLookedAt = false
    if rest != nil { forgetOutputs() }
  }

  private mutating func forgetOutputs() {
    for index in runs.indices { runs[index].forgetOutput() }
  }

  /// Drops runs that would end otherwise, because the scenes before leave more or less work for them.
  fileprivate mutating func cutWhatWouldDiffer(with left: Int64) {
    var left = left
    for (index, run) in runs.enumerated() {
      guard run.endsSame(with: left) else { return cut(to: index) }
      left = max(0, left - run.work)
    }
  }

  fileprivate mutating func cut(to count: Int) {
    let stale = runs.dropFirst(count)
    runs.removeSubrange(count...)
    keepEarlier(stale + earlier)
    (rest, isJudged) = (nil, false)
  }

  /// Keeps runs of cells that still stand here, to be shown until these have run again.
  private mutating func keepEarlier(_ stale: some Sequence<CellRun>) {
    earlier = cells.dropFirst(runs.count).compactMap { cell in stale.first { $0.fits(cell) } }
  }
}
