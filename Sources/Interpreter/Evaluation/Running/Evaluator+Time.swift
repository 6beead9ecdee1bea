import Diagnostics
import Language
import Text
import UIKitMotion
import Values

/// Advances time, and runs handlers of events and scheduled blocks. `Stage.step()` has the order of
/// a frame on the stage, and `DynamicAnimator.step(_:)` the order in dynamics.
extension Evaluator {
  /// Advances time by one frame. `span` is the statement that requested it.
  package func advance(_ span: Span) throws(Failure) {
    guard !control.isInHandler else { throw .failed(Diagnostic(.timeInHandler, at: span)) }
    if let limit = control.frameLimit, stage.frame >= limit { throw .frameReached }
    control.hooks.frameHasPassed()
    if control.hooks.isInterrupted() { throw .interrupted }
    control.flush()
    try checkBounds(span)
    try countFrame(span)
    world.touch()
    if stage.isTouched { try attachRecognizers(span) }
    let events = stage.step()
    guard !stage.animator.isOverfull else {
      let limit = DynamicAnimator.mostNewPairs
      throw Failure(.tooMany("pairs of shapes that begin to overlap in one frame", limit), at: span)
    }
    for log in world.objects.watched { log.look() }
    try world.checkFields()
    if !events.isEmpty { try deliver(events, span) }
    try runScheduled(span)
    try reportStalled(span)
    try answerQuestions(span)
    if stage.frame % 600 == 0 { reportProgress() }
  }

  private func checkBounds(_ span: Span) throws(Failure) {
    guard stage.frame < Limits.frames else {
      throw .failed(Diagnostic(.sessionTooLong(Limits.frames / 3600), at: span))
    }
    try checkEventCount(span)
    guard stage.animator.shapeCount <= Limits.shapes else {
      throw Failure(
        .tooMany("shapes of views and boundaries that may collide", Limits.shapes), at: span)
    }
    // Checked once per second of simulated time; it cannot grow by much in between.
    guard stage.frame % 60 != 0 || world.recordedBytes < Limits.recordedBytes
    else {
      let megabytes = Int(clamping: Limits.recordedBytes / 1_000_000)
      throw .failed(Diagnostic(.recordingTooLarge(megabytes), at: span))
    }
  }

  /// Counts the work of a frame by the objects in it.
  private func countFrame(_ span: Span) throws(Failure) {
    let meter = world.meter
    meter.count(.view, stage.views.count + stage.propertyAnimators.count)
    meter.count(.animation, stage.animationLoad + world.objects.effects.count)
    meter.count(.layerAnimation, stage.layerAnimationCount)
    if let load = stage.animator.load {
      meter.count(.body, load.bodies)
      meter.count(.push, load.pushed)
      meter.count(.joint, load.joints)
      meter.count(.neighbor, load.refused)
      meter.count(.contact, load.contacts)
      meter.count(.touch, load.touching)
      meter.count(.search, load.searches)
      meter.count(.field, load.fieldTests)
    } else {
      meter.count(.view, 2 * stage.animator.itemCount)
    }
    try spend(.frame, at: span)
  }

  private func checkEventCount(_ span: Span) throws(Failure) {
    guard stage.eventLog.count < Limits.events else {
      throw .failed(Diagnostic(.tooManyEvents(Limits.events), at: span))
    }
  }

  private func reportProgress() {
    control.hooks.progress(
      .time(stage.time, end: control.endTime, isReplay: control.isReplay))
  }

  // MARK: Events

  /// Runs the handlers of events, in the order of the events and then of the handlers.
  package func deliver(_ events: [StageEvent], _ span: Span) throws(Failure) {
    for event in events {
      try checkEventCount(span)
      try runContinuations(of: event, span)
      try spend(.listener, world.values.handlers.count, at: span)
      // A handler may add handlers; they wait for the next event.
      for handler in EventMatch.audience(of: event, among: world.values.handlers.all) {
        try run(handler, for: event, span)
      }
      // The handlers have chosen where the released content stops.
      if event.isRelease {
        stage.finishReleases()
        try deliver(stage.takeEvents(), span)
      }
    }
  }

  private func run(
    _ handler: Handlers.Handler, for event: StageEvent, _ span: Span
  ) throws(Failure) {
    let inner = isolated(in: handler.scope)
    let record = EventMatch.record(of: event, tweaks: world.values.tweaks)
    // UIKit runs a keyboard notification's handler inside the keyboard's own animation.
    let animation: AnimationOptions? =
      if case .keyboard(let keyboard) = event.kind, keyboard.phase.isBefore {
        keyboard.animation
      } else {
        nil
      }
    try handling(span) { () throws(Failure) in
      if let animation { try inner.begin(animation, span) }
      try inner.execute(handler.block, binding: [("event", record)])
      if animation != nil { stage.commitAnimation() }
    }
  }

  /// Runs the `then` block of an animation or a transition that has ended.
  private func runContinuations(of event: StageEvent, _ span: Span) throws(Failure) {
    guard let continuation = removeContinuation(of: event) else { return }
    if stage.transition?.isCancelled == true {
      _ = world.objects.transitionScope?.assign("cancelled", .boolean(true))
    }
    let inner = isolated(in: continuation.scope)
    let record = EventMatch.record(of: event, tweaks: world.values.tweaks)
    try handling(span) { () throws(Failure) in
      try inner.execute(continuation.block, binding: [("event", record)])
    }
  }

