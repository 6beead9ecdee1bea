import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

/// The appearance of a view and its layer.
extension ViewProperties {
  static let appearance: [ViewProperty] = [
    channel("alpha", .number(.plain, 0...1), .alpha, "opacity: 0 is clear, 1 is opaque")
      .also("opacity"),
    flag("isHidden", "whether it is hidden", \.isHidden)
      .also("hidden", "hide", "shown", "isShown", "visible", "isVisible"),
    flag(
      "isUserInteractionEnabled", "whether touches reach it", \.isUserInteractionEnabled),
    color(.backgroundColor, "its color; `color` for short").also("background", "fill", "colour"),
    channel("cornerRadius", .extent, .cornerRadius, "radius of its corners", unit: "pt")
      .also("borderRadius", "radius"),
    Property(
      "maskedCorners", .corners, .recorded, "corners that are rounded",
      get: { reading in
        guard let corners = reading.appearance?.maskedCorners else { return .nothing }
        return .list(List(corners.names.map(Value.string)))
      },
      set: { reading, stage, corners in
        try look(reading, on: stage) { $0.maskedCorners = corners }
      }),
    flag(
      "clipsToBounds", "whether its edge clips its subviews and its shadow",
      \.clipsToBounds
    ).also("masksToBounds"),
    Property(
      "mask", .mask, .recorded, "its visible part; made for its size, and not resized with it",
      get: { reading in
        guard let appearance = reading.appearance else { return .nothing }
        return appearance.mask.map(Value.mask) ?? .string("none")
      },
      set: { reading, stage, mask in
        try look(reading, on: stage) { $0.mask = mask?.placed(in: reading.view.bounds) }
      }),
    channel("borderWidth", .extent, .borderWidth, "width of its border", unit: "pt"),
    color(.borderColor, "its border's color"),
    channel(
      "shadowOpacity", .number(.plain, 0...1), .shadowOpacity, "opacity of its shadow; 0 is none"),
    channel("shadowRadius", .extent, .shadowRadius, "blur radius of its shadow", unit: "pt"),
    Property(
      "shadowOffset", .point, unit: "pt", .recorded, "offset of its shadow",
      get: { $0.pair(.shadowOffsetX, .shadowOffsetY) },
      set: { reading, stage, point in
        try set(reading, on: stage, (.shadowOffsetX, point.x), (.shadowOffsetY, point.y))
      }),
    color(.shadowColor, "its shadow's color"),
  ]

  // MARK: Kinds of declarations

  private static func flag(
    _ name: String, _ summary: String,
    _ path: WritableKeyPath<View.Appearance, Bool> & Sendable
  ) -> ViewProperty {
    Property(
      name, .boolean, .recorded, summary,
      get: { $0.appearance.map { .boolean($0[keyPath: path]) } ?? .nothing },
      set: { reading, stage, flag in try look(reading, on: stage) { $0[keyPath: path] = flag } })
  }

  static func color(_ channel: ColorChannel, _ summary: String) -> ViewProperty {
    Property(
      channel.rawValue, colorName, .recorded, summary,
      get: { $0.appearance.map { .string($0[channel] ?? "none") } ?? .nothing },
      set: { reading, stage, color in try stage.setColor(color, channel, of: reading.view) })
  }

  private static let colorName = ValueType<String>(.color) { (check, value) throws(Mistake) in
    guard case .string(let color) = value else { throw check.wrongKind(.color, value) }
    // A computed text has not been checked yet.
    guard Colors.isColor(color) else { throw .unknownColor(color, nearest: []) }
    return color
  }

  static func look(
    _ reading: ViewReading, on stage: Stage, _ change: (inout View.Appearance) -> Void
  ) throws(StagingProblem) {
    try stage.setAppearance(of: reading.view, change)
  }
}
