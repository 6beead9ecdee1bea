import Diagnostics
import MotionGeometry

/// `badge.convert((10, 10), to: stage)`: points and rectangles between the coordinates of views.
/// The call is declared here; `ExpressionEvaluator+Conversion` converts, now or at a recorded
/// frame.
package enum Conversion {
  package static let name = "convert"

  /// The method of views and the stage. The call has the view before the dot.
  package static let function = Function(
    name, "a point or rectangle of a view in the coordinates of another one",
    [
      .at("place", .point, takes: "a point or a rectangle", "place to convert"),
      .labelled("to", .view, takes: "a view or the stage", "converts to its coordinates"),
      .labelled("from", .view, takes: "a view or the stage", "converts from its coordinates"),
    ],
    example: "stage.convert((10, 20), from: stage)"
  ) { (call) throws(Mistake) in
    guard call.labelled.count == 1, let (label, value) = call.labelled.first else {
      if call.labelled.isEmpty { throw .conversionWithoutView(call.function) }
      throw .eitherOr("`to:`", "`from:`").about(argument: call.labelled[1].label)
    }
    let place = call.positional[0]
    switch place {
    case .point, .rect: break
    default:
      throw .wrongKind(
        call.function, takes: "a point or a rectangle", found: place.described,
        sample: "\(call.function)((10, 10), to: stage)")
    }
    guard case .object(let other) = value, other.hasCoordinates else {
      throw .wrongKind(
        "\(label):", takes: "a view or the stage", found: value.described,
        sample: "\(label): stage"
      ).about(argument: label)
    }
    return try call.convert(place, other, label == "from")
  }
}

extension ObjectReference {
  /// Whether points and rectangles can be converted to and from its coordinates.
  package var hasCoordinates: Bool {
    switch self {
    case .view, .presentation, .stage: true
    case .behavior, .effect, .group, .handler, .animation, .animator, .keyboard,
      .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .tilt, .trace, .sweep,
      .recording,
      .controller:
      false
    }
  }
}
