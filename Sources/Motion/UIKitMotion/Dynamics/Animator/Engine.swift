/// The physics engine: one of UIKit's two.
public enum Engine: String, CaseIterable, Hashable, Sendable {
  /// Steps of 1/120 s, whatever the display's rate; damping v ← v / (1 + h·c).
  case modern
  /// The engine of iOS 7 and 8: steps of 0.004 s; damping v ← v · (1 − h·c); boxes with sharper
  /// corners.
  case ios7

  /// The length of one step of the world, in s.
  ///
  /// The modern one is a `Float` slightly above 1/120, so the first frame of 1/60 s has one step
  /// and the following ones have two.
  package var timeStep: Float {
    switch self {
    case .modern: 1.0 / 120
    case .ios7: 0.004
    }
  }

  /// Divides the time passed on the display into steps.
  /// - Parameters:
  ///   - interval: the frame's length, in s.
  ///   - owed: the time left over from earlier frames, in s; on return, the time this one leaves
  ///     over.
  /// - Returns: the number of steps.
  func steps(in interval: Double, owed: inout Double) -> Int {
    var count = 0
    switch self {
    case .modern:
      owed += interval
      while owed >= Double(timeStep) {
        owed -= Double(timeStep)
        count += 1
      }
    case .ios7:
      var rest = owed + interval
      owed = rest.truncatingRemainder(dividingBy: 0.004)
      while rest > 0.004 {
        rest -= 0.004
        count += 1
      }
    }
    return count
  }

  /// Returns the d for which Box2D's v ← v / (1 + h·d) damps like the engine.
  /// - Parameter resistance: c, in 1/s.
  func damping(_ resistance: Double) -> Float {
    let c = Float(resistance)
    switch self {
    case .modern: return c
    case .ios7:
      let kept = 1 - timeStep * c
      return kept > 0 ? c / kept : .greatestFiniteMagnitude
    }
  }

  /// Returns the skin around a rectangle whose core is inset by some points: the modern engine
  /// fills the item's size, the old one leaves most of the inset empty.
  func skin(inset: Double) -> Float {
    switch self {
    case .modern: Scale.meters(inset)
    case .ios7: 0.001
    }
  }
}
