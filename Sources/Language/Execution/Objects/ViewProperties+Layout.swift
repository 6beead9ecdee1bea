import Diagnostics
import Geometry
import Staging
import Values

extension ViewProperties {
  /// The layout margins and the guide inside them.
  static let layout: [ViewProperty] = [
    Property(
      "layoutMargins", .insets, unit: "pt", .recorded,
      "insets of its content from its bounds; default 8, and (0, 16, 0, 16) for a screen",
      get: { $0.layoutMargins.map(Value.insets) ?? .nothing },
      set: { (reading, stage, value, check) throws(Mistake) in
        let margins = try check.insets(value)
        try staging { () throws(StagingProblem) in
          try stage.setLayoutMargins(margins, of: reading.view)
        }
      }
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
