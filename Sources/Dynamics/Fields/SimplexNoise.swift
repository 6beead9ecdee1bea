#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Perlin's simplex noise in three dimensions with turning gradients, and its derivative.
///
/// The algorithm is the one of Stefan Gustavson's `srdnoise23` (2003–2008, public domain): space is
/// skewed so that each cube becomes six tetrahedra. Every corner of the one around a point has a
/// gradient g, chosen by a permutation of the corner's coordinates, and adds t⁴ · (g · d), where d
/// leads to the point and t = 0.6 − d² is above 0. Each gradient turns in a plane of its own.
struct SimplexNoise {
  /// How far the gradients have turned.
  struct Turn {
    let cosine: Float
    let sine: Float

    /// - Parameter angle: in radians.
    init(angle: Float) {
      cosine = cosf(angle)
      sine = sinf(angle)
    }
  }

  private typealias Cell = SIMD3<Int>

  /// About -1...1.
  private(set) var value: Float = 0
  private(set) var gradient = SIMD3<Float>.zero

  /// The square of a corner's reach.
  private static let reach: Float = 0.6
  /// Brings the values to about -1...1.
  private static let scale: Float = 28
  /// Skews space, and back.
  private static let skew: Float = 0.333333333
  private static let unskew: Float = 0.166666667

  init(at point: SIMD3<Float>, turn: Turn) {
    let skewed = point + (point.x + point.y + point.z) * Self.skew
    let cell = Cell(Self.floor(skewed.x), Self.floor(skewed.y), Self.floor(skewed.z))
    let origin = SIMD3<Float>(cell)
    let offset = point - (origin - (origin.x + origin.y + origin.z) * Self.unskew)
    let (second, third) = Self.middleCorners(offset)
    add(corner: cell, offset, turn)
    add(corner: cell &+ second, offset - SIMD3<Float>(second) + Self.unskew, turn)
    add(corner: cell &+ third, offset - SIMD3<Float>(third) + 2 * Self.unskew, turn)
    add(corner: cell &+ Cell.one, offset - 1 + 3 * Self.unskew, turn)
    value *= Self.scale
    gradient *= Self.scale
  }

  /// The two corners between a cube's first and last that make up the tetrahedron of an offset: the
  /// way goes along the axes in the order of how far the offset reaches along them.
  private static func middleCorners(_ offset: SIMD3<Float>) -> (Cell, Cell) {
    if offset.x >= offset.y {
      if offset.y >= offset.z { return (Cell(1, 0, 0), Cell(1, 1, 0)) }
      if offset.x >= offset.z { return (Cell(1, 0, 0), Cell(1, 0, 1)) }
      return (Cell(0, 0, 1), Cell(1, 0, 1))
    }
    if offset.y < offset.z { return (Cell(0, 0, 1), Cell(0, 1, 1)) }
    if offset.x < offset.z { return (Cell(0, 1, 0), Cell(0, 1, 1)) }
    return (Cell(0, 1, 0), Cell(1, 1, 0))
  }

  @inline(__always)
  private mutating func add(corner: Cell, _ offset: SIMD3<Float>, _ turn: Turn) {
    let squares = offset * offset
    let t = Self.reach - squares.x - squares.y - squares.z
    guard t > 0 else { return }
    let slope = Self.slope(corner, turn)
    let products = slope * offset
    let rise = products.x + products.y + products.z
    let t2 = t * t
    value += t2 * t2 * rise
    gradient += t2 * t2 * slope - 8 * t2 * t * rise * offset
  }

  private static func slope(_ corner: Cell, _ turn: Turn) -> SIMD3<Float> {
    let z = Int(permutation[corner.z & 255])
    let y = Int(permutation[(corner.y &+ z) & 255])
    let index = Int(permutation[(corner.x &+ y) & 255] & 15)
    return turn.cosine * startSlopes[index] + turn.sine * quarterSlopes[index]
  }

  /// 0 where a number is not finite or so large that it has no fraction.
  private static func floor(_ x: Float) -> Int {
    let whole = x.rounded(.down)
    return abs(whole) < 1e9 ? Int(whole) : 0
  }
}
