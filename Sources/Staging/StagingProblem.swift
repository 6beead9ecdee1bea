/// What the stage refuses, with the reason and the way out.
public enum StagingProblem: Error, Hashable, Sendable {
  /// There is a view of this name already.
  case nameTaken(name: String)
  /// The view was removed, or belongs to another stage.
  case notOnStage(view: String)
  /// The stage holds as many views as it can.
  case tooManyViews(limit: Int)
  /// Views inside views inside views, past the bound.
  case nestedTooDeeply(limit: Int)
  /// NaN or an infinity.
  case notFinite(what: String)
  /// A number outside what its place takes.
  case outOfRange(what: String, value: Double, lower: Double, upper: Double)
  /// A frame was given to a view whose transform makes the frame a bounding box.
  case frameOfTransformedView(view: String)
  /// The plane is flattened onto a slanted line: no rotation, scale and skew say that.
  case flattenedTransform(view: String)
  /// An engine cannot take over what another has begun.
  case engineTooLate
  /// A value that the simulation tells.
  case readOnly(channel: Channel)

  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch self {
    case .nameTaken(let name):
      "there is a view named `\(name)` already"
    case .notOnStage(let view):
      "`\(view)` is not on the stage"
    case .tooManyViews(let limit):
      "the stage holds at most \(limit) views"
    case .nestedTooDeeply(let limit):
      "views nest at most \(limit) deep"
    case .notFinite(let what):
      "\(what) takes a finite number"
    case .outOfRange(let what, let value, let lower, let upper):
      "\(what) goes from \(plain(lower)) to \(plain(upper)), and \(plain(value)) is outside"
    case .frameOfTransformedView(let view):
      "`\(view)` is turned or scaled, so its frame is only the box around it"
    case .flattenedTransform(let view):
      "this transform flattens `\(view)` onto a slanted line"
    case .engineTooLate:
      "the engine is chosen before there are behaviors and before time passes"
    case .readOnly(let channel):
      "`\(channel.name)` is told by the simulation and cannot be set"
    }
  }

  /// What to do instead, in one sentence; nil where the message says it all.
  public var help: String? {
    switch self {
    case .engineTooLate:
      "write `engine` as the first line, or `reset` first"
    case .nameTaken(let name):
      "choose another name, or `remove \(name)` first"
    case .notOnStage(let view):
      "make it with `view \(view) frame (50, 50, 100, 100)`"
    case .tooManyViews, .nestedTooDeeply:
      "remove views that are no longer needed, or `reset`"
    case .notFinite, .outOfRange:
      nil
    case .frameOfTransformedView(let view):
      "set `\(view).center` and `\(view).bounds`, which the transform leaves alone"
    case .flattenedTransform:
      "set rotation, scale and skew one by one"
    case .readOnly(let channel):
      channel == .angularVelocity
        ? "use `spin`, as in `spin red velocity 3.14`"
        : "use `fling`, as in `fling red velocity (300, -200)`"
    }
  }

  /// A number as a person writes it: no `.0` behind a whole one.
  private func plain(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }
}

/// Refuses NaN, the infinities and numbers outside a range.
func require(
  _ value: Double, in range: ClosedRange<Double>, _ what: @autoclosure () -> String
) throws(StagingProblem) {
  guard value.isFinite else { throw .notFinite(what: what()) }
  guard range.contains(value) else {
    throw .outOfRange(
      what: what(), value: value, lower: range.lowerBound, upper: range.upperBound)
  }
}
