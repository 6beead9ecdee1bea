import Geometry
import Text

/// A hand at the mouse: what its button and its moves come to, as lines of the session.
public struct Hand: Sendable {
  /// What a finger moves that is put down somewhere.
  public enum Hold: Hashable, Sendable {
    /// Handlers of touches hear of it, or nobody does.
    case touch
    /// A view that dynamics moves, held at a place of its own, under a name that is free.
    case item(String, offset: Vector, name: String)
    /// A transition that a finger leads, which has come so far, 0...1.
    case transition(Double)
  }

  private var hold: Hold?
  private var start = Point.zero
  /// Where the last line had it.
  private var place = Point.zero
  private let size: Size

  /// A hand at a stage of a size.
  public init(on size: Size) { self.size = size }

  /// The button goes down at a point of the stage.
  public mutating func press(at point: Point, _ hold: Hold) -> String? {
    self.hold = hold
    (start, place) = (point, point)
    switch hold {
    case .touch: return "touch \(Self.written(point)) held"
    case .item(let view, let offset, let name):
      return "attach \(view) to \(Self.written(point))"
        + " offset (\(Self.written(offset.dx)), \(Self.written(offset.dy)))"
        + " length 0 frequency 4 damping 1 as \(name)"
    case .transition: return nil
    }
  }

  /// The mouse moves to a point of the stage; nil where nothing comes of it.
  public mutating func move(to point: Point) -> String? {
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

  /// The hand has nothing more: what it asked for was refused.
  public mutating func letGo() { hold = nil }

  /// How far a transition is, by the way across the stage or down it, whichever is the longer share.
  private func percent(from share: Double) -> Int {
    let way = place - start
    let dragged = max(abs(way.dx) / size.width, abs(way.dy) / size.height)
    return Int((min(max(share + dragged, 0), 1) * 100).rounded())
  }

  private static func written(_ point: Point) -> String {
    "(\(written(point.x)), \(written(point.y)))"
  }

  /// To a point: cells are no finer.
  private static func written(_ number: Double) -> String {
    NumberFormat.rounded(number, decimals: 0)
  }
}
