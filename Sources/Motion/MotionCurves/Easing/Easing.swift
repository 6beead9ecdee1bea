/// An easing curve: the progress of a motion as a function of the progress of its time.
///
/// Both are fractions. Neither progress nor the value is clamped: back, elastic and some Béziers
/// leave 0…1 on purpose.
///
/// ```swift
/// let ease = try Easing.css("cubic-bezier(0.25, 0.1, 0.25, 1)")
/// print(ease(0.5))  // 0.8024…
/// print(ease.velocity(at: 0.5))  // 0.9941…
/// if let back = Easing.named("backOut") { print(back(0.5)) }  // 1.375
/// ```
public struct Easing: Sendable {
  /// The name in the language: `elasticOut`, `classic(backOut)`, `bezier(0.25, 0.1, 0.25, 1)`.
  public let name: String

  /// Other names that `named(_:)` accepts: `easeOutElastic`, `ElasticEaseOut`.
  public let aliases: [String]

  /// A one-line description, for completion and help.
  public let summary: String

  /// The exact curve in CSS syntax; nil if CSS cannot express it.
  public let css: String?

  /// x1, y1, x2 and y2 of a cubic Bézier; nil for other curves.
  public let bezierHandles: [Double]?

  /// The library curve it is, and in which form; nil for Béziers, steps and lists.
  let kind: EasingKind?
  /// The parameters of the variant; empty for the curve itself.
  let variant: [EasingParameter: Double]

  /// Whether it is held within a range or at its end, and so is written with what it was made of.
  let isHeld: Bool

  private let single: @Sendable (Double) -> Double
  private let jet: @Sendable (Double) -> Jet
  private let many: @Sendable ([Double], inout [Double]) -> Void

  /// Creates a curve from its formula. The closures that are called often are specialized for each
  /// formula here: the loop over many values has the formula inlined.
  init<F: EasingFormula>(
    _ name: String, aliases: [String] = [], _ summary: String, kind: EasingKind? = nil,
    variant: [EasingParameter: Double] = [:], css: String? = nil, isHeld: Bool = false,
    _ formula: F
  ) {
    self.variant = variant
    self.isHeld = isHeld
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

  /// Returns the value at a progress; 0 at 0 and 1 at 1.
  ///
  /// Outside 0…1 the curve's own formula continues: `circIn(2)` is NaN, because it is the root of a
  /// negative number.
  public func callAsFunction(_ progress: Double) -> Double { single(progress) }

  /// The function alone, without the rest of the curve.
  var formula: @Sendable (Double) -> Double { single }

  /// Returns the derivative of the value by progress; one-sided at a kink, 0 across a jump.
  public func velocity(at progress: Double) -> Double { jet(progress).first }

  /// Returns the derivative of the velocity by progress, by the same rules.
  public func acceleration(at progress: Double) -> Double { jet(progress).second }

  /// Computes many values, equal to those computed one by one, but faster.
  ///
  /// - Parameter values: receives as many values as there are progresses; its contents are
  ///   replaced.
  /// - Parameter progresses: the places, 0 to 1.
  public func values(at progresses: [Double], into values: inout [Double]) {
    many(progresses, &values)
  }

  /// Returns the curve of a name or alias, or of d3's name for it; nil if there is none. Case
  /// matters.
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
