import MotionGeometry
import MotionPlatform

/// Perlin's simplex noise in three dimensions with rotating gradients, and its derivative.
///
/// The algorithm is that of Stefan Gustavson's `srdnoise23` (2003–2008, public domain): space is
/// skewed so that each cube is divided into six tetrahedra. Every corner of the one around a point
/// has a gradient g, selected by a permutation of the corner's coordinates, and adds t⁴ · (g · d),
/// where d is the vector from the corner to the point and t = 0.6 − d² is above 0. Each gradient
/// rotates in its own plane.
struct SimplexNoise {
  /// The rotation of the gradients.
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

  /// The noise, about -1 … 1.
  private(set) var value: Float = 0
  private(set) var gradient = SIMD3<Float>.zero

  /// The square of a corner's radius of influence.
  private static let reach: Float = 0.6
  /// The factor that scales the values to about -1 … 1.
  private static let scale: Float = 28
  /// The factors that skew space and undo it.
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

  /// Returns the two corners between a cube's first and last that belong to the tetrahedron of an
  /// offset: the path follows the axes in descending order of the offset's components.
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
    let z = Int(clamping: permutation[corner.z & 255])
    let y = Int(clamping: permutation[(corner.y &+ z) & 255])
    let index = Int(clamping: permutation[(corner.x &+ y) & 255] & 15)
    return turn.cosine * startSlopes[index] + turn.sine * quarterSlopes[index]
  }

  /// Returns 0 for a number that is not finite or too large to have a fraction.
  private static func floor(_ x: Float) -> Int {
    let whole = x.rounded(.down)
    return abs(whole) < 1e9 ? Int(clamping: Double(whole)) : 0
  }
}

extension SimplexNoise {
  /// √2/√3: scales the corners of a cube to the length √2 of its edge midpoints.
  private static let a: Float = 0.81649658

  /// The unrotated gradients: the edge midpoints of a cube and, to make sixteen, corners.
  static let startSlopes: [SIMD3<Float>] = [
    SIMD3(1, 0, 1), SIMD3(0, 1, 1), SIMD3(-1, 0, 1), SIMD3(0, -1, 1),
    SIMD3(1, 0, -1), SIMD3(0, 1, -1), SIMD3(-1, 0, -1), SIMD3(0, -1, -1),
    SIMD3(a, a, a), SIMD3(-a, a, -a), SIMD3(-a, -a, a), SIMD3(a, -a, -a),
    SIMD3(-a, a, a), SIMD3(a, -a, a), SIMD3(a, -a, -a), SIMD3(-a, a, -a),
  ]

  /// The gradients after a quarter turn, each perpendicular to its unrotated one.
  static let quarterSlopes: [SIMD3<Float>] = [
    SIMD3(-a, a, a), SIMD3(-a, -a, a), SIMD3(a, -a, a), SIMD3(a, a, a),
    SIMD3(-a, -a, -a), SIMD3(a, -a, -a), SIMD3(a, a, -a), SIMD3(-a, a, -a),
    SIMD3(1, -1, 0), SIMD3(1, 1, 0), SIMD3(-1, 1, 0), SIMD3(-1, -1, 0),
    SIMD3(1, 0, 1), SIMD3(-1, 0, 1), SIMD3(0, 1, -1), SIMD3(0, -1, -1),
  ]

  /// Ken Perlin's permutation of 0 … 255.
  static let permutation: [UInt8] = [
    151, 160, 137, 91, 90, 15, 131, 13, 201, 95, 96, 53, 194, 233, 7, 225, 140, 36, 103, 30, 69,
    142, 8, 99, 37, 240, 21, 10, 23, 190, 6, 148, 247, 120, 234, 75, 0, 26, 197, 62, 94, 252, 219,
    203, 117, 35, 11, 32, 57, 177, 33, 88, 237, 149, 56, 87, 174, 20, 125, 136, 171, 168, 68, 175,
    74, 165, 71, 134, 139, 48, 27, 166, 77, 146, 158, 231, 83, 111, 229, 122, 60, 211, 133, 230,
    220, 105, 92, 41, 55, 46, 245, 40, 244, 102, 143, 54, 65, 25, 63, 161, 1, 216, 80, 73, 209, 76,
    132, 187, 208, 89, 18, 169, 200, 196, 135, 130, 116, 188, 159, 86, 164, 100, 109, 198, 173,
    186, 3, 64, 52, 217, 226, 250, 124, 123, 5, 202, 38, 147, 118, 126, 255, 82, 85, 212, 207, 206,
    59, 227, 47, 16, 58, 17, 182, 189, 28, 42, 223, 183, 170, 213, 119, 248, 152, 2, 44, 154, 163,
    70, 221, 153, 101, 155, 167, 43, 172, 9, 129, 22, 39, 253, 19, 98, 108, 110, 79, 113, 224, 232,
    178, 185, 112, 104, 218, 246, 97, 228, 251, 34, 242, 193, 238, 210, 144, 12, 191, 179, 162, 241,
    81, 51, 145, 235, 249, 14, 239, 107, 49, 192, 214, 31, 181, 199, 106, 157, 184, 84, 204, 176,
    115, 121, 50, 45, 127, 4, 150, 254, 138, 236, 205, 93, 222, 114, 67, 29, 24, 72, 243, 141, 128,
    195, 78, 66, 215, 61, 156, 180,
  ]
}
