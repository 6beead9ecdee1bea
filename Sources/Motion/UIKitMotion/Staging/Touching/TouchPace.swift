import MotionCurves
import MotionGeometry

/// The velocity of a touch, measured at its events.
///
/// Touches, pans and scroll views share it, and `ScrollVelocity` has its sums.
///
/// A finger on a screen keeps sending events while it rests. So each frame in which a touch has not
/// moved is an event, too, with a velocity of 0; the current frame is none before the next begins.
/// Source: the maintainers of Flutter (#97761, #132291) and Compose (#2851) observed that lists on
/// iOS do not run on after a rest, however short.
struct TouchPace {
  private var x = ScrollVelocity()
  private var y = ScrollVelocity()
  /// The last frame with an event, and where the touch was and how fast before that frame. Moves in
  /// one frame count as one.
  private var frame: Int
  private var start: (point: Point, x: ScrollVelocity, y: ScrollVelocity)
  private var point: Point

  init(at point: Point, _ frame: Int) {
    self.point = point
    self.frame = frame
    start = (point, x, y)
  }

  /// The velocity that a pan recognizer reports, in points per second.
  var velocity: Vector { Vector(x.reported, y.reported) }

  /// The velocity at a scroll view's release, in points per second.
  var releaseVelocity: Vector { Vector(x.released, y.released) }

  /// Notes that the frames between the last event and the current frame went by without a move.
  mutating func rest(until current: Int) {
    while frame < current - 1 { note(.zero, at: frame + 1) }
  }

  /// Notes a move.
  ///
  /// - Parameter duration: the seconds that it took, at most a frame.
  mutating func move(
    to next: Point, at current: Int, within duration: Double = Stage.time(ofFrame: 1)
  ) {
    rest(until: current)
    if frame < current { start = (point, x, y) } else { (x, y) = (start.x, start.y) }
    note((next - start.point) * (1 / duration), at: current)
    point = next
  }

  private mutating func note(_ velocity: Vector, at current: Int) {
    x.note(velocity.dx)
    y.note(velocity.dy)
    frame = current
  }
}
