/// A family of motions that a measured series may belong to: its shape, from rest at its start.
///
/// Each is a sum of columns of the time since the start, and the factors of the columns are found by
/// linear least squares. So where a motion begins, how far it goes, and which way, need no search:
/// only its start and its shape do.
public enum MotionFamily: Hashable, Sendable {
  /// A spring, a critically damped one, one with an initial velocity, and the keyboard's.
  case spring, critical, springWithVelocity, keyboard
  /// An easing whose two handles are free.
  case bezier
  /// A Bézier with a name, such as `easeIn`, at any duration.
  case named(NamedMotion)
  /// An exponential approach with any rate, or one of `UIScrollView`'s.
  case decay, decayNormal, decayFast
  /// A scroll view's content that is released beyond an edge with a velocity; without one it is
  /// `decayFast`, whose rate is that of the pull.
  case edgePull, edgePullFast
  /// A throw that meets an edge, bounces and comes back to it.
  case edgeMet, edgeMetFast
  /// A scroll view's motion to a page.
  case page
  /// A fall from rest, and one with a resistance that grows with the velocity.
  case fall, fallWithResistance
  /// A constant acceleration with a velocity at the start, like a ball that is thrown: without the
  /// velocity it is a fall.
  case thrown
  /// A fall onto a floor and its bounces.
  case bounce
  /// Equal jumps at equal times.
  case steps
  /// How far content follows a finger past its end, and a line, which it is told from. In them, how
  /// far the finger is past the end takes the place of the time.
  case rubberBand, line
  /// A given curve: over its own duration, or at any if it has none.
  case given(Curve)

  /// The named curves of Core Animation and CSS.
  public enum NamedMotion: String, Hashable, Sendable, CaseIterable {
    /// The curves of CSS, by their names.
    case linear, ease, easeIn, easeOut, easeInOut

    var bezier: CubicBezier {
      switch self {
      case .linear: CubicBezier(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)
      case .ease: CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
      case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
      case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
      }
    }
  }

  /// All families, the simpler before the larger.
  public static let all: [MotionFamily] =
    [
      .decayNormal, .decayFast, .keyboard, .fall, .edgePull, .edgePullFast, .page, .thrown, .decay,
      .critical, .edgeMet, .edgeMetFast,
    ]
    + NamedMotion.allCases.map(MotionFamily.named)
    + [.steps, .fallWithResistance, .spring, .bounce, .springWithVelocity, .bezier]

  /// The families of a distance that follows a finger, the simpler before the larger.
  static let ofPulls: [MotionFamily] = [.line, .rubberBand, .thrown]

  /// A searched number besides the start.
  public enum Parameter: String, Hashable, Sendable {
    /// Radians per second, as its logarithm.
    case frequency
    /// The damping ratio, as its logarithm.
    case ratio
    /// Seconds, as their logarithm.
    case duration
    /// Per second, as its logarithm.
    case rate
    /// A rubber band's coefficient by its dimension, as its logarithm.
    case tightness
    /// The times of a Bézier curve's handles, 0 to 1.
    case x1, x2
    /// The part of the speed that a bounce leaves, 0 to 1.
    case elasticity
    /// The number of jumps.
    case count

    /// The range in which it is searched.
    var bounds: ClosedRange<Double> {
      switch self {
      case .frequency: -3...8
      case .ratio: -6...3
      case .duration: -7...6
      case .rate: -6...7
      case .tightness: -25...10
      case .x1, .x2: 0...1
      case .elasticity: 0...0.98
      case .count: 1...1e6
      }
    }
  }

  /// The parameters that are searched for this family.
  public var parameters: [Parameter] {
    switch self {
    case .spring, .springWithVelocity: [.frequency, .ratio]
    case .critical: [.frequency]
    case .keyboard, .decayNormal, .decayFast, .edgePull, .edgePullFast, .fall, .thrown,
      .line:
      []
    case .bezier: [.duration, .x1, .x2]
    case .named, .edgeMet, .edgeMetFast, .page: [.duration]
    case .given(let curve): curve.ownDuration == nil ? [.duration] : []
    case .decay, .fallWithResistance: [.rate]
    case .bounce: [.duration, .elasticity]
    case .steps: [.duration, .count]
    case .rubberBand: [.tightness]
    }
  }

  /// The number of columns, the constant one included.
  var columnCount: Int {
    switch self {
    case .springWithVelocity, .thrown, .edgePull, .edgePullFast, .page: 3
    case .bezier: 4
    case .spring, .critical, .keyboard, .named, .decay, .decayNormal, .decayFast, .edgeMet,
      .edgeMetFast, .fall, .fallWithResistance, .bounce, .steps, .rubberBand, .line, .given:
      2
    }
  }

  /// The deceleration rate of a scroll view's motion at an edge.
  var edgeRate: Double {
    self == .edgePullFast || self == .edgeMetFast ? Decay.fastRate : Decay.normalRate
  }

  /// Whether a motion that began earlier is one of this family too, with other numbers: a series
  /// that begins on its way does not tell when it began.
  var beginsAnywhere: Bool {
    switch self {
    case .decay, .decayNormal, .decayFast, .edgePull, .edgePullFast, .edgeMet, .edgeMetFast, .page,
      .thrown:
      true
    case .spring, .critical, .springWithVelocity, .keyboard, .bezier, .named, .fall,
      .fallWithResistance, .bounce, .steps, .rubberBand, .line, .given:
      false
    }
  }

  /// Whether every motion of another family is one of this family too, or as near to one as it
  /// likes: a spring that is soft enough is a constant acceleration.
  func contains(_ other: MotionFamily) -> Bool {
    switch self {
    case .springWithVelocity:
      [
        .spring, .critical, .keyboard, .decay, .decayNormal, .decayFast, .edgePull, .edgePullFast,
        .page, .thrown,
      ].contains(other)
    case .spring: [.critical, .keyboard, .decay, .decayNormal, .decayFast].contains(other)
    case .critical: other == .keyboard
    case .decay: other == .decayNormal || other == .decayFast
    case .bezier: if case .named = other { true } else { other == .thrown }
    case .edgePull, .edgePullFast: other == .decayFast
    case .edgeMet: other == .decayNormal
    case .edgeMetFast: other == .decayFast
    case .fallWithResistance: other == .fall
    case .thrown: other == .fall || other == .line
    case .rubberBand: other == .line
    case .keyboard, .named, .decayNormal, .decayFast, .page, .fall, .bounce, .steps, .line, .given:
      false
    }
  }
}
