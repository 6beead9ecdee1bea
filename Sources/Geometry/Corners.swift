/// Corners of a rectangle, as `CACornerMask` has them.
public struct Corners: OptionSet, Hashable, Sendable {
  /// One bit a corner, as Core Animation has them.
  public let rawValue: Int
  /// The corners of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The least x and the least y.
  public static let topLeft = Corners(rawValue: 1)
  /// The greatest x and the least y.
  public static let topRight = Corners(rawValue: 2)
  /// The least x and the greatest y.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The greatest x and the greatest y.
  public static let bottomRight = Corners(rawValue: 8)
  /// All four.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Each corner with its name here and in Core Animation, in the order in which they are written.
  public static let named: [(name: String, layerName: String, corner: Corners)] = [
    ("topLeft", "layerMinXMinYCorner", .topLeft),
    ("topRight", "layerMaxXMinYCorner", .topRight),
    ("bottomLeft", "layerMinXMaxYCorner", .bottomLeft),
    ("bottomRight", "layerMaxXMaxYCorner", .bottomRight),
  ]

  /// The name of each.
  public static let names = named.map(\.name)

  /// The names of those that it holds.
  public var names: [String] { Self.named.filter { contains($0.corner) }.map(\.name) }

  /// One by its name; nil where none is called so.
  public init?(named name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.corner
  }
}
