import MotionGeometry
import Text

/// Converts mouse presses and moves into lines of the session.
public struct Hand: Sendable {
  /// The object that the finger holds.
  public enum Hold: Hashable, Sendable {
    /// Nothing, but touch handlers receive it.
    case touch
    /// A view with dynamics, held at an offset, and a free name for the attachment.
    case item(String, offset: Vector, name: String)
    /// An interactive transition, and its progress, 0...1.
    case transition(Double)
  }

  private var hold: Hold?
  private var start = Point.zero
  /// Where the mouse is, and where it was at the last frames: a finger is in their middle.
  private var mouse = Point.zero
  private var trail: [Point] = []
  private var frame = 0
  /// The position in the last line.
  private var place = Point.zero
  private let size: Size

  /// The frames over which a finger follows the mouse: some 80 ms. A mouse moves from cell to cell and
  /// stands between; a finger that did so would rest between, and throw nothing.
  private static let smoothing = 5

  /// A hand on a stage of this size.
  public init(on size: Size) { self.size = size }

  /// The button goes down at a point of the stage.
  public mutating func press(at point: Point, _ hold: Hold) -> String? {
    let point = Self.rounded(point)
    self.hold = hold
    (start, place) = (point, point)
    put(at: point)
    switch hold {
    case .touch: return "touch \(Self.written(point)) held"
    case .item(let view, let offset, let name):
      return "attach \(view) to \(Self.written(point))"
        + " offset (\(Self.written(offset.dx)), \(Self.written(offset.dy)))"
        + " length 0 frequency 4 damping 1 as \(name)"
    case .transition: return nil
    }
  }

  /// The mouse moves to a point of the stage; nil if that has no effect now. While frames pass, a
  /// finger follows it by `follow(at:)`.
  public mutating func move(to point: Point, framesPass: Bool) -> String? {
    guard let hold else { return nil }
    let point = Self.rounded(point)
    if hold == .touch, framesPass {
      mouse = point
      return nil
    }
    put(at: point)
    return go(to: point)
  }

  /// A frame has begun: a finger follows the mouse. Nil if it does not move.
  public mutating func follow(at frame: Int) -> String? {
    guard hold == .touch, frame != self.frame else { return nil }
    self.frame = frame
    trail = trail.dropFirst() + [mouse]
    let sum = trail.reduce(Vector.zero) { $0 + ($1 - .zero) }
    return go(to: Self.rounded(Point.zero + sum * (1 / Double(trail.count))))
  }

  private mutating func put(at point: Point) {
    mouse = point
    trail = Array(repeating: point, count: Self.smoothing)
  }

  private mutating func go(to point: Point) -> String? {
    guard let hold, point != place else { return nil }
    place = point
    switch hold {
    case .touch: return "touch moved \(Self.written(point))"
    case .item(_, _, let name): return "\(name).anchorPoint = \(Self.written(point))"
    case .transition(let share): return "progress \(percent(from: share))%"
    }
  }

  /// The button comes up.
  public mutating func release() -> String? {
    defer { hold = nil }
    switch hold {
    case nil: return nil
    case .touch: return "touch ended"
    case .item(_, _, let name): return "remove \(name)"
    case .transition(let share): return percent(from: share) >= 50 ? "finish" : "cancel"
    }
  }

  /// Releases the hold without a line, because its last line failed.
  public mutating func release() { hold = nil }

  /// The progress of a transition: the larger share of the distance across or down the stage.
  private func percent(from share: Double) -> Int {
    let way = place - start
    let dragged = max(abs(way.dx) / size.width, abs(way.dy) / size.height)
    return Int((min(max(share + dragged, 0), 1) * 100).rounded())
  }

  private static func written(_ point: Point) -> String {
    "(\(written(point.x)), \(written(point.y)))"
  }

  /// Rounded to whole points, because cells are not finer.
  private static func rounded(_ point: Point) -> Point {
    Point(point.x.rounded(), point.y.rounded())
  }

  private static func written(_ number: Double) -> String {
    NumberFormat.rounded(number, decimals: 0)
  }
}
