import Answers
import Live
import Platform
import Playing
import Terminal
import Text

/// `present` on the terminal: shows pages, and the stage while a cell runs.
package final class PresentScreen: PresentationHost {
  private var painting: Painting
  package let color: Bool
  let showsUnicode: Bool
  private var keys = ScreenKeys()
  private(set) var controls = PresentControls(within: LiveTempo.speeds)
  private(set) var runSpeed = RunSpeed(isOn: false)
  private var pace = Pace(framesPerSecond: 60, speed: 1)
  private(set) var flashes = Flashes()
  /// The latest answer of the running cell; empty for none.
  private(set) var answer = ""
  /// The visible page, and its lines as laid out for a given room.
  private var page: PresentedPage?
  private var laidOut: (room: SheetPicture.Room, lines: PageLines)?
  /// The last picture of a run; it stays until the presenter continues.
  private var picture: LivePicture?
  /// Whether the page should scroll to its focus.
  private var isNew = true
  /// Whether a run is in progress or has just ended.
  private(set) var isRun = false

  /// Nil without a screen to draw on.
  package init?(environment: [String: String], color: Bool) {
    guard let terminal = ScreenTerminal(environment: environment) else { return nil }
    painting = Painting(on: terminal, color: color)
    self.color = color
    showsUnicode = Terminal.showsUnicode(environment: environment)
  }

  package func begin() { painting.begin() }

  package func end() { painting.end() }

  package var terminal: ScreenTerminal { painting.terminal }

  // MARK: Pages

  /// The seconds between two checks for a changed file.
  private static let watching = 0.3

  package func show(_ page: PresentedPage, isStale: () -> Bool) -> PresentingWish {
    self.page = page
    laidOut = nil
    controls.turnOver()
    if !isRun { picture = nil }
    isRun = false
    isNew = true
    while true {
      draw()
      if let wish = handleKeys() { return wish }
      switch terminal.wait(until: MonotonicClock.now() + Self.watching) {
      case .due: if isStale() { return .renewal }
      case .interrupted, .ended: return .end
      case .typed(let bytes): keys.read(bytes, from: terminal)
      case .resized:
        painting.forget()
        isNew = true
      case .suspended: suspend()
      }
    }
  }

  private func handleKeys() -> PresentingWish? {
    while !keys.waiting.isEmpty {
      guard let key = popKey() else { continue }
      let deed = controls.press(key, isPageSeen: !hidesPage)
      // The list of the keys is on the page.
      if controls.hasHelp { picture = nil }
      guard let deed else { continue }
      // A stage that hides the answers stays until the presenter asks for them.
      if deed == .forward, hidesPage {
        picture = nil
        isNew = true
        continue
      }
      return PresentingWish(deed)
    }
    return nil
  }

  /// The next waiting key; nil for other input.
  private func popKey() -> String? {
    switch keys.waiting.removeFirst() {
    case .key(let key): return key
    case .answer(.arrival): painting.answered()
    case .answer, .released, .control, .mouse: break
    }
    return nil
  }

  // MARK: Drawing

  /// Whether the stage takes the page's place.
  private var hidesPage: Bool {
    let (columns, rows) = terminal.size
    return picture.map { stageColumns($0, columns, rows) == nil } ?? false
  }

  private func draw() {
    let (columns, rows) = terminal.size
    guard let picture else { return show(sheet(columns: columns, rows: rows)) }
    guard let beside = stageColumns(picture, columns, rows) else {
      return show(alone(picture).grid(columns: columns, rows: rows))
    }
    var grid = CellGrid(columns: columns, rows: rows)
    grid.put(sheet(columns: columns - beside, rows: rows), column: 0)
    grid.put(picture.grid(columns: beside, rows: rows), column: columns - beside)
    show(grid)
  }

  private func stageColumns(_ picture: LivePicture, _ columns: Int, _ rows: Int) -> Int? {
    let size = picture.scene.size
    return SheetPicture.columns(
      besideStageOf: size.width / size.height, columns: columns, rows: rows)
  }

  private func sheet(columns: Int, rows: Int) -> CellGrid {
    guard let page, let room = SheetPicture.room(columns: columns, rows: rows) else {
      return SheetPicture().grid(columns: columns, rows: rows)
    }
    let lines = lines(of: page, in: room)
    controls.turn(lines: lines.all.count, rows: room.rows, focus: isNew ? lines.focus : nil)
    isNew = false
    return sheet(page, lines).grid(columns: columns, rows: rows)
  }

  /// The page's lines. A page is drawn beside each frame of a run, but laid out once.
  private func lines(of page: PresentedPage, in room: SheetPicture.Room) -> PageLines {
    if let laidOut, laidOut.room == room { return laidOut.lines }
    let lines = PageLines(
      page, columns: room.columns, rows: room.rows, color: color, showsUnicode)
    laidOut = (room, lines)
    return lines
  }

  private func show(_ grid: CellGrid) { painting.paint(grid) }

  private func suspend() {
    painting.suspend()
    pace.restart()
  }

  // MARK: Runs

  package func begin(_ tempo: LiveTempo) {
    pace = Pace(framesPerSecond: tempo.framesPerSecond, speed: controls.speed)
    runSpeed = RunSpeed(isOn: tempo.slowsShortRuns)
    flashes = Flashes()
    answer = ""
    // The screen may stay empty for a while: earlier cells may have to run, and some statements
    // have no frames.
    (picture, isRun) = (nil, true)
    draw()
  }

  package func tell(_ outputs: [Output], layout: Layout) {
    if let line = outputs.headline(layout) { answer = line }
  }

  package func next(_ moment: LiveMoment) -> PresentingWish? {
    let known = min(flashes.frame, moment.frame)
    flashes.go(to: moment.frame, moment.contacts(after: known))
    isRun = true
    if runSpeed.go(to: moment.frame, end: moment.endFrame) { setSpeed() }
    var plan = pace.plan(frame: moment.frame, now: MonotonicClock.now())
    if plan.isShown {
      picture = stage(moment)
      draw()
    }
    while true {
      let speed = controls.speed
      if let wish = handleKeysOfRun() { return wish }
      if controls.speed != speed {
        setSpeed()
        plan = pace.plan(frame: moment.frame, now: MonotonicClock.now())
        picture = stage(moment)
        draw()
      }
      switch terminal.wait(until: plan.nextDue) {
      case .due: return nil
      case .interrupted, .ended: return .end
      case .typed(let bytes): keys.read(bytes, from: terminal)
      case .resized:
        painting.forget()
        draw()
      case .suspended:
        suspend()
        draw()
      }
    }
  }

  private func setSpeed() { pace.setSpeed(controls.speed * runSpeed.share) }

  /// Skips the last frame when the presenter interrupts the run.
  private func handleKeysOfRun() -> PresentingWish? {
    while !keys.waiting.isEmpty {
      guard let key = popKey(),
        let deed = controls.press(key, isPageSeen: false)
      else { continue }
      isRun = false
      return PresentingWish(deed)
    }
    return nil
  }
}

extension PresentingWish {
  fileprivate init(_ deed: PresentControls.Deed) {
    self =
      switch deed {
      case .forward: .forward
      case .back: .back
      case .first: .first
      case .last: .last
      case .unfold: .unfold
      case .end: .end
      }
  }
}
