/// A set of corners of a rectangle, like `CACornerMask`.
public struct Corners: OptionSet, Hashable, Sendable {
  /// One bit for each corner, as in Core Animation.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The corner with the smallest x and y.
  public static let topLeft = Corners(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let topRight = Corners(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The corner with the largest x and y.
  public static let bottomRight = Corners(rawValue: 8)
  /// All four corners.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Each corner with its name here and in Core Animation, in the order in which they are written.
  public static let named: [(name: String, layerName: String, corner: Corners)] = [
    ("topLeft", "layerMinXMinYCorner", .topLeft),
    ("topRight", "layerMaxXMinYCorner", .topRight),
    ("bottomLeft", "layerMinXMaxYCorner", .bottomLeft),
    ("bottomRight", "layerMaxXMaxYCorner", .bottomRight),
  ]

  /// The names of all corners.
  public static let names = named.map(\.name)

  /// The names of the corners in the set.
  public var names: [String] { Self.named.filter { contains($0.corner) }.map(\.name) }

  /// Creates a set of one corner by its name; nil if there is none of that name.
  public init?(named name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.corner
  }
}
