import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

/// The properties of a view, by their Swift names, in the order of help.
package enum ViewProperties {
  package typealias ViewProperty = Property<ViewReading>

  /// Those of the files `ViewProperties+…` are among them. Each name is there once: `speed`, for
  /// example, is the layer's.
  package static let all: [ViewProperty] =
    geometry + layout + motion + outline + appearance + text + time + touches

  private static let byName: [String: ViewProperty] = {
    var table = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // `color`, as in the command that makes a view, is UIKit's backgroundColor.
    for (alias, name) in aliases { table[alias] = table[name] }
    return table
  }()

  package static let aliases = [("color", "backgroundColor"), ("position", "center")]

  package static func property(named name: String) -> ViewProperty? { byName[name] }

  // MARK: Geometry

  private static let geometry: [ViewProperty] = [
    Property(
      "frame", .rect, unit: "pt", .recorded, "the box around it, in its parent's coordinates",
      get: { $0.geometry.map { .rect($0.frame) } ?? .nothing },
      set: { reading, stage, rect in try stage.setFrame(rect, of: reading.view) }),
    Property(
      "bounds", .rect, unit: "pt", .recorded, "its own coordinates: an origin and a size",
      get: { $0.geometry.map { .rect($0.bounds) } ?? .nothing },
      set: { reading, stage, rect in
        try set(
          reading, on: stage,
          (.boundsX, rect.minX), (.boundsY, rect.minY), (.width, rect.size.width),
          (.height, rect.size.height))
      }),
    Property(
      "center", .point, unit: "pt", .recorded, "its center in its parent's coordinates",
      get: { $0.pair(.centerX, .centerY) },
      set: { reading, stage, point in
        try set(reading, on: stage, (.centerX, point.x), (.centerY, point.y))
      }),
    Property(
      "size", .size, unit: "pt", .recorded, "its width and height",
      get: {
        guard let width = $0.number(.width), let height = $0.number(.height) else {
          return .nothing
        }
        return .size(Size(width, height))
      },
      set: { reading, stage, size in
        try set(reading, on: stage, (.width, size.width), (.height, size.height))
      }),
    Property(
      "anchorPoint", .point, .recorded,
      "point in it that lies at its center and that it turns about: (0, 0) is its top left corner",
      get: { $0.pair(.anchorX, .anchorY) },
      set: { reading, stage, point in
        try set(reading, on: stage, (.anchorX, point.x), (.anchorY, point.y))
      }),
    channel(
      "rotation", .angle, .rotation, "angle, clockwise on screen", unit: "rad", quantity: .angle
    ).also("angle", "rotate", "rotationEffect"),
    Property(
      "scale", factorOrPoint, .recorded,
      "scale factor; a point scales x and y separately",
      get: { reading in
        guard case .point(let scale) = reading.pair(.scaleX, .scaleY) else { return .nothing }
        return scale.x == scale.y ? .plain(scale.x) : .point(scale)
      },
      set: { reading, stage, scale in
        try set(reading, on: stage, (.scaleX, scale.x), (.scaleY, scale.y))
      }),
    Property(
      "transform", .transform, .recorded, "scale, rotation and translation about its center",
      get: { reading in
        guard let geometry = reading.geometry else { return .nothing }
        return geometry.space.map(Value.space) ?? .transform(geometry.transform)
      }, set: setTransform),
    Property(
      "transform3D", .transform, .recorded,
      "the same in 3D, with perspective and rotation about any axis",
      get: { $0.geometry.map { .space($0.transform3D) } ?? .nothing }, set: setTransform),
    channel("zPosition", .plain, .zPosition, "depth; in front of siblings with a smaller one")
      .also("zIndex"),
  ]

  // MARK: Motion

  private static let motion: [ViewProperty] = [
    Property(
      "velocity", .point, unit: "pt/s", .recorded, "velocity in x and y, reported by dynamics",
      get: { $0.pair(.velocityX, .velocityY) }),
    Property(
      "angularVelocity", .plain, unit: "rad/s", .recorded, "rotation speed, reported by dynamics",
      get: { $0.value(.angularVelocity) }),
    Property(
      "energy", .plain, unit: "J", .recorded, "kinetic and potential energy in the dynamics",
      get: { $0.energy(\.sum) }),
    Property(
      "kineticEnergy", .plain, unit: "J", .recorded, "energy of moving and of turning",
      get: { $0.energy(\.kinetic) }),
    Property(
      "potentialEnergy", .plain, unit: "J", .recorded,
      "energy in gravity, in springs and in spring fields", get: { $0.energy(\.potential) }),
  ]

  // MARK: Collision outline

  private static let outline: [ViewProperty] = [
    Property(
      "collisionBoundsType", outlineName, .recorded,
      "shape used for collisions",
      get: { $0.appearance.map { .string(name(of: $0.collisionBounds)) } ?? .nothing },
      set: { reading, stage, value in
        switch value {
        case "rectangle": try setOutline(.rectangle, of: reading, on: stage)
        case "ellipse": try setOutline(.ellipse, of: reading, on: stage)
        default: throw Mistake.outlineNeedsPath
        }
      }),
    Property(
      "collisionBoundingPath", .points, .recorded,
      "its own shape for collisions: convex, around its center",
      get: { reading in
        guard case .path(let points)? = reading.appearance?.collisionBounds else { return .nothing }
        return .list(List(points.map(Value.point)))
      },
      set: { reading, stage, points in try setOutline(.path(points), of: reading, on: stage) }),
  ]

  private static let outlineName = ValueType<String>(.word(["rectangle", "ellipse", "path"])) {
    (check, value) throws(Mistake) in try check.string(value)
  }

  private static func name(of outline: CollisionBounds) -> String {
    switch outline {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .path: "path"
    }
  }

  private static func says(_ fault: CollisionBounds.Fault) -> String {
    switch fault {
    case .outOfReach: "a corner is too far away"
    case .tooManyCorners: "it has more than \(CollisionBounds.cornerLimit) corners"
    case .noArea: "its corners lie on one line"
    case .notConvex: "it is not convex"
    }
  }

  /// UIKit reads the outline when the view is added to its first behavior.
  private static func setOutline(
    _ outline: CollisionBounds, of reading: ViewReading, on stage: Stage
  ) throws(Mistake) {
    if let fault = outline.fault { throw .invalidOutline(says(fault)) }
    let isInTime = try attempt { try stage.setCollisionBounds(outline, of: reading.view) }
    guard isInTime else { throw .outlineTooLate(reading.view.name) }
  }

  // MARK: Kinds of declarations

  static func channel(
    _ name: String, _ kind: ValueKind, _ channel: Channel, _ summary: String,
    unit: String = "", quantity: Quantity = .plain
  ) -> ViewProperty {
    let taken: Quantity = if case .number(let quantity, _) = kind { quantity } else { .plain }
    let type = ValueType<Double>(kind) { (check, value) throws(Mistake) in
      try check.number(value, taken, channel.range)
    }
    return Property(
      name, type, unit: unit, .recorded, summary, get: { $0.value(channel, quantity) },
      set: { reading, stage, number in try set(reading, on: stage, (channel, number)) })
  }

  static func set(
    _ reading: ViewReading, on stage: Stage, _ values: (Channel, Double)...
  ) throws(StagingProblem) {
    for (channel, value) in values { try stage.set(value, channel, of: reading.view) }
  }

  private static let setTransform: @Sendable (ViewReading, Stage, Transform3D) throws -> Void = {
    reading, stage, transform in try stage.setTransform(transform, of: reading.view)
  }

  /// A factor for both axes, or a point with one for each.
  private static let factorOrPoint = ValueType<Point>(.plain) { (check, value) throws(Mistake) in
    if case .point = value { return try check.point(value) }
    let factor = try check.number(value, .plain, Channel.scaleX.range)
    return Point(factor, factor)
  }
}

extension ViewProperties {
  /// The layout margins and the guide inside them.
  static let layout: [ViewProperty] = [
    Property(
      "layoutMargins", .insets, unit: "pt", .recorded,
      "insets of its content from its bounds; default 8, and (0, 16, 0, 16) for a screen",
      get: { $0.layoutMargins.map(Value.insets) ?? .nothing },
      set: { reading, stage, margins in try stage.setLayoutMargins(margins, of: reading.view) }
    ).also("padding", "directionalLayoutMargins"),
    Property(
      "layoutMarginsGuide", .rect, unit: "pt", .recorded,
      "rectangle inside its layout margins, in its own coordinates",
      get: { reading in
        guard let bounds = reading.geometry?.bounds, let margins = reading.layoutMargins else {
          return .nothing
        }
        return .rect(bounds.inside(margins: margins))
      }),
  ]
}
