import Text

/// One animation of an element: what a rule of `animation` or a call of `animate` says.
struct WebAnimation {
  struct Key {
    let offset: Double
    var values: [WebProperty: String]
    /// The timing function up to the next key.
    let easing: String
  }

  enum Fill: String { case none, forwards, backwards, both }
  enum Composite: String { case replace, accumulate }

  var keys: [Key]
  /// Seconds from the start of the run.
  let delay: Double
  let duration: Double
  let plays: Double
  let alternates: Bool
  let fill: Fill
  let composite: Composite
  /// Its curves, and what it does not say exactly.
  var notes: [String]

  /// The notes as one comment.
  var note: String { notes.isEmpty ? "set at once" : notes.joined(separator: "; ") }

  /// Whether both say the same but for their properties, so that they can be one.
  func hasTiming(of other: WebAnimation) -> Bool {
    delay == other.delay && duration == other.duration && plays == other.plays
      && alternates == other.alternates && fill == other.fill && composite == other.composite
      && keys.map(\.offset) == other.keys.map(\.offset)
      && keys.map(\.easing) == other.keys.map(\.easing)
      && Set(keys.flatMap(\.values.keys)).isDisjoint(with: other.keys.flatMap(\.values.keys))
  }

  mutating func merge(_ other: WebAnimation) {
    for index in keys.indices {
      keys[index].values.merge(other.keys[index].values) { own, _ in own }
    }
    notes += other.notes.filter { !notes.contains($0) }
  }

  static func milliseconds(_ seconds: Double) -> String {
    WebProperty.number(seconds * 1000)
  }
}
