import Curves

/// One of Core Animation's own animations as it was asked for: what it moves, between which values
/// and when. A value, which knows no view.
public struct AnimationPlan: Hashable, Sendable {
  /// When it runs, in the time of its layer or of its group.
  public var timing = MediaTiming()
  /// Its pace over one play. A spring makes a CASpringAnimation of it, and takes seconds.
  public var curve: Curve
  /// What it does.
  public var content: Content
  /// Whether its values are added to what would show without it.
  public var isAdditive = false
  /// Whether each repeat begins where the last one ended.
  public var isCumulative = false
  /// Whether it goes once it is over. One that stays may fill, and is removed by its key.
  public var isRemovedOnCompletion = true

  /// What an animation does.
  public enum Content: Hashable, Sendable {
    /// CABasicAnimation: between two of three values; what is missing is the model's.
    case basic(AnimatedProperty, Ends)
    /// CAKeyframeAnimation of numbers.
    case keyframes(AnimatedProperty, Keyframes)
    /// CAKeyframeAnimation of whole transforms; the keyframes count along the list.
    case transforms(AnimatedProperty, [[Double]], Keyframes)
    /// CAAnimationGroup: animations in its time.
    case group([AnimationPlan])
  }

  /// The values of a CABasicAnimation, of as many numbers as its property has.
  public struct Ends: Hashable, Sendable {
    /// `fromValue`.
    public var from: [Double]?
    /// `toValue`.
    public var to: [Double]?
    /// `byValue`.
    public var by: [Double]?

    /// - Parameters: nil for what is not given.
    public init(from: [Double]? = nil, to: [Double]? = nil, by: [Double]? = nil) {
      self.from = from
      self.to = to
      self.by = by
    }
  }

  /// A plan that plays once, at once.
  public init(_ content: Content, curve: Curve) {
    self.content = content
    self.curve = curve
  }

  /// A group: children without a duration take the group's.
  public init(group children: [AnimationPlan], curve: Curve, duration: Double) {
    var timing = MediaTiming()
    timing.duration = duration
    let whole = timing.playDuration
    let timed = children.map { child in
      var child = child
      if child.timing.duration == 0 { child.timing.duration = whole }
      return child
    }
    self.init(.group(timed), curve: curve)
    self.timing = timing
  }

  /// What it moves, children's too, each once.
  public var properties: [AnimatedProperty] {
    switch content {
    case .basic(let property, _), .keyframes(let property, _), .transforms(let property, _, _):
      return [property]
    case .group(let children):
      var found: [AnimatedProperty] = []
      for property in children.flatMap(\.properties) where !found.contains(property) {
        found.append(property)
      }
      return found
    }
  }

  /// How many animations it is, its children counted too.
  public var count: Int {
    if case .group(let children) = content { children.reduce(1) { $0 + $1.count } } else { 1 }
  }

  /// How many numbers its keyframes hold, its children's too.
  var numberCount: Int {
    switch content {
    case .basic: 0
    case .keyframes(_, let keyframes): keyframes.numberCount
    case .transforms(_, let values, let keyframes): 16 * values.count + keyframes.numberCount
    case .group(let children): children.reduce(0) { $0 + $1.numberCount }
    }
  }

  /// Core Animation's class of it.
  public var kind: String {
    switch content {
    case .basic: if case .spring = curve { "CASpringAnimation" } else { "CABasicAnimation" }
    case .keyframes, .transforms: "CAKeyframeAnimation"
    case .group: "CAAnimationGroup"
    }
  }

  /// Refuses times that are none.
  func check() throws(StagingProblem) {
    let times = LayerClock.times
    try require(timing.begin, in: times, "the begin")
    if timing.duration != .infinity { try require(timing.duration, in: 0...1e6, "the duration") }
    try require(timing.speed, in: LayerClock.speeds, "the speed")
    try require(timing.timeOffset, in: times, "the time offset")
    if timing.repeatCount != .infinity {
      try require(timing.repeatCount, in: 0...1e9, "the repeat count")
    }
    try require(timing.repeatDuration, in: 0...1e6, "the repeat duration")
    if case .group(let children) = content { for child in children { try child.check() } }
  }
}
