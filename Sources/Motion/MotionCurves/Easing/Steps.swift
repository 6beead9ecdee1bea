/// The position of the jumps in a stepped easing: at its ends, or only between them. Source: CSS
/// Easing Level 2.
public enum StepPosition: String, CaseIterable, Sendable {
  /// The first jump is at the start: the start value is not held.
  case jumpStart
  /// The last jump is at the end: the end value is not held.
  case jumpEnd
  /// No jump at either end: both values are held, so there is one jump less than steps.
  case jumpNone
  /// A jump at each end: there is one jump more than steps.
  case jumpBoth
  /// The older keyword for `jumpStart`.
  case start
  /// The older keyword for `jumpEnd`.
  case end

  /// The keyword in CSS: `jump-start`.
  public var cssName: String {
    switch self {
    case .jumpStart: "jump-start"
    case .jumpEnd: "jump-end"
    case .jumpNone: "jump-none"
    case .jumpBoth: "jump-both"
    case .start: "start"
    case .end: "end"
    }
  }

  /// The minimum number of steps: `jumpNone` needs 2, or it would have no jump.
  public var minCount: Int {
    switch self {
    case .jumpNone: 2
    case .jumpStart, .jumpEnd, .jumpBoth, .start, .end: 1
    }
  }

  /// Whether the first jump is at progress 0.
  fileprivate var jumpsAtStart: Bool {
    switch self {
    case .jumpStart, .jumpBoth, .start: true
    case .jumpEnd, .jumpNone, .end: false
    }
  }
}

/// A stepped easing, like CSS's `steps()`. Source: CSS Easing Level 2.
///
/// ```swift
/// let steps = try Steps(4, .jumpEnd)
/// print(steps.value(at: 0.3))  // 0.25
/// ```
public struct Steps: Hashable, Sendable {
  /// The maximum number of steps.
  public static let maxCount = 1_000_000

  /// The number of equal intervals of progress.
  public let count: Int
  /// The position of the jumps.
  public let position: StepPosition
  /// The count, and the number of jumps from 0 to 1.
  private let scale, jumps: Double
  /// The number of jumps made at progress 0.
  private let first: Double

  /// Creates steps of equal length and height.
  /// - Parameter count: 1...1_000_000; with `jumpNone`, 2 or more.
  /// - Parameter position: which ends have a jump.
  /// - Throws: `CurveProblem.outside` for any other count.
  public init(_ count: Int, _ position: StepPosition) throws(CurveProblem) {
    guard position.minCount <= count, count <= Self.maxCount else {
      throw .outside(
        parameter: "count", of: "steps", value: Double(count),
        low: Double(position.minCount), high: Double(Self.maxCount))
    }
    self.init(clamping: count, position)
  }

  /// Creates steps with the nearest valid count, as CSS does for the result of `calc()`.
  init(clamping count: Int, _ position: StepPosition) {
    self.count = min(max(count, position.minCount), Self.maxCount)
    self.position = position
    scale = Double(self.count)
    first = position.jumpsAtStart ? 1 : 0
    jumps =
      switch position {
      case .jumpStart, .jumpEnd, .start, .end: scale
      case .jumpNone: scale - 1
      case .jumpBoth: scale + 1
      }
  }

  /// The share of a step within which a progress is on a jump, although it misses it by rounding.
  private static let nearness = 1e-9

  /// Returns the value at a progress; below 0 and above 1, the steps continue.
  ///
  /// - Parameter isBefore: whether the animation has not begun (or, in reverse, has ended). A
  ///   progress exactly on a jump then has not jumped yet.
  /// - Parameter x: the progress; it may be outside of 0 to 1.
  @inline(__always)
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    let scaled = x * scale
    let whole = Self.floor(scaled + Self.nearness)
    var step = whole + first
    if isBefore, scaled - whole <= Self.nearness {
      step -= 1
      if x >= 0, step < 0 { step = 0 }
    }
    if x <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  /// Rounds down in place: `rounded(.down)` calls the C library's function on x86-64.
  @inline(__always)
  private static func floor(_ x: Double) -> Double {
    // Beyond, every number is whole; NaN stays NaN.
    guard abs(x) < 0x1p52 else { return x }
    let cut = Double(Int64(x))
    return cut > x ? cut - 1 : cut
  }
}
