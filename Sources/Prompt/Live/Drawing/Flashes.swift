import MotionGeometry

/// Contacts that have just begun, highlighted for a moment.
public struct Flashes: Sendable {
  /// The last frame with known contacts.
  public private(set) var frame = 0
  private var flashes: [(until: Int, names: [String], point: Point?)] = []

  /// The duration of a flash, in frames.
  private static let length = 9

  /// Creates an empty list.
  public init() {}

  /// Goes to a frame, with the contacts that began since the last one. Going back clears all.
  public mutating func go(to frame: Int, _ contacts: [(names: [String], point: Point?)]) {
    if frame < self.frame { flashes = [] }
    flashes += contacts.map { (frame + Self.length, $0.names, $0.point) }
    flashes.removeAll { $0.until <= frame }
    self.frame = frame
  }

  /// The views and boundaries that flash.
  public var names: Set<String> { Set(flashes.flatMap(\.names)) }
  /// The latest one in words, for the status row: `ball touches floor`; empty without a flash.
  public var words: [String] {
    flashes.last.map { [$0.names.joined(separator: " touches ")] } ?? []
  }
  /// The contact points.
  public var points: [Point] { flashes.compactMap(\.point) }
}
