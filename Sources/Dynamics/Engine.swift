/// How the animator cuts time into steps of its world.
public enum Engine: String, CaseIterable, Hashable, Sendable {
  /// Steps of 1/120 s, whatever the display's rate; damping v ← v / (1 + h·c).
  case modern

  /// The length of one step of the world, in s.
  ///
  /// A `Float` slightly above 1/120, so that the first frame of 1/60 s has one step and the
  /// following have two.
  var timeStep: Float {
    switch self {
    case .modern: 1.0 / 120
    }
  }
}