  private func removeContinuation(of event: StageEvent) -> World.Continuation? {
    switch event.kind {
    case .animationEnded(let end):
      guard let continuation = world.values.continuations[end.id] else { return nil }
      world.change { $0.continuations[end.id] = nil }
      return continuation
    case .transitionEnded(let end):
      return world.objects.transitionEnds.removeValue(forKey: end.number)
    default: return nil
    }
  }

  /// Runs a block that time or an event triggered. If it throws, `isInHandler` stays true, which
  /// shows that the frame is incomplete.
  package func handling(
    _ span: Span, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try spend(.call, at: span)
    let outer = control.isInHandler
    control.isInHandler = true
    try nested(span, body)
    control.isInHandler = outer
    if !outer { try reportLeftovers() }
  }

  package func begin(_ options: AnimationOptions, _ span: Span) throws(Failure) {
    _ = try attempt(at: span) { try stage.beginAnimation(options) }
  }

  package func handle(_ pattern: EventPattern, _ block: Block) throws(Failure) {
    // A finger touches one view: each of many may be the one.
    let pattern =
      pattern.isOfTouches
      ? try pattern.with(participants: expressions.spread(pattern.participants)) : pattern
    guard EventMatch.names.contains(pattern.event.text) else {
      if let mistake = pattern.eventOutOfPlace { throw .failed(mistake) }
      throw .failed(
        Diagnostic(
          .unknownEvent(
            pattern.event.text,
            nearest: EventMatch.vocabulary.nearest(to: pattern.event.text),
            known: EventMatch.names),
          at: pattern.event.span))
    }
    if !pattern.participants.isEmpty, pattern.takes == .nothing {
      throw .failed(
        Diagnostic(
          .eventWithoutParticipants(pattern.event.text), at: pattern.participants[0].span))
    }
    try checkParticipants(pattern)
    guard world.values.handlers.count < Limits.behaviors else {
      throw .failed(Diagnostic(.tooMany("handlers", Limits.behaviors), at: pattern.event.span))
    }
    // A handler with an existing handler's name replaces it.
    if let name = pattern.name, world.values.handlers[name.text] == nil {
      try expressions.requireFree(name)
    }
    let name = pattern.name?.text ?? world.values.handlers.freshName { expressions[$0] != nil }
    let handler = Handlers.Handler(
      name: name, pattern: pattern, recognizers: try recognizers(pattern), block: block,
      scope: scope)
    let dropped = world.values.handlers.requirements.first {
      [$0.waiting, $0.other].contains(.handler(name))
    }
    world.change { $0.handlers.add(handler) }
    guard let dropped else { return }
    let mistake = Mistake.requirementDropped(
      name, waiting: dropped.waiting.name, other: dropped.other.name)
    try emit(
      .warning(Diagnostic(mistake, at: pattern.event.span, severity: .warning)),
      at: pattern.event.span)
  }

  /// Checks the participants of an event: names of views, and of boundaries for contacts; texts for
  /// keys.
  private func checkParticipants(_ pattern: EventPattern) throws(Failure) {
    if pattern.takes == .keys { return try pattern.checkKeys() }
    for participant in pattern.participants {
      guard case .name(let name) = participant.kind else {
        throw .failed(
          Diagnostic(
            .wrongKind(
              "on \(pattern.event.text)", takes: "names",
              found: "a value", of: participant.span.text,
              sample: "\(pattern.event.text) red, yellow"),
            at: participant.span))
      }
      if pattern.takes == .screens {
        try checkScreen(name, at: participant.span)
        continue
      }
      if stage.view(named: name) != nil || !expressions.names(of: name).isEmpty { continue }
      let others = pattern.takes == .touchedViews ? [] : world.boundaryNames + ["bounds"]
      let known = stage.views.map(\.name) + others
      guard known.contains(name) else {
        throw .failed(
          Diagnostic(
            .unknownName(name, nearest: Vocabulary(known).nearest(to: name), known: known),
            at: participant.span))
      }
    }
  }

  // MARK: Times

  package func schedule(_ time: Expression, _ block: Block) throws(Failure) {
    guard !isAmongKeyframes else { throw Failure(.keyframeWithoutLength, at: time.span) }
    let seconds = try expressions.time(time, of: "at")
    let frame = FrameTime.frames(in: seconds)
    guard frame >= stage.frame else {
      let (asked, now) = (expressions.format.string(seconds), expressions.format.string(stage.time))
      throw .failed(Diagnostic(.timeIsPast(asked, now: now), at: time.span))
    }
    guard world.values.scheduled.count < Limits.scheduled else {
      throw .failed(Diagnostic(.tooMany("waiting blocks", Limits.scheduled), at: time.span))
    }
    world.change { $0.scheduled.add(block, at: frame, in: scope) }
    if frame == stage.frame { try runScheduled(time.span) }
  }

  private func runScheduled(_ span: Span) throws(Failure) {
    while let next = world.popDue() {
      let inner = isolated(in: next.scope)
      try handling(span) { () throws(Failure) in try inner.execute(next.block) }
    }
  }
}

/// Converts seconds to frames of 1/60 s.
package enum FrameTime {
  /// The frame nearest to a time.
  package static func frames(in seconds: Double) -> Int {
    Int(clamping: min(max((seconds * Double(Stage.framesPerSecond)).rounded(), 0), 1e9))
  }

  /// A time for display, rounded to 0.1 ms so that each frame has one form.
  package static func text(_ seconds: Double) -> String {
    NumberFormat.time(seconds)
  }

  package static func text(frames: Int) -> String { frames == 1 ? "1 frame" : "\(frames) frames" }
}
