import MotionCurves

/// The specification of a Core Animation animation: its property, values and timing. A value that
/// does not refer to a view.
public struct AnimationPlan: Hashable, Sendable {
  /// The timing, in the time of its layer or its group.
  public var timing = MediaTiming()
  /// The pace of one play. A spring, in seconds, makes it a `CASpringAnimation`.
  public var curve: Curve
  /// The property and its values.
  public var content: Content
  /// Whether its values are added to those below it.
  public var isAdditive = false
  /// Whether each repeat starts where the last one ended.
  public var isCumulative = false
  /// Whether it is removed when it ends. One that stays may fill, and is removed by its key.
  public var isRemovedOnCompletion = true

  /// Whether the view turns along the path of its keyframes; nil if it does not.
  public var rotationMode: RotationMode?

  /// The direction of a view that turns along a path. Source: `CAAnimationRotationMode`.
  public enum RotationMode: String, CaseIterable, Hashable, Sendable {
    /// Its right side points along the path.
    case auto
    /// Its left side points along the path: `rotateAutoReverse`.
    case autoReverse
  }

  /// The kind of an animation, with its property and values.
  public enum Content: Hashable, Sendable {
    /// `CABasicAnimation`: between two of three values; a missing one is the model's. Without any
    /// it begins at the value that was on screen before it was added.
    case basic(AnimatedProperty, Ends)
    /// `CAKeyframeAnimation` of numbers.
    case keyframes(AnimatedProperty, Keyframes)
    /// `CAKeyframeAnimation` of transforms; the keyframes hold indices of the list.
    case transforms(AnimatedProperty, [[Double]], Keyframes)
    /// `CAAnimationGroup`: animations in its time.
    case group(Children)
  }

  /// The animations of a group.
  public struct Children: Hashable, Sendable {
    /// The maximum depth of groups in groups.
    public static let depthLimit = 100

    /// The animations, in their order.
    public let plans: [AnimationPlan]
    /// The number of groups from this one down to the innermost.
    private let depth: Int

    /// Creates the children of a group.
    /// - Throws: `animationsNestedTooDeeply` if groups in groups would be deeper than `depthLimit`.
    public init(_ plans: [AnimationPlan]) throws(StagingProblem) {
      let depths = plans.map { plan in
        if case .group(let children) = plan.content { children.depth } else { 0 }
      }
      depth = 1 + (depths.max() ?? 0)
      guard depth <= Self.depthLimit else {
        throw .animationsNestedTooDeeply(limit: Self.depthLimit)
      }
      self.plans = plans
    }

    /// The same groups with other animations in them.
    fileprivate init(_ plans: [AnimationPlan], nestedLike other: Children) {
      (self.plans, depth) = (plans, other.depth)
    }
  }

  /// The values of a `CABasicAnimation`, each with as many numbers as the property.
  public struct Ends: Hashable, Sendable {
    /// `fromValue`.
    public var from: [Double]?
    /// `toValue`.
    public var to: [Double]?
    /// `byValue`.
    public var by: [Double]?
    /// Where it begins if none of them is given: what was on screen before it was added, a number
    /// for each place in a row of values; nil if the view was not.
    var shown: [Double]?

    /// Creates the ends of an animation.
    /// - Parameters: nil if not given.
    public init(from: [Double]? = nil, to: [Double]? = nil, by: [Double]? = nil) {
      self.from = from
      self.to = to
      self.by = by
    }

    /// Whether it runs to the model's value from what was on screen, for lack of other values.
    var areOpen: Bool { from == nil && to == nil && by == nil }
  }

  /// Creates a plan that plays once, starting now.
  public init(_ content: Content, curve: Curve) {
    self.content = content
    self.curve = curve
  }

  /// Creates a group: children without a duration take the group's.
  /// - Throws: `animationsNestedTooDeeply`.
  public init(
    group children: [AnimationPlan], curve: Curve, duration: Double
  ) throws(StagingProblem) {
    var timing = MediaTiming()
    timing.duration = duration
    let whole = timing.playDuration
    let timed = children.map { child in
      var child = child
      if child.timing.duration == 0 { child.timing.duration = whole }
      return child
    }
    self.init(.group(try Children(timed)), curve: curve)
    self.timing = timing
  }

  /// The properties it animates, including its children's, each once.
  package var properties: [AnimatedProperty] {
    switch content {
    case .basic(let property, _), .keyframes(let property, _), .transforms(let property, _, _):
      return [rotationMode == nil ? property : property.turning]
    case .group(let children):
      var found: [AnimatedProperty] = []
      for property in children.plans.flatMap(\.properties) where !found.contains(property) {
        found.append(property)
      }
      return found
    }
  }

  /// The part of it that animates numbers, or a color; nil if it does not.
  func part(of color: ColorChannel?) -> AnimationPlan? {
    switch content {
    case .basic(let property, _), .keyframes(let property, _), .transforms(let property, _, _):
      return property.color == color ? self : nil
    case .group(let children):
      let parts = children.plans.compactMap { $0.part(of: color) }
      guard !parts.isEmpty else { return nil }
      var part = self
      part.content = .group(Children(parts, nestedLike: children))
      return part
    }
  }

  /// Returns the plan with what was on screen before it begins, for those of its animations that
  /// have no values. An additive one without values adds nothing.
  ///
  /// - Parameter shown: the values of a property, one for each of its columns.
  func beginning(at shown: (AnimatedProperty) -> [Double]?) -> AnimationPlan {
    var plan = self
    switch content {
    case .basic(let property, var ends) where ends.areOpen && !isAdditive:
      ends.shown = shown(property)
      plan.content = .basic(property, ends)
    case .group(let children):
      plan.content = .group(
        Children(children.plans.map { $0.beginning(at: shown) }, nestedLike: children))
    case .basic, .keyframes, .transforms: break
    }
    return plan
  }

  /// The number of animations in it, including its children.
  package var count: Int {
    if case .group(let children) = content {
      children.plans.reduce(1) { $0 + $1.count }
    } else {
      1
    }
  }

  /// The number of values in its keyframes, including its children's.
  var numberCount: Int {
    switch content {
    case .basic: 0
    case .keyframes(_, let keyframes): keyframes.numberCount
    case .transforms(_, let values, let keyframes): 16 * values.count + keyframes.numberCount
    case .group(let children): children.plans.reduce(0) { $0 + $1.numberCount }
    }
  }

  /// The name of its Core Animation class.
  package var kind: String {
    switch content {
    case .basic: if case .spring = curve { "CASpringAnimation" } else { "CABasicAnimation" }
    case .keyframes, .transforms: "CAKeyframeAnimation"
    case .group: "CAAnimationGroup"
    }
  }

  /// Throws for times out of range, and for values that the property does not take.
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
    switch content {
    case .basic(let property, let ends):
      for end in [ends.from, ends.to, ends.by] { try end.map(property.check) }
    case .keyframes(let property, let keyframes):
      let expected = rotationMode == nil ? property.dimension : 2
      try property.requireCount(keyframes.dimension, expected)
      try property.requireCount(property.dimension, keyframes.dimension)
    case .transforms(let property, let values, let keyframes):
      for value in values { try property.check(value) }
      try property.requireCount(keyframes.dimension, 1)
    case .group(let children): for child in children.plans { try child.check() }
    }
  }
}
