import MotionGeometry

/// The recognizers that receive a touch, until one of them recognizes its gesture.
///
/// The first to recognize prevents the others, as UIKit does by default. Where several recognize in
/// the same frame, the recognizer of the nearest view does, and on one view the first attached.
/// UIKit documents no order.
struct Recognition {
  /// All that receive the touch.
  let recognizers: [GestureRecognizer]
  /// Those that have not failed yet, the nearest view's first.
  private var possible: [GestureRecognizer]
  /// The one that has recognized its gesture.
  private(set) var recognized: GestureRecognizer?
  /// Whether a gesture took the touch from its view.
  private(set) var isTaken = false

  init(_ recognizers: [GestureRecognizer]) {
    self.recognizers = recognizers
    possible = recognizers
  }

  /// Lets a pan, a scroll or a long press begin.
  ///
  /// - Parameters:
  ///   - distance: the distance from the start of the touch.
  ///   - reach: the part of it that counts for a scroll view.
  ///   - age: the time in seconds since then.
  /// - Returns: the recognizer that begins now.
  mutating func begin(
    distance: Double, reach: (GestureRecognizer) -> Double, age: Double
  ) -> GestureRecognizer? {
    guard !isTaken else { return nil }
    // Frames add up to the limits only nearly.
    let slack = 1e-9
    if distance >= GestureRecognizer.movement - slack {
      let pan = take { recognizer in
        recognizer.kind == .pan
          || recognizer.kind == .scroll
            && reach(recognizer) >= GestureRecognizer.movement - slack
      }
      if let pan { return pan }
    }
    if distance > GestureRecognizer.movement + slack {
      possible.removeAll { $0.kind != .pan && $0.kind != .scroll }
    }
    if age > GestureRecognizer.tapDuration + slack { possible.removeAll { $0.kind == .tap } }
    return age >= GestureRecognizer.pressDuration - slack ? take { $0.kind == .longPress } : nil
  }

  /// Lets a tap be recognized, at the end of the touch.
  mutating func end() -> GestureRecognizer? { isTaken ? nil : take { $0.kind == .tap } }

  /// Drops the recognizers that are no longer attached. Those of scroll views always are.
  mutating func keep(_ attached: [GestureRecognizer]) {
    possible.removeAll { $0.kind != .scroll && !attached.contains($0) }
    if let recognizer = recognized, recognizer.kind != .scroll, !attached.contains(recognizer) {
      recognized = nil
    }
  }

  private mutating func take(
    _ isReady: (GestureRecognizer) -> Bool
  ) -> GestureRecognizer? {
    guard let first = possible.first(where: isReady) else { return nil }
    (recognized, possible, isTaken) = (first, [], true)
    return first
  }
}
