/// An easing curve: how far a motion has come, as a function of how much of its time has passed.
///
/// Both are fractions. Progress is not clamped and neither is the value: back, elastic and some
/// Béziers leave 0…1 on purpose.
public struct Easing: Sendable {
  /// The name to write and to show: `elasticOut`, `classic(backOut)`, `bezier(0.25, 0.1, 0.25, 1)`.
  public let name: String

  /// Other names that `named(_:)` knows: `easeOutElastic`, `ElasticEaseOut`.
  public let aliases: [String]

  /// One line of explanation, for completion and help.
  public let summary: String

  /// The curve in CSS's words, where CSS can say exactly this; nil elsewhere.
  public let css: String?

  /// x1, y1, x2 and y2 of a cubic Bézier; nil for all else.
  public let bezierHandles: [Double]?

  /// Which of the libraries' curves it is, and in whose form; nil for Béziers, steps and lists.
  let kind: EasingKind?

  private let single: @Sendable (Double) -> Double
  private let jet: @Sendable (Double) -> Jet
  private let many: @Sendable ([Double], inout [Double]) -> Void

  /// A curve by its formula. What is called often is made here for each formula by itself: a loop
  /// over many values has the formula inside and no call.
  init<F: EasingFormula>(
    _ name: String, aliases: [String] = [], _ summary: String, kind: EasingKind? = nil,
    css: String? = nil, _ formula: F
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.css = css
    self.kind = kind
    let bezier = formula as? CubicBezier
    bezierHandles = bezier.map { [$0.x1, $0.y1, $0.x2, $0.y2] }
    single = { formula($0) }
    jet = { formula(Jet(value: $0, first: 1, second: 0)) }
    many = { xs, values in values.fill(from: xs) { formula($0) } }
  }

  /// The value at a progress; 0 at 0 and 1 at 1.
  ///
  /// Outside 0…1 the curve's own formula goes on: `circIn(2)` is not a number, being the root of
  /// a negative one.
  public func callAsFunction(_ progress: Double) -> Double { single(progress) }

  /// The same as a function, without all else that is told of the curve.
  var formula: @Sendable (Double) -> Double { single }

  /// How fast the value changes with progress; at a kink from one side, 0 across a jump.
  public func velocity(at progress: Double) -> Double { jet(progress).first }

  /// How the velocity changes with progress, by the same rules.
  public func acceleration(at progress: Double) -> Double { jet(progress).second }

  /// Many values, the same as one by one, but faster.
  ///
  /// - Parameter values: is given as many values as there are progresses; what it held is lost.
  public func values(at progresses: [Double], into values: inout [Double]) {
    many(progresses, &values)
  }

  /// The curve of this name or alias, or of d3's name for it; nil when there is none. Case matters.
  public static func named(_ name: String) -> Easing? {
    byName[name] ?? EasingDialect.d3.easing(named: name)
  }

  private static let byName = Dictionary(
    all.flatMap { easing in ([easing.name] + easing.aliases).map { ($0, easing) } },
    uniquingKeysWith: { first, _ in first })
}

/// A name stands for one function, so curves are compared by name.
extension Easing: Hashable {
  public static func == (a: Easing, b: Easing) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
