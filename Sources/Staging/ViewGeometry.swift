import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a view is and how it is turned, at one moment: its model, its presentation or its past.
public struct ViewGeometry: Hashable, Sendable {
  /// In the parent's coordinates.
  public var center: Point
  /// The view's own coordinate system.
  public var bounds: Rect
  /// Where in the bounds the centre is, as shares of their size: `CALayer.anchorPoint`.
  public var anchor = Point(0.5, 0.5)
  /// The transform about the centre; of one of space what it does in the plane.
  public var transform: AffineTransform
  /// The transform of space about the centre; nil where `transform` is all.
  public var space: Transform3D?

  /// The geometry of a view that stands so.
  public init(center: Point, bounds: Rect, transform: AffineTransform = .identity) {
    self.center = center
    self.bounds = bounds
    self.transform = transform
  }

  /// Reads the geometry channels from wherever they are kept.
  public init(_ value: (Channel) -> Double) {
    center = Point(value(.centerX), value(.centerY))
    bounds = Rect(value(.boundsX), value(.boundsY), value(.width), value(.height))
    anchor = Point(value(.anchorX), value(.anchorY))
    let parts = SpatialChannels(value)
    if parts.isFlat {
      transform = parts.plane.transform
    } else {
      let whole = parts.transform
      transform = whole.flattened
      space = whole
    }
  }

  /// The whole transform, in space or not.
  public var transform3D: Transform3D { space ?? Transform3D(transform) }

  /// The smallest upright rectangle around what is seen of the bounds, in the parent's coordinates.
  public var frame: Rect {
    guard space == nil else { return toParent.box(around: bounds) }
    let size = bounds.size
    guard anchor == Point(0.5, 0.5) || transform.isTranslation else {
      return toParent.box(around: bounds)
    }
    let shift = Vector((0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height)
    let middle = center + Vector(transform.tx, transform.ty) + shift
    guard !transform.isTranslation else { return Rect(center: middle, size: size) }
    return Rect(center: middle, size: transform.extent(of: size))
  }

  /// Takes the view's own coordinates to the parent's.
  public var toParent: Projection {
    let (before, after) = (
      AffineTransform.translation(
        -(bounds.minX + anchor.x * bounds.size.width),
        -(bounds.minY + anchor.y * bounds.size.height)),
      AffineTransform.translation(center.x, center.y)
    )
    guard let space else { return Projection(after * transform * before) }
    return Projection(after) * Projection(space) * Projection(before)
  }
}

extension AffineTransform {
  /// The size of the upright box around a transformed rectangle.
  func extent(of size: Size) -> Size {
    Size(
      abs(a) * size.width + abs(c) * size.height, abs(b) * size.width + abs(d) * size.height)
  }

  /// Whether lengths and directions stay as they are.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// A transform as the channels hold it: `translation · rotation · skew · scale`, for column vectors.
struct TransformParts: Hashable {
  var rotation = 0.0
  var scaleX = 1.0
  var scaleY = 1.0
  var skew = 0.0
  var translationX = 0.0
  var translationY = 0.0

  /// Nothing turned, scaled or moved.
  init() {}

  init(_ value: (Channel) -> Double) {
    rotation = value(.rotation)
    scaleX = value(.scaleX)
    scaleY = value(.scaleY)
    skew = value(.skew)
    translationX = value(.translationX)
    translationY = value(.translationY)
  }

  /// Takes a transform apart as CSS Transforms does in two dimensions: of a mirrored plane the axis
  /// flips whose own direction says so. Nil where the plane is flattened onto a line that is not one
  /// of the turned axes.
  init?(_ transform: AffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translationX = transform.tx
    translationY = transform.ty
    let flipsX = transform.determinant < 0 && a < d
    scaleX = flipsX ? -hypot(a, b) : hypot(a, b)
    guard scaleX != 0 else {
      scaleY = hypot(c, d)
      rotation = scaleY == 0 ? 0 : atan2(-c, d)
      return
    }
    rotation = flipsX ? atan2(0 - b, 0 - a) : atan2(b, a)
    scaleY = transform.determinant / scaleX
    let lean = (a * c + b * d) / scaleX
    if scaleY != 0 {
      skew = lean / scaleY
    } else if lean != 0 {
      return nil
    }
  }

  var transform: AffineTransform {
    let (s, c) = (sin(rotation), cos(rotation))
    return AffineTransform(
      a: scaleX * c, b: scaleX * s, c: scaleY * (skew * c - s), d: scaleY * (skew * s + c),
      tx: translationX, ty: translationY)
  }
}
