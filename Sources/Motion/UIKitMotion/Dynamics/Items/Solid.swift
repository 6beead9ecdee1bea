import MotionGeometry

/// The shapes and mass properties of a body, in metres around the item's center: convex pieces,
/// area and inertia.
struct Solid {
  enum Piece {
    case box(halfExtents: SIMD2<Float>, skin: Float)
    case circle(center: SIMD2<Float>, radius: Float)
    case polygon(corners: [SIMD2<Float>], skin: Float)
  }

  let pieces: [Piece]
  /// The area in m²; times the density, in kg/m², it is the mass.
  let area: Float
  /// The centre of mass.
  let centroid: SIMD2<Float>
  /// Twelve times inertia divided by mass: for a rectangle, w² + h².
  let gyration: Float

  func mass(density: Double) -> Mass {
    let kilograms = Float(density) * area
    return Mass(kilograms, inertia: kilograms * gyration / 12, center: centroid)
  }

  /// Creates the solid of an item; if its shape is invalid, that of its rectangle.
  init(of item: DynamicItem, engine: Engine) {
    if let group = item as? DynamicItemGroup {
      self.init(joining: group.placesOfMembers.map { (Solid(of: $0, engine: engine), $1) })
    } else {
      self.init(item.collisionBounds, item.size, engine)
    }
  }

  private init(_ bounds: CollisionBounds, _ size: Size, _ engine: Engine) {
    switch bounds {
    case .rectangle: self.init(rectangle: size, engine)
    case .ellipse where size.width == size.height: self.init(circle: size.width / 2)
    case .ellipse: self.init(.ellipse(size, corners: Self.cornersOfEllipse(size)))
    case .path(let corners):
      switch ConvexPolygon.make(corners) {
      case .success(let polygon): self.init(polygon)
      case .failure: self.init(rectangle: size, engine)
      }
    }
  }

  /// A core 1 pt smaller on each side in a skin, which Box2D's continuous collision needs. Small
  /// items have a thinner skin.
  private init(rectangle size: Size, _ engine: Engine) {
    let inset = min(Self.inset(of: size.width), Self.inset(of: size.height))
    let half = Vector(size.width / 2 - inset, size.height / 2 - inset)
    let (width, height) = (Scale.meters(size.width), Scale.meters(size.height))
    pieces = [.box(halfExtents: Scale.meters(half), skin: engine.skin(inset: inset))]
    area = width * height
    centroid = .zero
    gyration = width * width + height * height
  }

  private static func inset(of side: Double) -> Double {
    side > 3 ? 1 : min(1, side / 4)
  }

  private init(circle radius: Double) {
    let meters = Scale.meters(radius)
    pieces = [.circle(center: .zero, radius: meters)]
    area = .pi * meters * meters
    centroid = .zero
    gyration = 6 * meters * meters
  }

  private init(_ polygon: ConvexPolygon) {
    var (core, skin) = (polygon, 0.0)
    for inset in [1, 0.5, 0.25, 0.1] {
      guard let smaller = polygon.inset(by: inset) else { continue }
      (core, skin) = (smaller, inset)
      break
    }
    pieces = [.polygon(corners: core.corners.map(Scale.meters), skin: Scale.meters(skin))]
    area = Float(polygon.area * 1e-4)
    centroid = Scale.meters(polygon.centroid)
    gyration = Float(12 * polygon.gyration * 1e-4)
  }

  /// Joins several solids, each moved and not rotated.
  private init(joining parts: [(solid: Solid, offset: Vector)]) {
    let moved = parts.map { (solid: $0.solid, offset: Scale.meters($0.offset)) }
    let area = moved.reduce(0) { $0 + $1.solid.area }
    var center = SIMD2<Float>.zero
    for (solid, offset) in moved { center += (offset + solid.centroid) * (solid.area / area) }
    var gyration: Float = 0
    for (solid, offset) in moved {
      let arm = offset + solid.centroid - center
      gyration += (solid.gyration + 12 * (arm * arm).sum()) * (solid.area / area)
    }
    pieces = moved.flatMap { solid, offset in solid.pieces.map { $0.moved(by: offset) } }
    self.area = area
    self.centroid = center
    self.gyration = gyration
  }

  /// Chords of about 10 points, as in UIKit: each quarter has a tenth of its length, in points, as
  /// corners. (UIKit gives 1000 x 500 points 244 corners; this gives 240.)
  private static func cornersOfEllipse(_ size: Size) -> Int {
    let (a, b) = (size.width / 2, size.height / 2)
    // Ramanujan's first formula for the perimeter.
    let quarter = .pi / 4 * (3 * (a + b) - ((3 * a + b) * (a + 3 * b)).squareRoot())
    return 4 * Int(clamping: min(max(quarter / 10, 2), 64))
  }
}

extension Solid.Piece {
  fileprivate func moved(by offset: SIMD2<Float>) -> Solid.Piece {
    switch self {
    case .box(let half, let skin):
      let corners = [-half, SIMD2(half.x, -half.y), half, SIMD2(-half.x, half.y)]
      return .polygon(corners: corners.map { $0 + offset }, skin: skin)
    case .circle(let center, let radius): return .circle(center: center + offset, radius: radius)
    case .polygon(let corners, let skin):
      return .polygon(corners: corners.map { $0 + offset }, skin: skin)
    }
  }
}

extension Body {
  func add(_ solid: Solid) {
    for piece in solid.pieces {
      switch piece {
      case .box(let halfExtents, let skin): addBox(halfExtents: halfExtents, skin: skin)
      case .circle(let center, let radius): addCircle(center: center, radius: radius)
      case .polygon(let corners, let skin): addPolygon(corners, skin: skin)
      }
    }
  }
}
