import Geometry

/// A part of the plane around its own origin, in points: `UIRegion`.
///
/// Regions compose freely: `union`, `difference`, `intersection` and `inverse` take any regions and
/// mean what they mean of sets. Apple's keep one shape and one operand each, so that a longer chain
/// loses its earlier links, and their intersection counts the edge of its operand as inside.
public struct Region: Hashable, Sendable {
  /// One step of the test, on a stack of answers.
  enum Step: Hashable, Sendable {
    case everything
    /// x² + y² ≤ r².
    case circle(radius: Double)
    /// |x| < half the width and |y| < half the height.
    case rectangle(halfWidth: Double, halfHeight: Double)
    case not
    case or
    case and
  }

  /// The region in postfix order: operands before what joins them.
  private(set) var steps: [Step]
  /// How many answers the test holds at once; see `joined`.
  private let depth: Int

  private init(_ steps: [Step], depth: Int = 1) {
    self.steps = steps
    self.depth = depth
  }

  /// The whole plane.
  public static let infinite = Region([.everything])

  /// A disc with its edge; a negative radius counts as positive.
  public static func circle(radius: Double) -> Region {
    Region([.circle(radius: abs(radius))])
  }

  /// A rectangle around the origin without its edge; a side that is not above 0 makes it empty.
  public static func rectangle(_ size: Size) -> Region {
    Region([.rectangle(halfWidth: size.width / 2, halfHeight: size.height / 2)])
  }

  /// What is in either region.
  public func union(_ other: Region) -> Region { joined(with: other, by: .or) }

  /// What is in both regions.
  public func intersection(_ other: Region) -> Region { joined(with: other, by: .and) }

  /// What is in this region and not in the other.
  public func difference(_ other: Region) -> Region { intersection(other.inverse) }

  /// What is not in this region.
  public var inverse: Region { Region(steps + [.not], depth: depth) }

  /// Both operations are symmetric, so the operand that needs the deeper stack goes first. A stack
  /// of 64 then suffices for any region that fits into memory: each further level takes twice as
  /// many shapes.
  private func joined(with other: Region, by step: Step) -> Region {
    let (first, second) = depth >= other.depth ? (self, other) : (other, self)
    return Region(
      first.steps + second.steps + [step], depth: max(first.depth, second.depth + 1))
  }

  public var isInfinite: Bool { steps == [.everything] }

  /// Whether a point, relative to the region's origin, is inside. One that is not finite is not,
  /// save in an inverse and in `infinite`.
  public func contains(_ point: Point) -> Bool {
    steps.withUnsafeBufferPointer { Self.contains(point, $0) }
  }

  /// The same for steps that lie among those of other regions.
  @inline(__always)
  static func contains(_ point: Point, _ steps: UnsafeBufferPointer<Step>) -> Bool {
    // The answers so far, the latest in the lowest bit.
    var answers: UInt64 = 0
    for step in steps {
      switch step {
      case .everything: answers = answers << 1 | 1
      case .circle(let radius):
        let isInside = point.x * point.x + point.y * point.y <= radius * radius
        answers = answers << 1 | (isInside ? 1 : 0)
      case .rectangle(let halfWidth, let halfHeight):
        let isInside = abs(point.x) < halfWidth && abs(point.y) < halfHeight
        answers = answers << 1 | (isInside ? 1 : 0)
      case .not: answers ^= 1
      case .or: answers = (answers >> 1) | (answers & 1)
      case .and: answers = (answers >> 1) & (answers | ~1)
      }
    }
    return answers & 1 == 1
  }
}
