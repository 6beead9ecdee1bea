import Answers
import Diagnostics
import Live
import MotionGeometry
import Platform
import Playing
import Terminal
import Text

/// `play` on the terminal: draws each frame that is on time, and handles keys until the next frame.
///
/// `PlayControls` has the keys, `Hand` the mouse, `Pace` the deadlines, and `LivePicture` the
/// picture.
final class LiveScreen: LiveStage {
  var painting: Painting
  let color: Bool
  let showsUnicode: Bool
  private var pace = Pace(framesPerSecond: 60, speed: 1)
  private(set) var controls = PlayControls(speed: 1, within: 1...1)
  private(set) var runSpeed = RunSpeed(isOn: false)
  private var keys = ScreenKeys()
  private var hand: Hand?
  private(set) var flashes = Flashes()
  var trails = Trails()
  /// The message in the last row; empty for none.
  private(set) var message = ""
  /// The size of a cell, if the mouse is measured in pixels.
  private var cell: (width: Double, height: Double)?
  /// Whether something has changed that the picture shows, besides the frame.
  private var hasNews = false
  /// The stage's place on the screen; nil if it does not fit.
  var place: StagePlace?

  /// Nil without a screen to draw on.
  init?(environment: [String: String], color: Bool) {
    guard
      let terminal = ScreenTerminal(
        environment: environment, asking: [.keyboard, .mouseInPixels])
    else { return nil }
    painting = Painting(on: terminal, color: color)
    self.color = color
    showsUnicode = Terminal.showsUnicode(environment: environment)
  }

  // MARK: LiveStage

  func begin(_ tempo: LiveTempo) {
    pace = Pace(framesPerSecond: tempo.framesPerSecond, speed: tempo.speed)
    controls = PlayControls(speed: tempo.speed, within: tempo.speeds)
    runSpeed = RunSpeed(isOn: tempo.slowsShortRuns)
    painting.begin()
  }

  func end() { painting.end() }

  private var terminal: ScreenTerminal { painting.terminal }

  func show(_ outputs: [Output], layout: Layout) {
    if let line = outputs.headline(layout) { message = line }
  }

  func pause(_ message: String) {
    controls.pause()
    self.message = message
  }

  func refuse(_ diagnostic: Diagnostic) {
    hand = nil
    message = "error: " + diagnostic.mistake.message
  }

  func next(_ moment: LiveMoment) -> LiveWish {
    let known = min(flashes.frame, moment.frame)
    flashes.go(to: moment.frame, moment.contacts(after: known))
    if runSpeed.go(to: moment.frame, end: moment.endFrame) { setSpeed() }
    let plan = pace.plan(frame: moment.frame, now: MonotonicClock.now())
    if plan.isShown || controls.isPaused { draw(moment) }
    if let deed = controls.due(at: moment.frame) { return wish(deed) }
    if !controls.isPaused, let line = hand?.follow(at: moment.frame) { return .line(line) }
    return wait(until: plan.nextDue, moment)
  }

  private func setSpeed() { pace.setSpeed(controls.speed * runSpeed.share) }

  // MARK: Waiting

  private func wait(until due: Double, _ moment: LiveMoment) -> LiveWish {
    var due = due
    while true {
      if let wish = handleInputs(moment) { return wish }
      switch terminal.wait(until: controls.isPaused ? againDue : due) {
      case .due where !controls.isPaused: return .pass
      case .due: break
      case .interrupted, .ended: return .end
      case .typed(let bytes): keys.read(bytes, from: terminal)
      case .resized:
        painting.forget()
        hasNews = true
        // A cell may have another size.
        if cell != nil { cell = terminal.measureMouseInPixels() }
      case .suspended: suspend()
      }
      if let wish = handleInputs(moment) { return wish }
      guard hasNews || painting.isBehind else { continue }
      hasNews = false
      draw(moment)
      // The keys may have changed the speed or ended a pause.
      due = pace.plan(frame: moment.frame, now: MonotonicClock.now()).nextDue
    }
  }

