import MotionGeometry

/// The recognizers that receive a touch, until each has recognized its gesture or failed.
///
/// The first to recognize prevents the others, as UIKit does by default; but a tap does not prevent
/// one of more taps. Where several recognize in the same frame, the tap of the most taps does, else
/// the recognizer of the nearest view, and on one view the first attached. UIKit documents no
/// order. `GestureRecognizer` has the limits of each gesture.
struct Recognition {
  /// All that receive the touch.
  let recognizers: [GestureRecognizer]
  /// Those that have neither recognized nor failed, the nearest view's first.
  private var possible: [GestureRecognizer]
  /// Those of them whose gesture is complete, so that they only wait for others to fail.
  private var ready: Set<GestureRecognizer> = []
  /// The number of taps of those that require several, with the touches before this one.
  private var taps: [GestureRecognizer: Int]
  /// The recognizers whose taps began with a touch before this one.
  let continued: [GestureRecognizer]
  /// The recognizers that each recognizer waits for.
  var requirements: GestureRecognizer.Requirements = [:]
  /// The last one that has recognized its gesture.
  private(set) var recognized: GestureRecognizer?
  /// Whether a gesture took the touch from its view.
  private(set) var isTaken = false
  /// The frame in which the finger was lifted.
  private(set) var liftFrame: Int?

  /// - Parameter taps: the number of taps before the touch, by recognizer.
  init(_ recognizers: [GestureRecognizer], after taps: [GestureRecognizer: Int] = [:]) {
    self.recognizers = recognizers
    self.taps = taps
    continued = recognizers.filter { taps[$0] != nil }
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
    if distance > GestureRecognizer.movement + slack {
      fail { $0.kind == .tap || $0.kind == .longPress }
    }
    if age > GestureRecognizer.tapDuration + slack { fail { $0.kind == .tap } }
    let moves = distance >= GestureRecognizer.movement - slack
    for recognizer in possible {
      let isReady =
        switch recognizer.kind {
        case .pan: moves
        case .scroll: moves && reach(recognizer) >= GestureRecognizer.movement - slack
        case .longPress: age >= recognizer.minimumPressDuration - slack
        case .tap: false
        }
      if isReady { ready.insert(recognizer) }
    }
    return resolve()
  }

  /// Lets a tap be recognized, at the end of the touch. What has not begun by then fails.
  mutating func lift(at frame: Int) -> GestureRecognizer? {
    liftFrame = frame
    fail { $0.kind != .tap }
    for tap in possible {
      taps[tap, default: 0] += 1
      if taps[tap] == tap.numberOfTapsRequired { ready.insert(tap) }
    }
    return resolve()
  }

  /// Lets the first recognizer that is ready, and waits for no other, recognize its gesture.
  mutating func resolve() -> GestureRecognizer? {
    let waits = requirements
    let free = possible.filter {
      ready.contains($0) && waits[$0, default: []].isDisjoint(with: possible)
    }
    guard let most = free.map(\.numberOfTapsRequired).max(),
      let first = free.first(where: { $0.numberOfTapsRequired == most })
    else { return nil }
    fail { other in
      other == first || first.kind != .tap || other.kind != .tap
        || other.numberOfTapsRequired <= first.numberOfTapsRequired
        || waits[other, default: []].contains(first)
    }
    (recognized, isTaken) = (first, true)
    return first
  }

  // MARK: After the finger was lifted

  /// Whether recognizers still wait for another tap, or for others to fail.
  var isWaiting: Bool { liftFrame != nil && !possible.isEmpty }

  /// The recognizers that another tap can complete.
  var awaited: [GestureRecognizer] { possible.filter(awaits) }

  /// Whether another tap can complete a recognizer.
  func awaits(_ recognizer: GestureRecognizer) -> Bool {
    isWaiting && possible.contains(recognizer) && !ready.contains(recognizer)
  }

  /// Whether a recognizer has neither recognized nor failed.
  func isUndecided(_ recognizer: GestureRecognizer) -> Bool { possible.contains(recognizer) }

  /// Returns the number of taps of a recognizer.
  func tapCount(of recognizer: GestureRecognizer) -> Int { taps[recognizer, default: 0] }

  /// Lets recognizers fail.
  mutating func fail(_ fails: (GestureRecognizer) -> Bool) {
    possible.removeAll(where: fails)
    ready.formIntersection(possible)
  }

  /// Drops the recognizers that are no longer attached. Those of scroll views always are.
  mutating func keep(_ attached: [GestureRecognizer]) {
    fail { $0.kind != .scroll && !attached.contains($0) }
    if let recognizer = recognized, recognizer.kind != .scroll, !attached.contains(recognizer) {
      recognized = nil
    }
  }
}
