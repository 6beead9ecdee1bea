/// An easing curve: how far a motion has come, as a function of how much of its time has passed.
///
/// Both are fractions. Progress is not clamped and neither is the value: back, elastic and some
/// Béziers leave 0…1 on purpose.
public struct Easing: Sendable {
  typealias Function = @Sendable (Double) -> Double

  /// What easings.net's collection, after Penner, has for a curve.
  enum Classic: Sendable {
    /// No curve of this kind.
    case none
    /// The same curve.
    case same
    /// A curve of another shape.
    case differs(Function, summary: String)
  }

  /// The name to write and to show: `elasticOut`, `classic(backOut)`, `bezier(0.25, 0.1, 0.25, 1)`.
  public let name: String

  /// Other names that `named(_:)` knows: `easeOutElastic`, `ElasticEaseOut`.
  public let aliases: [String]

  /// One line of explanation, for completion and help.
  public let summary: String

  private let classicForm: Classic
  private let function: Function

  init(
    _ name: String, aliases: [String] = [], _ summary: String, classic: Classic = .none,
    _ function: @escaping Function
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.classicForm = classic
    self.function = function
  }

  /// The value at a progress; 0 at 0 and 1 at 1.
  ///
  /// Outside 0…1 the curve's own formula goes on: `circIn(2)` is not a number, being the root of
  /// a negative one.
  public func callAsFunction(_ progress: Double) -> Double { function(progress) }

  /// The curve of this name or alias; nil when there is none. Case matters.
  public static func named(_ name: String) -> Easing? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// The form of this curve in the Penner collection, as easings.net writes it.
  ///
  /// Nil for Béziers, which have none. Most curves agree with theirs and are their own classic;
  /// elastic, back and bounce differ and answer with a curve called `classic(…)`.
  public func classic() -> Easing? {
    switch classicForm {
    case .none: nil
    case .same: self
    case .differs(let function, let summary):
      Easing("classic(\(name))", summary, classic: .same, function)
    }
  }
}

/// A name stands for one function, so curves are compared by name.
extension Easing: Hashable {
  public static func == (a: Easing, b: Easing) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