  /// When to draw again during a pause: soon if the terminal is behind.
  private var againDue: Double {
    painting.isBehind ? MonotonicClock.now() + Painting.pause : .infinity
  }

  private func suspend() {
    (controls.hearsReleases, cell) = (false, nil)
    painting.suspend()
    hasNews = true
    pace.restart()
  }

  // MARK: Keys and the mouse

  private func handleInputs(_ moment: LiveMoment) -> LiveWish? {
    while !keys.waiting.isEmpty {
      if let wish = handle(keys.waiting.removeFirst(), moment) { return wish }
    }
    return nil
  }

  private func handle(_ input: LiveInput, _ moment: LiveMoment) -> LiveWish? {
    if input != .answer(.arrival) { hasNews = true }
    switch input {
    case .key(let key):
      message = ""
      // Release what is held before leaving.
      if PlayControls.ends(key), let line = hand?.release() {
        keys.waiting.insert(input, at: 0)
        return .line(line)
      }
      let before = (controls.speed, controls.isPaused)
      let deed = controls.press(key, situation(moment))
      if before != (controls.speed, controls.isPaused) { setSpeed() }
      return deed.map(wish)
    case .released(let key):
      return moment.isReplay ? nil : controls.release(key).map(wish)
    case .control(.interrupt):
      // The same as Ctrl-C, which is not a signal now.
      raise(SIGINT)
      return .end
    case .control(.suspend):
      suspend()
      return nil
    case .mouse(let phase, let column, let row):
      return moment.isReplay ? nil : point(phase, position(column, row), moment).map(LiveWish.line)
    case .answer(let answer):
      handle(answer)
      return nil
    }
  }

  private func handle(_ answer: LiveInput.Answer) {
    switch answer {
    case .arrival: painting.answered()
    case .mouseInPixels: cell = terminal.measureMouseInPixels()
    case .keyReleases:
      terminal.reportKeyReleases()
      controls.hearsReleases = true
    }
  }

  /// The mouse's position in cells: the middle of a cell, or the middle of a pixel.
  private func position(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    return cell.map { (x / $0.width, y / $0.height) } ?? (x, y)
  }

  /// The line for a mouse event; of consecutive moves, only the last one counts.
  private func point(
    _ phase: LiveInput.MousePhase, _ position: (x: Double, y: Double), _ moment: LiveMoment
  ) -> String? {
    guard let place else { return nil }
    switch phase {
    case .down:
      guard let point = place.point(x: position.x, y: position.y) else { return nil }
      var hand = Hand(on: moment.size)
      defer { self.hand = hand }
      return hand.press(at: point, hold(moment.finger(at: point)))
    case .moved:
      if case .mouse(.moved, _, _)? = keys.waiting.first { return nil }
      return hand?.move(
        to: place.nearestPoint(x: position.x, y: position.y), framesPass: !controls.isPaused)
    case .up:
      return hand?.release()
    }
  }

  private func hold(_ finger: LiveMoment.Finger) -> Hand.Hold {
    switch finger {
    case .touch: .touch
    case .item(let view, let offset, let name): .item(view, offset: offset, name: name)
    case .transition(let share): .transition(share)
    }
  }

  private func situation(_ moment: LiveMoment) -> PlayControls.Situation {
    PlayControls.Situation(
      frame: moment.frame, isKeyboardShown: moment.isKeyboardShown, handledKeys: moment.handledKeys,
      hearsAll: moment.handlesAllKeys, isReplay: moment.isReplay)
  }

  private func wish(_ deed: PlayControls.Deed) -> LiveWish {
    switch deed {
    case .line(let line): .line(line)
    case .step: .pass
    case .end: .end
    }
  }
}

extension [Output] {
  /// The latest answer in one line, preferably in words; nil for none.
  func headline(_ layout: Layout) -> String? {
    let answer = last { $0.reading == .words } ?? last
    // The first line says what a long answer is about.
    return answer.flatMap { TextRenderer(layout: layout).lines(for: $0).first }
  }
}
