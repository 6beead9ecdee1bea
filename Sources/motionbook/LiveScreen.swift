import Answers
import Diagnostics
import Geometry
import Live
import Terminal
import Text
import Workbooks

/// `play` on the terminal: draws each frame that is on time, and handles keys until the next frame.
final class LiveScreen: LiveStage {
  let terminal: ScreenTerminal
  let colour: Bool
  let showsUnicode: Bool
  private var pace = Pace(framesPerSecond: 60, speed: 1)
  private(set) var controls = PlayControls(speed: 1, within: 1...1)
  private var keys = ScreenKeys()
  private var hand: Hand?
  private(set) var flashes = Flashes()
  var trails = Trails()
  /// The message in the last row; empty for none.
  private(set) var message = ""
  /// The current contents of the screen; nil if unknown.
  var shown: CellGrid?
  /// The stage's place on the screen; nil if it does not fit.
  var place: StagePlace?

  /// Nil without a screen to draw on.
  init?(environment: [String: String], colour: Bool) {
    guard let terminal = ScreenTerminal(environment: environment) else { return nil }
    self.terminal = terminal
    self.colour = colour
    showsUnicode = Terminal.showsUnicode(environment: environment)
  }

  // MARK: LiveStage

  func begin(_ tempo: LiveTempo) {
    pace = Pace(framesPerSecond: tempo.framesPerSecond, speed: tempo.speed)
    controls = PlayControls(speed: tempo.speed, within: tempo.speeds)
    terminal.enter()
  }

  func end() { terminal.leave() }

  func show(_ outputs: [Output], layout: Layout) {
    if let line = outputs.headline(layout) { message = line }
  }

  func refuse(_ diagnostic: Diagnostic) {
    hand = nil
    message = "error: " + diagnostic.mistake.message
  }

  func next(_ moment: LiveMoment) -> LiveWish {
    let known = min(flashes.frame, moment.frame)
    flashes.go(to: moment.frame, moment.contacts(after: known))
    let plan = pace.plan(frame: moment.frame, now: ScreenTerminal.now())
    if plan.isShown || controls.isPaused { draw(moment) }
    if let deed = controls.due(at: moment.frame) { return wish(deed) }
    return wait(until: plan.nextDue, moment)
  }

  // MARK: Waiting

  private func wait(until due: Double, _ moment: LiveMoment) -> LiveWish {
    var due = due
    while true {
      if let wish = takeInputs(moment) { return wish }
      switch terminal.wait(until: controls.isPaused ? .infinity : due) {
      case .due: return .pass
      case .interrupted, .ended: return .end
      case .typed(let bytes): keys.take(bytes, from: terminal)
      case .resized: shown = nil
      case .suspended:
        terminal.suspend()
        shown = nil
        pace.restart()
      }
      if let wish = takeInputs(moment) { return wish }
      draw(moment)
      // The keys may have changed the speed or ended a pause.
      due = pace.plan(frame: moment.frame, now: ScreenTerminal.now()).nextDue
    }
  }

  // MARK: Keys and the mouse

  private func takeInputs(_ moment: LiveMoment) -> LiveWish? {
    while !keys.waiting.isEmpty {
      if let wish = take(keys.waiting.removeFirst(), moment) { return wish }
    }
    return nil
  }

  private func take(_ input: LiveInput, _ moment: LiveMoment) -> LiveWish? {
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
      if before != (controls.speed, controls.isPaused) { pace.setSpeed(controls.speed) }
      return deed.map(wish)
    case .mouse(let phase, let column, let row):
      return moment.isReplay ? nil : point(phase, column, row, moment).map(LiveWish.line)
    }
  }

  /// The line for a mouse event; of consecutive moves, only the last one counts.
  private func point(
    _ phase: LiveInput.MousePhase, _ column: Int, _ row: Int, _ moment: LiveMoment
  ) -> String? {
    guard let place else { return nil }
    switch phase {
    case .down:
      guard let point = place.point(column: column, row: row) else { return nil }
      var hand = Hand(on: moment.size)
      defer { self.hand = hand }
      return hand.press(at: point, hold(moment.finger(at: point)))
    case .moved:
      if case .mouse(.moved, _, _)? = keys.waiting.first { return nil }
      return hand?.move(to: place.nearestPoint(column: column, row: row))
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
    let answer = last(where: \.isInWords) ?? last
    // The first line says what a long answer is about.
    return answer.flatMap { TextRenderer(layout: layout).lines(for: $0).first }
  }
}

extension Output {
  fileprivate var isInWords: Bool {
    switch self {
    case .lines, .print, .passed, .prediction, .reasons: true
    case .value, .expectation, .hit, .table, .plot, .scene, .listing, .diagnostic, .translation:
      false
    }
  }
}
