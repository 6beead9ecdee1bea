import Geometry

/// Who has just touched something, and where: seen for a moment.
public struct Flashes: Sendable {
  /// The frame until which contacts are known.
  public private(set) var frame = 0
  private var flashes: [(until: Int, names: [String], point: Point?)] = []

  /// Frames that a flash lasts.
  private static let length = 9

  /// Nobody has touched anything.
  public init() {}

  /// Goes to a frame, with the contacts that began since the one before. Going back forgets all.
  public mutating func go(to frame: Int, _ contacts: [(names: [String], point: Point?)]) {
    if frame < self.frame { flashes = [] }
    flashes += contacts.map { (frame + Self.length, $0.names, $0.point) }
    flashes.removeAll { $0.until <= frame }
    self.frame = frame
  }

  /// The views and boundaries that flash.
  public var names: Set<String> { Set(flashes.flatMap(\.names)) }
  /// Where they touched.
  public var points: [Point] { flashes.compactMap(\.point) }
}
