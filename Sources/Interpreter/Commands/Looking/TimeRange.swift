import Evaluation
import Language

/// The clauses that select a range of recorded time.
struct TimeRange: CommandClauses {
  let from = Clause("from", .time, "start", else: "0s")
  let to = Clause("to", .time, "end", else: "now")

  /// The frames between `from` and `to`. Both must be known frames: those that have passed, or a
  /// trace's own.
  static func frames(
    of expressions: [Expression], _ call: Look<TimeRange>
  ) throws(Failure) -> ClosedRange<Int> {
    let sources = call.expressions.sources(of: expressions)
    let known = call.expressions.frames(of: sources)
    let text = expressions.map(\.written).joined(separator: ", ")
    func chosen(_ clause: KeyPath<TimeRange, Clause<Double?>>) throws(Failure) -> Int? {
      try call[clause].map { (seconds) throws(Failure) in
        try call.expressions.frame(at: seconds, of: sources, text, call.valuePlace(of: clause))
      }
    }
    let first = try chosen(\.from) ?? known.lowerBound
    let last = try chosen(\.to) ?? known.upperBound
    guard first <= last else { throw call.fail(.fromAfterTo, at: call.valuePlace(of: \.from)) }
    return first...last
  }
}

extension Look<TimeRange> {
  /// Notes that what was read may not be what was meant: a model value while an animation or a motion
  /// effect changed its presentation in the range, or the speed of a layer's time of a moving view.
  func noteDoubtful(in expressions: [Expression]) throws(Failure) {
    let recorded = expressions.filter { !self.expressions.sources(of: [$0]).isEmpty }
    guard !recorded.isEmpty else { return }
    let frames = try TimeRange.frames(of: recorded, self)
    if let found = try self.expressions.unseenModel(in: recorded, over: frames) {
      try note(.modelValue(found.path.written, seen: found.seen))
    }
    try noteLayerSpeed(in: recorded, over: frames)
  }
}

extension Look {
  /// Notes that the `speed` of a moving view is that of its layer's time.
  func noteLayerSpeed(
    in expressions: [Expression], over frames: ClosedRange<Int>
  ) throws(Failure) {
    if let view = try self.expressions.movingView(withLayerSpeedIn: expressions, over: frames) {
      try note(.layerSpeed(view))
    }
  }

  /// The mistake where a course needs two frames and has fewer.
  var tooFewFrames: Failure { fail(inspector.frame > 0 ? .tracedOnce : .noTimeYet) }
}
